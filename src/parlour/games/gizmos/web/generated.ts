// Made by scripts/web_types.py from the game's Python classes. Change those, not this file.

export type Color = "black" | "blue" | "red" | "yellow";

export type Column = "build" | "converter" | "file" | "pick" | "upgrade";

export interface ColorPiece {
  name: Color;
  /** the rulebook's word: Heat, Electric ... */
  title: string;
  /** color never stands alone */
  shape: "atom" | "battery" | "flame" | "spark";
  letter: string;
  /** what names of gizmos call it: as their own, and as what they wait for */
  words: string[];
}

export interface Limits {
  storage: number;
  file: number;
  research: number;
}

/** The end comes when somebody has so many active gizmos, or so many of level 3. */
export interface EndCondition {
  gizmos: number;
  level_3: number;
}

export interface Trigger {
  when: "build" | "file" | "pick";
  /** any one is enough; empty where color does not matter */
  colors: Color[];
  /** only what was built from the archive */
  from_archive: boolean;
  /** only what is of this level; 0: any */
  built_level: number;
}

export interface Gain {
  what: "draw" | "file" | "free build" | "pick" | "points" | "research";
  amount: number;
}

/** While paying, one sphere of `source` counts as `amount` of `result`. */
export interface Conversion {
  source: Color | "any";
  result: Color | "any";
  amount: number;
}

export interface CardPiece {
  /** as in views: its place in `cards` */
  number: number;
  /** as in moves: G1R4, G3X1#2 */
  code: string;
  /** what people call it: its color first, its effect last */
  name: string;
  level: number;
  cost: number;
  /** any: a generic gizmo; none: a starting gizmo */
  color: "any" | "black" | "blue" | "none" | "red" | "yellow";
  points: number;
  column: Column;
  /** the effect in full sentences */
  text: string;
  /** the effect in a few characters, colors as letters */
  short: string;
  /** together with `gain`, or both null */
  trigger: Trigger | null;
  gain: Gain | null;
  /** the parts of a converter, else empty */
  converts: Conversion[];
  /** by how much; all 0 for most gizmos */
  raises: Limits;
  /** such gizmos cost 1 less */
  discount: "archive" | "level 2" | "research" | null;
  /** no more of that action */
  bans: "file" | "research" | null;
  /** at the end it is worth one's energy, or tokens */
  award: "energy" | "tokens" | null;
}

/** What anybody may read before the first move. */
export interface GizmosPieces {
  /** in the order in which views number them */
  colors: ColorPiece[];
  /** in the order in which a tableau shows them */
  columns: Column[];
  /** in the order in which views number them */
  cards: CardPiece[];
  /** spheres in a full row */
  row: number;
  /** slots of level 1, 2, 3 */
  display: number[];
  /** spheres of each color in the box */
  each_color: number;
  /** at the start */
  limits: Limits;
  end: EndCondition;
}

/** What not everybody sees alike. */
export interface PrivateView {
  /** null: a spectator */
  viewer: number | null;
  /** what is still to be done, the last first; empty after the end */
  agenda: Frame[];
  /** the seats that are asked */
  waiting: number[];
  /** the cards of one's own Research; null for everybody else */
  looked_at: number[] | null;
}

export interface Points {
  /** printed */
  gizmos: number;
  tokens: number;
  awards: number;
  total: number;
}

export interface PlayerView {
  /** spheres, by color */
  ring: number[];
  archive: number[];
  /** in the order in which they were built, the starting gizmo first */
  active: number[];
  /** points in tokens */
  tokens: number;
  limits: Limits;
  /** spheres in the ring, all colors */
  energy: number;
  /** active gizmos, counted towards the end */
  gizmos: number;
  /** those of level 3, counted towards the end */
  level_3: number;
  /** false: a gizmo forbids it for good */
  may_file: boolean;
  /** likewise */
  may_research: boolean;
  points: Points;
}

export interface Blocked {
  gizmo: number;
  /** what keeps it, such as GIZ-31 */
  rule: string;
}

export interface DiscountView {
  gizmo: number;
  /** 0: it fits, but nothing is left to take off, or the table lets only one count */
  less: number;
}

/**
 * The sum that must come out even: cost, less the discounts, is the price.
 *
 * A discount may be declined, so that anything from `price` to `cost` may be paid. The ways are
 * the legal moves.
 */
export interface PaymentView {
  seat: number;
  gizmo: number;
  origin: "archive" | "display" | "research";
  color: Color | "any";
  /** as printed */
  cost: number;
  /** the least to be paid */
  price: number;
  discounts: DiscountView[];
  /** active and not used this turn */
  converters: number[];
  /** the ways to pay that waste nothing, as moves; the others are legal too */
  sensible: string[];
}

/** What lies open to everybody. */
export interface PublicView {
  house: HouseRules;
  /** First Player's seat */
  first: number;
  /** whose turn it is */
  turn: number;
  round: number;
  /** this round is the last */
  ending: boolean;
  /** turns in a row that were passes; as many as players end the game */
  passes: number;
  /** who is on turn can do nothing but pass */
  stuck: boolean;
  /** whose turn ends the round */
  last_seat: number;
  /** the seats from first to last place; empty until the game is over */
  ranking: number[];
  /** the rule that set the winner apart, or that ended the game; "" until then */
  decided_by: string;
  /** by seat */
  players: PlayerView[];
  /** by level; -1: an empty slot whose deck has run out */
  display: number[][];
  /** cards left, by level */
  decks: number[];
  /** level 3 cards that are not in this game */
  removed: number;
  /** colors, the oldest first */
  row: number[];
  /** the color that enters the row next, or -1 where that is not shown */
  next_sphere: number;
  /** spheres inside, by color */
  dispenser: number[];
  /** triggered this turn and not used yet */
  pending: number[];
  /** those of the pending that can do nothing right now */
  blocked: Blocked[];
  /** used this turn, in order, converters too */
  used: number[];
  /** built this turn */
  built: number[];
  /** while somebody chooses how to pay */
  payment: PaymentView | null;
  looked_at_count: number;
}

/** The game as one viewer sees it. */
export type GizmosView = PublicView & PrivateView;

/** The table options: rulings with a real alternative. */
export interface HouseRules {
  kind: "HouseRules";
  next_shown: boolean;
  free_from_archive: boolean;
  discounts_add_up: boolean;
  level_2_once: boolean;
  blocked_wait: boolean;
  picks_apart: boolean;
}

/** GIZ-18, GIZ-20. Main action, chain reaction, end of turn. */
export interface TurnFrame {
  kind: "Turn";
  seat: number;
}

/** GIZ-19. Exactly one of File, Pick, Build and Research. */
export interface MainActionFrame {
  kind: "MainAction";
  seat: number;
}

/** GIZ-67. Use triggered gizmos in any order you wish, each once per turn, or stop. */
export interface ChainReactionFrame {
  kind: "ChainReaction";
  seat: number;
}

/**
 * GIZ-21, GIZ-90, GIZ-91, GIZ-92. Marks are cleared; the round is finished before the game.
 *
 * GIZ-R28: when all have passed one after the other, nothing can ever change, and it ends here.
 */
export interface EndOfTurnFrame {
  kind: "EndOfTurn";
  seat: number;
}

/** GIZ-R4, where a table plays so: what can do nothing once its action is over is lost. */
export interface LoseBlockedFrame {
  kind: "LoseBlocked";
  seat: number;
}

/** GIZ-35, GIZ-R5. Draw the next of several spheres, or leave the rest. */
export interface DrawMoreFrame {
  kind: "DrawMore";
  seat: number;
  left: number;
}

/**
 * GIZ-36, GIZ-R5. Pick one of so many; after the first, the rest may be skipped.
 *
 * GIZ-R30: some tables let triggered gizmos be used before the next Pick, which waits for them,
 * and for room as long as there are any. It is part of an effect under way, no trigger: where
 * triggers that can do nothing are lost (GIZ-R4), it is not.
 */
export interface GrantedPickFrame {
  kind: "GrantedPick";
  seat: number;
  left: number;
  first: boolean;
}

/** GIZ-70. File a gizmo from the display. */
export interface GrantedFileFrame {
  kind: "GrantedFile";
  seat: number;
}

/** GIZ-70. Do a Research. */
export interface GrantedResearchFrame {
  kind: "GrantedResearch";
  seat: number;
}

/** GIZ-46, GIZ-103. Build a level 1 gizmo and spend nothing on it. */
export interface FreeBuildFrame {
  kind: "FreeBuild";
  seat: number;
}

/** GIZ-39. One of the ways to pay for a gizmo, the most sparing offered first. */
export interface PaymentFrame {
  kind: "Payment";
  seat: number;
  gizmo: number;
  origin: number;
}

/** GIZ-60, GIZ-61, GIZ-63. Build one of the cards looked at, or File one, or take none. */
export interface ExamineFrame {
  kind: "Examine";
  seat: number;
  level: number;
}

/** GIZ-62. The cards not taken go under their deck in the order the player likes. */
export interface ReturnCardsFrame {
  kind: "ReturnCards";
  seat: number;
  level: number;
}

export type Frame =
  | TurnFrame
  | MainActionFrame
  | ChainReactionFrame
  | EndOfTurnFrame
  | LoseBlockedFrame
  | DrawMoreFrame
  | GrantedPickFrame
  | GrantedFileFrame
  | GrantedResearchFrame
  | FreeBuildFrame
  | PaymentFrame
  | ExamineFrame
  | ReturnCardsFrame;

/** GIZ-24. Put a gizmo of the display (or of the Research under way) in the archive. */
export interface FileMove {
  kind: "File";
  gizmo: number;
}

/** GIZ-30. Take a sphere of `color` from the row. */
export interface PickMove {
  kind: "Pick";
  color: number;
}

/** GIZ-38. Build a gizmo from wherever it lies; how it is paid may be asked next. */
export interface BuildMove {
  kind: "Build";
  gizmo: number;
}

/** GIZ-39. Spend so many spheres of each color, helped by these converters. */
export interface PayMove {
  kind: "Pay";
  spent: number[];
  converters: number[];
}

/** GIZ-58. Look at the top of the deck of `level`. */
export interface ResearchMove {
  kind: "Research";
  level: number;
}

/** GIZ-63. Take none of the cards looked at. */
export interface TakeNoneMove {
  kind: "TakeNone";
}

/** GIZ-62. Put the other cards under their deck; the last named lies at the very bottom. */
export interface ReturnMove {
  kind: "Return";
  gizmos: number[];
}

/** GIZ-67. Use a pending gizmo. */
export interface UseMove {
  kind: "Use";
  gizmo: number;
}

/** GIZ-35. Draw the next random energy of an effect. */
export interface DrawMove {
  kind: "Draw";
}

/** GIZ-R5. Leave out what is left of an effect. */
export interface SkipMove {
  kind: "Skip";
}

/** GIZ-R3. Use no more gizmos this turn. */
export interface DoneMove {
  kind: "Done";
}

/** GIZ-R14. Do nothing, because nothing can be done. */
export interface PassMove {
  kind: "Pass";
}

export type Move =
  | FileMove
  | PickMove
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

export interface TurnBeganEvent {
  kind: "TurnBegan";
  seat: number;
  round: number;
}

export interface FiledEvent {
  kind: "Filed";
  seat: number;
  gizmo: number;
  origin: number;
}

export interface PickedEvent {
  kind: "Picked";
  seat: number;
  color: number;
}

export interface DrewEvent {
  kind: "Drew";
  seat: number;
  color: number;
}

export interface RowRefilledEvent {
  kind: "RowRefilled";
  color: number;
}

export interface DisplayRefilledEvent {
  kind: "DisplayRefilled";
  level: number;
  gizmo: number;
}

export interface BuiltEvent {
  kind: "Built";
  seat: number;
  gizmo: number;
  origin: number;
  spent: number[];
  converters: number[];
}

export interface ResearchedEvent {
  kind: "Researched";
  seat: number;
  level: number;
  cards: number;
}

export interface ReturnedEvent {
  kind: "Returned";
  seat: number;
  level: number;
  cards: number;
}

export interface TriggeredEvent {
  kind: "Triggered";
  seat: number;
  gizmos: number[];
}

/** GIZ-R4, where a table plays so: these triggers could do nothing. */
export interface LostEvent {
  kind: "Lost";
  seat: number;
  gizmos: number[];
}

export interface UsedEvent {
  kind: "Used";
  seat: number;
  gizmo: number;
}

export interface GainedPointsEvent {
  kind: "GainedPoints";
  seat: number;
  points: number;
}

export interface PassedEvent {
  kind: "Passed";
  seat: number;
  in_a_row: number;
}

/** GIZ-R28. Why the game ends here. */
export interface AllPassedEvent {
  kind: "AllPassed";
}

export interface EndTriggeredEvent {
  kind: "EndTriggered";
  seat: number;
}

/** The final scores, by seat, and who has won. */
export interface GameEndedEvent {
  kind: "GameEnded";
  points: number[];
  winner: number;
}

export type Event =
  | TurnBeganEvent
  | FiledEvent
  | PickedEvent
  | DrewEvent
  | RowRefilledEvent
  | DisplayRefilledEvent
  | BuiltEvent
  | ResearchedEvent
  | ReturnedEvent
  | TriggeredEvent
  | LostEvent
  | UsedEvent
  | GainedPointsEvent
  | PassedEvent
  | AllPassedEvent
  | EndTriggeredEvent
  | GameEndedEvent;
