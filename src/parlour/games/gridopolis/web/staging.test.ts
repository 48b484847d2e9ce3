import { ended, next, type Stage } from "@shell/kit";
import { describe, expect, test } from "vitest";
import { attempt } from "./attempt";
import { key } from "./cells";
import type { Cell } from "./generated";
import { chain, marker, offers, route, table } from "./samples";
import { back, go, type Laid, laidOf, targetsOf, waysOf } from "./staging";
import { stageWords } from "./words";

const { view, moves } = chain();
const ways = waysOf(moves, view.routes, view);
const START: Cell = [0, -1, 0];
const begin: Stage = [key(START)];

function walked(...cells: Cell[]): Stage {
  return cells.reduce<Stage>((stage, cell) => {
    const on = go(ways, stage, cell);
    if (!on) throw new Error(`no way to ${key(cell)}`);
    return on;
  }, begin);
}

const named = (stage: Stage) =>
  targetsOf(ways, stage).map(({ kind, cell }) => `${kind} ${key(cell)}`);

describe("what can follow", () => {
  test("from the start are the first hops of all routes, each place once", () => {
    expect(named(begin).sort()).toEqual(["kamikaze g4", "step e5/-1", "step f5", "take e6"]);
  });

  test("after a capture is the next capture, or to stop", () => {
    const once = walked([0, 1, 0]);
    expect(named(once)).toEqual(["take e8"]);
    expect(ended(ways, once)?.move).toBe("take e4 e6 x e5");
    expect(next(ways, once)).toEqual(["e8"]);
    const twice = walked([0, 1, 0], [0, 3, 0]);
    expect(ended(ways, twice)?.move).toBe("take e4 e8 x e5 e7");
    expect(next(ways, twice)).toEqual([]);
  });

  test("on a teleporter is the choice of the exit, and only that", () => {
    const entered = walked([0, 0, -1]);
    expect(laidOf(ways, entered)?.entry).toEqual([0, 0, -1]);
    expect(ended(ways, entered)).toBeNull();
    expect(named(entered).sort()).toEqual(["exit d6/1", "exit f6/1"]);
    const out = go(ways, entered, [1, 1, 1]);
    expect(out && laidOf(ways, out)?.at).toEqual([1, 1, 1]);
    expect(out && ended(ways, out)?.move).toBe("step e4 f6/1");
  });

  test("a kamikaze can be named by its victim as well as by the fall behind it", () => {
    const by = [go(ways, begin, [1, -1, 0]), go(ways, begin, [2, -1, 0])];
    for (const stage of by) expect(stage && ended(ways, stage)?.kind).toBe("kamikaze");
  });

  test("a single exit is taken without asking", () => {
    const only = waysOf(offers("step e4 f6/1"), [route("step e4 f6/1", "e5/-1~f6/1")], view);
    const out = go(only, begin, [0, 0, -1]);
    expect(out && laidOf(only, out)?.at).toEqual([1, 1, 1]);
  });

  test("the straight jump stays a way when a longer chain ends on the same pad", () => {
    const ground = table({ markers: [marker(0, START), marker(0, [0, 0, 0])] });
    const jump = "jump e4 e6";
    const both = waysOf(offers(jump), [route(jump, "c4*d4", "e6*d5")], ground);
    expect(both.map((way) => way.hops.length)).toEqual([1, 2]);
  });
});

test("what is laid so far is told with the names that pads have everywhere", () => {
  const laid: Laid = {
    start: START,
    hops: [{ to: [0, 1, 1], over: null, exit: [0, 0, -1] }],
    entry: null,
    at: [0, 0, -1],
  };
  const said = "blue pawn on e4 on level 0 → e6 on level 1, out at e5 on level -1";
  expect(stageWords(view, laid)).toBe(said);
});

test("staged hops are taken back one by one, the entered teleporter first", () => {
  const entered = walked([0, 0, -1]);
  expect(back(entered)).toEqual(begin);
  expect(back(walked([0, 1, 0], [0, 3, 0]))).toEqual(walked([0, 1, 0]));
  const out = go(ways, entered, [1, 1, 1]);
  expect(out && back(out)).toEqual(begin);
  expect(back(begin)).toEqual([]);
  expect(back([])).toBeNull();
});

describe("a try that leads nowhere is put to the judge", () => {
  const tries: [string, Cell, string][] = [
    ["a neighbor as a step", [-1, -1, 0], "step e4 d4"],
    ["a bare middle as a jump", [-2, -1, 0], "jump e4 c4"],
    ["over an enemy as a capture", [0, 1, 0], "take e4 e6 x e5"],
    ["on to an enemy as the capture behind it", [0, 0, 0], "take e4 e6 x e5"],
    ["off the grid over an enemy as a kamikaze", [2, -1, 0], "kamikaze e4 x f4"],
    ["far away as a step", [1, 3, 0], "step e4 f8"],
  ];
  test.each(tries)("%s", (_, cell, move) => {
    expect(attempt(view, laidOf(ways, begin) as Laid, cell).move).toBe(move);
  });

  test("a further hop with all that was captured before it", () => {
    const tried = attempt(view, laidOf(ways, walked([0, 1, 0])) as Laid, [1, 1, 0]);
    expect(tried.move).toBe("take e4 f6 x e5");
    expect(tried.line.cells).toEqual([
      [0, 1, 0],
      [1, 1, 0],
    ]);
  });
});
