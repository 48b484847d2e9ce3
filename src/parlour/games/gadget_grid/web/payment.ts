/** What has been paid of a purchase, and what is due: read off its frame. */
import type { CardPiece, GadgetGridView, SettlementFrame } from "./generated";
import type { Category } from "./parts";

/** A purchase under way; "Settlement" when only bank and token are left to be chosen between. */
export type Bill = Omit<SettlementFrame, "kind"> & { kind: string };

const BILLS = ["Purchase", "Settlement"];

export function billOf({ agenda }: GadgetGridView): Bill | null {
  const top = agenda.at(-1);
  return top && BILLS.includes(top.kind) ? (top as Bill) : null;
}

export interface Component {
  /** The named card; null: any card of the category. */
  named: number | null;
  category: Category;
  state: "paid" | "due" | "open";
  /** The card that pays for it; null: something else does, or nothing does yet. */
  card: number | null;
  /** What pays for it instead; "" if nothing does. */
  instead: string;
}

type Cards = ReadonlyMap<number, CardPiece>;

/** GG-151: the named card first, then one of each other category. */
export function componentsOf(bill: Bill, cards: Cards): Component[] {
  const price = cards.get(bill.dlc)?.price;
  if (!price) return [];
  const laid = [...bill.cards, ...bill.laid];
  const of = (category: Category) => laid.find((card) => cards.get(card)?.category === category);
  const wanted = [
    { named: price.named as number | null, category: cards.get(price.named)?.category, worth: 2 },
    ...price.others.map((category) => ({ named: null, category, worth: 1 })),
  ];
  return wanted.flatMap(({ named, category, worth }, place) => {
    if (!category) return [];
    const state = place < bill.stage ? "paid" : place === bill.stage ? "due" : "open";
    const card = of(category) ?? null;
    const bare = state === "paid" && card === null;
    return [{ named, category, state, card, instead: bare ? without(bill, worth) : "" }];
  });
}

/** The named card is never paid with a coupon; of the others it may be either, where both were used. */
function without({ used, gizmos }: Bill, worth: number): string {
  if (worth > 1) return `${worth} Gizmos`;
  if (!used) return "1 Gizmo";
  return gizmos % 2 === 0 ? "the coupon" : "1 Gizmo or the coupon";
}
