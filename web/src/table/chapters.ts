/** The log as people read it: turn by turn, what matters apart from the details. */
import type { LogLine, Turn } from "../generated/messages";
import { saidPlain } from "../ui/Said";

export interface Chapter {
  /** null: before the first turn. */
  turn: Turn | null;
  /** All that is told of it, but for what its heading says already. */
  lines: LogLine[];
  /** The position at its end. */
  step: number;
}

export function chapters(lines: readonly LogLine[], turns: readonly Turn[]): Chapter[] {
  const starts = [0, ...turns.map(({ start }) => start), lines.length];
  return [null, ...turns].flatMap((turn, place) => {
    const all = lines.slice(starts[place], starts[place + 1]);
    const told = besides(turn, all);
    const something = turn?.headline || told.some(({ minor }) => !minor);
    const step = all.at(-1)?.step ?? 0;
    return something || (!turn && told.length > 0) ? [{ turn, lines: told, step }] : [];
  });
}

/** A heading leaves nothing to tell of a turn with one event; what the table did by itself stays. */
function besides(turn: Turn | null, all: LogLine[]): LogLine[] {
  const told = all.filter((line, number) => !saidAbove(turn, line, number));
  const alone = turn?.headline && told.filter(({ minor }) => !minor).length === 1;
  return alone ? told.filter(({ minor }) => minor) : told;
}

/** Whose turn it is says the heading, and often all there is to say. */
function saidAbove(turn: Turn | null, { text, minor }: LogLine, number: number): boolean {
  if (!turn) return false;
  const { headline } = turn;
  return (number === 0 && minor) || (!!headline && saidPlain(headline.text) === saidPlain(text));
}
