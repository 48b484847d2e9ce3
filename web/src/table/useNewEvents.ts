/** What has happened between the step that was shown last and the one that is shown now. */
import { useState } from "react";
import type { LogLine } from "../generated/messages";
import type { Left } from "../net/store";

/** A step of the game, as it is shown. */
export interface ShownStep {
  viewer: number | null;
  /** The version since which nothing was missed; null where positions are looked up one by one. */
  since: number | null;
  step: number;
  log: LogLine[];
}

type Events = LogLine["event"][];

const NOTHING: Events = [];

/** The events that are new, in order; none after a gap, a reload, a step back or a leap ahead. */
export function newEvents(before: ShownStep, now: ShownStep): Events {
  const known = before.log.length;
  const further = now.step - before.step;
  const goesOn = now.since === null ? further === 1 : further > 0;
  const [last, same] = [before, now].map(({ log }) => JSON.stringify(log[known - 1]));
  if (!sameEyes(before, now) || !goesOn || last !== same) return NOTHING;
  return now.log.slice(known).map(({ event }) => event);
}

function sameEyes(before: ShownStep, now: ShownStep): boolean {
  return now.viewer === before.viewer && now.since === before.since;
}

/**
 * The same list until another step is shown, so that nothing is played twice. Whoever lifts the cover gets
 * what has happened since they looked away.
 */
export function useNewEvents(now: ShownStep, left: Left | null = null): Events {
  const [shown, setShown] = useState(() => {
    const missed = left && left.step < now.step ? now.log.slice(left.lines) : [];
    return { ...now, events: missed.map(({ event }) => event) };
  });
  if (sameEyes(shown, now) && shown.step === now.step) return shown.events;
  const events = newEvents(shown, now);
  setShown({ ...now, events });
  return events;
}
