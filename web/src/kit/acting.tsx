/** How boards act: a context that the table page provides. Buttons for moves are in Act.tsx. */
import { createContext, useContext } from "react";
import type { Acting } from "../games";

/** Nobody acts here: in a replay, or in a picture on the shelf. */
export const nothing: Acting = {
  play: () => {},
  why: async () => null,
  refuse: () => {},
  refused: null,
  announce: () => {},
  offered: new Map(),
  ready: false,
  judged: false,
  version: 0,
  armed: null,
  armedWords: null,
  point: null,
};

export const ActingContext = createContext<Acting>(nothing);

export function useTable(): Acting {
  return useContext(ActingContext);
}
