/** What a level map shows of a line: its part on that level, and where it comes from or goes to. */
import { same } from "../cells";
import { flatten } from "./flatten";
import type { Sheet } from "./LevelMaps";
import type { Cell, Line } from "./parts";

export const UNIT = 100; // a cell of the map
const STUB = 55; // of a line to or from another level
const FALL = 62; // beyond the last pad, of a line that leaves the grid-set

export type Spot = readonly [x: number, y: number];

export interface Stroke {
  from: Spot;
  to: Spot;
  broken: boolean; // the other end is on another level
  climbs: -1 | 0 | 1; // it goes down or up from here
}

/** The middle of a cell on the sheet. */
export function spot(cell: Cell, { left, top }: Sheet, forward: Cell): Spot {
  const { column, row } = flatten(cell, forward);
  return [(column - left + 0.5) * UNIT, (row - top + 0.5) * UNIT];
}

function toward([x, y]: Spot, to: Spot, most: number): Spot {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const part = Math.min(1, most / (Math.max(Math.abs(dx), Math.abs(dy)) || 1));
  return [x + dx * part, y + dy * part];
}

export function strokesOf({ cells }: Line, map: Sheet, forward: Cell): Stroke[] {
  const here = (cell: Cell) => cell[2] === map.level;
  return cells.slice(1).flatMap((b, i): Stroke[] => {
    const a = cells[i] as Cell;
    const [from, to] = [spot(a, map, forward), spot(b, map, forward)];
    if (here(a) && here(b)) {
      const falls = !map.cells.some((cell) => same(cell, b));
      return [{ from, to: falls ? toward(from, to, FALL) : to, broken: false, climbs: 0 }];
    }
    if (here(a)) {
      const climbs = b[2] > a[2] ? 1 : -1;
      return [{ from, to: toward(from, to, STUB), broken: true, climbs }];
    }
    if (here(b)) return [{ from: toward(to, from, STUB), to, broken: true, climbs: 0 }];
    return [];
  });
}
