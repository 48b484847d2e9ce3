/** Places as the result shows them. */
import type { Side } from "../generated/messages";
import { listed } from "../ui/texts";

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

/** What became of the sides, in a sentence to that seat or to a spectator; "": there are none. */
export function sidesWords(
  sides: readonly Side[],
  places: number[],
  names: readonly string[],
  viewer: number | null,
): string {
  const own = sides.find(({ seats }) => viewer !== null && seats.includes(viewer));
  const won = sides.filter(({ seats }) => seats.every((seat) => places[seat] === 1));
  const together = own !== undefined && own.seats.length > 1;
  if (together && own && won.includes(own)) {
    const others = own.seats.filter((seat) => seat !== viewer).map((seat) => names[seat] ?? "");
    return won.length > 1 ? shared(won) : `You won together with ${listed(others)}.`;
  }
  if (sides.length === 1 && won.length === 0) return `${together ? "You" : "They"} lost together.`;
  const [best] = won;
  if (won.length !== 1 || !best) return won.length > 1 ? shared(won) : "";
  return `${best.name} won: ${listed(best.seats.map((seat) => names[seat] ?? ""))}.`;
}

function shared(sides: readonly Side[]): string {
  return `${listed(sides.map(({ name }) => name))} share the first place.`;
}
