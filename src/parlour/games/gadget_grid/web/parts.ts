/** The cards as they are printed, by number, and how their numbers are written. */
import type { CardPiece, GadgetPieces } from "./generated";

export type Category = CardPiece["category"];

export const CATEGORY_WORDS: Record<Category, string> = {
  widget: "Widget",
  equipment: "Equipment",
  attack: "Attack",
  environment: "Environment",
  setup: "Setup Card",
  dlc: "Premium DLC",
};
/** GROUNDS of cards.py: what an Environment makes of its square. */
export const GROUND_WORDS: Record<string, string> = {
  portal: "Portal",
  rubble: "Rubble",
  malfunction: "Floor Malfunction",
  sentry: "Sentry",
};

const LETTERS = "WEANSD";

/** W01 is 1, E01 is 101. */
export function idOf(number: number): string {
  return `${LETTERS[Math.floor(number / 100)]}${String(number % 100).padStart(2, "0")}`;
}

export function numberOf(id: string): number {
  return 100 * LETTERS.indexOf(id.charAt(0)) + Number(id.slice(1));
}

/** A card as a card file has it: a table of other cards tells them so (GG-306). */
type Filed = Partial<CardPiece> & Pick<CardPiece, "id" | "name" | "category"> & { named?: string };

/** The cards of a table: those of the game, or those of its own card file. */
export function cardsOf({ cards }: GadgetPieces, file: string): ReadonlyMap<number, CardPiece> {
  const known = file === "" ? cards : filed(JSON.parse(file).cards);
  return new Map(known.map((card) => [card.number, card]));
}

/** The types of Sentries, in the order in which moves number them. */
export function sentriesOf(cards: ReadonlyMap<number, CardPiece>): string[] {
  const names = [...cards.values()].filter(({ does }) => does === "sentry");
  return [...new Set(names.map(({ name }) => name))];
}

function filed(cards: readonly Filed[]): CardPiece[] {
  const category = (id: string) => cards.find((card) => card.id === id)?.category;
  return cards.map(({ named, ...card }) => ({
    ...BLANK,
    ...card,
    number: numberOf(card.id),
    price: named
      ? { named: numberOf(named), others: PAID.filter((each) => each !== category(named)) }
      : null,
  }));
}

const PAID: readonly Category[] = ["equipment", "widget", "attack"]; // GG-151
const BLANK = {
  ...{ copies: 1, does: "", short: "", text: "", flavor: "", numbers: {} },
  ...{ directions: "", fires: "", sentry: -1 },
};

/** Each number once, with how often it was there. */
export function counted(numbers: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts];
}
