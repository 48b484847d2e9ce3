/** The reveal of a turn: begun by its event, told step by step, over when somebody goes on. */
import { still, useUnsettled } from "@shell/kit";
import { useEffect, useState } from "react";
import type { GridlProps } from "./desk";
import type { TurnView } from "./generated";
import { stepsOf } from "./reveal";

const STEP = 650; // milliseconds
const LAST = 1600; // so long the whole stays when the game has gone on meanwhile
const ALL = Number.POSITIVE_INFINITY;

export interface Reveal {
  turn: TurnView | null;
  /** So many steps have been told. */
  told: number;
  /** All of them at once. */
  skip: () => void;
  close: () => void;
  /** The last turn once more. */
  show: () => void;
}

interface Kept {
  events: GridlProps["events"];
  /** Of so many turns that are over the last one is shown; 0: none is. */
  turn: number;
  told: number;
  /** The game has gone on. */
  leaving: boolean;
}

export function useReveal({ events, view, pieces }: GridlProps): Reveal {
  const [kept, keep] = useState<Kept>({ events: [], turn: 0, told: 0, leaving: false });
  const { told, leaving } = kept;
  const over = view.past.length;
  const turn = (kept.turn === over && view.past[over - 1]) || null; // after a leap it is another
  const whole = turn === null || told >= stepsOf(turn, view, pieces).length;
  if (kept.events !== events) {
    const begins = events.some(({ kind }) => kind === "Revealed");
    if (begins) keep({ events, turn: over, told: still() ? ALL : 1, leaving: false });
    else keep({ events, turn: whole ? 0 : kept.turn, told, leaving: events.length > 0 });
  }
  const running = turn !== null && (!whole || leaving);
  useUnsettled(!whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes its own time
  useEffect(() => {
    if (!running) return;
    const further = () =>
      keep((now) => (whole ? { ...now, turn: 0 } : { ...now, told: now.told + 1 }));
    const timer = setTimeout(further, whole ? LAST : STEP);
    return () => clearTimeout(timer);
  }, [running, whole, told, turn === null]);
  return {
    turn,
    told,
    skip: () => keep((now) => ({ ...now, told: ALL })),
    close: () => keep((now) => ({ ...now, turn: 0 })),
    show: () => keep({ events, turn: over, told: ALL, leaving: false }),
  };
}
