import { describe, expect, test } from "vitest";
import { markOf, placeOf } from "./chain";
import { isMeant } from "./desk";
import { card, pieces, player, table } from "./samples";
import { activeWords, cardWords, playerWords } from "./words";

describe("a gizmo in words", () => {
  test("says name, level, cost, points and effect", () => {
    expect(cardWords(card("G1R4"))).toBe(
      "Ember Atom Swap, level 1, costs 1 red, 1 point: While paying, 1 blue counts as 1 of any color.",
    );
  });

  test("says what a generic and a starting gizmo cost", () => {
    expect(cardWords(card("G3X1#1"))).toContain("costs 7 of any color, points at the end");
    expect(cardWords(card("G0S1#1"))).toContain("starting gizmo, 0 points");
  });

  test("says what this turn has done to it", () => {
    expect(activeWords(card("G1U9"), "pending", 0, null)).toMatch(/triggered, may be used now$/);
    expect(activeWords(card("G1U9"), "used", 2, null)).toMatch(
      /used this turn \(number 2 in the chain\)$/,
    );
    expect(activeWords(card("G1U9"), "blocked", 0, "GIZ-31")).toMatch(/nothing now \(GIZ-31\)$/);
    expect(activeWords(card("G1U9"), null, 0, null)).toBe(cardWords(card("G1U9")));
  });
});

test("a player's standing is told with its limits", () => {
  const words = playerWords("Ada", player({ ring: [2, 0, 0, 1], may_file: false }), pieces);
  expect(words).toContain("energy 3 of 5 (2 red, 1 black)");
  expect(words).toContain("archive 0 of 1 (no more File)");
  expect(words).toContain("1 of 16 gizmos, 0 of 4 of level 3");
});

describe("the chain", () => {
  const view = table({
    used: [2],
    pending: [0, 3],
    blocked: [{ gizmo: 3, rule: "GIZ-31" }],
    built: [4],
  });

  test("tells pending, blocked, used and new gizmos apart", () => {
    expect([0, 3, 2, 4, 1].map((gizmo) => markOf(view, gizmo))).toEqual([
      "pending",
      "blocked",
      "used",
      "new",
      null,
    ]);
    expect(placeOf(view, 2)).toBe(1);
  });
});

test("a pointer means a thing by its word, and a gizmo by a move that names it", () => {
  expect(isMeant("row", "row")).toBe(true);
  expect(isMeant("build G1R4", "G1R4")).toBe(true);
  expect(isMeant("build G1R4", "G1R", "display")).toBe(false);
  expect(isMeant(null, "row")).toBe(false);
});
