import { expect, test } from "vitest";
import { kept, moved } from "./order";

test("a card moves up, down, and to where it is dropped", () => {
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3, 4], 0, 3)).toEqual([2, 3, 4, 1]);
});

test("a card does not leave the list at either end", () => {
  expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 2, 5)).toEqual([1, 2, 3]);
});

test("a card that is not there changes nothing", () => {
  expect(moved([1, 2], 7, 0)).toEqual([1, 2]);
});

test("the wished order stays when one of the cards is gone, and takes in what is new", () => {
  expect(kept([3, 1, 2], [1, 3])).toEqual([3, 1]);
  expect(kept([3, 1], [1, 2, 3])).toEqual([3, 1, 2]);
});
