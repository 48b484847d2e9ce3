import { describe, expect, it } from "vitest";
import { clockWords } from "../src/room/clocks";
import { clockText, leftNow } from "../src/table/clock";

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [900, "0:01"],
    [9_000, "0:09"],
    [750_000, "12:30"],
    [3_600_000, "1 h 00 min"],
    [11_100_000, "3 h 05 min"],
    [187_200_000, "2 d 4 h"],
    [-50, "0:00"],
  ])("shows %i milliseconds as %s", (left, text) => {
    expect(clockText(left)).toBe(text);
  });

  it("runs for who is waited for, from what was told", () => {
    expect(leftNow(10_000, 1000, 4000, true)).toBe(7000);
  });

  it("stands still for everybody else", () => {
    expect(leftNow(10_000, 1000, 4000, false)).toBe(10_000);
  });

  it("never shows less than nothing", () => {
    expect(leftNow(1000, 0, 5000, true)).toBe(0);
  });

  it.each([
    [{ kind: "none", seconds: 0, increment: 0 }, "no clock"],
    [{ kind: "move", seconds: 86_400, increment: 0 }, "1 day for each move"],
    [{ kind: "move", seconds: 90, increment: 0 }, "90 seconds for each move"],
    [{ kind: "bank", seconds: 600, increment: 0 }, "10 minutes in all"],
    [
      { kind: "bank", seconds: 600, increment: 10 },
      "10 minutes, and 10 seconds more after each move",
    ],
  ] as const)("is told in words: %o", (clock, words) => {
    expect(clockWords(clock)).toBe(words);
  });
});
