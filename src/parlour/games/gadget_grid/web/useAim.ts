/** The attack that is pointed at: on the board, among the choices, or armed for a second press. */
import { type Offered, sign, useTable, useThings } from "@shell/kit";
import { createContext, useContext, useMemo } from "react";
import { type Aim, aimOf } from "./aims";
import { useDesk } from "./desk";

export interface Hovered {
  square: number | null;
  /** The move that a press would make. */
  move: string | null;
}

export const NOTHING: Hovered = { square: null, move: null };

/** What is pointed at on the board. */
export const HoverContext = createContext<Hovered>(NOTHING);

export function useAim(): Aim | null {
  const { view, moves } = useDesk();
  const { armed, offered } = useTable();
  const { lit } = useThings();
  const { move: hovered } = useContext(HoverContext);
  return useMemo(() => {
    const pointed = hovered ?? armed;
    const offer = pointed === null ? litBy(moves, lit) : offered.get(pointed);
    return offer ? aimOf(view, offer) : null;
  }, [view, moves, offered, hovered, armed, lit]);
}

/** A choice that is pointed at lights up all that its words name. */
function litBy(moves: readonly Offered[], lit: readonly string[]): Offered | undefined {
  if (lit.length === 0) return undefined;
  const named = ({ label }: Offered) => [...new Set(label.things.map(sign))].join();
  return moves.find((offer) => named(offer) === lit.join());
}
