// The table as one viewer sees it: `view` of what the server sends. Everything is public; a cell is
// [x, y, z]. Written by hand after view.py; a Python test compares the two, so keep to plain
// interfaces.

import type { Cell } from "./pieces";

export interface GridopolisView {
  viewer: number | null; // null: a spectator
  agenda: Frame[]; // what is still to be done, the last first; empty when the game is over
  waiting: number[]; // the seats that are asked
  blueprint: BlueprintName;
  turn: number | null; // whose turn it is
  starter: number;
  round: number; // from 1
  turns: number; // that are finished
  pads: Cell[]; // the blueprint's, then the added ones
  added: AddedPad[];
  blockers: Owned[];
  teleporters: Cell[];
  kingerizers: Owned[];
  markers: MarkerView[];
  players: PlayerView[]; // by seat
  limit: LimitView;
  quiet: QuietView;
  second: SecondView | null; // a marker may move once more (GP-80, GP-R10)
  routes: Route[]; // for the seat that is asked
  ranking: number[][]; // seats by place; empty until the game is over
  decided_by: string; // the rule that ended it; "" until then
}

export interface Frame {
  kind: string;
  seat?: number;
  start?: number; // of a second move or a free jump: as `second`, by the number of the pad
  pad?: number;
  captured?: boolean; // whether the first move was a capture
  again?: boolean; // of a free jump: a king has its second move still to come
}

export interface BlueprintName {
  id: string;
  title: string;
}

export interface AddedPad {
  cell: Cell;
  seat: number;
  vertical: boolean; // it stands on a post
  support: Cell; // the pad that holds it
}

export interface Owned {
  cell: Cell;
  seat: number;
}

export interface MarkerView {
  cell: Cell;
  seat: number;
  king: boolean;
  moved: boolean;
}

export interface PlayerView {
  id: string; // of the blueprint's seat
  colour: string;
  forward: Cell;
  out: boolean;
  resigned: boolean; // and out for that reason
  pawns: number; // on the grid
  kings: number;
  reserve: ReserveView;
  pile: PileView; // what was captured
  points: number;
}

export interface ReserveView {
  pads: number;
  links: number;
  posts: number;
  blockers: number;
}

export interface PileView {
  pawns: number;
  kings: number;
}

export interface LimitView {
  kind: "none" | "rounds" | "minutes";
  number: number;
  up: boolean;
}

// Turns without progress, and how many of them end the game (GP-133).
export interface QuietView {
  turns: number;
  most: number;
}

export interface SecondView {
  cell: Cell; // where the marker stands
  start: Cell; // where its turn began
  jump: boolean; // only a jump is free (GP-R10)
}

// One way to make a move that has several hops, or passes a teleporter.
export interface Route {
  move: string;
  hops: Hop[];
}

export interface Hop {
  to: Cell; // off the grid for the last hop of a kamikaze
  over: Cell | null; // the marker that was jumped
  exit: Cell | null; // the teleporter that it comes out of
}
