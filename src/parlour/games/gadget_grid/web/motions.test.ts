import { expect, test } from "vitest";
import type { Event } from "./generated";
import { motionsOf } from "./motions";
import { cards, character, ids, table } from "./samples";

const [ROCK = 0, PORTAL = 0] = ids("A01", "N01");
const played = (...events: Event[]) =>
  motionsOf(events, table(), (card) => cards.get(card)?.category === "environment");
const step = (token: number, start: number, end: number): Event => ({
  kind: "Stepped",
  ...{ seat: 0, token, start, end },
});

test("all steps of a token are one way, and so is its fall", () => {
  expect(
    played(
      step(0, 42, 43),
      step(8, 33, 34),
      step(0, 43, 44),
      { kind: "Fell", token: 0, square: 44 },
      { kind: "Landed", token: 0, start: 44, square: 17 },
    ),
  ).toEqual([
    { from: "square-42", via: ["square-43", "square-44"], to: "token-0", beat: 0 },
    { from: "square-33", via: [], to: "token-8", beat: 1 },
    { flash: "ground-44", beat: 2 },
  ]);
});

test("cards come from where they were drawn, and lie as what they are", () => {
  const place = (card: number): Event => ({
    kind: "Placed",
    seat: 0,
    card,
    square: 42,
    rolled: 42,
  });
  expect(played(place(ROCK), place(PORTAL))).toMatchObject([
    { from: "placing-0", to: "lying-42" },
    { from: "placing-0", to: "ground-42" },
  ]);
  expect(played({ kind: "Collected", seat: 1, cards: [ROCK], square: 42 })).toMatchObject([
    { from: "lying-42", to: "seat-1", ghost: true },
  ]);
});

test("an attack lights up whom it hits, and a lost Gizmo goes to the bank (GG-110)", () => {
  expect(
    played(
      { kind: "Attacked", seat: 0, card: ROCK, tokens: [1, 8] },
      { kind: "Lost", tokens: [1] },
      { kind: "Stole", thief: 2, victim: 1 },
    ),
  ).toEqual([
    { flash: "token-1", beat: 0 },
    { flash: "token-8", beat: 0 },
    { from: "gizmos-1", to: "bank-1", ghost: true, beat: 1 },
    { from: "gizmos-1", to: "gizmos-2", ghost: true, beat: 2 },
  ]);
});

test("what is discarded goes to the pile that the active player prefers (GG-54)", () => {
  const view = table({ characters: [character(0, 42, { pile: 1 }), character(1, 45)] });
  const motions = motionsOf([{ kind: "Discarded", seat: 1, cards: [ROCK] }], view, () => false);
  expect(motions).toMatchObject([{ from: "seat-1", to: "pile-1" }]);
});
