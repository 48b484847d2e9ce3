/** Texts as the games make them: a plain one, one as somebody reads it, parted in two, joined. */
import type { SeatInfo, Text } from "../generated/messages";

/** Words that name nothing. */
export function spoken(words: string): Text {
  return { words: [words], things: [] };
}

/** One after the other. */
export function joined(...texts: Text[]): Text {
  return texts.reduce((one, other) => {
    const [first = "", ...others] = other.words;
    const before = one.words.slice(0, -1);
    return {
      words: [...before, (one.words.at(-1) ?? "") + first, ...others],
      things: [...one.things, ...other.things],
    };
  });
}

/** A player, who is called by name. */
export function playerNamed(seat: number, seats: readonly SeatInfo[]): Text {
  const name = seats[seat]?.name ?? "somebody";
  return { words: ["", ""], things: [{ sort: "player", id: String(seat), name }] };
}

/** Ada, Bob and Cid. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** With the names that the seats have now; who reads is called "your" and "you are". */
export function addressed(
  { words, things }: Text,
  seats: readonly SeatInfo[],
  reader: number | null,
): Text {
  const read = [...words];
  const named = things.map((thing, place) => {
    if (thing.sort !== "player") return thing;
    const after = read[place + 1] ?? "";
    const first = place === 0 && read[0] === "";
    if (Number(thing.id) === reader && after.startsWith(" is ")) {
      read[place + 1] = ` are ${after.slice(4)}`;
      return { ...thing, name: first ? "You" : "you" };
    }
    if (Number(thing.id) !== reader || !/^'s\b/.test(after)) {
      return { ...thing, name: seats[Number(thing.id)]?.name ?? thing.name };
    }
    read[place + 1] = after.slice(2);
    return { ...thing, name: first ? "Your" : "your" };
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

const END = /:| \(/; // of the deed; what follows in a label explains it

/** What a label says is done: "Build Quark Tank" of "Build Quark Tank (3 red): draws.". */
export function deedOf({ words, things }: Text): Text {
  const place = words.findIndex((part) => END.test(part));
  if (place < 0) return { words, things };
  const part = words[place] ?? "";
  return {
    words: [...words.slice(0, place), part.slice(0, part.search(END))],
    things: things.slice(0, place),
  };
}
