/** A try that no offered move answers to, written down so that the judge can say why not. */
import { adjacent, key, middle, minus, plus, same } from "./cells";
import type { Cell, GridopolisView } from "./generated";
import type { Line } from "./scene/parts";
import type { Laid } from "./staging";

export interface Attempt {
  move: string;
  line: Line;
}

/** Take the laid marker on to a cell, by whatever the distance suggests. */
export function attempt(view: GridopolisView, laid: Laid, cell: Cell): Attempt {
  const { start, hops, at: from } = laid;
  const marker = (at: Cell | null) => view.markers.find((each) => same(each.cell, at));
  const mine = marker(start)?.seat;
  const taken = hops.flatMap(({ over }) => (over && marker(over)?.seat !== mine ? [over] : []));
  const isPad = view.pads.some((pad) => same(pad, cell));
  const over = middle(from, cell);
  const jumped = marker(over);
  const line = (...cells: Cell[]): Line => ({ cells, kind: "refused" });

  const hit = marker(cell);
  if (hit && hit.seat !== mine && adjacent(from, cell)) {
    // On to an enemy's pad: over it, if there is somewhere to land.
    const landing = plus(cell, minus(cell, from));
    if (view.pads.some((pad) => same(pad, landing))) {
      return { move: take(start, landing, [...taken, cell]), line: line(from, cell, landing) };
    }
    return { move: kamikaze(start, cell, taken), line: line(from, cell, landing) };
  }
  if (over && jumped) {
    if (jumped.seat === mine)
      return { move: `jump ${key(start)} ${key(cell)}`, line: line(from, over, cell) };
    if (!isPad) return { move: kamikaze(start, over, taken), line: line(from, over, cell) };
    return { move: take(start, cell, [...taken, over]), line: line(from, over, cell) };
  }
  if (hops.length > 0 && taken.length > 0) {
    return { move: take(start, cell, taken), line: line(from, cell) };
  }
  const jump = hops.length > 0 || over !== null;
  const way = over ? line(from, over, cell) : line(from, cell);
  return { move: `${jump ? "jump" : "step"} ${key(start)} ${key(cell)}`, line: way };
}

function sorted(cells: Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}

function take(start: Cell, end: Cell, victims: Cell[]): string {
  return `take ${key(start)} ${key(end)} x ${sorted(victims).map(key).join(" ")}`;
}

function kamikaze(start: Cell, last: Cell, others: Cell[]): string {
  const more = others.length > 0 ? ` + ${sorted(others).map(key).join(" ")}` : "";
  return `kamikaze ${key(start)} x ${key(last)}${more}`;
}
