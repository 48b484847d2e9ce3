/** What one does with the pointer or the keys: a tool, for whom, and what happens elsewhere too. */
import type { Blueprint, Cell, Link } from "./format";
import { linkKey, linkOf, onLattice, type Symmetry, same, TURNS, type Turn } from "./geometry";
import * as model from "./model";

export const TOOLS = [
  { name: "pad", label: "Pad", key: "p" },
  { name: "link", label: "Link", key: "l" },
  { name: "post", label: "Post", key: "o" },
  { name: "teleporter", label: "Teleporter", key: "t" },
  { name: "kingerizer", label: "Kingerizer", key: "k" },
  { name: "marker", label: "Start marker", key: "m" },
  { name: "erase", label: "Erase", key: "e" },
  { name: "look", label: "Look", key: "v" },
] as const;

export type Tool = (typeof TOOLS)[number]["name"];

/** Links and posts lie between two cells; everything else on one. */
export const between = (tool: Tool): boolean => tool === "link" || tool === "post";

/** What a stroke does wherever it comes: its first place says whether it puts or takes away. */
export interface Deed {
  tool: Tool;
  seat: string; // for whom; MIDDLE for everybody
  put: boolean;
  symmetry: Symmetry;
  center: readonly [number, number];
}

export type Place = Cell | Link;

const isLink = (place: Place): place is Link => place.length === 2;

/** Whether the tool has nothing to add here, so that it takes away. */
export function isThere(index: model.Index, tool: Tool, seat: string, place: Place): boolean {
  if (isLink(place)) {
    const key = linkKey(place);
    return tool === "post" ? index.posts.has(key) : index.links.has(key);
  }
  const spot = model.spotAt(index, place);
  switch (tool) {
    case "pad":
      return spot.pad === seat;
    case "teleporter":
      return spot.teleporter;
    case "kingerizer":
      return spot.kingerizer === seat;
    case "marker":
      return spot.marker === seat;
    default:
      return true;
  }
}

/** The design after the deed at a place and at all its images under the symmetry. */
export function done(design: Blueprint, deed: Deed, place: Place): Blueprint {
  let next = design;
  for (const turn of TURNS[deed.symmetry]) {
    const seat = imageOf(design, deed.seat, turn);
    const there = isLink(place)
      ? linkOf(turn(place[0], deed.center), turn(place[1], deed.center))
      : turn(place, deed.center);
    const cells: readonly Cell[] = isLink(there) ? there : [there];
    if (seat !== null && cells.every(onLattice)) next = doneAt(next, deed, seat, there);
  }
  return next;
}

/** The seat that looks where this one would after the turn; null if nobody does. */
export function imageOf(design: Blueprint, id: string, turn: Turn): string | null {
  const seat = design.seats.find((each) => each.id === id);
  if (!seat) return model.MIDDLE;
  const forward = turn(seat.forward);
  if (same(forward, seat.forward)) return id;
  return design.seats.find((each) => same(each.forward, forward))?.id ?? null;
}

function doneAt(design: Blueprint, { tool, put }: Deed, seat: string, place: Place): Blueprint {
  if (isLink(place)) {
    if (tool === "link") return (put ? model.withLink : model.withoutLink)(design, place);
    if (tool === "post") return (put ? model.withPost : model.withoutPost)(design, place);
    return design;
  }
  switch (tool) {
    case "pad":
      return put ? model.withPad(design, place, seat) : model.withoutPad(design, place);
    case "teleporter":
      return (put ? model.withTeleporter : model.withoutTeleporter)(design, place);
    case "kingerizer":
      return put
        ? model.withKingerizer(design, place, seat)
        : model.withoutKingerizer(design, place);
    case "marker":
      return put ? model.withMarker(design, place, seat) : model.withoutMarker(design, place);
    case "erase":
      return model.withoutPad(design, place);
    default:
      return design;
  }
}
