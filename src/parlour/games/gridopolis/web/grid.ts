/** The grid-set as the scene draws it, from a view and the blueprint that it was built after. */
import { key, minus } from "./cells";
import type { Blueprint, Cell, GridopolisPieces, GridopolisView, Link } from "./generated";
import { plastic } from "./scene/glyphs";
import type { Grid, NodePart, SeatLook } from "./scene/parts";

/** The blueprint by the table's own word for it: a name, or the whole of it as text. */
export function blueprintOf(pieces: GridopolisPieces, name: string): Blueprint | null {
  const named = Object.hasOwn(pieces.blueprints, name) ? pieces.blueprints[name] : null;
  if (named || !name.trimStart().startsWith("{")) return named ?? null;
  try {
    return JSON.parse(name) as Blueprint;
  } catch {
    return null; // the pads are in the view; only links and posts are guessed
  }
}

export type Frame = Omit<Grid, "markers">;

/** Everything but the markers. */
export function frameOf(view: GridopolisView, blueprint: Blueprint | null): Frame {
  const ids = new Set(view.players.map((player) => player.id));
  const sections = blueprint?.seats.filter((seat) => ids.has(seat.id)) ?? [];
  const links = blueprint
    ? [...blueprint.links, ...sections.flatMap((seat) => seat.links)]
    : neighbors(view.pads.slice(0, view.pads.length - view.added.length));
  const posts = [...(blueprint?.posts ?? [])];
  for (const { cell, support, vertical } of view.added) {
    if (vertical) posts.push([support, support]);
    else links.push([support, cell]);
  }
  const added = new Set(view.added.map((pad) => key(pad.cell)));
  const nodes: NodePart[] = [
    ...view.kingerizers.map(({ cell, seat }) => ({ cell, seat, kind: "kingerizer" as const })),
    ...view.teleporters.map((cell) => ({ cell, seat: null, kind: "teleporter" as const })),
    ...view.blockers.map(({ cell, seat }) => ({ cell, seat, kind: "blocker" as const })),
  ];
  return {
    pads: view.pads.map((cell) => ({ cell, added: added.has(key(cell)) })),
    links,
    posts,
    nodes,
    seats: seatLooks(view),
    floor: blueprint?.floor ?? Math.min(...view.pads.map((cell) => cell[2])),
  };
}

/** Without a blueprint: every two pads that lie side by side are joined. */
function neighbors(pads: Cell[]): Link[] {
  const all = new Set(pads.map(key));
  const sides: Cell[] = [
    [1, 0, 0],
    [0, 1, 0],
  ];
  return pads.flatMap((a) =>
    sides
      .map((d): Cell => [a[0] + d[0], a[1] + d[1], a[2]])
      .filter((b) => all.has(key(b)))
      .map((b): Link => [a, b]),
  );
}

function seatLooks(view: GridopolisView): SeatLook[] {
  return view.players.map(({ color, forward }, seat) => {
    const row = view.kingerizers.filter((node) => node.seat === seat).map((node) => node.cell);
    const home = middleOf(row);
    const look = { name: color, color: plastic(color, seat), forward };
    return home ? { ...look, home } : look;
  });
}

/** The cell that is nearest to all of a row. */
function middleOf(row: Cell[]): Cell | null {
  const far = (cell: Cell) =>
    row.reduce(
      (sum, other) => sum + minus(other, cell).reduce((n, part) => n + Math.abs(part), 0),
      0,
    );
  return [...row].sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** What a new pad costs its builder, as parts of the reserve (GP-102, GP-103). */
export function priceOf(cell: Cell, pads: Iterable<Cell>): string {
  for (const pad of pads) {
    const [dx, dy, dz] = minus(pad, cell);
    if (dz === 0 && Math.abs(dx) + Math.abs(dy) === 1) return "1 pad, 1 link";
  }
  return "1 pad, 1 link, 1 post";
}
