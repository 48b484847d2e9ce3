import { describe, expect, test } from "vitest";
import type { Sheet } from "./LevelMaps";
import type { Cell } from "./parts";
import { strokesOf } from "./strokes";

const NORTH: Cell = [0, 1, 0];
const map = (level: number): Sheet => {
  const cells = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Cell => [x, y, level]));
  return { level, cells, left: -1, top: -1, columns: 3, rows: 3 };
};

describe("a line on a level map", () => {
  test("is whole where it stays on the level", () => {
    const line = {
      kind: "take" as const,
      cells: [
        [0, -1, 0],
        [0, 0, 0],
        [0, 1, 0],
      ] as Cell[],
    };
    expect(strokesOf(line, map(0), NORTH)).toEqual([
      { from: [150, 250], to: [150, 150], broken: false, climbs: 0 },
      { from: [150, 150], to: [150, 50], broken: false, climbs: 0 },
    ]);
    expect(strokesOf(line, map(1), NORTH)).toEqual([]);
  });

  test("that climbs is a stub on every level, and says which way it goes on", () => {
    const line = {
      kind: "take" as const,
      cells: [
        [0, -1, 0],
        [0, 0, 1],
        [0, 1, 2],
      ] as Cell[],
    };
    const [up, ...none] = strokesOf(line, map(0), NORTH);
    expect(none).toEqual([]);
    expect(up).toEqual({ from: [150, 250], to: [150, 195], broken: true, climbs: 1 });
    expect(strokesOf(line, map(1), NORTH).map(({ climbs }) => climbs)).toEqual([0, 1]);
    expect(strokesOf(line, map(2), NORTH)).toEqual([
      { from: [150, 105], to: [150, 50], broken: true, climbs: 0 },
    ]);
  });

  test("that leads off the grid-set ends just behind the last pad", () => {
    const line = {
      kind: "kamikaze" as const,
      cells: [
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
      ] as Cell[],
    };
    expect(strokesOf(line, map(0), NORTH).at(-1)?.to).toEqual([312, 150]);
  });
});
