/** What every part of the board needs to know, so that it need not be handed down. */
import { type BoardProps, sign } from "@shell/kit";
import { createContext, useContext } from "react";
import type { CardPiece, Event, GizmosPieces, GizmosView } from "./generated";
import { COLORS } from "./Marble";
import type { useRow } from "./row";

export type GizmosProps = BoardProps<GizmosView, GizmosPieces, Event>;

export interface Deed {
  verb: "Build" | "File" | "Use";
  move: string;
}

export interface Desk extends GizmosProps {
  /** The spheres of the row; `click`: that one shall travel. */
  row: ReturnType<typeof useRow>;
  /** Look at a gizmo closer, while the pointer or the focus is on it. */
  inspect: (gizmo: number) => void;
  /** No more, unless another one is looked at by now. */
  leave: (gizmo: number) => void;
  inspected: number | null;
  /** Lay a gizmo in front of everything, with what can be done with it. */
  open: (gizmo: number, deeds: Deed[]) => void;
  /** Look at another player's whole bench. */
  visit: (seat: number) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("a part of the board outside of the board");
  return desk;
}

export function useCard(gizmo: number): CardPiece {
  const card = useDesk().pieces.cards[gizmo];
  if (!card) throw new Error(`there is no gizmo number ${gizmo}`);
  return card;
}

export function deeds(code: string, ...verbs: Deed["verb"][]): Deed[] {
  return verbs.map((verb) => ({ verb, move: `${verb.toLowerCase()} ${code}` }));
}

/** What an energy is called where sentences name it: in the row, or in somebody's ring. */
export function energy(color: number, seat?: number): string {
  const name = COLORS[color] ?? "";
  return sign({ sort: "energy", id: seat === undefined ? name : `${name}/${seat}` });
}

/** What is being decided: the top of the agenda. */
export function due(view: GizmosView) {
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
