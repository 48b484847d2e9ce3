/** The values of a table option in words; a free option may hold a whole text of one's own. */
import type { OptionInfo } from "../generated/messages";

export function isOwnDesign(option: OptionInfo, value: string): boolean {
  return option.free && !option.values.includes(value);
}

export function valueWords(option: OptionInfo, value: string): string {
  const word = option.words[option.values.indexOf(value)];
  if (word) return word;
  if (!isOwnDesign(option, value)) return value.replaceAll("_", " ").replace(/^(1 \w+)s$/, "$1");
  const title = titleIn(value);
  return title ? `${title} (own)` : "own design";
}

const LONGEST = 60;

/** What the text calls itself, if it is JSON with a title. */
function titleIn(text: string): string {
  try {
    const title: unknown = JSON.parse(text)?.title;
    return typeof title === "string" ? title.trim().slice(0, LONGEST) : "";
  } catch {
    return "";
  }
}
