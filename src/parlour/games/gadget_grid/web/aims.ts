/** What an attack would hit, as far as the server says it: nothing here works out a line. */
import type { Offered } from "@shell/kit";
import { moveOf } from "./deeds";
import type { GadgetGridView, Move } from "./generated";
import { tokenCalled } from "./tokens";

/** What the view tells of an offered attack. */
export interface AimView {
  /** in notation */
  move: string;
  /** all that it covers */
  squares: number[];
  /** whom it hits */
  tokens: number[];
}

export interface Aim {
  /** Where it comes from. */
  from: number;
  squares: readonly number[];
  tokens: readonly number[];
}

const ATTACKS = new Set<Move["kind"]>([
  "Throw",
  "Fire",
  "Beam",
  "Lob",
  "Press",
  "Remote",
  "Shovel",
]);

/** Null if it is no attack. Where the view tells nothing of it, the tokens that its words name. */
export function aimOf(view: GadgetGridView, offer: Offered): Aim | null {
  const move = moveOf(offer);
  if (!ATTACKS.has(move.kind)) return null;
  const { aims = [] } = view as GadgetGridView & { aims?: AimView[] };
  const told = aims.find((each) => each.move === offer.move);
  const own = view.characters[view.turn]?.square ?? -1;
  return {
    from: move.kind === "Remote" ? move.square : own,
    squares: told?.squares ?? [],
    tokens: told?.tokens ?? named(offer),
  };
}

function named({ label }: Offered): number[] {
  const tokens = label.things.filter(({ sort }) => sort === "token");
  return [...new Set(tokens.map(({ id }) => tokenCalled(id)))].filter((token) => token >= 0);
}
