/** Whose eyes this page sees with, and when a hand must be covered. */
import { useMemo, useState } from "react";
import type { Seen } from "../generated/messages";
import { useSession } from "../net/session-context";
import { askedOf, seenBy, type TableState } from "../net/store";
import { taught } from "./offers";

export interface Eyes {
  /** The seat shown, or null for a spectator. */
  viewer: number | null;
  /** Several people share this device. */
  several: boolean;
  /** Several of us play on this device: this one shall look now, the others look away. */
  cover: number | null;
  /** Lift it, for that one or for another who shares this device. */
  uncover(seat: number): void;
  /** The others who share this device, and may want to look although nobody asks them. */
  others: number[];
  /** Cover the page, for somebody else to look; null: there is nothing to pass on. */
  pass: (() => void) | null;
}

const NOBODY: number[] = [];
const nothing = () => {};
const ALONE = { several: false, cover: null, uncover: nothing, others: NOBODY, pass: null };

/**
 * One seat: always that one. None: a spectator. Several on one device: who has lifted the cover, until another
 * one is asked (`net/store.ts`). Only then the server tells what that seat may know.
 */
export function useViewer(state: TableState, fixed: number | null | undefined): Eyes {
  const session = useSession();
  const [last, setLast] = useState<number | null>(null); // who has lifted the cover
  const { mine, room, open } = state;
  const [asked] = askedOf(state);
  if (fixed !== undefined) return { ...ALONE, viewer: fixed };
  if (room?.tutorial) return { ...ALONE, viewer: asked ?? mine[0] ?? null };
  if (mine.length < 2) return { ...ALONE, viewer: mine[0] ?? null };

  const over = room?.state === "over" || room?.state === "closed";
  const other = mine.find((seat) => seat !== last);
  const known = open !== null && seenBy(state, open) !== null;
  const cover = known ? null : (open ?? asked ?? (over ? null : (other ?? null)));
  return {
    viewer: known ? open : null,
    several: true,
    cover,
    uncover: (seat) => {
      if (open !== null) return; // it is on its way
      setLast(seat);
      session.look(seat);
    },
    others: mine.filter((seat) => seat !== (cover ?? open)),
    pass: known && !over ? () => session.look(null) : null,
  };
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
