/** Cells and the plain geometry of lines between them. Nothing here knows what is legal. */
import type { Cell } from "./pieces";

export function key(cell: Cell): string {
  return cell.join(",");
}

export function fromKey(text: string): Cell {
  const [x = 0, y = 0, z = 0] = text.split(",").map(Number);
  return [x, y, z];
}

export function same(a: Cell | null, b: Cell | null): boolean {
  return a === b || (a !== null && b !== null && key(a) === key(b));
}

export function plus(a: Cell, b: Cell, times = 1): Cell {
  return [a[0] + times * b[0], a[1] + times * b[1], a[2] + times * b[2]];
}

export function minus(a: Cell, b: Cell): Cell {
  return plus(a, b, -1);
}

/** The cell in the middle of a straight line of three; null if the two are no such line's ends. */
export function middle(a: Cell, b: Cell): Cell | null {
  const d = minus(b, a);
  const straight = d.every((part) => part === 0 || Math.abs(part) === 2) && d.some(Boolean);
  return straight ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2] : null;
}

export function adjacent(a: Cell, b: Cell): boolean {
  const d = minus(b, a);
  return d.every((part) => Math.abs(part) <= 1) && d.some(Boolean);
}

/** As it is read aloud: "0 -2 0". */
export function spoken(cell: Cell): string {
  return cell.join(" ");
}

export class CellSet {
  private readonly keys: Set<string>;
  constructor(cells: Iterable<Cell>) {
    this.keys = new Set([...cells].map(key));
  }
  has(cell: Cell): boolean {
    return this.keys.has(key(cell));
  }
  get size(): number {
    return this.keys.size;
  }
}
