/** How a turn was scored, step by step, as the server tells it. */
import type { GridlPieces, GridlView, TurnView } from "./generated";

export interface Step {
  what: "key" | "base" | "bonus" | "change" | "gain" | "total";
  words: string;
  /** Points, where the step is about any. */
  points: number | null;
}

export function stepsOf(turn: TurnView, view: GridlView, { powers, teams }: GridlPieces): Step[] {
  const others = 1 - turn.team;
  const power = (team: number) => powers[turn.powers[team] ?? -1]?.name ?? "A power";
  const team = (number: number) => (view.coop ? "The team" : (teams[number] ?? ""));
  const guess = turn.guesses.length > 0 ? `Guess ${turn.guesses.join(" and ")}` : "No guess";
  const step = (what: Step["what"], words: string, points: number | null): Step => {
    return { what, words, points };
  };
  const steps = [
    step("key", `The key is ${turn.key}`, null),
    step("base", guess, turn.base),
    ...(turn.bonus ? [step("bonus", power(turn.team), turn.bonus)] : []),
    ...(turn.change ? [step("change", power(others), turn.change)] : []),
    step("total", `${team(turn.team)} scores`, turn.base + turn.bonus + turn.change),
  ];
  if (turn.gain) steps.push(step("gain", `${team(others)}, ${power(others)}`, turn.gain));
  return steps;
}

/** "+2", "−1", "0" */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
