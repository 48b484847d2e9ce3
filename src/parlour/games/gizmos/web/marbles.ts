/** Which sphere is which, so that each can be seen travelling. A view only counts them. */
import type { GizmosView } from "./generated";

export interface Marble {
  id: number;
  color: number;
}

export interface Spheres {
  row: Marble[]; // the newest last; its order is ours, the game only knows the colors
  rings: Marble[][]; // by seat, sorted by color
  fresh: ReadonlySet<number>; // just came out of the dispenser
  next: number; // the next unused id
}

const PICKING = ["MainAction", "GrantedPick"]; // only an answer to these takes from the row
const MANY = 3; // more new spheres than this is a jump to another position, not a move

export function lay(view: GizmosView): Spheres {
  let next = 0;
  const make = (color: number) => ({ id: next++, color });
  const row = view.row.map(make);
  const rings = view.players.map((player) => player.ring.flatMap((n, c) => repeat(n, c).map(make)));
  return { row, rings, fresh: new Set(), next };
}

/** The spheres of `now`, each as far as possible the one it was. `clicked`: which one was picked. */
export function follow(
  before: Spheres,
  was: GizmosView,
  now: GizmosView,
  clicked: number | null,
): Spheres {
  if (was.players.length !== now.players.length) return lay(now);
  const fresh = new Set<number>();
  let next = before.next;
  const make = (color: number) => {
    fresh.add(next);
    return { id: next++, color };
  };
  const row = [...before.row];
  const inHand: Marble[] = [];
  if (PICKING.includes(was.agenda.at(-1)?.kind ?? "")) {
    for (const color of gains(was, now)) {
      const picked =
        row.find((marble) => marble.id === clicked && marble.color === color) ??
        row.find((marble) => marble.color === color);
      if (!picked) continue;
      row.splice(row.indexOf(picked), 1);
      inHand.push(picked);
    }
  }
  const rings = before.rings.map((ring, seat) =>
    (now.players[seat]?.ring ?? []).flatMap((n, color) => {
      const held = ring.filter((marble) => marble.color === color).slice(0, n);
      while (held.length < n) {
        const at = inHand.findIndex((marble) => marble.color === color);
        held.push(at >= 0 ? (inHand.splice(at, 1)[0] as Marble) : make(color));
      }
      return held;
    }),
  );
  const newRow = matched(row, now.row, make);
  return { row: newRow, rings, fresh: fresh.size > MANY ? new Set() : fresh, next };
}

/** The colors that came into a ring between two views. */
function gains(was: GizmosView, now: GizmosView): number[] {
  return now.players.flatMap((player, seat) =>
    player.ring.flatMap((n, color) => repeat(n - (was.players[seat]?.ring[color] ?? 0), color)),
  );
}

/** `row` with what is no longer there taken out, and what is new at the end. */
function matched(row: Marble[], colors: number[], make: (color: number) => Marble): Marble[] {
  const wanted = [...colors];
  const stayed: Marble[] = [];
  for (const marble of [...row].reverse()) {
    const at = wanted.lastIndexOf(marble.color);
    if (at < 0) continue;
    wanted.splice(at, 1);
    stayed.unshift(marble);
  }
  return [...stayed, ...wanted.map(make)];
}

function repeat(n: number, color: number): number[] {
  return Array.from({ length: Math.max(0, n) }, () => color);
}
