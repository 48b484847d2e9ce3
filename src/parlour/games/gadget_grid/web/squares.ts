/** What lies and stands on each square, and how it is said. */
import type { SeatInfo } from "@shell/kit";
import type { CardPiece, GadgetGridView } from "./generated";
import { isZomboid, seatOf, tokenName, tokensOf, whereIs } from "./tokens";

export const SQUARE_100 = 100;
export const ON_GRID = Array.from({ length: 100 }, (_, square) => square);
export type Buddy = "buggy" | "skate" | "zombuoy";
export const BUDDIES: readonly Buddy[] = ["buggy", "skate", "zombuoy"];
export const BUDDY_WORDS: Record<Buddy | "hug", string> = {
  buggy: "Buggy Buddy",
  skate: "Rollerskate Buddy",
  zombuoy: "Zombuoy Buddy",
  hug: "Huggly Muggly",
};
const EMPTY = -1;

export interface Contents {
  square: number;
  /** The number of the Environment Card there; -1: bare floor. */
  environment: number;
  cards: readonly number[];
  tokens: readonly number[];
  buddies: readonly Buddy[];
}

/** By square, Square 100 last. */
export function contentsOf(view: GadgetGridView): Contents[] {
  const tokens = new Map<number, number[]>();
  for (const token of tokensOf(view)) {
    const square = whereIs(view, token);
    tokens.set(square, [...(tokens.get(square) ?? []), token]);
  }
  return [...ON_GRID, SQUARE_100].map((square) => ({
    square,
    environment: view.environments[square] ?? EMPTY,
    cards: view.lying[square] ?? [],
    tokens: tokens.get(square) ?? [],
    buddies: BUDDIES.filter((buddy) => view[buddy] === square),
  }));
}

export const column = (square: number) => square % 10;
export const row = (square: number) => Math.floor(square / 10);

/** Two digits, or 100. */
export function written(square: number): string {
  return String(square).padStart(2, "0");
}

/** The squares of the dice as they lie: AB, then BA unless it is the same. */
export function rolled({ dice: [first = 0, second = 0] }: GadgetGridView): number[] {
  const both = [10 * first + second, 10 * second + first];
  return first === second ? both.slice(0, 1) : both;
}

export interface Known {
  view: GadgetGridView;
  seats: readonly SeatInfo[];
  viewer: number | null;
  cards: ReadonlyMap<number, CardPiece>;
}

/** "Myron (Ada), a Zomboid": who it is, and whose. */
export function tokenWords({ view, seats, viewer }: Known, token: number): string {
  const seat = seatOf(view, token);
  const owner = seat >= 0 && seat === viewer ? "you" : seats[seat]?.name;
  const said = [owner ? `${tokenName(token)} (${owner})` : tokenName(token)];
  if (isZomboid(view, token)) said.push("a Zomboid");
  if (view.hugs === token) said.push("hugged");
  return said.join(", ");
}

/** All that is on a square, for those who listen: "45: Myron (Ada), a Zomboid; 2 cards: Rock, Grappler". */
export function squareWords(known: Known, contents: Contents): string {
  const { environment, cards, tokens, buddies, square } = contents;
  const name = (card: number) => known.cards.get(card)?.name ?? "a card";
  const lie = cards.length === 1 ? "1 card" : `${cards.length} cards`;
  const said = [
    ...(environment === EMPTY ? [] : [name(environment)]),
    ...tokens.map((token) => tokenWords(known, token)),
    ...buddies.map((buddy) => BUDDY_WORDS[buddy]),
    ...(cards.length > 0 ? [`${lie}: ${cards.map(name).join(", ")}`] : []),
  ];
  return `${written(square)}: ${said.join("; ") || "empty"}`;
}
