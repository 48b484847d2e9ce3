// Made by scripts/web_types.py from the game's Python classes. Change those, not this file.

export type Cell = [number, number, number];

export type Link = [Cell, Cell];

/** A place to sit, and the section that is built only if somebody sits there (GP-12). */
export interface Seat {
  id: string;
  /** GP-7 */
  colour: string;
  /** GP-20 */
  forward: Cell;
  pads: Cell[];
  links: Link[];
  /** the home-row (GP-33) */
  kingerizers: Cell[];
  /** where its pawns begin (GP-34) */
  markers: Cell[];
}

/** The parts that each player gets before play (GP-40); nobody can add more pads (GP-105). */
export interface Reserve {
  pads: number;
  posts: number;
  links: number;
  blockers: number;
}

/** What a blueprint may change in the rules, and no more (GP-152). */
export interface Switches {
  /** for each living player (GP-133) */
  no_progress_turns?: number;
  /** a pawn that is kinged goes on with its chain (GP-R11) */
  king_mid_chain?: boolean;
}

/** GP-150. A grid-set, who sits around it, and what each player has in reserve. */
export interface Blueprint {
  format: "gridset-blueprint/1";
  id: string;
  title: string;
  description?: string;
  author?: string;
  /** the lowest level; nothing is ever built below it (GP-17) */
  floor: number;
  pads: Cell[];
  links: Link[];
  /** each by the link that it stands on (GP-5) */
  posts: Link[];
  teleporters: Cell[];
  seats: Seat[];
  /** GP-36 */
  seating: Record<string, string[]>;
  reserve: Reserve;
  rules?: Switches;
}

/** What is in the box. */
export interface GridopolisPieces {
  /** by id */
  blueprints: Record<string, Blueprint>;
  /** how many of each part */
  box: Record<string, number>;
}

export interface PrivateView {
  /** null: a spectator; there are no secrets */
  viewer: number | null;
  /** what is still to be done, the last first; empty after the end */
  agenda: Frame[];
  /** the seats that are asked */
  waiting: number[];
}

export interface BlueprintName {
  id: string;
  title: string;
}

export interface AddedPad {
  cell: Cell;
  seat: number;
  /** it stands on a post */
  vertical: boolean;
  /** the pad that holds it */
  support: Cell;
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

export interface ReserveView {
  pads: number;
  links: number;
  posts: number;
  blockers: number;
}

/** What a player has captured. */
export interface PileView {
  pawns: number;
  kings: number;
}

export interface PlayerView {
  /** of the blueprint's seat */
  id: string;
  color: string;
  forward: Cell;
  out: boolean;
  /** and out for that reason */
  resigned: boolean;
  /** on the grid */
  pawns: number;
  kings: number;
  reserve: ReserveView;
  pile: PileView;
  points: number;
}

export interface LimitView {
  kind: "minutes" | "none" | "rounds";
  number: number;
  up: boolean;
}

/** Turns without progress, and how many of them end the game (GP-133). */
export interface QuietView {
  turns: number;
  most: number;
}

export interface SecondView {
  /** where the marker stands */
  cell: Cell;
  /** where its turn began */
  start: Cell;
  /** only a jump is free (GP-R10) */
  jump: boolean;
}

export interface HopView {
  /** off the grid for the last hop of a kamikaze */
  to: Cell;
  /** the marker that was jumped */
  over: Cell | null;
  /** the teleporter that it comes out of */
  exit: Cell | null;
}

/** One way to make a move that has several hops, or passes a teleporter. */
export interface RouteView {
  move: string;
  hops: HopView[];
}

export interface PublicView {
  blueprint: BlueprintName;
  /** whose turn it is */
  turn: number | null;
  starter: number;
  /** from 1 */
  round: number;
  /** that are finished */
  turns: number;
  /** the blueprint's, then the added ones */
  pads: Cell[];
  added: AddedPad[];
  blockers: Owned[];
  teleporters: Cell[];
  kingerizers: Owned[];
  markers: MarkerView[];
  /** by seat */
  players: PlayerView[];
  limit: LimitView;
  quiet: QuietView;
  /** a marker may move once more (GP-80, GP-R10) */
  second: SecondView | null;
  /** for the seat that is asked */
  routes: RouteView[];
  /** seats by place; empty until the game is over */
  ranking: number[][];
  /** the rule that ended it; "" until then */
  decided_by: string;
}

/** The game as one viewer sees it. */
export type GridopolisView = PublicView & PrivateView;

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

/** GP-60. Go to a neighboring pad; `end` is the exit, if that pad is a teleporter (GP-85). */
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
