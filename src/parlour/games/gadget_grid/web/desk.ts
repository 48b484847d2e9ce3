/** What every part of the board needs to know, so that it need not be handed down. */
import type { BoardProps } from "@shell/kit";
import { createContext, useContext } from "react";
import type { Event, Frame, GadgetGridView, GadgetPieces } from "./generated";
import type { Category } from "./parts";
import type { Known } from "./squares";
import type { Doing } from "./useDoing";

export type GadgetGridProps = BoardProps<GadgetGridView, GadgetPieces, Event>;

/** What lies in front of the board. */
export type Shown =
  | { what: "square"; square: number }
  | { what: "card"; card: number }
  | { what: "player"; seat: number }
  | { what: "pile"; pile: number };

export interface Desk extends GadgetGridProps {
  cards: Known["cards"];
  /** The types of Sentries, in the order in which moves number them. */
  sentries: readonly string[];
  doing: Doing;
  open: (shown: Shown) => void;
  /** What is pointed at on the board: a move whose victims are shown. */
  hover: (move: string | null) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("a part of the board outside of the board");
  return desk;
}

/** What is being decided: the top of the agenda. */
export function due(view: GadgetGridView): Frame | null {
  return view.agenda.at(-1) ?? null;
}

/** Whether the tutorial or the hint means this thing: by its word, or by a move that names it. */
export function isMeant(point: string | null, ...words: string[]): boolean {
  if (point === null) return false;
  const named = point.split(" ");
  return words.some((word) => word === point || (named.length > 1 && named.includes(word)));
}

/** For an element that may be pointed at: empty while it is not. */
export function pointing(point: string | null, ...words: string[]): { "data-meant"?: true } {
  return isMeant(point, ...words) ? { "data-meant": true } : {};
}

/** The hand that can be seen of somebody; null: its cards are hidden. */
export function handOf({ view, viewer }: Pick<Desk, "view" | "viewer">, seat: number) {
  return (seat === viewer ? view.hand : null) ?? view.characters[seat]?.hand ?? null;
}

export const CATEGORIES: readonly Category[] = ["widget", "equipment", "attack"];
