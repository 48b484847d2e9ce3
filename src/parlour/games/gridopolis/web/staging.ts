/**
 * A move being made hop by hop (kit/staged.ts): its parts are the cell where it starts, each cell that
 * it hops to, and each teleporter that it comes out of. Nothing here judges a move.
 */

import { following, next, type Offered, type Way as Parts, type Stage } from "@shell/kit";
import { adjacent, fromKey, key, middle, minus, plus, same } from "./cells";
import type { Cell, HopView, MarkerView, RouteView } from "./generated";
import type { Target, TargetKind } from "./scene/parts";

export type MoveKind = "step" | "jump" | "take" | "kamikaze";

/** One way to make an offered move. */
export interface Way extends Parts {
  kind: MoveKind;
  start: Cell;
  hops: HopView[];
}

/** What is laid of a move, on the grid. */
export interface Laid {
  start: Cell;
  hops: HopView[];
  /** A teleporter that it stands on; where it comes out is to be chosen. */
  entry: Cell | null;
  /** Where the marker stands by now. */
  at: Cell;
}

const OUT = "~"; // before the teleporter that it comes out of

const KINDS = new Set<string>(["step", "jump", "take", "kamikaze"]);

/** What stands on the grid: enough to tell where a single hop goes. */
export interface Ground {
  markers: MarkerView[];
  teleporters: Cell[];
}

/** Every way of every offered move: those that the view tells of, and the single hops, which it need not. */
export function waysOf(moves: Offered[], routes: RouteView[], ground: Ground): Way[] {
  const shown = new Map<string, HopView[][]>();
  for (const { move, hops } of routes) shown.set(move, [...(shown.get(move) ?? []), hops]);
  return moves.flatMap(({ move }) => {
    const [kind = "", from = ""] = move.split(" ");
    if (!KINDS.has(kind)) return [];
    const start = fromKey(from);
    const known = shown.get(move) ?? [];
    const single = direct(move, ground, known.length > 0);
    const all = single ? [[single], ...known] : known;
    return all.map((hops): Way => {
      const parts = [key(start), ...hops.flatMap(partsOf)];
      return { move, parts, kind: kind as MoveKind, start, hops };
    });
  });
}

/** The one hop by which a move can be made, if one is enough. */
function direct(move: string, { markers, teleporters }: Ground, more: boolean): HopView | null {
  const [kind, from = "", second = "", third = "", ...others] = move.split(" ");
  const start = fromKey(from);
  if (kind === "kamikaze") {
    const over = fromKey(third);
    const to = plus(over, minus(over, start));
    return others.length === 0 && adjacent(start, over) ? { to, over, exit: null } : null;
  }
  const to = fromKey(second);
  const over = middle(start, to);
  if (kind === "step") return more || !adjacent(start, to) ? null : { to, over: null, exit: null };
  if (kind === "take") {
    return over && others.length === 1 && key(over) === others[0] ? { to, over, exit: null } : null;
  }
  const whose = (cell: Cell | null) => markers.find((marker) => same(marker.cell, cell))?.seat;
  const passed = more && teleporters.some((cell) => same(cell, to)); // it came out there
  const own = over !== null && whose(over) === whose(start);
  return own && !passed ? { to, over, exit: null } : null;
}

function partsOf({ to, exit }: HopView): string[] {
  return exit ? [key(to), OUT + key(exit)] : [key(to)];
}

export function laidOf(ways: Way[], stage: Stage): Laid | null {
  const [first, ...rest] = stage;
  if (!first) return null;
  const start = fromKey(first);
  const hops: HopView[] = [];
  let covered = 0;
  for (const hop of following(ways, stage)[0]?.hops ?? []) {
    const further = covered + partsOf(hop).length;
    if (further > rest.length) break;
    hops.push(hop);
    covered = further;
  }
  const open = rest[covered];
  const entry = open ? fromKey(open) : null;
  const last = hops.at(-1);
  return { start, hops, entry, at: entry ?? last?.exit ?? last?.to ?? start };
}

export interface StageTarget extends Target {
  over: Cell | null;
  /** Of the teleporter that is entered here; none: it stays where it lands. */
  exits: Cell[];
}

/** Where it can go next, each place once. */
export function targetsOf(ways: Way[], stage: Stage): StageTarget[] {
  const found = new Map<string, StageTarget>();
  const { hops = [], entry = null } = laidOf(ways, stage) ?? {};
  for (const way of following(ways, stage)) {
    const hop = way.hops[hops.length];
    const cell = entry ? hop?.exit : hop?.to;
    if (!hop || !cell) continue;
    const last = way.hops.length === hops.length + 1;
    const kind: TargetKind = entry ? "exit" : kindOf(way, last);
    const target = found.get(key(cell)) ?? { cell, kind, over: entry ? null : hop.over, exits: [] };
    const { exit } = hop;
    if (exit && !entry && !target.exits.some((other) => same(other, exit))) target.exits.push(exit);
    found.set(key(cell), target);
  }
  return [...found.values()];
}

/** Before its last hop a kamikaze captures as others do. */
function kindOf({ kind }: Way, last: boolean): TargetKind {
  return kind === "kamikaze" && !last ? "take" : kind;
}

/** One hop on; null if no way leads there. A victim may be named instead of the fall behind it. */
export function go(ways: Way[], stage: Stage, cell: Cell): Stage | null {
  const out = OUT + key(cell);
  if (next(ways, stage).includes(out)) return [...stage, out];
  const target = targetsOf(ways, stage).find(
    ({ cell: to, kind, over }) => same(to, cell) || (kind === "kamikaze" && same(over, cell)),
  );
  if (!target || target.kind === "exit") return null;
  const [only, ...others] = target.exits;
  const there = [...stage, key(target.cell)];
  return only && others.length === 0 ? [...there, OUT + key(only)] : there;
}

/** One hop back; null if there is none. */
export function back(stage: Stage): Stage | null {
  if (stage.length === 0) return null;
  return stage.slice(0, stage.at(-1)?.startsWith(OUT) ? -2 : -1);
}

export function startsOf(ways: Way[]): Cell[] {
  return next(ways, []).map(fromKey);
}

/** As a word for tests: "e3>e5". */
export function stageName(stage: Stage): string {
  return stage.join(">").replaceAll(OUT, "");
}
