import { describe, expect, test } from "vitest";
import type { GridopolisView, MarkerView } from "./generated";
import { cellNames, marker, table } from "./samples";
import { follow, meet, since } from "./travels";

const start = (turns: number, ...markers: MarkerView[]): GridopolisView =>
  table({ turns, markers: [marker(1, [0, 3, 0]), ...markers] });

const here = start(3, marker(0, [0, -1, 0], true));
const there = start(4, marker(0, [0, 0, 0], true));

describe("what the last turn touched", () => {
  test("is not known to who has just come, unless nothing has happened", () => {
    expect(meet(here).last).toBeNull();
    expect(meet(table()).last).toEqual([]);
  });

  test("is what has changed from one turn to the next", () => {
    expect(cellNames(follow(meet(here), there).last ?? [])).toEqual(["e4", "e5"]);
  });

  test("is what a king has done in both its moves", () => {
    const cell: [number, number, number] = [0, 0, 0];
    const between = {
      ...start(3, marker(0, cell, true)),
      second: { cell, start: cell, jump: false },
    };
    const first = follow({ ...meet(here), last: [[1, 1, 1]] }, between);
    expect(cellNames(first.last ?? [])).toEqual(["e4", "e5"]);
    const second = follow(first, start(4, marker(0, [0, 1, 0], true)));
    expect(cellNames(second.last ?? [])).toEqual(["e4", "e5", "e5", "e6"]);
    expect(follow(first, { ...here }).last).toBeNull(); // it was taken back
  });

  test("grows while others move one after another, and begins anew after one's own turn", () => {
    const at = (turns: number, turn: number, ...ys: number[]) => ({
      ...start(turns, ...ys.map((y, seat) => marker(seat, [seat, y, 0]))),
      turn,
    });
    const [a, b, c, d] = [
      at(5, 0, 0, 0, 0),
      at(6, 1, 1, 0, 0),
      at(7, 2, 1, 1, 0),
      at(8, 0, 1, 1, 1),
    ];
    const mine = follow({ ...meet(a), last: [] }, b);
    expect(cellNames(mine.last ?? [])).toEqual(["e5", "e6"]);
    const one = follow(mine, c);
    expect(cellNames(one.last ?? [])).toEqual(["f5", "f6"]);
    const two = follow(one, d);
    expect(cellNames(two.last ?? [])).toEqual(["f5", "f6", "g5", "g6"]);
    const gone = follow(one, { ...d, players: d.players.map((each) => ({ ...each, out: true })) });
    expect(cellNames(gone.last ?? [])).toEqual(["g5", "g6"]); // who is out only looks on
  });

  test("is not known where somebody goes back in the game, or far ahead", () => {
    const now = follow(meet(here), there);
    expect(follow(now, here).last).toBeNull();
    expect(follow(now, start(9, marker(0, [1, 1, 1], true))).last).toBeNull();
  });

  test("can be seen from any view before it; two that look alike tell nothing", () => {
    expect(cellNames(since(here, there) ?? [])).toEqual(["e4", "e5"]);
    expect(since(there, start(5, marker(0, [0, 0, 0], true)))).toBeNull();
  });
});
