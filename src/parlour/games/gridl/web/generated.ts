// Made by scripts/web_types.py from the game's Python classes. Change those, not this file.

export interface PowerPiece {
  /** as in moves: P1 to P12 */
  code: string;
  name: string;
  text: string;
  /** for a turn in which one's team guesses */
  guessing: boolean;
  rule: string;
}

/** What anybody may read before the first move. */
export interface GridlPieces {
  /** from low to high, for rows and columns alike */
  degrees: string[];
  /** from left to right */
  columns: string[];
  /** in the order in which moves number them: row by row, the lowest first */
  cells: string[];
  /** in the order in which views number them */
  powers: PowerPiece[];
  /** by key: what a guess there is worth, if anything */
  solutions: Record<string, Record<string, number>>;
  goal: number;
  teams: string[];
  /** the team of each, by the number of players */
  seatings: Record<string, number[]>;
}

/** GL-94, GL-95. The row or column of the key, as everybody has been shown it. */
export interface ShownLine {
  axis: "column" | "row";
  /** from 0 */
  line: number;
}

/** GL-90. A power, and whose it is. */
export interface PowerState {
  /** out: a plain X all game long */
  state: "draft" | "held" | "out" | "used";
  team: number | null;
}

/** A turn that is over. */
export interface TurnView {
  team: number;
  gridmaster: number;
  /** on the row axis and the column axis */
  words: string[];
  clue: string;
  key: string;
  guesses: string[];
  side_guess: string | null;
  /** by team */
  powers: (number | null)[];
  base: number;
  bonus: number;
  change: number;
  gain: number;
}

export interface PublicView {
  players: number;
  coop: boolean;
  house: HouseRules;
  /** its text, if the words are no printed ones */
  pack: string;
  first: number;
  /** how many are over */
  turn: number;
  /** how many there are at most */
  turns: number;
  guessing: number;
  teams: number[][];
  scores: number[];
  covered: string[];
  supply: number[];
  powers: PowerState[];
  gridmaster: number | null;
  last_gridmasters: (number | null)[];
  served: number[];
  /** the two words to choose from; else none */
  card: string[];
  /** in force, on the row axis and the column axis */
  words: (string | null)[];
  word_numbers: number[];
  card_number: number;
  /** whether the Gridmaster has read a card that is still secret */
  read: boolean;
  clue: string;
  shown: ShownLine | null;
  /** the clue that an objection was right about */
  void: string;
  objected: boolean;
  declared: (number | null)[];
  side_guess: string | null;
  guesses: string[];
  /** how many are left */
  word_cards: number;
  solution_cards: number;
  discards: number;
  discarder: number | null;
  past: TurnView[];
  /** the words of the turns that are over, by number */
  chosen: number[];
}

export interface PrivateView {
  /** null: a spectator */
  viewer: number | null;
  /** what is still to be done, the last first; empty after the end */
  agenda: Frame[];
  /** the seats that are asked */
  waiting: number[];
  /** to the Gridmaster, and to all once it has come to light */
  key: string | null;
  /** GL-117 */
  discarded: string[];
}

/** The game as one viewer sees it. */
export type GridlView = PublicView & PrivateView;

/** What the table has agreed on. */
export interface HouseRules {
  kind: "HouseRules";
  navy: boolean;
  powers: boolean;
  objections: boolean;
  seconds: number;
  settled: boolean;
}

/** GL-88. The team that guesses second begins, and the teams take turns. */
export interface DraftFrame {
  kind: "Draft";
}

/** GL-88. One of those that are left. */
export interface TakePowerFrame {
  kind: "TakePower";
  seats?: number[];
  team?: number[];
  proposal?: Record<string, unknown> | null;
  agreed?: number[];
  sign?: string;
  signed?: Record<string, unknown>[];
}

/** GL-21. With one candidate there is nothing to decide. */
export interface NameGridmasterFrame {
  kind: "NameGridmaster";
  seats?: number[];
  team?: number[];
  proposal?: Record<string, unknown> | null;
  agreed?: number[];
  sign?: string;
  signed?: Record<string, unknown>[];
}

/** GL-30, GL-34. The next card is drawn, and a team chooses one of its words. */
export interface DrawWordsFrame {
  kind: "DrawWords";
  second: boolean;
}

/**
 * GL-31 to GL-33, GL-R1. A word, and whichever axis they like; in the cooperative game too
 * (GL-81).
 */
export interface ChooseFirstFrame {
  kind: "ChooseFirst";
  seats?: number[];
  team?: number[];
  proposal?: Record<string, unknown> | null;
  agreed?: number[];
  sign?: string;
  signed?: Record<string, unknown>[];
}

/** GL-35. A word for the axis that is free. */
export interface ChooseSecondFrame {
  kind: "ChooseSecond";
  seats?: number[];
  team?: number[];
  proposal?: Record<string, unknown> | null;
  agreed?: number[];
  sign?: string;
  signed?: Record<string, unknown>[];
}

/** GL-R36. A team that can use none is not asked. */
export interface PowerWindowFrame {
  kind: "PowerWindow";
  seats?: number[];
  team?: number[];
  proposal?: Record<string, unknown> | null;
  agreed?: number[];
  sign?: string;
  signed?: Record<string, unknown>[];
}

/** GL-45. The Gridmaster says what stands at the key on both words. */
export interface GivingClueFrame {
  kind: "GivingClue";
  seat: number;
}

/** GL-58, GL-121 to GL-123. To point is not to confirm; what all have confirmed is placed. */
export interface GuessingFrame {
  kind: "Guessing";
  seats?: number[];
  team?: number[];
  proposal?: Record<string, unknown> | null;
  agreed?: number[];
  sign?: string;
  signed?: Record<string, unknown>[];
  pointed?: number[];
}

/** GL-103, GL-R21. The passive team places its guess openly, or does without. */
export interface SideGuessingFrame {
  kind: "SideGuessing";
  seats?: number[];
  team?: number[];
  proposal?: Record<string, unknown> | null;
  agreed?: number[];
  sign?: string;
  signed?: Record<string, unknown>[];
}

/** Each of the passive team lets the clue stand, or one of them objects. */
export interface ObjectionWindowFrame {
  kind: "ObjectionWindow";
  seats: number[];
  waived: number[];
  guessers: number[];
}

/** Upheld if all of the passive team and one guesser say so; what is not cast is against it. */
export interface VotingFrame {
  kind: "Voting";
  seats: number[];
  passive: number;
  votes: number[];
}

/** GL-23, GL-24. One phase after the other, none left out, none opened again. */
export interface TurnFrame {
  kind: "Turn";
}

/** GL-39. The Gridmaster alone reads the top solution card. */
export interface ExamineFrame {
  kind: "Examine";
}

/** GL-106, GL-107. The passive team decides first. */
export interface PowersFrame {
  kind: "Powers";
}

/** GL-45, GL-R11, GL-103, GL-56. The clue, what the other team has to say to it, the guesses. */
export interface ClueAndGuessFrame {
  kind: "ClueAndGuess";
}

/** GL-62 to GL-67. The card comes to light, and the points are counted. */
export interface RevealFrame {
  kind: "Reveal";
}

/**
 * GL-25 to GL-28, GL-112, GL-113. An X goes on the key, of the team's own where there are
 * powers. If it has none left, it flips a power now that the points are counted (GL-R31).
 */
export interface CleanUpFrame {
  kind: "CleanUp";
}

/** GL-27, GL-R8. As many X lie on the grid as turns are over. */
export interface CoverFrame {
  kind: "Cover";
}

/** GL-113. The last power is turned without asking (GL-R36). */
export interface ForcedFlipFrame {
  kind: "ForcedFlip";
  seats?: number[];
  team?: number[];
  proposal?: Record<string, unknown> | null;
  agreed?: number[];
  sign?: string;
  signed?: Record<string, unknown>[];
}

/** GL-71 to GL-75, GL-78. */
export interface EndCheckFrame {
  kind: "EndCheck";
}

export type Frame =
  | DraftFrame
  | TakePowerFrame
  | NameGridmasterFrame
  | DrawWordsFrame
  | ChooseFirstFrame
  | ChooseSecondFrame
  | PowerWindowFrame
  | GivingClueFrame
  | GuessingFrame
  | SideGuessingFrame
  | ObjectionWindowFrame
  | VotingFrame
  | TurnFrame
  | ExamineFrame
  | PowersFrame
  | ClueAndGuessFrame
  | RevealFrame
  | CleanUpFrame
  | CoverFrame
  | ForcedFlipFrame
  | EndCheckFrame;

/** GL-88. Take a power in the draft. */
export interface TakeMove {
  kind: "Take";
  power: number;
}

/** GL-21. Make a member of the team its Gridmaster. */
export interface NameMove {
  kind: "Name";
  seat: number;
}

/** GL-31, GL-33. Choose a word of the card, the first or the second, and its axis. */
export interface PlaceWordMove {
  kind: "PlaceWord";
  word: number;
  axis: number;
}

/** GL-35. Choose a word of the card for the axis that is free. */
export interface ChooseWordMove {
  kind: "ChooseWord";
  word: number;
}

/** GL-104. Declare a power. */
export interface UsePowerMove {
  kind: "UsePower";
  power: number;
}

/** GL-106, GL-107. Use no power this turn. */
export interface DeclineMove {
  kind: "Decline";
}

/** GL-45. Give the clue; with it the row or column of the key may be shown (GL-R22). */
export interface GiveClueMove {
  kind: "GiveClue";
  text: string;
  shows: boolean;
}

/** GL-R35. Time is up, and there is no clue. */
export interface NoClueMove {
  kind: "NoClue";
}

/** GL-R11. Say that the clue breaks the rules. */
export interface ObjectMove {
  kind: "Object";
}

/** GL-R11. Let the clue stand. */
export interface WaiveMove {
  kind: "Waive";
}

/** GL-R11. Say whether the objection is right. */
export interface VoteMove {
  kind: "Vote";
  upholds: boolean;
}

/** GL-103. The guess of the passive team. */
export interface PlaceSideGuessMove {
  kind: "PlaceSideGuess";
  cell: number;
}

/** GL-R21. Place none after all. */
export interface NoSideGuessMove {
  kind: "NoSideGuess";
}

/** GL-61. Place the token, or two of them (GL-98). */
export interface GuessMove {
  kind: "Guess";
  cells: number[];
}

/** GL-R32. Time is up, and nothing is pointed at. */
export interface NoGuessMove {
  kind: "NoGuess";
}

/** GL-113. Turn an unused power to its X side. */
export interface FlipMove {
  kind: "Flip";
  power: number;
}

/** GL-36, GL-109. The Gridmaster nods at what is proposed, or shakes their head. */
export interface NodMove {
  kind: "Nod";
  yes: boolean;
}

/** GL-36, GL-124. Who decides alone says first what it would be, so that it can be nodded at. */
export interface ProposeMove {
  kind: "Propose";
  move: Record<string, unknown>;
}

/** GL-122. Take one's confirmation back; also one given before it was asked for (GL-R11). */
export interface TakeBackMove {
  kind: "TakeBack";
}

/** GL-121. Move the pointer; with two of them (GL-123) the one that was moved longer ago. */
export interface PointMove {
  kind: "Point";
  cell: number;
}

export type Move =
  | TakeMove
  | NameMove
  | PlaceWordMove
  | ChooseWordMove
  | UsePowerMove
  | DeclineMove
  | GiveClueMove
  | NoClueMove
  | ObjectMove
  | WaiveMove
  | VoteMove
  | PlaceSideGuessMove
  | NoSideGuessMove
  | GuessMove
  | NoGuessMove
  | FlipMove
  | NodMove
  | ProposeMove
  | TakeBackMove
  | PointMove;

export interface DraftedEvent {
  kind: "Drafted";
  team: number;
  power: number;
}

export interface TurnBeganEvent {
  kind: "TurnBegan";
  team: number;
  number: number;
}

export interface NamedEvent {
  kind: "Named";
  seat: number;
}

/** One of two words of a card has been put on an axis; the other is out. */
export interface WordPlacedEvent {
  kind: "WordPlaced";
  team: number;
  word: string;
  axis: number;
  instead: string;
}

/** GL-39. The Gridmaster has read the solution card. */
export interface ExaminedEvent {
  kind: "Examined";
  seat: number;
}

export interface PowerUsedEvent {
  kind: "PowerUsed";
  team: number;
  power: number;
}

export interface PowerDeclinedEvent {
  kind: "PowerDeclined";
  team: number;
}

/** GL-117. For the team that has used the power. */
export interface DiscardedEvent {
  kind: "Discarded";
  cells: number[];
}

/** `line` is the row or column of the key that is shown with the clue, or NONE. */
export interface CluedEvent {
  kind: "Clued";
  seat: number;
  text: string;
  axis: number;
  line: number;
}

export interface ObjectedEvent {
  kind: "Objected";
  seat: number;
}

/** GL-R11. What has become of the objection. */
export interface VotedEvent {
  kind: "Voted";
  upheld: boolean;
}

/** GL-103; NONE if no token was placed. */
export interface SideGuessedEvent {
  kind: "SideGuessed";
  team: number;
  cell: number;
}

export interface GuessedEvent {
  kind: "Guessed";
  team: number;
  cells: number[];
}

/** GL-62. The solution card, and what the turn has come to. */
export interface RevealedEvent {
  kind: "Revealed";
  team: number;
  turn: Record<string, unknown>;
  scores: [number, number];
}

export interface FlippedEvent {
  kind: "Flipped";
  team: number;
  power: number;
}

/** GL-27. */
export interface CoveredEvent {
  kind: "Covered";
  cell: number;
}

/** Which team has won; NONE if the players of a cooperative game have lost. */
export interface EndedEvent {
  kind: "Ended";
  winner: number;
  rule: string;
}

/** GL-132. For the team of that seat. */
export interface ProposedEvent {
  kind: "Proposed";
  seat: number;
  move: Record<string, unknown>;
  words: string[];
}

/** GL-132. For the team of that seat: yes or no to what it proposes. */
export interface NoddedEvent {
  kind: "Nodded";
  seat: number;
  yes: boolean;
}

export type Event =
  | DraftedEvent
  | TurnBeganEvent
  | NamedEvent
  | WordPlacedEvent
  | ExaminedEvent
  | PowerUsedEvent
  | PowerDeclinedEvent
  | DiscardedEvent
  | CluedEvent
  | ObjectedEvent
  | VotedEvent
  | SideGuessedEvent
  | GuessedEvent
  | RevealedEvent
  | FlippedEvent
  | CoveredEvent
  | EndedEvent
  | ProposedEvent
  | NoddedEvent;
