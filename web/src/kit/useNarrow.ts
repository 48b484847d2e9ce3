import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 900px)"; // as in the style sheets

/** Whether the panel has no room beside the board. */
export const useNarrow = () => useWindow(NARROW);

/** Whether the window is so, as a style sheet would ask. */
export function useWindow(media: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(media).matches,
  );
}
