/** How cells lie on a flat map that has a seat's forward at its top, and how keys walk there. */
import { key } from "../cells";
import type { Cell } from "./parts";

/** Column to the right, row downwards. */
export function flatten(cell: Cell, forward: Cell): { column: number; row: number } {
  const [fx, fy] = forward;
  return {
    column: cell[0] * fy - cell[1] * fx || 0,
    row: -(cell[0] * fx + cell[1] * fy) || 0,
  };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CLIMBS: Record<string, number> = { PageUp: 1, PageDown: -1 };

export function walks(name: string): boolean {
  return name in STEPS || name in CLIMBS || name === "Home" || name === "End";
}

/** The cell to which a key leads; null if there is none that way. */
export function walk(cells: Cell[], from: Cell, name: string, forward: Cell): Cell | null {
  const others = cells.filter((cell) => key(cell) !== key(from));
  const at = flatten(from, forward);
  const climb = CLIMBS[name];
  if (climb !== undefined) {
    const beyond = others.filter((cell) => (cell[2] - from[2]) * climb > 0);
    return nearest(beyond, (cell) => {
      const to = flatten(cell, forward);
      const aside = Math.abs(to.column - at.column) + Math.abs(to.row - at.row);
      return 100 * Math.abs(cell[2] - from[2]) + aside;
    });
  }
  const level = others.filter((cell) => cell[2] === from[2]);
  const step = STEPS[name];
  if (!step) {
    const side = name === "Home" ? -1 : 1;
    const row = level.filter((cell) => flatten(cell, forward).row === at.row);
    return nearest(row, (cell) => -side * (flatten(cell, forward).column - at.column), 0);
  }
  return nearest(level, (cell) => {
    const to = flatten(cell, forward);
    const along = (to.column - at.column) * step[0] + (to.row - at.row) * step[1];
    const aside =
      Math.abs((to.column - at.column) * step[1]) + Math.abs((to.row - at.row) * step[0]);
    return along > 0 && aside < along + 1 ? along + 3 * aside : Number.POSITIVE_INFINITY;
  });
}

function nearest(
  cells: Cell[],
  distance: (cell: Cell) => number,
  most = Number.POSITIVE_INFINITY,
): Cell | null {
  let best: Cell | null = null;
  let least = most;
  for (const cell of cells) {
    const d = distance(cell);
    if (d >= least) continue;
    best = cell;
    least = d;
  }
  return best;
}
