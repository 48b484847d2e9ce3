import { expect, it } from "vitest";
import { inOrder, placeWords } from "../src/result/places";

const EVEN = { name: "Even", seats: [0, 2] };
const ODD = { name: "Odd", seats: [1, 3] };
const ROPE = { name: "The rope", seats: [0, 1] };

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
