import { expect, test } from "vitest";
import { at, cards, character, ids, SEATS, table } from "./samples";
import { contentsOf, rolled, squareWords } from "./squares";
import { isZomboid, tokenCalled, tokenId, tokensOf } from "./tokens";
import { aimWords, playerWords, stallWords, turnWords } from "./words";

const known = (view = table()) => ({ view, seats: SEATS, viewer: view.viewer, cards });

function words(square: number, view = table()) {
  const there = contentsOf(view)[square];
  return there ? squareWords(known(view), there) : "";
}

test("a square says its number and everything on it", () => {
  const [rock = 0, eye = 0, portal = 0] = ids("A01", "E01", "N01");
  const view = table({
    characters: [character(0, 42), character(1, 45), character(2, 45, { gizmos: 0 })],
    lying: at<number[]>(100, [], { 45: [eye, rock], 7: [rock] }),
    environments: at(100, -1, { 70: portal }),
    zombots: [45],
    skate: 70,
    hugs: 8,
  });
  expect(words(45, view)).toBe(
    "45: Fiona Rey Monster (Bell); Myron (Cid), a Zomboid; Zombot 1, hugged; 2 cards: Fourth Eye, Rock",
  );
  expect(words(42, view)).toBe("42: Uoiea (you)");
  expect(words(7, view)).toBe("07: 1 card: Rock");
  expect(words(70, view)).toBe("70: Portal; Rollerskate Buddy");
  expect(words(0, view)).toBe("00: empty");
});

test("Square 100 comes last, and has no ground of its own", () => {
  const view = table({ characters: [character(0, 100), character(1, 45), character(2, 48)] });
  expect(words(100, view)).toBe("100: Uoiea (you)");
  expect(contentsOf(view)[100]?.environment).toBe(-1);
});

test("the dice mean two squares, doubles one (GG-22, GG-24)", () => {
  expect(rolled(table({ dice: [4, 2] }))).toEqual([42, 24]);
  expect(rolled(table({ dice: [3, 3] }))).toEqual([33]);
});

test("tokens are called as moves call them", () => {
  expect(tokenId(2)).toBe("myron");
  expect(tokenId(10)).toBe("z3");
  expect(["myron", "z3", "nobody"].map(tokenCalled)).toEqual([2, 10, -1]);
  expect(tokensOf(table())).toEqual([0, 1, 2, 8]);
  expect(isZomboid(table(), 8)).toBe(false);
});

test("an attack names its victims, oneself last", () => {
  expect(aimWords(known(), [0, 1, 8])).toBe("Hits Fiona Rey Monster (Bell), Zombot 1 and you.");
  expect(aimWords(known(), [])).toBe("");
});

test("a player's standing is told in a sentence", () => {
  const active = ids("E02");
  const view = table({
    characters: [character(0, 42), character(1, 45, { gizmos: 0, active }), character(2, 48)],
  });
  expect(playerWords(known(view), 1)).toBe(
    "Bell: Fiona Rey Monster, a Zomboid, 3 in the bank, 0 cards laid down, Equipment Grappler",
  );
});

test("it says whose turn it is, and how it ended", () => {
  expect(turnWords(known())).toBe("Round 2 · Your turn: Uoiea");
  expect(turnWords(known(table({ turn: 1 })))).toBe("Round 2 · Bell's turn: Fiona");
  expect(turnWords(known(table({ agenda: [], winners: [1] })))).toBe("Bell wins");
  expect(turnWords(known(table({ agenda: [], winners: [0, 1] })))).toBe("A draw: Ada and Bell");
});

test("quiet rounds are counted from the tenth on (GG-R59)", () => {
  expect(stallWords(table({ quiet: 9 }))).toBe("");
  expect(stallWords(table({ quiet: 10 }))).toMatch(/^10 of 15 quiet rounds/);
  expect(stallWords(table({ quiet: 20, players: 1, stall: 30 }))).toMatch(/^20 of 30 quiet turns/);
  expect(stallWords(table({ quiet: 99, stall: 0 }))).toBe("");
});
