/** The design as the scene and the maps draw it (scene/parts.ts). */
import { plastic } from "../scene/glyphs";
import type { Ghost, Grid } from "../scene/parts";
import type { Blueprint, Cell } from "./format";
import { AROUND, cellOf, keyOf, plus, UP } from "./geometry";
import type { Index } from "./model";
import { nameOf } from "./seating";

export function gridOf(design: Blueprint): Grid {
  const { seats } = design;
  return {
    pads: [...design.pads, ...seats.flatMap((seat) => seat.pads)].map((cell) => ({ cell })),
    links: [...design.links, ...seats.flatMap((seat) => seat.links)],
    posts: design.posts,
    nodes: [
      ...design.teleporters.map((cell) => ({ cell, kind: "teleporter" as const, seat: null })),
      ...seats.flatMap(({ kingerizers }, seat) =>
        kingerizers.map((cell) => ({ cell, kind: "kingerizer" as const, seat })),
      ),
    ],
    markers: seats.flatMap(({ markers }, seat) =>
      markers.map((cell) => ({ id: `${seat} ${keyOf(cell)}`, cell, seat, king: false })),
    ),
    seats: seats.map(({ id, colour, forward, kingerizers }, i) => {
      const home = kingerizers[Math.floor(kingerizers.length / 2)];
      return { name: nameOf(id), color: plastic(colour, i), forward, ...(home ? { home } : {}) };
    }),
    floor: design.floor,
  };
}

/** Cells beside or above a pad that have none, of one level or of all: where it could grow. */
export function ghostsOf(index: Index, level: number | null): Ghost[] {
  const found = new Map<string, Cell>();
  for (const [key, { pad }] of index.spots) {
    if (pad === null) continue;
    for (const way of [...AROUND, UP]) {
      const cell = plus(cellOf(key), way);
      if ((level === null || cell[2] === level) && !index.spots.has(keyOf(cell)))
        found.set(keyOf(cell), cell);
    }
  }
  if (index.spots.size === 0) found.set("", [0, 0, level ?? 0]);
  return [...found.values()].map((cell) => ({ cell, kind: "pad" }));
}
