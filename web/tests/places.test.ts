import { expect, it } from "vitest";
import { placeWords } from "../src/result/places";

it("gives a place to everybody but to who has lost alone", () => {
  expect([0, 1, 2].map((seat) => placeWords([3, 1, 2], seat))).toEqual(["3", "1", "2"]);
  expect([0, 1].map((seat) => placeWords([2, 2], seat))).toEqual(["2", "2"]);
  expect(placeWords([1], 0)).toBe("1");
  expect(placeWords([2], 0)).toBe("–");
});
