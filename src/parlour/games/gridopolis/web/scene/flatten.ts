/** How cells lie on a flat map that has a seat's forward at its top. */
import type { Cell } from "./parts";

/** Column to the right, row downwards. */
export function flatten(cell: Cell, forward: Cell): { column: number; row: number } {
  const [fx, fy] = forward;
  return {
    column: cell[0] * fy - cell[1] * fx || 0,
    row: -(cell[0] * fx + cell[1] * fy) || 0,
  };
}
