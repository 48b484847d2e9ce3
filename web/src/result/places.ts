/** Places as the result shows them. */
import type { Side } from "../generated/messages";

/** The place as the table of scores shows it: who has lost alone, or all as one, has none. */
export function placeWords(places: number[], seat: number, sides: readonly Side[]): string {
  const asOne = places.length === 1 || sides.length === 1;
  return asOne && places[seat] !== 1 ? "–" : String(places[seat]);
}

/** The seats, the best first; who plays together stands together. */
export function inOrder(places: number[], sides: readonly Side[]): number[] {
  const place = (seat: number) => places[seat] ?? 0;
  const side = (seat: number) => sides.findIndex(({ seats }) => seats.includes(seat));
  const seats = places.map((_, seat) => seat);
  return seats.sort((one, other) => place(one) - place(other) || side(one) - side(other));
}
