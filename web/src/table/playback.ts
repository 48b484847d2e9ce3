/**
 * What the page shows while much happens at once: one move after the other, each as long as it takes
 * to read. Nothing of the past can be acted on. Pure; `usePlayback` gives it time.
 */
import type { LogLine, Seen, Text } from "../generated/messages";
import { askedOf, type TableState } from "../net/store";
import type { Pace } from "../theme/settings";

/** A move: what was known before it, and with it. */
interface Frame {
  before: TableState;
  state: TableState;
}

export interface Playback {
  /** What is shown. */
  frame: Frame;
  /** What is to be shown after it; the last of all is the present. */
  queue: Frame[];
  /** Which of the frame's sentences is being told. */
  line: number;
}

/** Milliseconds for each sentence. */
const PACES: Record<Exclude<Pace, "off">, number> = { quick: 600, calm: 1600 };
const HURRIED = 150; // while a clock runs for who is waiting
const LONGEST = 4; // no move takes longer than so many sentences
const MOST = 24; // moves that wait to be shown: whoever looks on shall not fall behind for good

/** Nothing is to be played: this is the present. */
export function begin(state: TableState): Playback {
  return { frame: { before: state, state }, queue: [], line: 0 };
}

/** The table has changed. What follows on what could be acted on is shown at once. */
export function heard(playback: Playback, state: TableState): Playback {
  const { frame, queue, line } = playback;
  const latest = queue.at(-1) ?? frame;
  const before = latest.state;
  const steps = stepOf(state) - stepOf(before);
  if (steps < 0 || !goesOn(before, state)) return begin(state);
  if (steps === 0) {
    const same = { ...latest, state };
    return queue.length > 0
      ? { frame, queue: [...queue.slice(0, -1), same], line }
      : { frame: same, queue, line };
  }
  if (atRest(playback)) return { frame: { before, state }, queue, line: 0 };
  const longer = [...queue, { before, state }];
  const [soon] = longer.splice(0, longer.length - MOST);
  return soon ? { frame: soon, queue: longer, line: 0 } : { frame, queue: longer, line };
}

/** The next sentence, or the next move. */
export function next({ frame, queue, line }: Playback): Playback {
  const [soon, ...later] = queue;
  if (line + 1 < stops(frame) || !soon) return { frame, queue, line: line + 1 };
  return { frame: soon, queue: later, line: 0 };
}

/** How long the page stays as it is, in milliseconds; null: until something happens. */
export function stay(playback: Playback, pace: Exclude<Pace, "off">): number | null {
  const { frame, line } = playback;
  if (atRest(playback)) return null;
  const all = stops(frame);
  if (line >= all) return 0;
  const now = present(playback);
  const asked = askedOf(now);
  const clocked = asked.some((seat) => now.room?.clocks[seat] != null);
  const hurry = clocked || (asked.length > 0 && now.room?.choice_left != null);
  return ((hurry ? HURRIED : PACES[pace]) * Math.min(all, LONGEST)) / all;
}

/** The present is shown, and can be acted on or has been told. */
export function atRest({ frame, queue, line }: Playback): boolean {
  return queue.length === 0 && (askedOf(frame.state).length > 0 || line >= stops(frame));
}

/** The table as the page shows it. In the past there is nothing to do. */
export function shown(playback: Playback): TableState {
  const now = present(playback);
  if (playback.queue.length === 0) return now;
  const { seen, room } = playback.frame.state;
  const state = room?.state ?? "playing";
  const asked = now.asked && [];
  return { ...now, asked, seen: seen.map(idle), room: now.room && { ...now.room, state } };
}

function present({ frame, queue }: Playback): TableState {
  return (queue.at(-1) ?? frame).state;
}

function idle(seen: Seen): Seen {
  const nothing = { moves: [], aside: [], typed: null, proposed: null };
  return { ...seen, ...nothing, asked: false, can_undo: false, undo_by: null };
}

/** The sentence that is being told to this viewer. */
export function caption(playback: Playback, viewer: number | null): Text | null {
  if (atRest(playback)) return null;
  const lines = news(playback.frame, viewer);
  return lines[Math.min(playback.line, lines.length - 1)]?.text ?? null;
}

/** How many sentences a move is told in. A single one of one's own is no news. */
function stops(frame: Frame): number {
  if (frame.state === frame.before) return 0;
  const most = Math.max(0, ...frame.state.seen.map(({ viewer }) => news(frame, viewer).length));
  if (askedOf(frame.before).length > 0) return most > 1 ? most : 0;
  return Math.max(1, most);
}

function news({ before, state }: Frame, viewer: number | null): LogLine[] {
  const known = before.seen.find((seen) => seen.viewer === viewer)?.log.length ?? 0;
  const log = state.seen.find((seen) => seen.viewer === viewer)?.log ?? [];
  return log.slice(known).filter(({ minor }) => !minor);
}

function stepOf({ seen }: TableState): number {
  return Math.max(0, ...seen.map(({ step }) => step));
}

/** Nothing was missed between the two, and nothing taken back. */
function goesOn(before: TableState, after: TableState): boolean {
  const { seen } = before;
  return (
    before.synced === after.synced &&
    seen.length === after.seen.length &&
    seen.every(({ log }, place) => after.seen[place]?.log[log.length - 1] === log.at(-1))
  );
}
