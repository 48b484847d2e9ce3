/**
 * Arrow keys go from thing to thing. Things are marked with `data-rove`: "column,row,level" where a
 * board knows how they lie, and nothing where they lie as they are drawn, or in a line.
 */
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from "react";

/** Columns to the right, rows down, levels up. */
export type Step = readonly [number, number, number];

const STEPS: Record<string, Step> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
};
const ENDS: Record<string, number> = { Home: -1, End: 1 };
const APART = 100; // pixels between two columns, where things say their own places
const SKEW = 4; // pixels: so little is no way at all

/** The step that a key stands for, if it stands for one. */
export function stepOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Step | null {
  return ctrlKey || metaKey || altKey ? null : (STEPS[key] ?? null);
}

interface Options {
  /** In a line, the first follows on the last; else things lie in rows, columns and levels. */
  line?: boolean;
  /** Every thing is a stop of the Tab key; else only the one that had the focus last is. */
  allStops?: boolean;
}

type RovingProps = { label: string } & Omit<ComponentPropsWithoutRef<"fieldset">, "onKeyDown">;

/** A group of things in space that is one stop of the Tab key. */
export function Roving({ label, onFocus, ...rest }: RovingProps) {
  const roving = useRoving<HTMLFieldSetElement>();
  const onFocusWithin = (event: FocusEvent<HTMLFieldSetElement>) => {
    roving.onFocus(event);
    onFocus?.(event);
  };
  return <fieldset aria-label={label} {...rest} {...roving} onFocus={onFocusWithin} />;
}

/** For the box of the things. What has `data-rove-first` is where the Tab key comes in at first. */
export function useRoving<Box extends HTMLElement>(options: Options = {}) {
  const { line = false, allStops = false } = options;
  const box = useRef<Box>(null);
  const last = useRef<Element | null>(null);
  const things = () => Array.from(box.current?.querySelectorAll<HTMLElement>("[data-rove]") ?? []);
  // After every drawing: the thing of the last focus may have gone, and others may have come.
  useLayoutEffect(() => {
    if (allStops) return;
    const all = things();
    const stop =
      all.find((thing) => thing === last.current) ??
      all.find((thing) => thing.dataset.roveFirst !== undefined) ??
      all[0];
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (allStops || !target.matches("[data-rove]")) return;
    last.current = target;
    for (const thing of things()) thing.tabIndex = thing === target ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = things().find((thing) => thing === event.target);
    const step = stepOf(event);
    const end = ENDS[event.key] ?? 0;
    if (!from || !(step || end)) return;
    const to = line ? inLine(from, things(), step, end) : inSpace(from, things(), step, end);
    if (!to && step?.[2]) return; // there are no levels: the page may scroll
    event.preventDefault();
    to?.focus();
  };
  return { ref: box, onFocus, onKeyDown };
}

function inLine(from: HTMLElement, all: HTMLElement[], step: Step | null, end: number) {
  if (!step) return all.at(end < 0 ? 0 : -1);
  const [across, down] = step;
  const way = across + down;
  return way ? all[(all.indexOf(from) + way + all.length) % all.length] : undefined;
}

function inSpace(from: HTMLElement, all: HTMLElement[], step: Step | null, end: number) {
  const [x, y, z] = spotOf(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of all) {
    const [tx, ty, tz] = spotOf(thing);
    const way: Step = [tx - x, ty - y, tz - z];
    const distance = step ? alongStep(way, step) : alongRow(way, end);
    if (distance === null || distance >= least) continue;
    best = thing;
    least = distance;
  }
  return best;
}

/** How far that is in this direction; null if it is no way there. */
function alongStep([dx, dy, dz]: Step, [across, down, up]: Step): number | null {
  const along = dx * across + dy * down + dz * up;
  if (along <= SKEW) return null;
  if (up) return APART * along + Math.abs(dx) + Math.abs(dy);
  const aside = Math.abs(dx * down) + Math.abs(dy * across);
  return dz !== 0 || aside > along ? null : along + 2 * aside;
}

/** The farther in the row, the better. */
function alongRow([dx, dy, dz]: Step, end: number): number | null {
  const inRow = dz === 0 && Math.abs(dy) <= SKEW && dx * end > 0;
  return inRow ? -dx * end : null;
}

function spotOf(thing: HTMLElement): Step {
  const [column, row, level] = (thing.dataset.rove ?? "").split(",").map(Number);
  if (column !== undefined && row !== undefined && level !== undefined) {
    return [column * APART, row * APART, level * APART];
  }
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2, 0];
}
