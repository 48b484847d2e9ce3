/** Paying: what has been laid on the bench so far, against the ways to pay that are offered. */
import { type Offered, saidPlain } from "@shell/kit";
import type { CardPiece, GizmosPieces, PaymentView } from "./generated";

export interface Chosen {
  spent: number[]; // spheres, by color
  converters: number[];
}

export interface Way extends Chosen {
  move: string;
  label: string;
}

export const NOTHING: Chosen = { spent: [0, 0, 0, 0], converters: [] };

/** The payments among the moves on offer, in the server's order: the most sparing first. */
export function waysAmong(moves: Offered[]): Way[] {
  return moves
    .filter((offer) => offer.data.kind === "Pay")
    .map((offer) => ({
      move: offer.move,
      label: saidPlain(offer.label),
      spent: offer.data.spent as number[],
      converters: offer.data.converters as number[],
    }));
}

export function total(spent: number[]): number {
  return spent.reduce((sum, n) => sum + n, 0);
}

/** Whether `all` holds everything that `part` holds. */
export function holds(all: Chosen, part: Chosen): boolean {
  return (
    part.spent.every((n, color) => n <= (all.spent[color] ?? 0)) &&
    part.converters.every((tool) => all.converters.includes(tool))
  );
}

export function matching(ways: Way[], chosen: Chosen): Way | null {
  return ways.find((way) => holds(way, chosen) && holds(chosen, way)) ?? null;
}

/** Whether one more sphere of this color can still lead to an offered way. */
export function mayAdd(ways: Way[], chosen: Chosen, color: number): boolean {
  return ways.some((way) => holds(way, withSphere(chosen, color, 1)));
}

export function mayUse(ways: Way[], chosen: Chosen, tool: number): boolean {
  return ways.some((way) => holds(way, chosen) && way.converters.includes(tool));
}

export function withSphere(chosen: Chosen, color: number, more: 1 | -1): Chosen {
  const spent = chosen.spent.map((n, i) => (i === color ? Math.max(0, n + more) : n));
  return { ...chosen, spent };
}

export function withTool(chosen: Chosen, tool: number): Chosen {
  const converters = chosen.converters.includes(tool)
    ? chosen.converters.filter((other) => other !== tool)
    : [...chosen.converters, tool].sort((a, b) => a - b);
  return { ...chosen, converters };
}

export interface Sorted {
  quick: Way[]; // worth a button of their own
  more: Way[]; // they waste nothing either, but there are so many
  others: Way[]; // they waste a discount, a sphere or a converter
}

export function sorted(ways: Way[], payment: PaymentView, most = 4): Sorted {
  const sensible = ways.filter((way) => payment.sensible.includes(way.move));
  return {
    quick: sensible.slice(0, most),
    more: sensible.slice(most),
    others: ways.filter((way) => !sensible.includes(way)),
  };
}

/** What has been chosen, in the game's notation, legal or not. */
export function written(chosen: Chosen, pieces: GizmosPieces): string {
  const spheres = chosen.spent.flatMap((n, color) =>
    n > 0 ? [`${n} ${pieces.colors[color]?.name}`] : [],
  );
  const tools = chosen.converters.map((tool) => pieces.cards[tool]?.code ?? "");
  return [
    "pay",
    ...(spheres.length > 0 ? spheres : ["nothing"]),
    ...(tools.length > 0 ? ["via", ...tools] : []),
  ].join(" ");
}

/** How many spheres the doublers among these converters add at most. */
export function doubled(tools: CardPiece[]): number {
  return tools.flatMap((card) => card.converts).filter((part) => part.amount === 2).length;
}

/** What the chosen spheres count as on the bench: never more than the printed cost shows. */
export function counts(chosen: Chosen, payment: PaymentView, cards: CardPiece[]): number {
  const tools = chosen.converters.flatMap((tool) => cards[tool] ?? []);
  const spheres = total(chosen.spent);
  return Math.max(spheres, Math.min(payment.cost, spheres + doubled(tools)));
}
