/** Every game's own part of the client: what it is, and how it is loaded. */

import boards from "virtual:boards";
import type { ComponentType } from "react";
import type { Aid, LogLine, Mark, Offered, Refused, SeatInfo, Text } from "./generated/messages";

/** What a board is given: one viewer's view, and what this viewer may do. It holds no rules. */
export interface BoardProps<View = unknown, Pieces = unknown, Event = LogLine["event"]> {
  view: View;
  /**
   * What has happened since the step that was shown before, in order: show it once. The same list
   * until the next step; none for who has just come, or has missed something.
   */
  events: Event[];
  pieces: Pieces;
  seats: SeatInfo[];
  viewer: number | null;
  /** How the table has settled the game's options. */
  options?: Record<string, string>;
  /** The legal moves that are listed; none if the viewer may not answer, or looks back. */
  moves: Offered[];
  /** Whether the viewer is waited for. */
  asked: boolean;
  /** What a tutorial or a hint points at: a word of the game's own, or a move in its notation. */
  point: string | null;
  /**
   * The things of the last turns, and what each was there: to be shown until the next move. Elements
   * with `data-thing` are marked by the shell; this is for what is drawn on a canvas.
   */
  marks: readonly Mark[];
  /** False in a replay and on a big screen: nothing can be done, only looked at. */
  live: boolean;
}

/** What a board can do, from `useTable()`: see kit/acting.tsx. */
export interface Acting {
  /**
   * Make a move in the game's notation; or arm it, if it is one that asks for a second press.
   * `rough`: the press may have hit what lies beside, as in a scene; then a slip is easy.
   */
  play(move: string, rough?: boolean): void;
  /** The judge's answer about a move, without making it; null if it is legal. */
  why(move: string): Promise<Refused | null>;
  /** What there is to say to somebody who types a move, beside that. */
  aid(move: string): Promise<Aid | null>;
  /** Show the refusal in the prompt line, with its rule to open; null: it is of no use any more. */
  refuse(refusal: Refused | null): void;
  /** What the prompt line says just now against what was tried. */
  refused: Refused | null;
  /** Say something to people who listen instead of looking. */
  announce(text: string): void;
  /** Ask about what is being put together, in the place of the prompt; null: nothing is. See `useQuestion`. */
  ask(question: string | null): void;
  /**
   * What can be played now, by its notation: the legal moves that are listed, also those of
   * `BoardProps.moves`, and what may be done out of turn but for what is grave.
   */
  offered: ReadonlyMap<string, Offered>;
  /** Whether a move would be taken now: connected, and none of ours under way. */
  ready: boolean;
  /** Whether the viewer is waited for, besides. */
  asked: boolean;
  /** Whether there is a judge to ask: a seat of one's own in a running game. */
  judged: boolean;
  /** Who is asked what. What the judge has said of it is shown until the judge says it anew. */
  question: string;
  /** The version of what the viewer sees: only with another one the judge may say something else. */
  version: number;
  /** The move that the next press on it makes: things bound to it are `data-armed`. */
  armed: string | null;
  /** What that press does, in a sentence, for what lies in front of the prompt line. */
  armedWords: Text | null;
  /** The hint's or the tutorial's move: things bound to it shine. */
  point: string | null;
}

/** What a workshop is given: a page on which people make a text for a free option of the game. */
export interface WorkshopProps {
  game: string;
  /** What is printed on the parts of the game: `Box.pieces()`. */
  pieces: unknown;
  /** `Box.inspect` of a text for that option; rejects with a `Fault` (net/api.ts). */
  inspect(option: string, text: string): Promise<unknown>;
  /** Open a table against bots with these options, and go there; rejects with a `Fault`. */
  play(options: Record<string, string>, players: number): Promise<void>;
}

/** In CSS. A line has to be seen on the page, by day and by night; a fill is seen by its line. */
export interface SeatColor {
  line: string;
  fill: string;
}

/** What is settled of a table before its first move. */
export interface TableSetup<Pieces = unknown> {
  pieces: Pieces;
  options: Record<string, string>;
  players: number;
}

export interface SignProps {
  icon: string;
}

export interface GameClient {
  Board: ComponentType<BoardProps<never, never, never>>;
  /** A small picture of the board for the shelf. */
  Miniature: ComponentType;
  /** A sign of the game's key, by its `icon` (`Box.signs`), as the board draws it. */
  Sign?: ComponentType<SignProps>;
  /**
   * The seats' colors, where the game has its own: room, table and result wear them, and the
   * board had better, too. Null: as usual.
   */
  seatColors?: (table: TableSetup<never>) => (SeatColor | null)[];
  /**
   * The page /games/<game>/workshop, if there is one. A large one is best given as
   * `lazy(() => import("./Workshop"))`: whoever only plays does not wait for it.
   */
  Workshop?: ComponentType<WorkshopProps>;
}

/** The client part of a game, loaded when it is needed; null if it has none. */
export async function loadGame(name: string): Promise<GameClient | null> {
  return (await boards[name]?.())?.default ?? null;
}
