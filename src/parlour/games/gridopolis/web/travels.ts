/** The same marker from one view to the next, and where the last turn went. */
import { key, same } from "./cells";
import type { Cell } from "./pieces";
import type { MarkerPart } from "./scene/parts";
import type { GridopolisView, MarkerView } from "./view";

export interface Known {
  view: GridopolisView;
  ids: ReadonlyMap<string, string>; // by cell
  last: Cell[]; // what the last turn touched
}

let born = 0;

export function meet(view: GridopolisView): Known {
  const ids = new Map(view.markers.map(({ cell }) => [key(cell), `${++born}`]));
  return { view, ids, last: [] };
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
  const same_turn = view.turns === before.view.turns; // a king's second move belongs to the first
  const last = touched.length === 0 || same_turn ? [...before.last, ...touched] : touched;
  return { view, ids, last };
}

export function markerParts({ view, ids }: Known): MarkerPart[] {
  return view.markers.map(({ cell, seat, king }) => ({
    id: ids.get(key(cell)) ?? key(cell),
    cell,
    seat,
    king,
  }));
}
