/**
 * A move being made hop by hop. What may come next is read off the routes of the offered moves:
 * a tree that begins with the hops made so far. Nothing here judges a move.
 */
import type { Offered } from "@shell/generated/messages";
import { adjacent, fromKey, key, middle, minus, plus, same } from "./cells";
import type { Cell, HopView, MarkerView, RouteView } from "./generated";
import type { Target, TargetKind } from "./scene/parts";

export type MoveKind = "step" | "jump" | "take" | "kamikaze";

/** One way to make an offered move. */
export interface Way {
  move: string;
  kind: MoveKind;
  start: Cell;
  hops: HopView[];
}

export interface Stage {
  start: Cell;
  hops: HopView[];
  /** A teleporter that it stands on; where it comes out is to be chosen. */
  entry: Cell | null;
}

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
    return all.map((hops): Way => ({ move, kind: kind as MoveKind, start, hops }));
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

export function begin(start: Cell): Stage {
  return { start, hops: [], entry: null };
}

/** Where the marker stands by now. */
export function standing({ start, hops, entry }: Stage): Cell {
  const last = hops.at(-1);
  return entry ?? last?.exit ?? last?.to ?? start;
}

const sameHop = (a: HopView, b: HopView | undefined) =>
  b !== undefined && same(a.to, b.to) && same(a.over, b.over) && same(a.exit, b.exit);

/** The ways that begin as the stage does. */
export function following(ways: Way[], { start, hops, entry }: Stage): Way[] {
  return ways.filter(
    (way) =>
      same(way.start, start) &&
      hops.every((hop, i) => sameHop(hop, way.hops[i])) &&
      (entry === null || same(way.hops[hops.length]?.to ?? null, entry)),
  );
}

/** The way that ends here, if one does. */
export function ended(ways: Way[], stage: Stage): Way | null {
  if (stage.entry || stage.hops.length === 0) return null;
  return following(ways, stage).find((way) => way.hops.length === stage.hops.length) ?? null;
}

export interface StageTarget extends Target {
  over: Cell | null;
  /** Of the teleporter that is entered here; none: it stays where it lands. */
  exits: Cell[];
}

/** Where it can go next, each place once. */
export function next(ways: Way[], stage: Stage): StageTarget[] {
  const found = new Map<string, StageTarget>();
  for (const way of following(ways, stage)) {
    const hop = way.hops[stage.hops.length];
    if (!hop) continue;
    const { over, exit } = hop;
    const cell = stage.entry ? exit : hop.to;
    if (!cell) continue;
    const last = way.hops.length === stage.hops.length + 1;
    const kind: TargetKind = stage.entry ? "exit" : kindOf(way, last);
    const jumped = stage.entry ? null : over;
    const target = found.get(key(cell)) ?? { cell, kind, over: jumped, exits: [] };
    if (exit && !stage.entry && !target.exits.some((other) => same(other, exit))) {
      target.exits.push(exit);
    }
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
  const { start, hops, entry } = stage;
  const left = following(ways, stage).flatMap((way) => way.hops[hops.length] ?? []);
  if (entry) {
    const hop = left.find(({ exit }) => same(exit, cell));
    return hop ? { start, hops: [...hops, hop], entry: null } : null;
  }
  const target = next(ways, stage).find(
    ({ cell: to, kind, over }) => same(to, cell) || (kind === "kamikaze" && same(over, cell)),
  );
  if (!target) return null;
  const here = left.filter(({ to }) => same(to, target.cell));
  const exits = new Set(here.map(({ exit }) => (exit ? key(exit) : "")));
  const [only] = here;
  if (exits.size > 1) return { start, hops, entry: target.cell };
  return only ? { start, hops: [...hops, only], entry: null } : null;
}

/** One hop back; null if there is none. */
export function back({ start, hops, entry }: Stage): Stage | null {
  if (entry) return { start, hops, entry: null };
  return hops.length > 0 ? { start, hops: hops.slice(0, -1), entry: null } : null;
}

/** Whether nothing can follow. */
export function isLast(ways: Way[], stage: Stage): boolean {
  return following(ways, stage).every((way) => way.hops.length === stage.hops.length);
}

/** How many different moves begin at a pad. */
export function movesFrom(ways: Way[], cell: Cell): number {
  return new Set(ways.filter((way) => same(way.start, cell)).map((way) => way.move)).size;
}

export function startsOf(ways: Way[]): Cell[] {
  return [...new Map(ways.map(({ start }) => [key(start), start])).values()];
}

/** As a word for tests: "e3>e5". */
export function stageName(stage: Stage | null): string {
  if (!stage) return "";
  const passed = stage.hops.flatMap(({ to, exit }) => (exit ? [key(to), key(exit)] : [key(to)]));
  return [key(stage.start), ...passed, ...(stage.entry ? [key(stage.entry)] : [])].join(">");
}
