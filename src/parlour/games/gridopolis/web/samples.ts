/** Grid-sets to test with: Matrix for two, and what may be offered on it. */
import type { Offered, SeatInfo } from "@shell/kit";
import { spoken } from "@shell/ui/texts";
import { fromKey } from "./cells";
import type {
  Blueprint,
  Cell,
  GridopolisPieces,
  GridopolisView,
  MarkerView,
  PlayerView,
  RouteView,
} from "./generated";

const THREE = [-1, 0, 1];
const row = (y: number): Cell[] => THREE.map((x): Cell => [x, y, 0]);
const CUBE = THREE.flatMap((x) => THREE.flatMap((y) => THREE.map((z): Cell => [x, y, z])));
const SOUTH = [...row(-3), ...row(-2)];
const NORTH = [...row(3), ...row(2)];

export const blueprint: Blueprint = {
  format: "gridset-blueprint/1",
  id: "matrix",
  title: "Matrix",
  description: "",
  floor: -1,
  pads: CUBE,
  links: [
    [
      [-1, -1, 0],
      [0, -1, 0],
    ],
  ],
  posts: [
    [
      [-1, -1, 0],
      [0, -1, 0],
    ],
  ],
  teleporters: [[0, 0, -1], ...teleporters()],
  seats: [seatPlan("S", "blue", [0, 1, 0], SOUTH), seatPlan("N", "purple", [0, -1, 0], NORTH)],
  seating: { "2": ["S", "N"] },
  reserve: { pads: 3, posts: 2, links: 3, blockers: 2 },
};

function teleporters(): Cell[] {
  return [
    [1, 1, 1],
    [1, -1, 1],
    [-1, -1, 1],
    [-1, 1, 1],
  ];
}

function seatPlan(id: string, colour: string, forward: Cell, pads: Cell[]) {
  return { id, colour, forward, pads, links: [], kingerizers: pads.slice(0, 3), markers: pads };
}

export const pieces: GridopolisPieces = {
  blueprints: { matrix: blueprint },
  box: {
    pads: 63,
    links: 88,
    posts: 16,
    kingerizers: 12,
    teleporters: 6,
    blockers: 8,
    markers: 24,
  },
};

export const SEATS: SeatInfo[] = ["Ada", "Bell"].map((name) => ({
  name,
  kind: "person" as const,
  bot: "",
  away: false,
  connected: true,
  team: [],
}));

export function marker(seat: number, cell: Cell, king = false): MarkerView {
  return { cell, seat, king, moved: false };
}

function player(id: string, color: string, forward: Cell): PlayerView {
  return {
    id,
    color,
    forward,
    out: false,
    resigned: false,
    pawns: 6,
    kings: 0,
    reserve: { pads: 3, links: 3, posts: 2, blockers: 2 },
    pile: { pawns: 0, kings: 0 },
    points: 6,
  };
}

export function table(changes: Partial<GridopolisView> = {}): GridopolisView {
  return {
    viewer: 0,
    agenda: [{ kind: "Turn", seat: 0 }],
    waiting: [0],
    blueprint: { id: "matrix", title: "Matrix" },
    turn: 0,
    starter: 0,
    round: 1,
    turns: 0,
    pads: [...CUBE, ...SOUTH, ...NORTH],
    added: [],
    blockers: [],
    teleporters: blueprint.teleporters,
    kingerizers: [
      ...row(-3).map((cell) => ({ cell, seat: 0 })),
      ...row(3).map((cell) => ({ cell, seat: 1 })),
    ],
    markers: [...SOUTH.map((cell) => marker(0, cell)), ...NORTH.map((cell) => marker(1, cell))],
    players: [player("S", "blue", [0, 1, 0]), player("N", "purple", [0, -1, 0])],
    limit: { kind: "none", number: 0, up: false },
    quiet: { turns: 0, most: 80 },
    second: null,
    routes: [],
    ranking: [],
    decided_by: "",
    ...changes,
  };
}

export function offers(...moves: string[]): Offered[] {
  return moves.map((move) => ({ move, label: spoken(move), data: {}, caution: null, apart: "" }));
}

/** "take e4 ...": hops as "to", "to*over" or "to*over~exit", a star or a wave where it applies. */
export function route(move: string, ...hops: string[]): RouteView {
  const cell = (text: string | undefined) => (text ? fromKey(text) : null);
  return {
    move,
    hops: hops.map((hop) => {
      const [path = "", exit] = hop.split("~");
      const [to = "", over] = path.split("*");
      return { to: cell(to) ?? [0, 0, 0], over: cell(over), exit: cell(exit) };
    }),
  };
}

/** GP-115: one blue pawn that may capture twice, and stop in between; a teleporter on its way. */
export function chain(): { view: GridopolisView; moves: Offered[] } {
  const moves = [
    "take e4 e6 x e5",
    "take e4 e8 x e5 e7",
    "step e4 f5",
    "step e4 f6/1",
    "step e4 d6/1",
    "kamikaze e4 x f4",
  ];
  const routes = [
    route("take e4 e8 x e5 e7", "e6*e5", "e8*e7"),
    route("step e4 f6/1", "e5/-1~f6/1"),
    route("step e4 d6/1", "e5/-1~d6/1"),
  ];
  const markers = [
    marker(0, [0, -1, 0]),
    marker(1, [0, 0, 0]),
    marker(1, [0, 2, 0]),
    marker(1, [1, -1, 0]),
  ];
  return { view: table({ markers, routes }), moves: offers(...moves) };
}
