/**
 * What a scene and its level maps draw: plain lists of parts, and of what is marked on them. They
 * know nothing of turns or rules, so a game and the workshop can both use them.
 *
 *   <Scene grid={grid} marks={marks} look={look} onLook={setLook} onPick={...} onHover={...} />
 *   <LevelMaps grid={grid} marks={marks} labelOf={...} onPick={...} onCursor={...} />
 */
import type { Mark } from "@shell/kit";
import type { Cell } from "../generated";

export type { Cell } from "../generated";

export interface SeatLook {
  name: string; // "blue": how the seat is called
  color: string; // how it is drawn
  forward: Cell;
  /** Where its forward arrow lies: the middle of its home-row. Without it there is none. */
  home?: Cell;
}

export interface PadPart {
  cell: Cell;
  added?: boolean;
}

export interface NodePart {
  cell: Cell;
  kind: "kingerizer" | "teleporter" | "blocker";
  seat: number | null; // whose it is; a teleporter is nobody's
}

export interface MarkerPart {
  /** The same marker keeps its id, wherever it goes. */
  id: string;
  cell: Cell;
  seat: number;
  king: boolean;
  /** Pale: about to leave, or only meant. */
  pale?: boolean;
}

export interface Grid {
  pads: PadPart[];
  links: (readonly [Cell, Cell])[];
  posts: (readonly [Cell, Cell])[]; // each is the lower link that it stands on
  nodes: NodePart[];
  markers: MarkerPart[];
  seats: SeatLook[];
  floor: number;
}

/** What a click on a cell would do; each has a color and a shape (glyphs.ts). */
export type TargetKind = "step" | "jump" | "take" | "kamikaze" | "exit" | "block" | "pad";

export interface Target {
  cell: Cell;
  kind: TargetKind;
}

/** A line through the middles of pads: a jump's three, or what was tried in vain. */
export interface Line {
  cells: Cell[];
  kind: TargetKind | "refused" | "last";
}

/** A cell without a pad: one could go there (on a post, if nothing is beside it), or a kamikaze falls. */
export interface Ghost {
  cell: Cell;
  kind: "pad" | "kamikaze" | "post";
}

/** What a cell was in the last turn. */
export type Role = Mark["role"];

export interface Marks {
  chosen: Cell | null; // the marker that moves
  armed: Cell | null; // whose next press makes the move
  cursor: Cell | null; // where the keyboard or the pointer is
  movable: Cell[]; // what could be chosen
  targets: Target[];
  lines: Line[];
  ghosts: Ghost[];
  last: { cell: Cell; role: Role }[]; // what was done last
  fresh: Cell | null; // where something is being built
  pointed: Cell[]; // what a hint or a lesson means
  /** Words written over cells: a rule against something, what a pad would cost. */
  notes: { cell: Cell; text: string; tone: "refused" | "plain" | "armed" }[];
}

export const NO_MARKS: Marks = {
  chosen: null,
  armed: null,
  cursor: null,
  movable: [],
  targets: [],
  lines: [],
  ghosts: [],
  last: [],
  fresh: null,
  pointed: [],
  notes: [],
};

export type Standpoint = "seat" | "top" | "side" | "corner";

/** How the scene is looked at. */
export interface Look {
  from: Standpoint | "free"; // free: somebody has turned it by hand
  flat: boolean; // orthographic
  lift: number; // 0: as built; 1: the levels far apart
  coordinates: boolean;
}

export const FIRST_LOOK: Look = { from: "seat", flat: false, lift: 0.65, coordinates: false };

/** At first the levels are so far apart that one sees between them, but not a tower of air. */
export function firstLook(cells: Cell[]): Look {
  const span = (axis: 0 | 1 | 2) => {
    const all = cells.map((cell) => cell[axis]);
    return all.length > 0 ? Math.max(...all) - Math.min(...all) : 0;
  };
  const wide = Math.max(span(0), span(1)) + 1;
  const lift = (0.65 * wide) / Math.max(1, span(2)) / 2 - 0.45;
  return { ...FIRST_LOOK, lift: Math.round(20 * Math.min(0.65, Math.max(0.35, lift))) / 20 };
}
