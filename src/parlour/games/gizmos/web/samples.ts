/** A few cards and a table for the tests: small, but true to what the server sends. */
import type { CardPiece, Color, GizmosPieces, GizmosView, PlayerView } from "./generated";

const BLANK: Omit<CardPiece, "number" | "code" | "name"> = {
  level: 1,
  cost: 1,
  color: "red",
  points: 1,
  column: "upgrade",
  text: "",
  short: "",
  trigger: null,
  gain: null,
  converts: [],
  raises: { storage: 0, file: 0, research: 0 },
  discount: null,
  bans: null,
  award: null,
};

const FACES: (Partial<CardPiece> & { code: string; name: string })[] = [
  {
    code: "G0S1#1",
    name: "Starter Scoop",
    level: 0,
    cost: 0,
    color: "none",
    points: 0,
    column: "file",
    text: "After you File: draw 1 random energy.",
    trigger: { when: "file", colors: [], from_archive: false, built_level: 0 },
    gain: { what: "draw", amount: 1 },
  },
  {
    code: "G1R4",
    name: "Ember Atom Swap",
    column: "converter",
    text: "While paying, 1 blue counts as 1 of any color.",
    converts: [{ source: "blue", result: "any", amount: 1 }],
  },
  {
    code: "G1U9",
    name: "Quark Spark Claw",
    color: "blue",
    column: "build",
    text: "After you Build a yellow gizmo: Pick 1 energy.",
    trigger: { when: "build", colors: ["yellow"], from_archive: false, built_level: 0 },
    gain: { what: "pick", amount: 1 },
  },
  {
    code: "G2U3",
    name: "Quark Heat Doubler",
    level: 2,
    cost: 3,
    color: "blue",
    points: 3,
    column: "converter",
    text: "While paying, 1 red counts as 2 red.",
    converts: [{ source: "red", result: "red", amount: 2 }],
  },
  {
    code: "G3U4",
    name: "Quark Level-2 Coupon",
    level: 3,
    cost: 5,
    color: "blue",
    points: 5,
    text: "Level 2 gizmos cost 1 less.",
    discount: "level 2",
  },
  {
    code: "G3X1#1",
    name: "Prism Energy Trophy",
    level: 3,
    cost: 7,
    color: "any",
    points: 0,
    text: "Worth your energy at the end.",
    award: "energy",
  },
];

const SHAPES = { red: "flame", yellow: "spark", blue: "atom", black: "battery" } as const;

export const pieces: GizmosPieces = {
  colors: (["red", "yellow", "blue", "black"] as Color[]).map((name) => ({
    name,
    title: `${name} energy`,
    shape: SHAPES[name],
    letter: name.charAt(0),
    words: [],
  })),
  columns: ["upgrade", "converter", "file", "pick", "build"],
  cards: FACES.map((face, number) => ({ ...BLANK, number, ...face })),
  row: 6,
  display: [4, 3, 2],
  each_color: 13,
  limits: { storage: 5, file: 1, research: 3 },
  end: { gizmos: 16, level_3: 4 },
};

export function card(code: string): CardPiece {
  const found = pieces.cards.find((each) => each.code === code);
  if (!found) throw new Error(`no sample with the code ${code}`);
  return found;
}

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  const ring = changes.ring ?? [0, 0, 0, 0];
  return {
    archive: [],
    active: [0],
    tokens: 0,
    limits: { storage: 5, file: 1, research: 3 },
    energy: ring.reduce((sum, n) => sum + n, 0),
    gizmos: 1,
    level_3: 0,
    may_file: true,
    may_research: true,
    points: { gizmos: 0, tokens: 0, awards: 0, total: 0 },
    ...changes,
    ring,
  };
}

export function table(changes: Partial<GizmosView> = {}): GizmosView {
  return {
    viewer: 0,
    agenda: [{ kind: "MainAction", seat: 0 }],
    waiting: [0],
    house: {
      kind: "HouseRules",
      next_shown: false,
      free_from_archive: true,
      discounts_add_up: true,
      level_2_once: false,
      blocked_wait: true,
      picks_apart: false,
    },
    first: 0,
    turn: 0,
    round: 1,
    ending: false,
    passes: 0,
    stuck: false,
    last_seat: 1,
    ranking: [],
    decided_by: "",
    players: [player(), player()],
    display: [
      [1, 2, -1, -1],
      [3, -1, -1],
      [4, 5],
    ],
    decks: [10, 10, 0],
    removed: 20,
    row: [0, 0, 1, 2, 3, 3],
    next_sphere: -1,
    dispenser: [11, 12, 12, 11],
    pending: [],
    blocked: [],
    used: [],
    built: [],
    payment: null,
    looked_at: null,
    looked_at_count: 0,
    ...changes,
  };
}
