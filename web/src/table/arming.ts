/** Which moves are armed by a first press and made by a second; and what is said in between. */
import type { Offered, Text } from "../generated/messages";
import type { Confirming } from "../theme/settings";
import { deedOf, joined, spoken } from "../ui/texts";

/** Whether a move waits for a second press. `rough`: the press may have hit what lies beside. */
export function asksAgain(
  offer: Offered | undefined,
  confirming: Confirming,
  rough: boolean,
): boolean {
  if (offer?.caution || confirming === "always") return true; // hardly anybody wants such a move
  return confirming === "hurts" && (rough || (offer?.weighty ?? false));
}

/** What a second press does: "Press again to build Quark Tank." A caution comes before it. */
export function armedWords(offer: Offered | undefined): Text {
  if (!offer) return spoken("Press again to make this move.");
  if (offer.caution) return joined(offer.caution, spoken(" Press again to do it."));
  const { words, things } = deedOf(offer.label);
  const [first = "", ...others] = words;
  const begun = `Press again to ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  return joined({ words: [begun, ...others], things }, spoken("."));
}
