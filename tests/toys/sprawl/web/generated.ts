// Made by scripts/web_types.py from the game's Python classes. Change those, not this file.

/** The game as one viewer sees it. */
export type SprawlView = { viewer: number | null; waiting: number[]; agenda: Frame[]; table: Table };

/** Places are pairs x, y; they are replaced and never changed, so twins may share them. */
export interface Table {
  kind: "Table";
  tiles: number[][];
  pieces: number[][][];
  reserve: number[];
  taken: number[];
}

/** SPRAWL-2. Lay a tile, or go with a piece. */
export interface TurnFrame {
  kind: "Turn";
  seat: number;
  left: number;
}

/** SPRAWL-10. The piece that has just leapt may leap again; if it cannot, this lapses. */
export interface LeapOnFrame {
  kind: "LeapOn";
  seat: number;
  x: number;
  y: number;
}

export type Frame =
  | TurnFrame
  | LeapOnFrame;

export interface LayMove {
  kind: "Lay";
  x: number;
  y: number;
}

export interface GoMove {
  kind: "Go";
  from_x: number;
  from_y: number;
  x: number;
  y: number;
}

/** Break off a chain of leaps. */
export interface StopMove {
  kind: "Stop";
}

export type Move =
  | LayMove
  | GoMove
  | StopMove;

export interface LaidEvent {
  kind: "Laid";
  seat: number;
  x: number;
  y: number;
}

export interface WentEvent {
  kind: "Went";
  seat: number;
  from_x: number;
  from_y: number;
  x: number;
  y: number;
  took: boolean;
}

export interface SkippedEvent {
  kind: "Skipped";
  seat: number;
}

export type Event =
  | LaidEvent
  | WentEvent
  | SkippedEvent;
