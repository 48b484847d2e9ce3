import { describe, expect, test } from "vitest";
import { follow, lay } from "./marbles";
import { player, table } from "./samples";

const ids = (marbles: { id: number }[]) => marbles.map((marble) => marble.id);
const colors = (marbles: { color: number }[]) => marbles.map((marble) => marble.color);
const start = table({ row: [0, 0, 1, 2, 3, 3] });

/** The table after seat 0 has got one sphere of a color; the row as given. */
const given = (ring: number[], row: number[]) =>
  table({ players: [player({ ring }), player()], row });

describe("a pick", () => {
  test("carries the sphere from the row to the ring, and a new one rolls in behind", () => {
    const before = lay(start);
    const now = follow(before, start, given([0, 0, 1, 0], [0, 0, 1, 3, 3, 1]), null);
    expect(ids(now.rings[0] ?? [])).toEqual([before.row[3]?.id]);
    expect(ids(now.row).slice(0, 5)).toEqual(
      ids(before.row).filter((id) => id !== before.row[3]?.id),
    );
    expect(colors(now.row)).toEqual([0, 0, 1, 3, 3, 1]);
    expect([...now.fresh]).toEqual([now.row[5]?.id]);
  });

  test("takes the very sphere that was clicked, not the first of its color", () => {
    const before = lay(start);
    const clicked = before.row[5]?.id ?? -1;
    const now = follow(before, start, given([0, 0, 0, 1], [0, 0, 1, 2, 3, 0]), clicked);
    expect(ids(now.rings[0] ?? [])).toEqual([clicked]);
    expect(ids(now.row)).toContain(before.row[4]?.id);
  });

  test("is seen even when the same color rolls in again", () => {
    const before = lay(start);
    const now = follow(before, start, given([0, 1, 0, 0], [0, 0, 2, 3, 3, 1]), null);
    expect(ids(now.rings[0] ?? [])).toEqual([before.row[2]?.id]);
    expect(now.fresh.size).toBe(1);
  });
});

test("a random draw comes out of the dispenser and leaves the row alone", () => {
  const chain = table({ agenda: [{ kind: "ChainReaction", seat: 0 }] });
  const before = lay(chain);
  const now = follow(before, chain, given([1, 0, 0, 0], start.row), null);
  expect(ids(now.row)).toEqual(ids(before.row));
  expect([...now.fresh]).toEqual(ids(now.rings[0] ?? []));
});

test("what is spent is gone, and the rest of the ring stays what it was", () => {
  const was = table({ players: [player({ ring: [2, 0, 1, 0] }), player()] });
  const before = lay(was);
  const now = follow(before, was, given([1, 0, 1, 0], start.row), null);
  expect(ids(now.rings[0] ?? [])).toEqual([before.rings[0]?.[0]?.id, before.rings[0]?.[2]?.id]);
  expect(now.fresh.size).toBe(0);
});

test("no two spheres are ever the same", () => {
  let spheres = lay(start);
  let was = start;
  for (let n = 1; n <= 4; n++) {
    const now = given([n, 0, 0, 0], [0, 1, 2, 3, 3, 0]);
    spheres = follow(spheres, was, now, null);
    was = now;
    const all = ids([...spheres.row, ...spheres.rings.flat()]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test("a jump to another position lets nothing fall", () => {
  const far = table({
    row: [1, 1, 1, 1, 1, 1],
    players: [player({ ring: [0, 0, 3, 0] }), player()],
  });
  const now = follow(lay(start), start, far, null);
  expect(colors(now.row)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(now.fresh.size).toBe(0);
});
