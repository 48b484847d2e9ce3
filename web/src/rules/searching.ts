/** Finding rules by what people type: an id, or words that all occur. */
import type { RuleInfo } from "../generated/messages";

export interface Chapter {
  title: string;
  rules: RuleInfo[];
}

export function words(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The rules in which every word occurs; all of them if nothing is searched for. */
export function matching(rules: RuleInfo[], search: string): RuleInfo[] {
  const wanted = words(search);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.title} ${rule.text} ${rule.reason}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** In the order of the book. */
export function chapters(rules: RuleInfo[]): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const before = found.get(rule.chapter);
    if (before) before.push(rule);
    else found.set(rule.chapter, [rule]);
  }
  return [...found].map(([title, rules]) => ({ title, rules }));
}

/** The text cut where the words occur: every second part is one of them. */
export function marked(text: string, search: string): string[] {
  const wanted = words(search).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return wanted.length > 0 ? text.split(new RegExp(`(${wanted.join("|")})`, "gi")) : [text];
}

export interface Cut {
  text: string;
  kind: "plain" | "found" | "rule";
}

/** The text with the words that were searched for, and the rules that it names, cut out. */
export function cuts(text: string, search: string, known: ReadonlySet<string>): Cut[] {
  return text.split(/([A-Z]+-R?\d+)/).flatMap((part): Cut[] =>
    known.has(part)
      ? [{ text: part, kind: "rule" }]
      : marked(part, search).map((piece, number) => ({
          text: piece,
          kind: number % 2 ? "found" : "plain",
        })),
  );
}
