/** Whole things at once: by geometry alone, whether they help is for the designer to see. */
import type { Blueprint } from "./format";
import {
  AROUND,
  cellOf,
  EAST,
  keyOf,
  lifted,
  linkFrom,
  linkKey,
  linkOf,
  NORTH,
  plus,
  TURNS,
  UP,
} from "./geometry";
import * as model from "./model";
import { imageOf } from "./tools";

/** A link between every two pads side by side, except where two sections meet. */
export function linked(design: Blueprint): Blueprint {
  const { spots } = model.indexed(design);
  let next = design;
  for (const [key, { pad }] of spots) {
    for (const way of [EAST, NORTH]) {
      const there = plus(cellOf(key), way);
      const other = spots.get(keyOf(there))?.pad ?? null;
      if (pad === null || other === null || (pad && other && pad !== other)) continue;
      next = model.withLink(next, linkOf(cellOf(key), there));
    }
  }
  return next;
}

/** A post wherever a link has another straight above it, and both are always built. */
export function posted(design: Blueprint): Blueprint {
  const { links } = model.indexed(design);
  let next = design;
  for (const [key, owner] of links) {
    const link = linkFrom(key);
    if (owner === model.MIDDLE && links.get(linkKey(lifted(link, UP))) === model.MIDDLE)
      next = model.withPost(next, link);
  }
  return next;
}

/** Without links, posts, nodes and markers that have lost what they stood on. */
export function tidied(design: Blueprint): Blueprint {
  const index = model.indexed(design);
  let next = design;
  for (const [key, owner] of index.links) {
    const link = linkFrom(key);
    const ends = link.map((cell) => model.spotAt(index, cell).pad);
    next = ends.includes(null) ? model.withoutLink(next, link) : next;
    if (!ends.includes(null) && (ends[0] || ends[1] || model.MIDDLE) !== owner) {
      next = rehomed(next, key);
    }
  }
  for (const [key, spot] of index.spots)
    if (spot.pad === null) next = model.withoutPad(next, cellOf(key));
  const { links } = model.indexed(next);
  const posts = next.posts.filter(
    (post) => links.has(linkKey(post)) && links.has(linkKey(lifted(post, UP))),
  );
  return { ...next, posts: distinct(posts, linkKey), pads: distinct(next.pads, keyOf) };
}

function rehomed(design: Blueprint, key: string): Blueprint {
  const { posts } = design;
  const link = linkFrom(key);
  return { ...model.withLink(model.withoutLink(design, link), link), posts };
}

function distinct<Item>(items: Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/** Without a seat's section, its kingerizers and its start markers. */
export function withoutSection(design: Blueprint, id: string): Blueprint {
  const seat = design.seats.find((each) => each.id === id);
  if (!seat) return design;
  let next = design;
  for (const cell of seat.pads) next = model.withoutPad(next, cell);
  return {
    ...next,
    seats: next.seats.map((each) =>
      each.id === id ? { ...each, links: [], kingerizers: [], markers: [] } : each,
    ),
  };
}

/** One seat's section for all others as well, turned to where each of them sits. */
export function sectionForAll(
  design: Blueprint,
  id: string,
  center: readonly [number, number] = [0, 0],
): Blueprint {
  const from = design.seats.find((seat) => seat.id === id);
  if (!from) return design;
  let next = design;
  for (const turn of TURNS.quarter) {
    const other = imageOf(design, id, turn);
    if (other === null || other === id) continue;
    next = withoutSection(next, other);
    for (const cell of from.pads) next = model.withPad(next, turn(cell, center), other);
    for (const cell of from.markers) next = model.withMarker(next, turn(cell, center), other);
    for (const cell of from.kingerizers)
      next = model.withKingerizer(next, turn(cell, center), other);
    for (const [a, b] of from.links)
      next = model.withLink(next, linkOf(turn(a, center), turn(b, center)));
  }
  return next;
}

/** The level that lies lowest and the one that lies highest, and how far it all reaches. */
export interface Extent {
  least: readonly [number, number, number];
  most: readonly [number, number, number];
}

export function extentOf(design: Blueprint, margin = 1): Extent {
  const cells = [...model.indexed(design).spots.keys()].map(cellOf);
  const range = (axis: 0 | 1 | 2, smallest: number) => {
    const all = cells.map((cell) => cell[axis]);
    return [Math.min(-smallest, ...all), Math.max(smallest, ...all)] as const;
  };
  const [x, y] = [range(0, 2), range(1, 2)];
  const levels = cells.map((cell) => cell[2]);
  return {
    least: [x[0] - margin, y[0] - margin, Math.min(design.floor, ...levels)],
    most: [x[1] + margin, y[1] + margin, Math.max(design.floor, ...levels)],
  };
}

/** Whether a pad is linked with the one beside it, in the order north, east, south, west. */
export function linksAround(index: model.Index, key: string): boolean[] {
  const cell = cellOf(key);
  return AROUND.map((way) => index.links.has(linkKey(linkOf(cell, plus(cell, way)))));
}
