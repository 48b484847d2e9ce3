// Made by scripts/web_types.py from the game's Python classes. Change those, not this file.

/** The game as one viewer sees it. */
export type GridopolisView = Record<string, unknown> & Record<string, unknown>;

/**
 * GP-R10. From the teleporter the marker may jump; nobody has to (GP-53).
 *
 * It is a move of its own: own-jumps, captures, or a kamikaze (GP-69).
 */
export interface FreeJumpFrame {
  kind: "FreeJump";
  seat: number;
  start: number;
  pad: number;
  captured: boolean;
  again: boolean;
}

/**
 * GP-80, GP-81, GP-126, GP-R12. The same king may move once more.
 *
 * GP-127: it may enter the teleporter that it has just left, or go on from its exit.
 */
export interface SecondMoveFrame {
  kind: "SecondMove";
  seat: number;
  start: number;
  pad: number;
  captured: boolean;
}

/** GP-50, GP-53. Move one marker, place a blocker-box, or add a pad; nothing is compulsory. */
export interface TurnFrame {
  kind: "Turn";
  seat: number;
}

/** The first turn of the game is about to be. */
export interface BeginFrame {
  kind: "Begin";
}

/** The turn is over. */
export interface EndTurnFrame {
  kind: "EndTurn";
}

export type Frame =
  | FreeJumpFrame
  | SecondMoveFrame
  | TurnFrame
  | BeginFrame
  | EndTurnFrame;

/** GP-60. Go to a neighbouring pad; `end` is the exit, if that pad is a teleporter (GP-85). */
export interface StepMove {
  kind: "Step";
  start: [number, number, number];
  end: [number, number, number];
}

/** GP-65, GP-67. Hop over own markers, one after another, until `end`. */
export interface OwnJumpMove {
  kind: "OwnJump";
  start: [number, number, number];
  end: [number, number, number];
}

/** GP-110, GP-115. Jump over these enemies, in whatever order, until `end`. */
export interface CaptureMove {
  kind: "Capture";
  start: [number, number, number];
  end: [number, number, number];
  victims: [number, number, number][];
}

/** GP-120, GP-123. Jump off the grid-set over `last`, after capturing the other victims. */
export interface KamikazeMove {
  kind: "Kamikaze";
  start: [number, number, number];
  victims: [number, number, number][];
  last: [number, number, number];
}

/** GP-90. Put a blocker-box on a pad. */
export interface PlaceBlockerMove {
  kind: "PlaceBlocker";
  pad: [number, number, number];
}

/** GP-100. Build one more pad. */
export interface AddPadMove {
  kind: "AddPad";
  cell: [number, number, number];
}

/** GP-81, GP-R10. Make no second move, or no free jump. */
export interface DeclineMove {
  kind: "Decline";
}

/** GP-137, GP-R30. Give the game up; the markers go to nobody's pile. */
export interface ResignMove {
  kind: "Resign";
}

/** GP-141. The house calls time; play goes on until the round is even. */
export interface TimeUpMove {
  kind: "TimeUp";
}

export type Move =
  | StepMove
  | OwnJumpMove
  | CaptureMove
  | KamikazeMove
  | PlaceBlockerMove
  | AddPadMove
  | DeclineMove
  | ResignMove
  | TimeUpMove;

export interface TurnBeganEvent {
  kind: "TurnBegan";
  seat: number;
  round: number;
}

export interface SteppedEvent {
  kind: "Stepped";
  seat: number;
  start: [number, number, number];
  end: [number, number, number];
}

/** Over an own marker, or (`victim`) over one of that seat. */
export interface HoppedEvent {
  kind: "Hopped";
  seat: number;
  start: [number, number, number];
  over: [number, number, number];
  end: [number, number, number];
  victim: number;
  king: boolean;
}

export interface TeleportedEvent {
  kind: "Teleported";
  seat: number;
  entry: [number, number, number];
  exit: [number, number, number];
}

/** GP-120. A kamikaze: both are gone. */
export interface PlungedEvent {
  kind: "Plunged";
  seat: number;
  start: [number, number, number];
  over: [number, number, number];
  victim: number;
  king: boolean;
}

export interface KingedEvent {
  kind: "Kinged";
  seat: number;
  pad: [number, number, number];
}

export interface DeclinedEvent {
  kind: "Declined";
  seat: number;
  jump: boolean;
}

export interface BlockerPlacedEvent {
  kind: "BlockerPlaced";
  seat: number;
  pad: [number, number, number];
}

export interface PadAddedEvent {
  kind: "PadAdded";
  seat: number;
  cell: [number, number, number];
  vertical: boolean;
}

export interface PassedEvent {
  kind: "Passed";
  seat: number;
}

export interface EliminatedEvent {
  kind: "Eliminated";
  seat: number;
}

export interface ResignedEvent {
  kind: "Resigned";
  seat: number;
}

/** GP-141. The round is played to its end. */
export interface TimeCalledEvent {
  kind: "TimeCalled";
}

export interface GameEndedEvent {
  kind: "GameEnded";
  winners: number[];
  points: number[];
  resigned: boolean[];
  rule: string;
}

export type Event =
  | TurnBeganEvent
  | SteppedEvent
  | HoppedEvent
  | TeleportedEvent
  | PlungedEvent
  | KingedEvent
  | DeclinedEvent
  | BlockerPlacedEvent
  | PadAddedEvent
  | PassedEvent
  | EliminatedEvent
  | ResignedEvent
  | TimeCalledEvent
  | GameEndedEvent;
