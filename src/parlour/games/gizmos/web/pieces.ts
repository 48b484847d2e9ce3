// What is printed on the parts of the game: what `GET /api/games/.../pieces` answers.
// Written by hand after pieces.py; a Python test compares the two, so keep to plain interfaces.

export type Color = "red" | "yellow" | "blue" | "black";
export type Column = "upgrade" | "converter" | "file" | "pick" | "build";

export interface GizmosPieces {
  colors: ColorPiece[]; // in the order in which views number them
  columns: Column[]; // in the order in which a tableau shows them
  cards: CardPiece[]; // in the order in which views number them
  row: number; // spheres in a full row
  display: number[]; // slots of level 1, 2, 3
  each_color: number; // spheres of each color in the box
  limits: Limits; // at the start
  end: EndCondition;
}

export interface ColorPiece {
  name: Color;
  title: string; // the rulebook's word: Heat, Electric ...
  shape: "flame" | "spark" | "atom" | "battery"; // color never stands alone
  letter: string;
  words: string[]; // what names of gizmos call it: as their own color, and as what they wait for
}

export interface Limits {
  storage: number;
  file: number;
  research: number;
}

// The end comes when somebody has so many active gizmos, or so many of level 3.
export interface EndCondition {
  gizmos: number;
  level_3: number;
}

export interface CardPiece {
  number: number; // as in views: its place in `cards`
  code: string; // as in moves: G1R4, G3X1#2
  name: string; // what people call it: its color first, its effect last
  level: 0 | 1 | 2 | 3;
  cost: number;
  color: Color | "any" | "none"; // any: a generic gizmo; none: a starting gizmo
  points: number;
  column: Column;
  text: string; // the effect in full sentences
  short: string; // the effect in a few characters, colors as letters
  trigger: Trigger | null; // together with `gain`, or both null
  gain: Gain | null;
  converts: Conversion[]; // the parts of a converter, else empty
  raises: Limits; // by how much; all 0 for most gizmos
  discount: "level 2" | "archive" | "research" | null; // such gizmos cost 1 less
  bans: "file" | "research" | null; // no more of that action
  award: "energy" | "tokens" | null; // at the end it is worth one's energy, or tokens
}

export interface Trigger {
  when: "file" | "pick" | "build";
  colors: Color[]; // any one is enough; empty where color does not matter
  from_archive: boolean; // only what was built from the archive
  built_level: 0 | 2; // only what is of this level; 0: any
}

export interface Gain {
  what: "draw" | "pick" | "points" | "file" | "research" | "free build";
  amount: number;
}

// While paying, one sphere of `source` counts as `amount` of `result`.
export interface Conversion {
  source: Color | "any";
  result: Color | "any";
  amount: 1 | 2;
}
