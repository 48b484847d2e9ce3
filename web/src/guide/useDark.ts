/** Whether the page is dark now: as this browser is set, or else the system. */
import { useSyncExternalStore } from "react";
import { useSettings } from "../theme/settings";

const DARK = "(prefers-color-scheme: dark)";

export function useDark(): boolean {
  const { theme } = useSettings();
  const system = useSyncExternalStore(
    (changed) => {
      const query = matchMedia(DARK);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(DARK).matches,
  );
  return theme === "system" ? system : theme === "dark";
}
