/** The reveal of a turn: begun by its event, told step by step, over when somebody goes on. */
import {
  allAtOnce,
  type Explained,
  explainedIn,
  saidPlain,
  still,
  useLastLook,
  useUnsettled,
} from "@shell/kit";
import { useEffect, useState } from "react";
import { dueOf, type GridlProps } from "./desk";
import type { TurnView } from "./generated";
import { stepsOf } from "./reveal";

const STEP = 650; // milliseconds
const LAST = 1600; // so long the whole stays when the game has gone on meanwhile, or is over,
const LETTER = 45; // and longer for each letter of what bots have to say
const ALL = Number.POSITIVE_INFINITY;

export interface Reveal {
  turn: TurnView | null;
  /** So many steps have been told. */
  told: number;
  /** Why bots gave or guessed what they did. */
  reasons: Explained[];
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
  /** What was said of the last turn, which is the turn of this number. */
  reasons: Explained[];
  of: number;
  /** The game has gone on. */
  leaving: boolean;
  /** The viewer was asked for something then. */
  asked: boolean;
}

const NOTHING: Kept = {
  events: [],
  turn: 0,
  told: 0,
  reasons: [],
  of: 0,
  leaving: false,
  asked: false,
};

/** Who wants all at once is not hurried: it stays until they go on, and is gone at once where nobody can. */
export function useReveal({ events, view, pieces, asked, viewer }: GridlProps): Reveal {
  const [kept, keep] = useState<Kept>(NOTHING);
  const { told, leaving } = kept;
  const over = view.past.length;
  const ended = dueOf(view) === null;
  const hasty = allAtOnce();
  const turn = (kept.turn === over && view.past[over - 1]) || null; // after a leap it is another
  const whole = turn === null || told >= stepsOf(turn, view, pieces).length;
  if (kept.events !== events) {
    const begins = events.some(({ kind }) => kind === "Revealed");
    const begun = {
      turn: over,
      told: still() || hasty ? ALL : 1,
      reasons: explainedIn(events),
      of: over,
    };
    if (begins) keep({ events, ...begun, leaving: false, asked });
    else {
      // Who goes on by a move of their own has seen it.
      const done = whole && (kept.asked || (hasty && viewer === null));
      const leaving = kept.leaving || events.length > 0;
      keep({ ...kept, events, turn: done ? 0 : kept.turn, leaving, asked });
    }
  }
  const running = turn !== null && (!whole || ((leaving || ended) && !hasty));
  useUnsettled(running);
  useLastLook(turn !== null && ended);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes its own time
  useEffect(() => {
    if (!running) return;
    const further = () =>
      keep((now) => (whole ? { ...now, turn: 0 } : { ...now, told: now.told + 1 }));
    const letters = kept.reasons.reduce((sum, { reason }) => sum + saidPlain(reason).length, 0);
    const timer = setTimeout(further, whole ? LAST + LETTER * letters : STEP);
    return () => clearTimeout(timer);
  }, [running, whole, told, turn === null]);
  return {
    turn,
    told,
    reasons: kept.of === over ? kept.reasons : [],
    skip: () => keep((now) => ({ ...now, told: ALL })),
    close: () => keep((now) => ({ ...now, turn: 0 })),
    show: () => keep((now) => ({ ...now, events, turn: over, told: ALL, leaving: false })),
  };
}
