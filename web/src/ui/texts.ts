/** Texts as the games make them: a plain one, one as somebody reads it, and one parted in two. */
import type { SeatInfo, Text } from "../generated/messages";

/** Words that name nothing. */
export function spoken(words: string): Text {
  return { words: [words], things: [] };
}

/** With the names that the seats have now; what is the reader's own is called "your". */
export function addressed(
  { words, things }: Text,
  seats: readonly SeatInfo[],
  reader: number | null,
): Text {
  const read = [...words];
  const named = things.map((thing, place) => {
    if (thing.sort !== "player") return thing;
    const after = read[place + 1] ?? "";
    if (Number(thing.id) !== reader || !/^'s\b/.test(after)) {
      return { ...thing, name: seats[Number(thing.id)]?.name ?? thing.name };
    }
    read[place + 1] = after.slice(2);
    return { ...thing, name: place === 0 && read[0] === "" ? "Your" : "your" };
  });
  return { words: read, things: named };
}

/** The text up to and with the first `sign` among its words, and the rest of it, if there is any. */
export function parted({ words, things }: Text, sign: string): [Text, Text | null] {
  for (const [place, part] of words.entries()) {
    const found = part.indexOf(sign);
    if (found < 0) continue;
    const end = found + sign.length;
    return [
      { words: [...words.slice(0, place), part.slice(0, end)], things: things.slice(0, place) },
      { words: [part.slice(end), ...words.slice(place + 1)], things: things.slice(place) },
    ];
  }
  return [{ words, things }, null];
}
