/** The same marker from one view to the next, and where the last turn went. */
import { key, same } from "./cells";
import type { Cell, GridopolisView, MarkerView } from "./generated";
import type { MarkerPart } from "./scene/parts";

export interface Known {
  view: GridopolisView;
  ids: ReadonlyMap<string, string>; // by cell
  /** What the last turn touched, or all turns of others since one's own; null: nobody saw it. */
  last: Cell[] | null;
  by: number | null; // whose turn that was
}

let born = 0;

export function meet(view: GridopolisView): Known {
  const ids = new Map(view.markers.map(({ cell }) => [key(cell), `${++born}`]));
  return { view, ids, last: view.turns > 0 || view.second ? null : [], by: null };
}

/** Who stays keeps its id; who has gone from one pad and come to another is taken for the same. */
export function follow(before: Known, view: GridopolisView): Known {
  if (before.view === view) return before;
  const old = before.view.markers;
  const stays = (marker: MarkerView, among: MarkerView[]) =>
    among.some((other) => same(other.cell, marker.cell) && other.seat === marker.seat);
  const gone = old.filter((marker) => !stays(marker, view.markers));
  const ids = new Map<string, string>();
  const touched: Cell[] = [];
  for (const marker of view.markers) {
    const { cell, seat } = marker;
    if (stays(marker, old)) {
      ids.set(key(cell), before.ids.get(key(cell)) ?? `${++born}`);
      continue;
    }
    const from = gone.findIndex((other) => other.seat === seat && (marker.king || !other.king));
    const [origin] = from >= 0 ? gone.splice(from, 1) : [];
    if (origin) touched.push(origin.cell);
    touched.push(cell);
    ids.set(key(cell), (origin && before.ids.get(key(origin.cell))) ?? `${++born}`);
  }
  const fresh = (now: Cell[], then: Cell[]) =>
    now.filter((cell) => !then.some((c) => same(c, cell)));
  touched.push(...gone.map(({ cell }) => cell), ...fresh(view.pads, before.view.pads));
  const boxes = (of: GridopolisView) => of.blockers.map(({ cell }) => cell);
  touched.push(...fresh(boxes(view), boxes(before.view)));
  return { view, ids, ...lastOf(before, view, touched) };
}

function lastOf({ view: old, last, by }: Known, view: GridopolisView, touched: Cell[]) {
  const turns = view.turns - old.turns;
  const undone = turns < 0 || (turns === 0 && old.second !== null && view.second === null);
  if (undone || turns > 1) return { last: meet(view).last, by: null }; // another part of the game
  const player = playing(view);
  const others = (seat: number | null) => seat !== null && seat !== player;
  // A king's second move belongs to its first; and who waits for several others sees all they did.
  const goesOn = old.second !== null || touched.length === 0;
  const waits = player !== null && others(by) && others(old.turn);
  return { last: goesOn || waits ? last && [...last, ...touched] : touched, by: old.turn };
}

/** Whose eyes these are, if they wait for a turn of their own. */
export function playing({ viewer, players }: GridopolisView): number | null {
  return viewer !== null && players[viewer]?.out === false ? viewer : null;
}

/** What has been touched since a view; null: the two are the same to look at. */
export function since(before: GridopolisView, view: GridopolisView): Cell[] | null {
  const known = { ...meet(before), last: [] };
  const { last } = follow(known, { ...view, turns: before.turns + 1 });
  return last && last.length > 0 ? last : null;
}

export function markerParts({ view, ids }: Known): MarkerPart[] {
  return view.markers.map(({ cell, seat, king }) => ({
    id: ids.get(key(cell)) ?? key(cell),
    cell,
    seat,
    king,
  }));
}
