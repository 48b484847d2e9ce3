/** What can be pressed at the table: what is listed, what is talked about, what is done out of turn. */
import type { Offered, Refused, Seen } from "../generated/messages";
import { spoken } from "../ui/texts";

/** What may be done out of turn at once; what is grave has a place of its own. */
export function light(aside: readonly Offered[]): Offered[] {
  return aside.filter(({ grave }) => !grave);
}

/** All of it by its notation. Until the next news of the table it stays the same. */
export function playable(seen: Seen | null): ReadonlyMap<string, Offered> {
  if (!seen) return new Map();
  const proposed = answers(seen) && seen.proposed ? [seen.proposed.offer] : [];
  const all = [...proposed, ...seen.moves, ...light(seen.aside)];
  return new Map(all.map((offer) => [offer.move, offer]));
}

/** Whether an answer would be judged: whoever has agreed is asked no more, and may think again. */
export function answers(seen: Pick<Seen, "asked" | "moves" | "typed">): boolean {
  return seen.asked || seen.moves.length > 0 || seen.typed !== null;
}

/** A lesson goes on with one move, whatever else is legal. */
export function taught(seen: Seen, move: string | null): Seen {
  const only = (offers: Offered[]) => offers.filter((offer) => offer.move === move);
  const [moves, aside] = [only(seen.moves), only(seen.aside)];
  const unlisted = move !== null && seen.asked && moves.length + aside.length === 0;
  if (!unlisted) return { ...seen, moves, aside, typed: null };
  const { before = "", after = "" } = seen.typed ?? {};
  const whole = move.startsWith(before) && move.endsWith(after);
  const words = whole ? move.slice(before.length, move.length - after.length) : move;
  return { ...seen, moves: [{ move, label: spoken(words), data: {} }], aside };
}

/** What is said of a legal move that is not the lesson's. */
export const OTHER_LESSON: Refused = {
  rule: "KERNEL-LESSON",
  title: "",
  text: "",
  because: spoken("You could do that, but this lesson goes on with another move."),
};
