import { expect, test } from "vitest";
import { key } from "./cells";
import type { Cell, Event } from "./generated";
import { known, type Moment, momentsOf } from "./moments";
import { marker, table } from "./samples";

const A: Cell = [0, 0, 0];
const B: Cell = [0, 1, 0];
const C: Cell = [0, 2, 0];
const before = known([], table({ markers: [marker(0, A), marker(1, B)] }));
const [blue, purple] = before.map(({ id }) => id);

const seen = ({ markers, line, fresh }: Moment) => [
  markers.map(
    (each) =>
      `${each.id === blue ? "blue" : "purple"} ${key(each.cell)}${each.king ? " king" : ""}${each.pale ? " pale" : ""}`,
  ),
  line?.kind ?? null,
  fresh && key(fresh),
];
const moments = (viewer: number | null, ...events: Event[]) =>
  momentsOf(before, events, viewer).map(seen);

test("who falls with its victim is pale at first, and then gone", () => {
  const plunged: Event = { kind: "Plunged", seat: 0, start: A, over: B, victim: 1, king: false };
  const added: Event = { kind: "PadAdded", seat: 1, cell: C, vertical: false };
  expect(moments(null, plunged, added)).toEqual([
    [["blue e7 pale"], "kamikaze", null],
    [[], null, "e7"],
  ]);
});

test("a hop over one's own leaves it there, and a king is crowned where it stands", () => {
  const hopped: Event = {
    kind: "Hopped",
    seat: 0,
    start: A,
    over: B,
    end: C,
    victim: -1,
    king: false,
  };
  expect(moments(1, hopped, { kind: "Kinged", seat: 0, pad: C })).toEqual([
    [["blue e7", "purple e6"], "jump", null],
    [["blue e7 king", "purple e6"], null, null],
  ]);
});

test("what one has laid oneself is seen at once, what others do is not", () => {
  const there: Event = { kind: "Stepped", seat: 0, start: A, end: C };
  const back: Event = { kind: "Stepped", seat: 0, start: C, end: A };
  const other: Event = { kind: "Stepped", seat: 1, start: B, end: C };
  expect(moments(0, there, back, other)).toEqual([
    [["blue e5", "purple e6"], null, null],
    [["blue e5", "purple e7"], "step", null],
  ]);
  expect(moments(null, there, back)).toHaveLength(2);
});

test("whoever resigns takes all markers along; talk of turns changes nothing", () => {
  const events: Event[] = [
    { kind: "TurnBegan", seat: 1, round: 2 },
    { kind: "Resigned", seat: 1 },
  ];
  expect(moments(0, ...events)).toEqual([[["blue e5"], null, null]]);
});

test("after a gap, whoever stands on the same pad is the same", () => {
  const view = table({ markers: [marker(1, B), marker(0, C)] });
  const now = known(before, view);
  expect(now[0]?.id).toBe(purple);
  expect(now[1]?.id).not.toBe(blue);
});
