import { expect, it } from "vitest";
import { inOrder, placeWords, sidesWords } from "../src/result/places";

const EVEN = { name: "Even", seats: [0, 2] };
const ODD = { name: "Odd", seats: [1, 3] };
const ROPE = { name: "The rope", seats: [0, 1] };
const NAMES = ["Ada", "Bob", "Cid", "Dot"];

it("gives a place to everybody but to who has lost alone, or all as one", () => {
  expect([0, 1, 2].map((seat) => placeWords([3, 1, 2], seat, []))).toEqual(["3", "1", "2"]);
  expect([0, 1].map((seat) => placeWords([2, 2], seat, []))).toEqual(["2", "2"]);
  expect(placeWords([1], 0, [])).toBe("1");
  expect(placeWords([2], 0, [])).toBe("–");
  expect([0, 1].map((seat) => placeWords([2, 2], seat, [ROPE]))).toEqual(["–", "–"]);
});

it("lets those stand together who share a place as one side", () => {
  expect(inOrder([2, 1, 2, 1], [EVEN, ODD])).toEqual([1, 3, 0, 2]);
  expect(inOrder([1, 1, 1, 1], [EVEN, ODD])).toEqual([0, 2, 1, 3]);
});

it("says which side has won, and to whom it is their own", () => {
  const told = (places: number[], viewer: number | null) =>
    sidesWords([EVEN, ODD], places, NAMES, viewer);
  expect(told([1, 2, 1, 2], 2)).toBe("You won together with Ada.");
  expect(told([1, 2, 1, 2], 1)).toBe("Even won: Ada and Cid.");
  expect(told([1, 2, 1, 2], null)).toBe("Even won: Ada and Cid.");
  expect(told([1, 1, 1, 1], 0)).toBe("Even and Odd share the first place.");
  expect(sidesWords([], [1, 2], NAMES, 0)).toBe("");
});

it("says that all have won or lost who were one side", () => {
  expect(sidesWords([ROPE], [1, 1], NAMES, 0)).toBe("You won together with Bob.");
  expect(sidesWords([ROPE], [2, 2], NAMES, 0)).toBe("You lost together.");
  expect(sidesWords([ROPE], [2, 2], NAMES, null)).toBe("They lost together.");
});
