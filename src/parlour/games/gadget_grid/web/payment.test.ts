import { describe, expect, test } from "vitest";
import type { GadgetGridView } from "./generated";
import { cardsOf, sentriesOf } from "./parts";
import { type Bill, billOf, componentsOf } from "./payment";
import { cards, ids, pieces, table } from "./samples";

const [MORTAR = 0, EYE = 0, DLC = 0] = ids("A06", "E01", "D05");
const BILL: Bill = {
  ...{ kind: "Purchase", seat: 0, dlc: DLC, coupon: false, stage: 0, used: false, gizmos: 0 },
  ...{ cards: [], laid: [] },
};

function told(changes: Partial<Bill>) {
  return componentsOf({ ...BILL, ...changes }, cards).map(
    ({ state, card, instead }) => cards.get(card ?? -1)?.name ?? (instead || state),
  );
}

describe("a bill", () => {
  test("wants the named card first, then one of each other category (GG-151)", () => {
    const [named, ...others] = componentsOf(BILL, cards);
    expect([named?.named, named?.category]).toEqual([MORTAR, "attack"]);
    expect(others.map(({ category }) => category)).toEqual(["equipment", "widget"]);
    expect(told({})).toEqual(["due", "open", "open"]);
  });

  test("tells what each component has been paid with (GG-153, GG-154, GG-198)", () => {
    expect(told({ stage: 1, cards: [MORTAR] })).toEqual(["Board Mortar", "due", "open"]);
    expect(told({ stage: 2, gizmos: 2, laid: [EYE] })).toEqual(["2 Gizmos", "Fourth Eye", "due"]);
    expect(told({ stage: 3, gizmos: 3, laid: [EYE] }).at(-1)).toBe("1 Gizmo");
  });

  test("tells a coupon from Gizmos as far as its frame does (W13)", () => {
    expect(told({ stage: 2, gizmos: 2, used: true })[1]).toBe("the coupon");
    expect(told({ stage: 3, gizmos: 1, used: true, cards: [MORTAR] }).slice(1)).toEqual([
      "1 Gizmo or the coupon",
      "1 Gizmo or the coupon",
    ]);
  });

  test("is there while a purchase is under way, and only then", () => {
    const agenda = [BILL] as unknown as GadgetGridView["agenda"];
    expect(billOf(table({ agenda }))?.dlc).toBe(DLC);
    expect(billOf(table())).toBeNull();
  });
});

test("a table of other cards tells of them in its view (GG-306)", () => {
  const file = JSON.stringify({
    cards: [
      { id: "W01", name: "Zap", category: "widget", does: "swap", short: "s", text: "t" },
      { id: "S01", name: "Turret", category: "setup", does: "sentry", short: "s", text: "t" },
      { id: "D01", name: "Hat", category: "dlc", does: "far", named: "W01", short: "s", text: "t" },
    ],
  });
  const own = cardsOf(pieces, file);
  expect(own.get(1)?.name).toBe("Zap");
  expect(own.get(501)?.price).toEqual({ named: 1, others: ["equipment", "attack"] });
  expect(sentriesOf(own)).toEqual(["Turret"]);
});
