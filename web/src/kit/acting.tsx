/** How boards act: a context that the table page provides. Buttons for moves are in Act.tsx. */
import { createContext, useContext, useLayoutEffect } from "react";
import type { Acting } from "../games";

/** Nobody acts here: in a replay, or in a picture on the shelf. */
export const nothing: Acting = {
  play: () => {},
  why: async () => null,
  aid: async () => null,
  refuse: () => {},
  refused: null,
  announce: () => {},
  ask: () => {},
  offered: new Map(),
  ready: false,
  asked: false,
  judged: false,
  question: "",
  version: 0,
  armed: null,
  armedWords: null,
  point: null,
};

export const ActingContext = createContext<Acting>(nothing);

export function useTable(): Acting {
  return useContext(ActingContext);
}

/** What the prompt asks as long as a move is being put together ("Choose the exit."); null: the game's own question. */
export function useQuestion(question: string | null): void {
  const { ask } = useTable();
  // Before anything is painted, so that no question outlives what it was about.
  useLayoutEffect(() => {
    ask(question);
    return () => ask(null);
  }, [ask, question]);
}
