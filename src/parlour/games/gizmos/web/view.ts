// The table as one viewer may see it: `view` of what the server sends. Gizmos are numbers into
// `cards`, colors numbers into `colors` of the pieces, both -1 where there is none. Lists by color
// have four counts, lists by level are of level 1, 2, 3. Written by hand after view.py; a Python
// test compares the two, so keep to plain interfaces.

export interface GizmosView {
  viewer: number | null; // null: a spectator
  agenda: Frame[]; // what is still to be done, the last first; empty when the game is over
  waiting: number[]; // the seats that are asked
  house: HouseRules;
  first: number; // First Player's seat
  turn: number; // whose turn it is
  round: number;
  ending: boolean; // this round is the last
  passes: number; // turns in a row that were passes; as many as players end the game
  stuck: boolean; // who is on turn can do nothing but pass
  last_seat: number; // whose turn ends the round
  ranking: number[]; // the seats from first to last place; empty until the game is over
  decided_by: string; // the rule that set the winner apart; GIZ-R28 (all stuck) if no tie-break did; "" until then
  players: PlayerView[]; // by seat
  display: number[][]; // by level; -1: an empty slot whose deck has run out
  decks: number[]; // cards left, by level
  removed: number; // level 3 cards that are not in this game
  row: number[]; // colors, the oldest first
  next_sphere: number; // the color that enters the row next, or -1 where that is not shown
  dispenser: number[]; // spheres inside, by color
  pending: number[]; // triggered this turn and not used yet
  blocked: Blocked[]; // those of the pending that can do nothing right now
  used: number[]; // used this turn, in order, converters too
  built: number[]; // built this turn
  payment: PaymentView | null; // while somebody chooses how to pay
  looked_at: number[] | null; // the cards of one's own Research; null for everybody else
  looked_at_count: number;
}

export interface PlayerView {
  ring: number[]; // spheres, by color
  archive: number[];
  active: number[]; // in the order in which they were built, the starting gizmo first
  tokens: number; // points in tokens
  limits: LimitsView;
  energy: number; // spheres in the ring, all colors
  gizmos: number; // active gizmos, counted towards the end
  level_3: number; // those of level 3, counted towards the end
  may_file: boolean; // false: a gizmo forbids it for good
  may_research: boolean; // false: a gizmo forbids it for good
  points: Points;
}

export interface LimitsView {
  storage: number;
  file: number;
  research: number;
}

export interface Points {
  gizmos: number; // printed
  tokens: number;
  awards: number;
  total: number;
}

export interface Blocked {
  gizmo: number;
  rule: string; // what keeps it, such as GIZ-31
}

// The sum that must come out even: cost, less the discounts, is the price; a discount may be
// declined, so that anything from `price` to `cost` may be paid. The ways are the legal moves.
export interface PaymentView {
  seat: number;
  gizmo: number;
  origin: "display" | "archive" | "research";
  color: "red" | "yellow" | "blue" | "black" | "any";
  cost: number; // as printed
  price: number; // the least to be paid
  discounts: DiscountView[];
  converters: number[]; // active and not used this turn
  sensible: string[]; // the ways to pay that waste nothing, as moves; the others are legal too
}

export interface DiscountView {
  gizmo: number;
  less: 0 | 1; // 0: it fits, but nothing is left to take off, or the table lets only one count
}

export interface HouseRules {
  kind: "HouseRules";
  next_shown: boolean;
  free_from_archive: boolean;
  discounts_add_up: boolean;
  level_2_once: boolean;
  blocked_wait: boolean;
  picks_apart: boolean;
}

// ---------------------------------------------------------------- the agenda

export type Frame =
  | MainAction
  | ChainReaction
  | LoseBlocked
  | EndOfTurn
  | Payment
  | Examine
  | ReturnCards
  | DrawMore
  | GrantedPick
  | GrantedFile
  | GrantedResearch
  | FreeBuild;

export interface MainAction {
  kind: "MainAction";
  seat: number;
}

export interface ChainReaction {
  kind: "ChainReaction"; // use a pending gizmo, or be done
  seat: number;
}

export interface LoseBlocked {
  kind: "LoseBlocked"; // not a choice; only at tables where blocked triggers are lost
  seat: number;
}

export interface EndOfTurn {
  kind: "EndOfTurn"; // not a choice
  seat: number;
}

export interface Payment {
  kind: "Payment";
  seat: number;
  gizmo: number;
  origin: 0 | 1 | 2; // display, archive, research
}

export interface Examine {
  kind: "Examine"; // build or file one of `looked_at`, or take none
  seat: number;
  level: 1 | 2 | 3;
}

export interface ReturnCards {
  kind: "ReturnCards"; // put `looked_at` under the deck in any order
  seat: number;
  level: 1 | 2 | 3;
}

export interface DrawMore {
  kind: "DrawMore"; // draw another, or skip
  seat: number;
  left: number;
}

export interface GrantedPick {
  kind: "GrantedPick";
  seat: number;
  left: number;
  first: boolean; // the first may not be skipped
}

export interface GrantedFile {
  kind: "GrantedFile";
  seat: number;
}

export interface GrantedResearch {
  kind: "GrantedResearch";
  seat: number;
}

export interface FreeBuild {
  kind: "FreeBuild";
  seat: number;
}

// ---------------------------------------------------------------- moves, as `data` of an offer

export type Move =
  | PickMove
  | FileMove
  | BuildMove
  | PayMove
  | ResearchMove
  | TakeNoneMove
  | ReturnMove
  | UseMove
  | DrawMove
  | SkipMove
  | DoneMove
  | PassMove;

export interface PickMove {
  kind: "Pick";
  color: number;
}

export interface FileMove {
  kind: "File";
  gizmo: number;
}

export interface BuildMove {
  kind: "Build";
  gizmo: number;
}

export interface PayMove {
  kind: "Pay";
  spent: number[]; // spheres, by color
  converters: number[];
}

export interface ResearchMove {
  kind: "Research";
  level: 1 | 2 | 3;
}

export interface TakeNoneMove {
  kind: "TakeNone";
}

export interface ReturnMove {
  kind: "Return";
  gizmos: number[]; // the last one lies at the very bottom
}

export interface UseMove {
  kind: "Use";
  gizmo: number;
}

export interface DrawMove {
  kind: "Draw";
}

export interface SkipMove {
  kind: "Skip";
}

export interface DoneMove {
  kind: "Done";
}

export interface PassMove {
  kind: "Pass";
}
