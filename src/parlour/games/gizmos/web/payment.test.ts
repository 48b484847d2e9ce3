import { describe, expect, test } from "vitest";
import * as paying from "./payment";
import { card, pieces } from "./samples";

const RED_TO_TWO = card("G2U3").number;
const BLUE_TO_ANY = card("G1R4").number;

function way(spent: number[], converters: number[] = []): paying.Way {
  return { move: paying.written({ spent, converters }, pieces), label: "", spent, converters };
}

// Three red to pay, with three red and a blue in the ring, a doubler and a converter at hand.
const ways = [
  way([2, 0, 0, 0], [RED_TO_TWO]),
  way([3, 0, 0, 0]),
  way([1, 0, 1, 0], [BLUE_TO_ANY, RED_TO_TWO]),
  way([2, 0, 1, 0], [BLUE_TO_ANY]),
  way([3, 0, 0, 0], [RED_TO_TWO]),
];

describe("what has been chosen", () => {
  test("matches an offered way only when spheres and converters are the same", () => {
    const two = { spent: [2, 0, 0, 0], converters: [] };
    expect(paying.matching(ways, two)).toBeNull();
    expect(paying.matching(ways, paying.withTool(two, RED_TO_TWO))).toBe(ways[0]);
  });

  test("matches whatever the order in which the converters were chosen", () => {
    const chosen = { spent: [1, 0, 1, 0], converters: [RED_TO_TWO, BLUE_TO_ANY] };
    expect(paying.matching(ways, chosen)).toBe(ways[2]);
  });

  test("is written in the game's notation, legal or not", () => {
    expect(paying.written({ spent: [2, 0, 1, 0], converters: [BLUE_TO_ANY] }, pieces)).toBe(
      "pay 2 red 1 blue via G1R4",
    );
    expect(paying.written(paying.NOTHING, pieces)).toBe("pay nothing");
  });

  test("never goes below no sphere of a color", () => {
    expect(paying.withSphere(paying.NOTHING, 1, -1).spent).toEqual([0, 0, 0, 0]);
  });

  test("gives a converter back when it is chosen a second time", () => {
    const once = paying.withTool(paying.NOTHING, BLUE_TO_ANY);
    expect(once.converters).toEqual([BLUE_TO_ANY]);
    expect(paying.withTool(once, BLUE_TO_ANY).converters).toEqual([]);
  });
});

describe("what can still be added", () => {
  test("is a sphere that leads to an offered way, and no other", () => {
    const chosen = { spent: [2, 0, 0, 0], converters: [] };
    expect(paying.mayAdd(ways, chosen, 0)).toBe(true);
    expect(paying.mayAdd(ways, chosen, 2)).toBe(true);
    expect(paying.mayAdd(ways, chosen, 3)).toBe(false);
    expect(paying.mayAdd(ways, { spent: [3, 0, 0, 0], converters: [] }, 0)).toBe(false);
  });

  test("is a converter that leads to an offered way, and no other", () => {
    expect(paying.mayUse(ways, { spent: [3, 0, 0, 0], converters: [] }, BLUE_TO_ANY)).toBe(false);
    expect(paying.mayUse(ways, { spent: [2, 0, 0, 0], converters: [] }, BLUE_TO_ANY)).toBe(true);
  });
});

const payment = {
  seat: 0,
  gizmo: card("G3U4").number,
  origin: "display" as const,
  color: "blue" as const,
  cost: 5,
  price: 4,
  discounts: [],
  converters: [],
  sensible: ways.slice(0, 4).map((each) => each.move),
};

describe("the ways to pay", () => {
  test("that waste nothing have a button each; the rest are others", () => {
    const [quick, others] = [ways.slice(0, 4), ways.slice(4)];
    expect(paying.sorted(ways, payment)).toEqual({ quick, more: [], others });
  });

  test("have no more buttons than asked for; what is left over wastes nothing all the same", () => {
    const [quick, more, others] = [ways.slice(0, 3), ways.slice(3, 4), ways.slice(4)];
    expect(paying.sorted(ways, payment, 3)).toEqual({ quick, more, others });
  });
});

describe("the sum", () => {
  test("counts a doubled sphere twice", () => {
    const chosen = { spent: [2, 0, 0, 0], converters: [RED_TO_TWO] };
    expect(paying.counts(chosen, payment, pieces.cards)).toBe(3);
  });

  test("does not run over the cost by doubling, but does by too many spheres", () => {
    const five = { spent: [5, 0, 0, 0], converters: [RED_TO_TWO] };
    expect(paying.counts(five, payment, pieces.cards)).toBe(5);
    expect(paying.counts({ spent: [6, 0, 0, 0], converters: [] }, payment, pieces.cards)).toBe(6);
  });
});
