/**
 * What has the focus may be gone a moment later: a move was made, a page was left. Who plays by
 * keyboard or listens must not fall out of the page; the focus goes to where one would look next.
 */
import { useEffect } from "react";

/** Takes the focus, if it can. The latest comes first. */
type Home = () => boolean;

const homes: Home[] = [onMain];

/** While this is shown, a lost focus goes here first. */
export function useFocusHome(home: Home): void {
  useEffect(() => {
    homes.unshift(home);
    return () => {
      homes.splice(homes.indexOf(home), 1);
    };
  }, [home]);
}

/** Once, for all pages. */
export function FocusKept() {
  useEffect(() => {
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    const look = () => {
      const { activeElement, body } = document;
      const nowhere = activeElement === body || activeElement === null || activeElement === last;
      if (!last || !nowhere || here(last)) return;
      if (homes.some((home) => home())) last = document.activeElement;
    };
    document.addEventListener("focusin", onFocus);
    const changed = new MutationObserver(look); // also when a dialog in front of it is gone
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      changed.disconnect();
    };
  }, []);
  return null;
}

/** Puts the focus there without moving the page. */
export function focusOn(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true }); // in vain where something covers it
  return element !== null && document.activeElement === element;
}

/** The page itself, as soon as it has what it shows. */
function onMain(): boolean {
  return focusOn(document.querySelector<HTMLElement>('main[data-page]:not([data-page="loading"])'));
}

/** Whether the focus can be on it. */
function here(element: Element): boolean {
  return element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}
