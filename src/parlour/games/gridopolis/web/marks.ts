/** What is pointed out on the grid-set while somebody plays. */
import type { Mark } from "@shell/kit";
import { cellsIn, fromKey, same } from "./cells";
import type { Cell, GridopolisView } from "./generated";
import { priceOf } from "./grid";
import type { Moment } from "./moments";
import type { Ghost, Line, MarkerPart, Marks } from "./scene/parts";
import { type Laid, startsOf } from "./staging";
import type { Doing } from "./useStage";

export interface Pointing {
  cursor: Cell | null;
  now: Moment;
  /** What was done last. */
  marks: readonly Mark[];
  /** A hint or a lesson: a move, or words with cells in them. */
  point: string | null;
  /** A place that a sentence names, while somebody points at it there: "place:b4". */
  lit: readonly string[];
  live: boolean;
}

export function marksOf(view: GridopolisView, doing: Doing, pointing: Pointing): Marks {
  const { laid, mode, targets, tried, ways } = doing;
  const { cursor, now } = pointing;
  const last = laid || now.line ? [] : pointing.marks;
  const lines: Line[] = laid ? [...laidLines(laid), ...targetLines(doing)] : lastLines(last);
  if (now.line) lines.push(now.line);
  if (tried?.mark) lines.push(tried.mark);
  const isPad = (cell: Cell) => view.pads.some((pad) => same(pad, cell));
  const ghosts: Ghost[] = targets
    .filter(({ cell }) => !isPad(cell))
    .map(({ cell, kind }) => {
      if (kind === "kamikaze") return { cell, kind };
      return { cell, kind: priceOf(cell, view.pads).includes("post") ? "post" : "pad" };
    });
  const notes: Marks["notes"] = [];
  const armed = (cell: Cell) => same(doing.armed, cell);
  if (
    mode === "pad" &&
    cursor &&
    !armed(cursor) &&
    targets.some((target) => same(target.cell, cursor))
  ) {
    notes.push({ cell: cursor, text: priceOf(cursor, view.pads), tone: "plain" });
  }
  const end = tried?.mark?.cells.at(-1) ?? (tried ? cursor : null);
  if (tried && end) {
    notes.push({ cell: end, text: tried.refusal.title, tone: "refused" });
  }
  if (doing.armed) notes.push({ cell: doing.armed, text: "Press again", tone: "armed" });
  return {
    armed: doing.armed,
    chosen: laid?.at ?? null,
    cursor,
    movable: mode === "move" && !laid && pointing.live ? startsOf(ways) : [],
    targets,
    lines,
    ghosts,
    last: last.map(({ role, thing }) => ({ role, cell: fromKey(thing.id) })),
    fresh: now.fresh,
    pointed: cellsIn([pointing.point, ...pointing.lit].join(" ")),
    notes,
  };
}

/** From where to where the markers went, over which pads. */
function lastLines(marks: readonly Mark[]): Line[] {
  const lines: Line[] = [];
  for (const { role, thing } of marks) {
    if (role === "from") lines.push({ cells: [], kind: "last" });
    if (role === "from" || role === "path" || role === "to") {
      lines.at(-1)?.cells.push(fromKey(thing.id));
    }
  }
  return lines;
}

/** The hops that are made already. */
function laidLines({ start, hops }: Laid): Line[] {
  let from = start;
  return hops.flatMap(({ to, over, exit }) => {
    const line: Line = {
      cells: over ? [from, over, to] : [from, to],
      kind: over ? "jump" : "step",
    };
    from = exit ?? to;
    return exit ? [line, { cells: [to, exit], kind: "exit" as const }] : [line];
  });
}

/** GP-111: every jump in view with its three pads. */
function targetLines({ laid, targets }: Doing): Line[] {
  if (!laid) return [];
  const from = laid.at;
  return targets.flatMap(({ cell, kind, over }): Line[] => {
    if (kind === "exit") return [{ cells: [from, cell], kind }];
    return over && !same(over, cell) ? [{ cells: [from, over, cell], kind }] : [];
  });
}

/** The markers as they would stand: the staged one has gone on, and its victims are pale. */
export function stagedMarkers(markers: MarkerPart[], laid: Laid | null): MarkerPart[] {
  if (!laid || laid.at === laid.start) return markers;
  const seat = markers.find(({ cell }) => same(cell, laid.start))?.seat;
  return markers.map((marker) => {
    if (same(marker.cell, laid.start)) return { ...marker, cell: laid.at };
    const jumped = laid.hops.some(({ over }) => same(over, marker.cell));
    return jumped && marker.seat !== seat ? { ...marker, pale: true } : marker;
  });
}
