/** Why a move may not be made, as people read it: a sentence, and then the rule. */
import type { Refused, Text } from "../generated/messages";
import { saidPlain } from "../ui/Said";

const AT_EVERY_TABLE = "KERNEL-"; // "It is Bob's turn." needs no rule to be looked up

/** The sentence with its rule, to be opened, in parentheses. */
export function cited({ because, rule }: Refused): Text {
  if (rule.startsWith(AT_EVERY_TABLE)) return because;
  const before = because.words.slice(0, -1);
  const end = `${because.words.at(-1) ?? ""} (`;
  const things = [...because.things, { sort: "rule", id: rule, name: rule }];
  return { words: [...before, end, ")"], things };
}

/** Whether both say the same. */
export function alike(one: Refused | null | undefined, other: Refused | null | undefined): boolean {
  if (!one || !other) return false;
  return one.rule === other.rule && saidPlain(one.because) === saidPlain(other.because);
}
