import { expect, test } from "vitest";
import { motionsOf } from "./motions";
import { called, written } from "./moves";
import { signed, stepsOf } from "./reveal";
import { pieces, table, turn } from "./samples";
import { seatColors } from "./seatColors";

const SEATS = ["Ada", "Bob", "Cy", "Di"].map((name, seat) => {
  return { name, team: [seat], kind: "person" as const, bot: "", away: false, connected: true };
});

test("a word travels from its card to its axis, and an X lights up where it is put", () => {
  const placed = { kind: "WordPlaced" as const, team: 0, word: "Calm", axis: 1, instead: "Odd" };
  expect(motionsOf([placed, { kind: "Covered", cell: 12 }], pieces)).toEqual([
    { from: "word-Calm", to: "axis-column" },
    { flash: "cell-C3" },
  ]);
});

test("what is proposed is written as the game reads it, and called as people do", () => {
  const view = table({ card: ["Rich", "Odd"] });
  const told = (move: Parameters<typeof written>[0]) => [
    written(move, pieces),
    called(move, view, SEATS, pieces),
  ];
  expect(told({ kind: "PlaceWord", word: 1, axis: 0 })).toEqual(["word 2 row", "Odd on the rows"]);
  expect(told({ kind: "Guess", cells: [0, 12] })).toEqual(["guess A1 C3", "A1 and C3"]);
  expect(told({ kind: "Name", seat: 2 })).toEqual(["name 3", "Cy"]);
  expect(told({ kind: "Flip", power: 3 })).toEqual(["flip P4", "Cancel One as an X"]);
  expect(told({ kind: "PlaceSideGuess", cell: 24 })).toEqual(["side-guess E5", "E5"]);
  expect(told({ kind: "NoSideGuess" })).toEqual(["no side-guess", "no side-guess"]);
});

test("points are told with their sign, and a turn without a guess has its steps, too", () => {
  expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
  const steps = stepsOf(
    turn({ guesses: [], base: 0, change: -1, powers: [null, 3] }),
    table(),
    pieces,
  );
  expect(steps.map(({ words, points }) => [words, points])).toEqual([
    ["The key is C3", null],
    ["No guess", 0],
    ["Cancel One", -1],
    ["Pink scores", -1],
  ]);
});

test("each of a team has a color of its team, and a cooperative table has those of every game", () => {
  const colors = seatColors({ pieces, options: {}, players: 4 });
  expect(new Set(colors.map((color) => color?.line)).size).toBe(4);
  expect(seatColors({ pieces, options: {}, players: 2 })).toEqual([]);
});
