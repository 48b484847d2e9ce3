/** Whose eyes this page sees with, and when a hand must be covered. */
import { useMemo, useState } from "react";
import type { Seen } from "../generated/messages";
import { askedOf, seenBy, type TableState } from "../net/store";
import { taught } from "./offers";

export interface Eyes {
  /** The seat shown, or null for a spectator. */
  viewer: number | null;
  /** Several people share this device. */
  several: boolean;
  /** Several of us play on this device: this one shall look now, the others look away. */
  cover: number | null;
  uncover(): void;
}

/**
 * One seat: always that one. None: a spectator. Several on one device: the one who is asked, after
 * a cover in between; nobody's hand stays open for the next.
 */
export function useViewer(state: TableState, fixed: number | null | undefined): Eyes {
  const [open, setOpen] = useState<number | null>(null); // whose hand is open
  const { mine, room } = state;
  const waiting = askedOf(state);
  const several = mine.length > 1 && !room?.tutorial;
  const over = room?.state === "over" || room?.state === "closed";
  const shown = open !== null && mine.includes(open) ? open : null;
  const next = shown !== null && waiting.includes(shown) ? null : (waiting[0] ?? null);
  // At once, not a moment later: the next one may have pressed by then.
  if (several && next !== null && !over && open !== null) setOpen(null);

  if (fixed !== undefined) return { viewer: fixed, several: false, cover: null, uncover: () => {} };
  if (!several || over) {
    const viewer = room?.tutorial ? (waiting[0] ?? mine[0] ?? null) : (shown ?? mine[0] ?? null);
    return { viewer, several, cover: null, uncover: () => {} };
  }
  const cover = next ?? (shown === null ? (mine[0] ?? null) : null);
  return { viewer: shown, several, cover, uncover: () => setOpen(cover) };
}

/** What these eyes see; nothing under a cover. A tutorial may offer one move alone. */
export function useSeen(
  state: TableState,
  eyes: Eyes,
  onlyMove: string | null | undefined,
): Seen | null {
  const whole = eyes.cover === null ? seenBy(state, eyes.viewer) : null;
  return useMemo(
    () => (whole && onlyMove !== undefined ? taught(whole, onlyMove) : whole),
    [whole, onlyMove],
  );
}
