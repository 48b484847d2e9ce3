import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import matrixText from "../../blueprints/matrix.json?raw";
import { keepOnBench, onBench, shelve, shelved, unshelve } from "./drafts";
import { cellsOf } from "./findings";
import { BadFile, readBlueprint, writeBlueprint } from "./format";
import { emptyDesign } from "./seating";
import { packed, unpacked } from "./share";

const matrix = readBlueprint(matrixText);

function broken(change: Record<string, unknown>): () => unknown {
  return () => readBlueprint(JSON.stringify({ ...matrix, ...change }));
}

describe("files", () => {
  test("a blueprint that is written can be read again", () => {
    expect(readBlueprint(writeBlueprint(matrix))).toEqual(matrix);
    const designed = { ...matrix, author: "Ada", rules: { no_progress_turns: 60 } };
    expect(readBlueprint(writeBlueprint(designed))).toEqual(designed);
  });

  test.each([
    [() => readBlueprint("{"), "It is not JSON."],
    [() => readBlueprint("[]"), "It is not an object."],
    [() => readBlueprint("null"), "It is not an object."],
    [broken({ format: "other/2" }), "“other/2”"],
    [broken({ floor: "low" }), "floor is not a whole number."],
    [broken({ pads: [[0, 0]] }), "pads[0] has 2 entries instead of 3."],
    [broken({ pads: [[0, 0, 0.5]] }), "pads[0][2] is not a whole number."],
    [broken({ pads: [[0, 1e15, 0]] }), "pads[0][1] is far too large."],
    [broken({ seats: [{}] }), "seats[0].id is missing."],
    [broken({ seating: { "5": [] } }), "seating.5 is unknown in this format."],
    [broken({ color: "red" }), "color is unknown in this format."],
    [broken({ rules: { king_mid_chain: 1 } }), "rules.king_mid_chain is neither true nor false."],
  ])("a broken file is told in a sentence (%#)", (read, sentence) => {
    expect(read).toThrow(BadFile);
    expect(read).toThrow(sentence);
  });
});

describe("links to a design", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("carry it packed, and give it back", async () => {
    const text = writeBlueprint({ ...matrix, title: "Größe 塔" });
    const fragment = await packed(text);
    expect(fragment).toMatch(/^z=[A-Za-z0-9_-]+$/);
    expect(fragment.length).toBeLessThan(text.length / 3);
    expect(await unpacked(`#${fragment}`)).toBe(text);
  });

  test("carry it plain where the browser cannot pack", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    const fragment = await packed(matrixText);
    expect(fragment).toMatch(/^j=/);
    expect(await unpacked(fragment)).toBe(matrixText);
  });

  test("are left alone when they are about something else", async () => {
    expect(await unpacked("")).toBeNull();
    expect(await unpacked("#GP-61")).toBeNull();
  });

  test("say so when they are damaged", async () => {
    const fragment = await packed(matrixText);
    await expect(unpacked(fragment.slice(0, 60))).rejects.toThrow("damaged");
    await expect(unpacked("z=%%%")).rejects.toThrow("damaged");
  });

  test("do not unfold into more than a blueprint may be", async () => {
    const bomb = await packed("a".repeat(1_000_000));
    expect(bomb.length).toBeLessThan(4_000);
    await expect(unpacked(bomb)).rejects.toThrow("too large");
  });
});

describe("drafts", () => {
  beforeEach(() => localStorage.clear());

  test("the bench is found again as it was left", () => {
    expect(onBench("g")).toBeNull();
    keepOnBench("g", matrix);
    expect(onBench("g")).toEqual(matrix);
  });

  test("the shelf keeps the newest first, one of each title, until it is thrown away", () => {
    shelve("g", matrix, 1);
    shelve("g", emptyDesign(), 2);
    shelve("g", { ...matrix, author: "Ada" }, 3);
    expect(shelved("g").map((draft) => [draft.title, draft.when])).toEqual([
      ["Matrix", 3],
      ["New design", 2],
    ]);
    keepOnBench("g", matrix);
    const [first] = shelved("g");
    expect(first && unshelve("g", first).map((draft) => draft.title)).toEqual(["New design"]);
  });

  test("a damaged store is no reason to fail", () => {
    localStorage.setItem("parlour.workshop.g", "{");
    expect(onBench("g")).toBeNull();
    expect(shelved("g")).toEqual([]);
  });
});

describe("what the server has found", () => {
  const about = (where: string, message = "") =>
    cellsOf({ rule: "GP-151", where, message }, matrix);

  test("is shown where it is: a cell, both ends of a link, a seat's marker", () => {
    expect(about("pads[0]")).toEqual([[-1, -1, -1]]);
    expect(about("links[0]")).toEqual(matrix.links[0]);
    expect(about("seats[0].markers[1]")).toEqual([[-1, -2, 0]]);
  });

  test("is looked for in the words when the place says nothing", () => {
    expect(about("", "the pad at e3 on level 0 stands alone")).toEqual([[0, -2, 0]]);
    expect(about("seating", "too many")).toEqual([]);
    expect(about("links[999]", "gone")).toEqual([]);
  });
});
