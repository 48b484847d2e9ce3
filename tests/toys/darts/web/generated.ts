// Made by scripts/web_types.py from the game's Python classes. Change those, not this file.

/** The game as one viewer sees it. */
export type DartsView = { viewer: number | null; waiting: number[]; agenda: Frame[]; table: Table };

export interface Table {
  kind: "Table";
  balloons: number[][];
  last: number[][];
  popped: number[];
  gusty: boolean;
}

/** DART-2 to DART-5. One dart; then the next player's, until there are no darts or balloons. */
export interface AimFrame {
  kind: "Aim";
  seat: number;
  left: number;
}

export type Frame =
  | AimFrame;

export interface ThrowMove {
  kind: "Throw";
  at: Record<string, unknown>;
  over: number[] | null;
}

export type Move =
  | ThrowMove;

export interface LandedEvent {
  kind: "Landed";
  seat: number;
  x: number;
  y: number;
  hit: boolean;
}

export type Event =
  | LandedEvent;
