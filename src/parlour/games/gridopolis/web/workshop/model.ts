/**
 * The design on the bench and every way to change it. Nothing here changes a design in place: each
 * edit answers with a new one, so that taking back is only a matter of keeping the old ones.
 */
import type { Blueprint, Cell, Link, Seat } from "./format";
import { AROUND, keyOf, lifted, linkKey, linkOf, plus, same, UP } from "./geometry";

/** Pads that belong to no seat are the middle's: they are always built. */
export const MIDDLE = "";

/** What is on one cell. Seats are named by their ids. */
export interface Spot {
  pad: string | null; // whose section, MIDDLE, or null without a pad
  teleporter: boolean;
  kingerizer: string | null;
  marker: string | null;
}

export interface Index {
  spots: ReadonlyMap<string, Spot>;
  links: ReadonlyMap<string, string>; // by `linkKey`: whose it is
  posts: ReadonlySet<string>; // by the `linkKey` of the lower link
}

const BARE: Spot = { pad: null, teleporter: false, kingerizer: null, marker: null };

/** The same design, to be asked by cell. */
export function indexed(design: Blueprint): Index {
  const spots = new Map<string, Spot>();
  const links = new Map<string, string>();
  const note = (cells: readonly Cell[], part: Partial<Spot>) => {
    for (const cell of cells) {
      const key = keyOf(cell);
      spots.set(key, { ...(spots.get(key) ?? BARE), ...part });
    }
  };
  note(design.pads, { pad: MIDDLE });
  for (const link of design.links) links.set(linkKey(link), MIDDLE);
  for (const seat of design.seats) {
    note(seat.pads, { pad: seat.id });
    note(seat.kingerizers, { kingerizer: seat.id });
    note(seat.markers, { marker: seat.id });
    for (const link of seat.links) links.set(linkKey(link), seat.id);
  }
  note(design.teleporters, { teleporter: true });
  return { spots, links, posts: new Set(design.posts.map(linkKey)) };
}

export const spotAt = (index: Index, cell: Cell): Spot => index.spots.get(keyOf(cell)) ?? BARE;

const lacking = (cells: Cell[], cell: Cell) => cells.filter((each) => !same(each, cell));
const drop = (links: Link[], key: string) => links.filter((each) => linkKey(each) !== key);

function everySeat(design: Blueprint, change: (seat: Seat) => Seat): Blueprint {
  return { ...design, seats: design.seats.map(change) };
}

function oneSeat(design: Blueprint, id: string, change: (seat: Seat) => Seat): Blueprint {
  return everySeat(design, (seat) => (seat.id === id ? change(seat) : seat));
}

/** A pad for everybody or for a section. One that is there already changes hands. */
export function withPad(design: Blueprint, cell: Cell, owner: string): Blueprint {
  if (spotAt(indexed(design), cell).pad === owner) return design;
  let next = { ...design, pads: lacking(design.pads, cell) };
  next = everySeat(next, (seat) => ({ ...seat, pads: lacking(seat.pads, cell) }));
  if (owner === MIDDLE) next = { ...next, pads: [...next.pads, cell] };
  else next = oneSeat(next, owner, (seat) => ({ ...seat, pads: [...seat.pads, cell] }));
  const links = indexed(next).links;
  for (const way of AROUND) {
    const link = linkOf(cell, plus(cell, way));
    if (links.has(linkKey(link))) next = withLink(withoutLinkAlone(next, link), link);
  }
  return next;
}

/** The cell bare, and nothing left hanging that was joined to its pad. */
export function withoutPad(design: Blueprint, cell: Cell): Blueprint {
  let next = withoutNodes(design, cell);
  next = { ...next, pads: lacking(next.pads, cell) };
  next = everySeat(next, (seat) => ({ ...seat, pads: lacking(seat.pads, cell) }));
  for (const way of AROUND) next = withoutLink(next, linkOf(cell, plus(cell, way)));
  return next;
}

function withoutNodes(design: Blueprint, cell: Cell): Blueprint {
  const next = { ...design, teleporters: lacking(design.teleporters, cell) };
  return everySeat(next, (seat) => ({
    ...seat,
    kingerizers: lacking(seat.kingerizers, cell),
    markers: lacking(seat.markers, cell),
  }));
}

/** A link belongs to the section that either of its ends belongs to. Both ends need a pad. */
export function withLink(design: Blueprint, [a, b]: Link): Blueprint {
  const index = indexed(design);
  const [from, to] = [spotAt(index, a).pad, spotAt(index, b).pad];
  const link = linkOf(a, b);
  if (from === null || to === null || index.links.has(linkKey(link))) return design;
  const owner = from || to;
  if (owner === MIDDLE) return { ...design, links: [...design.links, link] };
  return oneSeat(design, owner, (seat) => ({ ...seat, links: [...seat.links, link] }));
}

function withoutLinkAlone(design: Blueprint, link: Link): Blueprint {
  const key = linkKey(link);
  const next = { ...design, links: drop(design.links, key) };
  return everySeat(next, (seat) => ({ ...seat, links: drop(seat.links, key) }));
}

/** Posts go with the link that they stand on, or that they carry. */
export function withoutLink(design: Blueprint, link: Link): Blueprint {
  if (!indexed(design).links.has(linkKey(link))) return design;
  const next = withoutPost(withoutLinkAlone(design, link), link);
  return withoutPost(next, lifted(link, [0, 0, -1]));
}

/** A post on a link, carrying the link above; both links are made if there are pads for them. */
export function withPost(design: Blueprint, link: Link): Blueprint {
  const above = lifted(link, UP);
  const next = withLink(withLink(design, link), above);
  const index = indexed(next);
  const key = linkKey(link);
  if (!index.links.has(key) || !index.links.has(linkKey(above)) || index.posts.has(key))
    return design;
  return { ...next, posts: [...next.posts, linkOf(...link)] };
}

export function withoutPost(design: Blueprint, link: Link): Blueprint {
  return { ...design, posts: drop(design.posts, linkKey(link)) };
}

/** A pad carries one node, so the new one takes the old one's place. */
export function withTeleporter(design: Blueprint, cell: Cell): Blueprint {
  const next = withoutKingerizer(padded(design, cell, MIDDLE), cell);
  return { ...next, teleporters: [...lacking(next.teleporters, cell), cell] };
}

export function withoutTeleporter(design: Blueprint, cell: Cell): Blueprint {
  return { ...design, teleporters: lacking(design.teleporters, cell) };
}

export function withKingerizer(design: Blueprint, cell: Cell, owner: string): Blueprint {
  const next = withoutKingerizer(withoutTeleporter(padded(design, cell, owner), cell), cell);
  return oneSeat(next, owner, (seat) => ({ ...seat, kingerizers: [...seat.kingerizers, cell] }));
}

export function withoutKingerizer(design: Blueprint, cell: Cell): Blueprint {
  return everySeat(design, (seat) => ({ ...seat, kingerizers: lacking(seat.kingerizers, cell) }));
}

export function withMarker(design: Blueprint, cell: Cell, owner: string): Blueprint {
  const next = withoutMarker(padded(design, cell, owner), cell);
  return oneSeat(next, owner, (seat) => ({ ...seat, markers: [...seat.markers, cell] }));
}

export function withoutMarker(design: Blueprint, cell: Cell): Blueprint {
  return everySeat(design, (seat) => ({ ...seat, markers: lacking(seat.markers, cell) }));
}

/** What stands on a cell needs a pad there. */
function padded(design: Blueprint, cell: Cell, owner: string): Blueprint {
  return spotAt(indexed(design), cell).pad === null ? withPad(design, cell, owner) : design;
}
