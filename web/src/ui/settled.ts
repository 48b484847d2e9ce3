/**
 * Whether the page has come to rest: nothing is on its way to it, and all that it shows belongs
 * together. `<html data-settled>` says so to tests and to whoever takes pictures; nobody else asks.
 *
 * The calls of net/, the news of a table and whatever shows `Loading` are counted where they are.
 * Who waits for anything else wraps the promise with `underWay`; who computes or draws something
 * that comes a moment later says so by `useUnsettled`.
 */
import { useEffect, useLayoutEffect, useState } from "react";

let waits = 0;
let afterDrawing = (then: () => void): void => then();

function begin(): void {
  waits += 1;
  tell();
}

function end(): void {
  waits -= 1;
  tell();
}

function tell(): void {
  document.documentElement.dataset.settled = String(waits === 0);
}

/** The page is not settled as long as this is shown with `waiting`. */
export function useUnsettled(waiting: boolean): void {
  useLayoutEffect(() => {
    if (!waiting) return;
    begin();
    return () => afterDrawing(end);
  }, [waiting]);
}

/** The page is not settled until the promise is kept or broken, and what comes of it is drawn. */
export function underWay<T>(promise: Promise<T>): Promise<T> {
  begin();
  // A task later, all who waited for the promise have set their states.
  const over = () => setTimeout(() => afterDrawing(end));
  promise.then(over, over);
  return promise;
}

interface Due {
  tell: () => void;
  drawings: number;
}

/**
 * Once on every page, behind all else. To learn when something is drawn it goes through React's own
 * queue: what was put there before is drawn by then, and the effects of it with the second drawing.
 */
export function SettledPage() {
  const [due, setDue] = useState<readonly Due[]>([]);
  useLayoutEffect(() => {
    const left = new Set<() => void>();
    afterDrawing = (then) => {
      const once = () => left.delete(once) && then();
      left.add(once);
      setDue((others) => [...others, { tell: once, drawings: 1 }]);
    };
    return () => {
      afterDrawing = (then) => then();
      for (const once of left) once(); // the page has crashed: nothing of it will be drawn
    };
  }, []);
  useEffect(tell, []);
  useEffect(() => {
    if (due.length === 0) return;
    for (const one of due) if (one.drawings === 0) one.tell();
    const again = due.filter(({ drawings }) => drawings > 0);
    const less = again.map((each) => ({ ...each, drawings: each.drawings - 1 }));
    setDue((now) => [...less, ...now.filter((each) => !due.includes(each))]);
  }, [due]);
  return null;
}
