/** After a move its button is gone; whoever plays by keyboard must not fall out of the page. */
import { type RefObject, useEffect } from "react";
import { focusChoice } from "./useKeys";

export function useFocusKept(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current;
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    const look = () => {
      const { activeElement, body } = document;
      const nowhere = activeElement === body || activeElement === null || activeElement === last;
      if (!last || !nowhere || here(last)) return;
      last = null;
      if (!focusChoice()) page?.querySelector<HTMLElement>('[data-testid="prompt"]')?.focus();
    };
    page?.addEventListener("focusin", onFocus);
    const changed = new MutationObserver(look); // also when a dialog in front of it is gone
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      page?.removeEventListener("focusin", onFocus);
      changed.disconnect();
    };
  }, [main]);
}

/** Whether the focus can be on it. */
function here(element: Element): boolean {
  return element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}
