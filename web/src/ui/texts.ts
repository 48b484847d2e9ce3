/** Texts as the games make them: to make a plain one, and to part one in two. */
import type { Text } from "../generated/messages";

/** Words that name nothing. */
export function spoken(words: string): Text {
  return { words: [words], things: [] };
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
