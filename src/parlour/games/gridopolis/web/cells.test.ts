import { describe, expect, test } from "vitest";
import names from "../tests/cell_names.json";
import { cellsIn, fromKey, key, spoken } from "./cells";
import type { Cell } from "./generated";

describe("a cell", () => {
  test.each(names)("is named as in Python: $short", ({ cell, short, full }) => {
    expect(key(cell as Cell)).toBe(short);
    expect(spoken(cell as Cell)).toBe(full);
    expect(fromKey(short)).toEqual(cell);
  });

  test("is found in a text by any of its names", () => {
    expect(cellsIn("take e3 e5/1 x -a0/-1")).toEqual([
      [0, -2, 0],
      [0, 0, 1],
      [-5, -5, -1],
    ]);
    expect(cellsIn("the link from e5 to f5 on level 1 ends at f5 on level 1 (GP-151)")).toEqual([
      [0, 0, 1],
      [1, 0, 1],
      [1, 0, 1],
    ]);
    expect(cellsIn("seats[0].pads[3]: there are no 3 pads (GP-R28)")).toEqual([]);
  });
});
