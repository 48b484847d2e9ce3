// Made by scripts/web_types.py from the server's classes. Change those, not this file.

/**
 * How a game ended. Place 1 is a win; seats may share a place if the game allows it.
 *
 * Those on one side share their place and their points. Where nobody has won (all against the
 * game, or one player alone), the first is the second place.
 */
export interface Outcome {
  /** by seat */
  places: number[];
  /** by seat */
  points: number[];
  /** the rule that decided it */
  reason: string;
  /** the seats of each; the box adds them */
  sides?: number[][];
}

/** How long players may think: not limited, so long for each move, or a bank that grows. */
export interface Clock {
  kind: "bank" | "move" | "none";
  /** for each move, or in the bank at the start */
  seconds: number;
  /** added to the bank after each move */
  increment: number;
}

/** Something a table may settle before play. */
export interface OptionInfo {
  name: string;
  title: string;
  values: string[];
  default: string;
  /** the ruling whose alternative this offers */
  ruling: string;
  /** whether a text of one's own is possible, too; what is in it is the game's affair */
  free: boolean;
  /** any number of these from 1 to 999 is possible, too: 45_minutes */
  units: string[];
  /** the values as people read them; none: as they are written */
  words: string[];
}

/** A bot that may sit down. */
export interface BotInfo {
  name: string;
  /** how hard it is to beat: "easy" */
  strength: string;
  /** how it plays, in one sentence */
  plays: string;
}

/** A sign that the board shows. */
export interface SignInfo {
  /** what the game's client draws for it */
  icon: string;
  name: string;
  /** a sentence */
  means: string;
  /** what a terminal prints instead, if anything */
  typed: string;
}

/** A text for a free option, while it is being made. */
export interface OptionText {
  text: string;
}

/** A game as the shelf shows it. */
export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  /** what players play for, in one sentence */
  goal: string;
  /** possible numbers of players */
  players: number[];
  /** how many sit down where nobody says how many */
  usual_players: number;
  /** from, to */
  minutes: number[];
  rules_version: number;
  /** the weakest first */
  bots: BotInfo[];
  /** the one that plays where none is named */
  usual_bot: string;
  options: OptionInfo[];
  /** what to settle of them for a game with bots that begins at once */
  play_now: Record<string, string>;
  /** the key to what the board shows */
  signs: SignInfo[];
  /** whether there is one */
  tutorial: boolean;
  /** likewise */
  guide: boolean;
}

/** One rule of a game's rulebook, or one ruling where the printed rules are silent. */
export interface RuleInfo {
  id: string;
  title: string;
  text: string;
  kind: "effect" | "enforced" | "information" | "judged";
  chapter: string;
  /** for a ruling: why it is read so */
  reason: string;
  /** for a ruling: the table option that offers the alternative */
  option: string;
}

/** How a game is played here. */
export interface Guide {
  /** Markdown; its pictures are in the folder `pictures` */
  text: string;
  /** their names; where there is a `x.dark.webp`, it is `x.webp` in the dark */
  pictures: string[];
}

/** One move of a tutorial. Seat 0 is the learner's. */
export interface LessonInfo {
  seat: number;
  /** in the game's notation */
  move: string;
  /** told before the move */
  say: string;
  /** told after it; an empty line begins another page */
  after: string;
  /** the page makes this move itself */
  auto: boolean;
  /** any legal move will do; where the page makes it, it asks a bot */
  free: boolean;
  /** a word for the board: what to point at */
  point: string;
}

/** The tutorial of a game, move by move. */
export interface Lessons {
  lessons: LessonInfo[];
}

/**
 * A table to open. With `start` it begins at once, bots on the empty seats.
 *
 * With `tutorial` it is the game's tutorial, begun at once, every seat the opener's; the game
 * settles everything else.
 */
export interface OpenTable {
  game: string;
  /** "": a friendly one */
  name?: string;
  /** null: as many as usual */
  seats?: number | null;
  public?: boolean;
  options?: Record<string, string>;
  clock?: Clock;
  start?: boolean;
  /** what plays on the empty seats, with `start`; "": the usual one */
  bot?: string;
  tutorial?: boolean;
}

/** Take a seat: that one, or any that is free. */
export interface Join {
  /** "": a friendly one */
  name?: string;
  seat?: number | null;
}

/** The secret by which a browser holds a seat. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** Secrets for the browser to keep: the seats' tokens, and the host's own. */
export interface Joined {
  code: string;
  /** the first of `seats` */
  seat: number;
  token: string;
  /** every seat that is now held; one, but for a tutorial */
  seats: SeatToken[];
  host_token: string | null;
}

/** A game after so many moves, with the eyes of one viewer. */
export interface Position {
  step: number;
  /** how many moves have been made by now */
  steps: number;
  viewer: number | null;
  /** whose move led here; -1: the house; null: several together, or a secret */
  seat: number | null;
  /** that move; while the game runs, only the viewer's own and the house's */
  move: string | null;
  label: Text | null;
  view: Record<string, unknown>;
  prompt: Text;
  figures: Record<string, number[]>;
  /** as it stood then */
  log: LogLine[];
  /** likewise */
  turns: Turn[];
}

/** One move of a finished game. */
export interface StoryMove {
  /** -1 for the house, which says when time is up; null: several together */
  seat: number | null;
  move: string;
  label: Text;
  /** bot: for itself or for somebody who was away */
  by: "bot" | "clock" | "person";
  /** milliseconds since 1970 */
  at: number;
}

/** One part of everybody's result. */
export interface ScorePart {
  label: string;
  /** without saying whether it is points or a count */
  what: string;
  unit: "count" | "points";
  by_seat: number[];
}

/** A finished game from beginning to end, for its result page. */
export interface Story {
  title: string;
  names: string[];
  steps: number;
  moves: StoryMove[];
  /** by name, by step from 0 on, by seat */
  figures: Record<string, number[][]>;
  breakdown: ScorePart[];
  /** how it ended, as each seat is told it, and last as all others are */
  headlines: Text[];
  result: Outcome;
  /** the rule that decided the places */
  decided_by: RuleInfo;
  seed: string;
  commitment: string;
}

/** Whether the server can serve, and what. */
export interface Health {
  ok: boolean;
  /** in memory */
  tables: number;
  games: string[];
}

/** The stable part of a problem. */
export interface ProblemCode {
  code: string;
}

/** What every request that fails is answered with. */
export interface Problem {
  status_code: number;
  /** a sentence for people */
  detail: string;
  extra: ProblemCode;
}

/** The first message: which seats are mine (by their secret tokens), and what I have seen. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  /** the version I have; null for everything anew */
  since?: number | null;
  /** for a spectator's chat */
  name?: string;
  /** of several seats of mine, the one that holds the device */
  open?: number | null;
}

/**
 * Of several seats of mine this one holds the device from now on; null: it is passed on.
 *
 * What only one of them may know is sent while that one holds it, and at no other time.
 */
export interface Look {
  type: "look";
  id: number;
  seat: number | null;
}

/**
 * A move in the game's notation, made on the strength of what `version` showed.
 *
 * One that may be made out of turn (`Seen.aside`) may be made at any time, on any version.
 */
export interface Move {
  type: "move";
  id: number;
  seat: number;
  version: number;
  move: string;
}

/** Take the latest move back, or for practice go back to it whatever has come to light since. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  practice?: boolean;
}

/** Ask the other people at the table whether my latest move may be taken back. */
export interface AskUndo {
  type: "ask_undo";
  id: number;
  seat: number;
}

/** Agree, or not, to what was asked at that version (`Question.version`). */
export interface AnswerUndo {
  type: "answer_undo";
  id: number;
  seat: number;
  version: number;
  agrees: boolean;
}

export interface WithdrawUndo {
  type: "withdraw_undo";
  id: number;
  seat: number;
}

/** May this seat make that move, and if not, why not? */
export interface Why {
  type: "why";
  id: number;
  seat: number;
  move: string;
}

export interface Hint {
  type: "hint";
  id: number;
  seat: number;
}

export interface Chat {
  type: "chat";
  id: number;
  text: string;
  seat?: number | null;
  /** one of `Seen.channels` */
  channel?: string;
}

export interface Ping {
  type: "ping";
  id: number;
}

/** I am going; a bot may play on for me until I am back. */
export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}

/** Go by another name. */
export interface Rename {
  type: "rename";
  id: number;
  seat: number;
  name: string;
}

/** Before the start: I am ready for it, or not any more. */
export interface Ready {
  type: "ready";
  id: number;
  seat: number;
  ready?: boolean;
}

export interface Return {
  type: "return";
  id: number;
  seat: number;
}

/** Host, before the start: put a bot on a seat. */
export interface SitBot {
  type: "sit_bot";
  id: number;
  seat: number;
  bot: string;
}

/** Host: free a seat before the start; during the game a bot takes it over for good. */
export interface ClearSeat {
  type: "clear_seat";
  id: number;
  seat: number;
}

export interface SwapSeats {
  type: "swap_seats";
  id: number;
  one: number;
  other: number;
}

/** Host, before the start: settle the table anew; what is null stays as it is. */
export interface Change {
  type: "change";
  id: number;
  seats?: number | null;
  public?: boolean | null;
  options?: Record<string, string> | null;
  clock?: Clock | null;
}

/** Before the start: go to a free seat. */
export interface TakeSeat {
  type: "take_seat";
  id: number;
  seat: number;
  to: number;
}

/** Host, before the start: let chance say who sits where. */
export interface DrawSeats {
  type: "draw_seats";
  id: number;
}

export interface Start {
  type: "start";
  id: number;
}

export interface Rematch {
  type: "rematch";
  id: number;
}

/** Something that a text names. It can be lit up on the board, and opened. */
export interface Thing {
  /** card, place, piece, player, rule, or one of the game's own */
  sort: string;
  /** what the board knows it by; of a player the seat */
  id: string;
  /** what is printed */
  name: string;
}

/** What people read, with the things that it names between the words. */
export interface Text {
  /** one more than things: they stand around them */
  words: string[];
  things: Thing[];
}

/** A thing that the board marks until the next turn, and what it was in this one. */
export interface Mark {
  role: "from" | "gained" | "lost" | "path" | "to" | "victim";
  thing: Thing;
}

/** What a turn came to, in one sentence. */
export interface Headline {
  text: Text;
  marks: Mark[];
}

/** A turn in the log: its lines go on to where the next one starts. */
export interface Turn {
  /** null: everybody's */
  seat: number | null;
  /** its first line, counted from the beginning of the log */
  start: number;
  /** how many moves had been made when it began */
  step: number;
  /** null: nothing has happened in it yet */
  headline: Headline | null;
}

/** Why a move may not be made: a sentence, and the rule against it, to be looked up. */
export interface Refused {
  /** the sentence */
  because: Text;
  /** its id; with KERNEL- it holds at every table, and nobody needs to be told */
  rule: string;
  title: string;
  /** of the rule */
  text: string;
}

/** What everybody may know of a seat. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "empty" | "person";
  bot: string;
  away: boolean;
  /** null: it is not for everybody to know just now */
  connected: boolean | null;
  /** the seats on its side, itself included */
  team: number[];
}

/** A line of chat. */
export interface Line {
  name: string;
  seat: number | null;
  text: string;
  channel: string;
}

/** Seats that win or lose together. */
export interface Side {
  name: string;
  seats: number[];
}

/** Where this viewer may read just now, and perhaps write. */
export interface Channel {
  id: string;
  /** what people call it */
  name: string;
  /** the seats that read it; null: everybody, spectators too */
  readers: number[] | null;
  /** why this viewer may not write there now */
  silent: Refused | null;
}

/** Somebody asks to take a move back, past moves of others. */
export interface Question {
  /** who asks */
  seat: number;
  /** when it was asked; an answer names it */
  version: number;
  /** the move, as the log has told it to everybody */
  said: Text | null;
  /** the seats whose answer is still wanted */
  wanted: number[];
  /** who did not agree; then the move stands */
  refused_by: number | null;
}

/** The table around the game. */
export interface Room {
  code: string;
  game: string;
  title: string;
  rules_version: number;
  /** every seat is the opener's, and the lessons say what to do */
  tutorial: boolean;
  public: boolean;
  options: Record<string, string>;
  clock: Clock;
  seats: SeatInfo[];
  /** closed: given up before its end */
  state: "closed" | "gathering" | "over" | "playing";
  /** binds the luck of the game; empty before the start */
  commitment: string;
  /** told after the end */
  seed: string;
  /** where the rematch is played */
  next_code: string;
  /** none where everybody plays alone */
  sides: Side[];
  /** before the start: the seats whose people have said that they are */
  ready: number[];
  chat: Line[];
  /** milliseconds left for each seat */
  clocks: (number | null)[];
  /** milliseconds left for the whole game, if it has a limit */
  time_left: number | null;
  /** milliseconds left for what is asked, if the rules limit it */
  choice_left: number | null;
  spectators: number;
  /** somebody went back for practice, so that the game counts for nothing */
  practice: boolean;
  /** whether a move may be taken back; until the next move */
  question: Question | null;
}

/**
 * A legal move: what to send, how to show it, and what it leads to. Who is offered it knows
 * that anyway. What is at its default is left out.
 */
export interface Offered {
  move: string;
  label: Text;
  /** the move as plain data, for the board */
  data: Record<string, unknown>;
  /** what moves like it are called; "": as the kind in its data */
  kind?: string;
  /** the heading under which few would look for it; "" for what comes first */
  apart?: string;
  /** what to say before it is sent */
  caution?: Text | null;
  /** it may bring something to light, or draw luck: then it stands */
  reveals?: boolean;
  /** the turn may be over with it */
  ends_turn?: boolean;
  /** a slip would hurt */
  weighty?: boolean;
  /** it is final: people are asked whether they mean it */
  grave?: boolean;
}

/** What may be typed where not every move is listed: a move but for what stands around it. */
export interface Typed {
  /** what is typed: "Your guess" */
  label: Text;
  /** the move is this, what is typed, */
  before: string;
  /** and this */
  after: string;
  /** characters */
  most: number;
}

/** An answer that several have to agree on, and who is for it so far. */
export interface Proposed {
  offer: Offered;
  seats: number[];
}

/** A sentence of the log, the position it tells of, and the event that it words. */
export interface LogLine {
  text: Text;
  /** how many moves had been made when this was told */
  step: number;
  /** as plain data, for the board; whoever reads the sentence may have it */
  event: Record<string, unknown>;
  /** a log leaves it out until every detail is asked for */
  minor: boolean;
}

/** The game as one viewer may see it. */
export interface Seen {
  viewer: number | null;
  /** how many moves have been made */
  step: number;
  view: Record<string, unknown>;
  prompt: Text;
  asked: boolean;
  /** all the seats that are asked */
  waiting: number[];
  /** whether `moves` are all there are */
  complete: boolean;
  moves: Offered[];
  /** what may be typed besides; null where they are all there are */
  typed: Typed | null;
  /** what others whom this viewer has to agree with are for */
  proposed: Proposed | null;
  /** what this viewer may do besides, in turn or out of it */
  aside: Offered[];
  /** by oneself, in the ordinary way */
  can_undo: boolean;
  /** where not that: in which way else */
  undo_by: "consent" | "practice" | null;
  /** the log from `log_start` on; what was there before is replaced */
  log: LogLine[];
  log_start: number;
  /** those of the log from `turns_start` on; likewise */
  turns: Turn[];
  turns_start: number;
  /** named numbers by seat; the score stands first */
  figures: Record<string, number[]>;
  /** where this viewer may talk */
  channels: Channel[];
  result: Outcome | null;
}

/** Everything: after hello, and whenever a gap cannot be filled. */
export interface Sync {
  type: "sync";
  version: number;
  mine: number[];
  /** of mine, the one that holds the device, if it was said which */
  open: number | null;
  /** of several of mine, all that are asked; null: `seen` says it */
  asked: number[] | null;
  host: boolean;
  room: Room;
  seen: Seen[];
}

/** What has changed with this version. Versions follow each other without a gap. */
export interface Update {
  type: "update";
  version: number;
  clocks: (number | null)[];
  time_left: number | null;
  choice_left: number | null;
  /** null: as it was, but for what has been `said` */
  room: Room | null;
  /** none: all is as it was */
  seen: Partial<Seen>[];
  /** what is new in the chat */
  said: Line[];
  /** as in `Sync` */
  asked: number[] | null;
}

/** Who is connected now. It is no part of the table, so it has no version. */
export interface Presence {
  type: "presence";
  connected: (boolean | null)[];
  spectators: number;
}

/** Done and stored; a power cut cannot undo it. */
export interface Ack {
  type: "ack";
  id: number;
  version: number;
}

/** What is said to somebody who types, beside the judge's word. */
export interface Aid {
  /** what they may like to know of what they have typed */
  remark: Text | null;
  /** what might be meant: to be typed instead */
  offers: string[];
}

/** To why (null: you may) and to hint. */
export interface Answer {
  type: "answer";
  id: number;
  refusal: Refused | null;
  /** to why, about a move with words that people type */
  aid: Aid | null;
  move: string | null;
  label: Text | null;
  /** what the move is worth and what it gives up */
  reason: Text | null;
  /** the rule that allows it */
  rule: string;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** One clear error; the connection lives on. */
export interface Error {
  type: "error";
  code: string;
  message: string;
  id: number | null;
  refusal: Refused | null;
}

/** A message to the server. */
export type FromClient =
  | Hello
  | Look
  | Move
  | Undo
  | AskUndo
  | AnswerUndo
  | WithdrawUndo
  | Why
  | Hint
  | Chat
  | Ping
  | Leave
  | Rename
  | Ready
  | Return
  | SitBot
  | ClearSeat
  | SwapSeats
  | TakeSeat
  | DrawSeats
  | Change
  | Start
  | Rematch;

/** A message to the client. */
export type FromServer =
  | Sync
  | Update
  | Presence
  | Ack
  | Answer
  | Pong
  | Error;
