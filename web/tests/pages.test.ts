import { describe, expect, it } from "vitest";
import type { LessonInfo, RuleInfo } from "../src/generated/messages";
import { ALL_OF_IT, progress, stage } from "../src/learn/lesson";
import { readPlace, writePlace } from "../src/replay/address";
import { judge } from "../src/result/Luck";
import { path, scale } from "../src/result/lines";
import { chapters, cuts, marked, matching } from "../src/rules/searching";

const rule = (id: string, title: string, text: string, chapter: string): RuleInfo => ({
  id,
  title,
  text,
  chapter,
  kind: "enforced",
  reason: "",
  option: "",
});

describe("searching the rules", () => {
  const book = [
    rule("X-1", "Pieces", "There are ten pieces.", "Things"),
    rule("X-2", "Taking", "Take a piece of the row.", "Play"),
    rule("X-3", "Limits", "Never hold more than five pieces.", "Play"),
  ];

  it("finds a rule by its number, whatever the capitals", () => {
    expect(matching(book, "x-2").map((found) => found.id)).toEqual(["X-2"]);
  });

  it("wants every word", () => {
    expect(matching(book, "piece five").map((found) => found.id)).toEqual(["X-3"]);
  });

  it("shows the whole book when nothing is searched for, chapter by chapter", () => {
    expect(chapters(matching(book, "  ")).map(({ title, rules }) => [title, rules.length])).toEqual(
      [
        ["Things", 1],
        ["Play", 2],
      ],
    );
  });

  it("marks what was searched for, also signs that mean something to patterns", () => {
    expect(marked("five (5) pieces", "(5)")).toEqual(["five ", "(5)", " pieces"]);
    expect(marked("five pieces", "")).toEqual(["five pieces"]);
  });
});

describe("the address of a position", () => {
  it("comes back as it was written", () => {
    for (const place of [
      { step: 0, seat: null },
      { step: 41, seat: 2 },
    ]) {
      expect(readPlace(writePlace(place), 4)).toEqual(place);
    }
  });

  it("takes nonsense for the beginning, with a spectator's eyes", () => {
    expect(readPlace("step=-3&seat=9", 4)).toEqual({ step: 0, seat: null });
    expect(readPlace("step=1e9&seat=x", 4)).toEqual({ step: 0, seat: null });
  });
});

describe("charts", () => {
  it("have whole marks around all values", () => {
    expect(scale([0, 3, 37])).toEqual({ least: 0, most: 40, marks: [0, 10, 20, 30, 40] });
    expect(scale([0, 0]).marks).toEqual([0, 1]);
    expect(scale([-5, 5]).marks).toEqual([-5, 0, 5]);
  });

  it("draw a step where a number changes, and level lines between", () => {
    const field = { width: 30, height: 10 };
    expect(path([0, 0, 1, 1], scale([0, 1]), field)).toBe("M0.0 10.0H20.0V0.0H30.0");
  });
});

describe("the promise of the luck", () => {
  const commitment = "96fbabe252a1f5a342b627c206a6fbbdc9d57fe9e64b484780775dbb3978b9ec";

  it("is kept by the seed that was promised, and by no other", async () => {
    expect(await judge("tea", commitment)).toBe("kept");
    expect(await judge("coffee", commitment)).toBe("broken");
  });
});

describe("a tutorial", () => {
  const lesson = (part: Partial<LessonInfo>): LessonInfo => ({
    seat: 0,
    move: "go",
    say: "Go.",
    after: "",
    auto: false,
    free: false,
    point: "",
    ...part,
  });
  const unread = (made: number) => ({ made, pages: 0 });
  const readAll = (made: number) => ({ made, pages: ALL_OF_IT });
  const lessons = [
    lesson({ after: "Well done.\n\nNow watch." }),
    lesson({ seat: 1, auto: true, say: "" }),
    lesson({ seat: 1, auto: true, say: "The other goes." }),
    lesson({}),
  ];

  it("asks, then tells what came of it, then goes on", () => {
    expect(stage(lessons, 0, unread(0))).toMatchObject({ kind: "ask", words: "Go." });
    const told = { kind: "told", move: null };
    expect(stage(lessons, 1, readAll(0))).toMatchObject({ ...told, words: "Well done." });
    expect(stage(lessons, 1, { made: 1, pages: 1 })).toMatchObject({
      ...told,
      words: "Now watch.",
    });
    expect(stage(lessons, 1, { made: 1, pages: 2 })).toMatchObject({ kind: "watch" });
  });

  it("lets the reader finish before it makes a move that it speaks of", () => {
    const now = stage(lessons, 2, readAll(2));
    expect(now).toMatchObject({ kind: "told", words: "The other goes." });
    expect(now).toHaveProperty("move.seat", 1);
  });

  it("is over after its last move, and counts the learner's own", () => {
    expect(stage(lessons, 4, readAll(4))).toEqual({ kind: "over" });
    expect(progress(lessons, 3)).toEqual({ done: 1, all: 2 });
  });
});

describe("the words of a rule", () => {
  it("lead to the rules they name, if there are such", () => {
    expect(cuts("See X-2 and Y-9 (piece).", "piece", new Set(["X-2"]))).toEqual([
      { text: "See ", kind: "plain" },
      { text: "X-2", kind: "rule" },
      { text: " and ", kind: "plain" },
      { text: "Y-9", kind: "plain" },
      { text: " (", kind: "plain" },
      { text: "piece", kind: "found" },
      { text: ").", kind: "plain" },
    ]);
  });
});
