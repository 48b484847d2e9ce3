/** A group of things that is one stop of the Tab key; the arrow keys go from one to the next. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  children: ReactNode;
  className: string;
  label: string;
}

export function Roving({ children, className, label }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const things = () => Array.from(box.current?.querySelectorAll<HTMLElement>("[data-rove]") ?? []);

  const settle = (chosen: HTMLElement | undefined) => {
    for (const thing of things()) thing.tabIndex = thing === chosen ? 0 : -1;
  };
  // After every drawing: the thing in hand may have gone, and others may have come.
  useLayoutEffect(() => {
    const all = things();
    settle(all.find((thing) => thing.tabIndex === 0) ?? all[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = event.target instanceof HTMLElement ? event.target : null;
    if (!step || !from?.matches("[data-rove]")) return;
    const next = nearest(from, things(), step);
    event.preventDefault();
    next?.focus();
  };
  return (
    <fieldset
      ref={box}
      className={className}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.target instanceof HTMLElement && event.target.matches("[data-rove]"))
          settle(event.target);
      }}
    >
      {children}
    </fieldset>
  );
}

/** The thing that lies closest in the direction of the step. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]) {
  const centre = (thing: HTMLElement) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of all) {
    const [tx, ty] = centre(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along < 4 || along + 2 * aside >= least) continue;
    best = thing;
    least = along + 2 * aside;
  }
  return best;
}
