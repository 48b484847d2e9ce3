/**
 * When the last move of a game brings something to light, the result waits until it has been read.
 *
 * A board says so by `useLastLook`, as long as it shows what one would miss; the page then keeps
 * the board. Where nothing is told ("all at once") the result stands there before any board could.
 */
import { useLayoutEffect, useSyncExternalStore } from "react";

let looks = 0;
const listeners = new Set<() => void>();

function count(more: number): void {
  looks += more;
  for (const listener of listeners) listener();
}

export function useLastLook(looking: boolean): void {
  useLayoutEffect(() => {
    if (!looking) return;
    count(1);
    return () => count(-1);
  }, [looking]);
}

/** Whether a board shows something that is to be read before the result. */
export function useLooking(): boolean {
  return useSyncExternalStore(subscribe, () => looks > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
