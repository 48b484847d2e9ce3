import { expect, it } from "vitest";
import { placeWords, winners } from "../src/result/winners";

const names = ["Ada", "Bell", "Cleo", "Dora"];

it("says who has won: nobody, one, two or three", () => {
  expect(winners(names, [2, 3, 4, 5])).toBe("Nobody wins");
  expect(winners(names, [2, 1, 4, 3])).toBe("Bell wins");
  expect(winners(names, [3, 1, 4, 1])).toBe("Bell and Dora share the win");
  expect(winners(names, [1, 1, 4, 1])).toBe("Ada, Bell and Dora share the win");
});

it("does not list everybody where everybody has won", () => {
  expect(winners(names, [1, 1, 1, 1])).toBe("Everybody shares the win");
  expect(winners(["Ada", "Bell"], [1, 1])).toBe("Ada and Bell share the win");
});

it("says whether somebody who played alone has won or lost", () => {
  expect(winners(["Ada"], [1])).toBe("Ada wins");
  expect(winners(["Ada"], [2])).toBe("Ada has lost");
});

it("gives a place to everybody but to who has lost alone", () => {
  expect([0, 1, 2].map((seat) => placeWords([3, 1, 2], seat))).toEqual(["3", "1", "2"]);
  expect([0, 1].map((seat) => placeWords([2, 2], seat))).toEqual(["2", "2"]);
  expect(placeWords([1], 0)).toBe("1");
  expect(placeWords([2], 0)).toBe("–");
});
