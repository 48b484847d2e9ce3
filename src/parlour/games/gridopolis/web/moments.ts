/** What has happened, event by event: how the markers stood after each, and which way one went. */
import { minus, plus, same } from "./cells";
import type { Cell, Event, GridopolisView } from "./generated";
import type { Line, MarkerPart } from "./scene/parts";

export interface Moment {
  markers: MarkerPart[];
  line: Line | null;
  /** Where something has just been built. */
  fresh: Cell | null;
}

const NOBODY = -1; // the victim of a hop over one's own

let born = 0;

/** The markers of a view. Whoever stood on the same pad before is the same. */
export function known(before: MarkerPart[], view: GridopolisView): MarkerPart[] {
  return view.markers.map(({ cell, seat, king }) => {
    const old = before.find((each) => each.seat === seat && same(each.cell, cell));
    return { id: old?.id ?? `${++born}`, cell, seat, king };
  });
}

/** One for each event that can be seen. What `viewer` has done is one: they have laid it already. */
export function momentsOf(before: MarkerPart[], events: Event[], viewer: number | null): Moment[] {
  const moments: Moment[] = [];
  let own = false;
  for (const event of events) {
    const markers = (moments.at(-1)?.markers ?? before).filter(({ pale }) => !pale);
    const moment = after(event, markers);
    if (!moment) continue;
    const mine = "seat" in event && event.seat === viewer;
    if (own && mine) moments.pop();
    own = mine;
    moments.push(own ? { ...moment, line: null } : moment);
  }
  return moments;
}

function after(event: Event, markers: MarkerPart[]): Moment | null {
  const built = (fresh: Cell): Moment => ({ markers, line: null, fresh });
  const changed = (now: MarkerPart[], line: Line | null = null): Moment => ({
    markers: now,
    line,
    fresh: null,
  });
  const gone = (kind: Line["kind"], cells: [Cell, ...Cell[]], victim: Cell | null = null) => {
    const end = cells.at(-1) as Cell;
    const pale = kind === "kamikaze";
    const left = markers.filter(({ cell }) => !same(cell, victim));
    const move = (each: MarkerPart) =>
      same(each.cell, cells[0]) ? { ...each, cell: end, pale } : each;
    return changed(left.map(move), { kind, cells });
  };
  switch (event.kind) {
    case "Stepped":
      return gone("step", [event.start, event.end]);
    case "Teleported":
      return gone("exit", [event.entry, event.exit]);
    case "Hopped": {
      const { start, over, end, victim } = event;
      const takes = victim !== NOBODY;
      return gone(takes ? "take" : "jump", [start, over, end], takes ? over : null);
    }
    case "Plunged": {
      const { start, over } = event;
      return gone("kamikaze", [start, over, plus(over, minus(over, start))], over);
    }
    case "Kinged": {
      const crown = (each: MarkerPart) =>
        same(each.cell, event.pad) ? { ...each, king: true } : each;
      return changed(markers.map(crown));
    }
    case "Resigned":
      return changed(markers.filter(({ seat }) => seat !== event.seat));
    case "BlockerPlaced":
      return built(event.pad);
    case "PadAdded":
      return built(event.cell);
    default:
      return null;
  }
}
