/** The reveal of a turn: begun by its event, told step by step, over when somebody goes on. */
import { still, useUnsettled } from "@shell/kit";
import { useEffect, useState } from "react";
import type { GridlProps } from "./desk";
import type { TurnView } from "./generated";
import { stepsOf } from "./reveal";

const STEP = 650; // milliseconds
const LAST = 1600; // so long the whole stays when the game has gone on meanwhile

export interface Reveal {
  turn: TurnView | null;
  /** So many steps have been told. */
  told: number;
  /** All of them at once. */
  skip: () => void;
  close: () => void;
  show: (turn: TurnView) => void;
}

interface Kept {
  events: GridlProps["events"];
  turn: TurnView | null;
  told: number;
  /** The game has gone on. */
  leaving: boolean;
}

export function useReveal({ events, view, pieces }: GridlProps): Reveal {
  const [kept, keep] = useState<Kept>({ events: [], turn: null, told: 0, leaving: false });
  const steps = kept.turn ? stepsOf(kept.turn, view, pieces).length : 0;
  const whole = kept.told >= steps;
  if (kept.events !== events) {
    const begins = events.some(({ kind }) => kind === "Revealed");
    const turn = (begins && view.past.at(-1)) || (whole ? null : kept.turn);
    const told = !begins ? kept.told : still() ? Number.POSITIVE_INFINITY : 1;
    keep({ events, turn, told, leaving: !begins && events.length > 0 });
  }
  const { turn, told, leaving } = kept;
  const running = turn !== null && (!whole || leaving);
  useUnsettled(turn !== null && !whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes its own time
  useEffect(() => {
    if (!running) return;
    const further = () =>
      keep((now) => (whole ? { ...now, turn: null } : { ...now, told: now.told + 1 }));
    const timer = setTimeout(further, whole ? LAST : STEP);
    return () => clearTimeout(timer);
  }, [running, whole, told, turn]);
  return {
    turn,
    told,
    skip: () => keep((now) => ({ ...now, told: Number.POSITIVE_INFINITY })),
    close: () => keep((now) => ({ ...now, turn: null })),
    show: (old) => keep({ events, turn: old, told: Number.POSITIVE_INFINITY, leaving: false }),
  };
}
