import { expect, test } from "vitest";
import { aimOf } from "./aims";
import { ids, offer, steps, table } from "./samples";

const [ROCK = 0, REMOTE = 0, MORTAR = 0] = ids("A01", "A05", "A06");

test("an attack comes from whose turn it is, and hits whom its words name", () => {
  const rock = offer("attack A01 fiona", { kind: "Throw", card: ROCK, token: 1 }, [1]);
  expect(aimOf(table(), rock)).toEqual({ from: 42, squares: [], tokens: [1] });
});

test("a Sentry's fire comes from the Sentry (GG-174)", () => {
  const data = { kind: "Remote", card: REMOTE, square: 70, direction: 1 } as const;
  expect(aimOf(table(), offer("remote A05 70 right", data))?.from).toBe(70);
});

test("where the view tells what an attack covers, that is drawn", () => {
  const fire = offer("attack A06", { kind: "Fire", card: MORTAR });
  const aims = [{ move: "attack A06", squares: [23, 24, 25], tokens: [0, 2] }];
  const view = { ...table(), aims };
  expect(aimOf(view, fire)).toEqual({ from: 42, squares: [23, 24, 25], tokens: [0, 2] });
});

test("a step is no attack", () => {
  expect(steps(43).map((step) => aimOf(table(), step))).toEqual([null]);
});
