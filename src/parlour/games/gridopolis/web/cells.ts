/**
 * Cells: what they are called, and the plain geometry of lines between them. The names are those of
 * cells.py, which says how they come about; a test asks both. Nothing here knows what is legal.
 */
import type { Cell } from "./generated";

const ORIGIN = 5; // it is e5
const NAME = /(-?)([a-z]+)(-?\d+)(?:\/(-?\d+))?/;
const A = "a".charCodeAt(0);

/** Of an x: "b". */
export function fileName(x: number): string {
  const number = x + ORIGIN;
  return number > 0 ? letters(number) : `-${letters(1 - number)}`;
}

/** Of a y: "4". */
export function rowName(y: number): string {
  return String(y + ORIGIN);
}

function letters(number: number): string {
  if (number < 1) return "";
  const last = String.fromCharCode(A + ((number - 1) % 26));
  return letters(Math.floor((number - 1) / 26)) + last;
}

const spot = ([x, y]: Cell): string => fileName(x) + rowName(y);

/** As it is written in moves: "b4/1", and "b4" on level 0. */
export function key(cell: Cell): string {
  return cell[2] ? `${spot(cell)}/${cell[2]}` : spot(cell);
}

/** As it is told: "b4 on level 1". */
export function spoken(cell: Cell): string {
  return `${spot(cell)} on level ${cell[2]}`;
}

export function fromKey(text: string): Cell {
  const [, before, file = "", row, level = 0] = text.match(NAME) ?? [];
  const number = [...file].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - A + 1, 0);
  return [(before ? 1 - number : number) - ORIGIN, Number(row) - ORIGIN, Number(level)];
}

const NAMED =
  /(?<!\w)(-?[a-z]{1,2}-?\d+)(?:\/(-?\d+)|(?=(?: to -?[a-z]{1,2}-?\d+)? on level (-?\d+))|)(?!\w)/g;

/** The cells that are named in a text, in whichever way. */
export function cellsIn(text: string): Cell[] {
  return [...text.matchAll(NAMED)].map(([, name = "", typed, told]) => {
    const [x, y] = fromKey(name);
    return [x, y, Number(typed ?? told ?? 0)];
  });
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
