/** After a move its button is gone; whoever plays by keyboard must not fall out of the page. */
import { type RefObject, useEffect, useRef } from "react";
import { focusChoice } from "./useKeys";

export function useFocusKept(main: RefObject<HTMLElement | null>, moment: unknown): void {
  const inside = useRef(false);
  useEffect(() => {
    const page = main.current;
    const onFocus = () => {
      inside.current = true;
    };
    page?.addEventListener("focusin", onFocus);
    return () => page?.removeEventListener("focusin", onFocus);
  }, [main]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page has changed
  useEffect(() => {
    const fallen = document.activeElement === document.body || document.activeElement === null;
    if (!inside.current || !fallen) return;
    if (!focusChoice()) {
      main.current?.querySelector<HTMLElement>('[data-testid="prompt"]')?.focus();
    }
  }, [moment]);
}
