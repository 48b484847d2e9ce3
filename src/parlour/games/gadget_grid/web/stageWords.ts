/** What the parts of a deed are called, and what is asked for next. */
import { read, type Tool } from "./deeds";
import type { Desk } from "./desk";
import { written } from "./squares";
import { tokenName } from "./tokens";

export const TOOL_WORDS: Record<Tool, string> = {
  zomb: "Move a Zomb",
  whistle: "Zomb Whistle",
  shovel: "Laser Shovel",
  grapple: "Grappler",
  hug: "Huggly Muggly",
  skate: "Rollerskate",
};
const ASKED: Record<string, string> = {
  token: "choose whom",
  square: "choose a square",
  way: "choose a direction",
  type: "choose a type of Sentry",
  taken: "choose the card",
  pile: "choose a discard pile",
  dlc: "choose the next one",
};

type Words = Pick<Desk, "cards" | "pieces" | "sentries">;

export function partWords({ cards, pieces, sentries }: Words, part: string): string {
  const [sort, value] = read(part);
  const number = Number(value);
  switch (sort) {
    case "tool":
      return TOOL_WORDS[value as Tool];
    case "token":
      return tokenName(number);
    case "square":
      return written(number);
    case "way":
      return pieces.directions[number] ?? "";
    case "type":
      return sentries[number] ?? "";
    case "pile":
      return `Pile ${number + 1}`;
    default:
      return cards.get(number)?.name ?? "";
  }
}

/** "Psychic Lasso: choose whom." */
export function stageQuestion(
  words: Words,
  stage: readonly string[],
  next: readonly string[],
): string {
  const sorts = [...new Set(next.map((part) => read(part)[0]))];
  const wanted = sorts.map((sort) => ASKED[sort]).filter((each) => each !== undefined);
  return `${partWords(words, stage[0] ?? "")}: ${wanted.join(" or ") || "go on"}.`;
}
