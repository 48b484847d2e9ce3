/** Cells, the pairs that links join, and the turns and mirrors of the symmetry aid. */
import { fromKey, key, plus } from "../cells";
import type { Cell, Link } from "./format";

export { fromKey as cellOf, key as keyOf, plus, same } from "../cells";

export const EAST: Cell = [1, 0, 0];
export const NORTH: Cell = [0, 1, 0];
export const WEST: Cell = [-1, 0, 0];
export const SOUTH: Cell = [0, -1, 0];
export const UP: Cell = [0, 0, 1];
export const AROUND: readonly Cell[] = [NORTH, EAST, SOUTH, WEST];
export const COMPASS = ["north", "east", "south", "west"] as const; // as AROUND

/** The same link whichever end is named first. */
export function linkOf(a: Cell, b: Cell): Link {
  return before(a, b) ? [a, b] : [b, a];
}

function before(a: Cell, b: Cell): boolean {
  return (a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0;
}

export const linkKey = ([a, b]: Link): string => linkOf(a, b).map(key).join(" ");

export function linkFrom(text: string): Link {
  const [a = "", b = ""] = text.split(" ");
  return linkOf(fromKey(a), fromKey(b));
}

export const lifted = ([a, b]: Link, by: Cell): Link => linkOf(plus(a, by), plus(b, by));

export const SYMMETRIES = ["none", "half", "quarter", "across", "along"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** What a symmetry does to a place, and to a direction. */
export type Turn = (cell: Cell, center?: readonly [number, number]) => Cell;

const turn =
  (a: number, b: number, c: number, d: number): Turn =>
  ([x, y, z], [cx, cy] = [0, 0]) => {
    const [dx, dy] = [x - cx, y - cy];
    return [cx + a * dx + b * dy || 0, cy + c * dx + d * dy || 0, z];
  };

const SAME = turn(1, 0, 0, 1);
const QUARTER = turn(0, -1, 1, 0);
const HALF = turn(-1, 0, 0, -1);
const THREE_QUARTERS = turn(0, 1, -1, 0);

/** Everything that is done at once under a symmetry; the thing itself comes first. */
export const TURNS: Record<Symmetry, readonly Turn[]> = {
  none: [SAME],
  half: [SAME, HALF],
  quarter: [SAME, QUARTER, HALF, THREE_QUARTERS],
  across: [SAME, turn(-1, 0, 0, 1)],
  along: [SAME, turn(1, 0, 0, -1)],
};

export const onLattice = (cell: Cell): boolean => cell.every(Number.isInteger);
