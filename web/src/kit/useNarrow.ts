import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 900px)"; // as in the style sheets

/** Whether the panel has no room beside the board. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(NARROW).matches,
  );
}
