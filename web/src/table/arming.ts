/** Which moves are armed by a first press and made by a second; and what is said in between. */
import type { Offered, Text } from "../generated/messages";
import type { Confirming } from "../theme/settings";
import { spoken } from "../ui/texts";

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

const END = /:| \(/; // of the deed; what follows in a label explains it

function deedOf({ words, things }: Text): Text {
  const place = words.findIndex((part) => END.test(part));
  if (place < 0) return { words, things };
  const part = words[place] ?? "";
  return {
    words: [...words.slice(0, place), part.slice(0, part.search(END))],
    things: things.slice(0, place),
  };
}

function joined(one: Text, other: Text): Text {
  const end = one.words.length - 1;
  const [first = "", ...others] = other.words;
  return {
    words: [...one.words.slice(0, end), (one.words[end] ?? "") + first, ...others],
    things: [...one.things, ...other.things],
  };
}
