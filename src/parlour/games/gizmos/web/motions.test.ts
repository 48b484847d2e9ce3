import { describe, expect, test } from "vitest";
import type { Event } from "./generated";
import { motionsOf } from "./motions";
import { follow, lay } from "./row";
import { player, table } from "./samples";

const [RED, BLUE] = [0, 2];
const ROW = [0, 0, 1, 2, 3, 3];

/** Seat 0 has the bench that is open; its ring is as after the events. */
function played(events: Event[], ring = [0, 0, 0, 0], told: number[] = []) {
  return motionsOf(events, table({ players: [player({ ring }), player()] }), 0, told);
}

describe("the row", () => {
  const picked: Event[] = [
    { kind: "Picked", seat: 0, color: 3 },
    { kind: "RowRefilled", color: 0 },
  ];

  test("loses the sphere that was clicked, not the first of its color", () => {
    const row = follow(lay(ROW), picked, [0, 0, 1, 2, 3, 0], 5);
    expect(row.spheres.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 6]);
    expect(row.told).toEqual([5, 6]);
  });

  test("loses the oldest of the color when another player picks", () => {
    expect(follow(lay(ROW), picked, [0, 0, 1, 2, 3, 0]).told).toEqual([4, 6]);
  });

  test("is laid anew after a gap, and stays what it was when nothing has happened to it", () => {
    const far = follow(lay(ROW), [], [1, 1, 1, 1, 1, 1]);
    expect(far.spheres.map(({ color }) => color)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(far.spheres[0]?.id).toBe(6);
    expect(follow(lay(ROW), [], ROW).spheres).toEqual(lay(ROW).spheres);
  });
});

test("a picked sphere goes from the row to its place in the ring, then another rolls in", () => {
  const events: Event[] = [
    { kind: "Picked", seat: 0, color: RED },
    { kind: "RowRefilled", color: BLUE },
  ];
  expect(played(events, [2, 0, 0, 0], [1, 6])).toEqual([
    { from: "row-1", to: "kept-0-1", beat: 0 },
    { from: "mouth", to: "row-6", beat: 1 },
  ]);
});

test("what another player picks or draws flies to that player as a picture", () => {
  const events: Event[] = [
    { kind: "Picked", seat: 1, color: RED },
    { kind: "Drew", seat: 1, color: BLUE },
  ];
  expect(played(events, [0, 0, 0, 0], [1])).toEqual([
    { from: "row-1", to: "ring-1", ghost: true, beat: 0 },
    { from: "inside-2", to: "ring-1", ghost: true, beat: 1 },
  ]);
});

test("spent energy flies back to the dispenser, and then the display is filled", () => {
  const events: Event[] = [
    { kind: "Built", seat: 0, gizmo: 3, origin: 0, spent: [2, 0, 0, 0], converters: [] },
    { kind: "DisplayRefilled", level: 2, gizmo: 4 },
    { kind: "Drew", seat: 0, color: RED },
  ];
  expect(played(events, [2, 0, 0, 0])).toMatchObject([
    { from: "kept-0-2", to: "inside-0", ghost: true, beat: 0 },
    { from: "kept-0-1", to: "inside-0", ghost: true },
    { from: "card-3", to: "card-3" },
    { from: "deck-2", to: "card-4" },
    { from: "inside-0", to: "kept-0-1" },
  ]);
});

test("a card of another player's Research comes from the backs that are shown of it", () => {
  const events: Event[] = [
    { kind: "Researched", seat: 1, level: 2, cards: 3 },
    { kind: "Filed", seat: 1, gizmo: 3, origin: 2 },
    { kind: "Returned", seat: 1, level: 2, cards: 2 },
  ];
  expect(played(events)).toMatchObject([
    { from: "deck-2", to: "looked" },
    { from: "looked", to: "card-3" },
    { from: "looked", to: "deck-2", ghost: true },
  ]);
});

test("what is triggered lights up in order, and so does what is used", () => {
  const events: Event[] = [
    { kind: "Triggered", seat: 0, gizmos: [4, 2] },
    { kind: "Used", seat: 0, gizmo: 2 },
    { kind: "GainedPoints", seat: 0, points: 1 },
  ];
  const motions = played(events);
  expect(motions).toMatchObject([
    { flash: "card-4" },
    { flash: "card-2" },
    { flash: "card-2" },
    { flash: "points-0" },
  ]);
  const beats = motions.map(({ beat = 0 }) => beat);
  expect(beats).toEqual(beats.toSorted((a, b) => a - b));
  expect(new Set(beats).size).toBe(4);
});

test("after a gap there is nothing to play", () => {
  expect(played([])).toEqual([]);
});
