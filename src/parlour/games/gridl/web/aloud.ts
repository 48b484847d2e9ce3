/** What a Gridmaster has to hear, as it is on nobody else's page or is part of their own turn. */
import { useTable } from "@shell/kit";
import { useEffect } from "react";
import { type Charted, degreesAt } from "./chart";
import { type Desk, dueOf } from "./desk";
import { signed, stepsOf } from "./reveal";

/** `shown`: the turn whose card comes to light just now. */
export function aloud(desk: Desk, chart: Charted): string {
  const { view, viewer, pieces, shown } = desk;
  if (viewer === null) return "";
  // The others hear the headline of the turn, which is the Gridmaster's (`turn_of`).
  if (shown) return shown.gridmaster === viewer ? told(desk) : "";
  const due = dueOf(view);
  if (due?.kind !== "GivingClue" || due.seat !== viewer || chart.key === null) return "";
  const cell = pieces.cells.indexOf(chart.key);
  const [column, row] = [cell % pieces.columns.length, Math.floor(cell / pieces.columns.length)];
  return `Your key is ${chart.key}: ${degreesAt({ column, row }, chart.words, pieces.degrees)}.`;
}

function told({ view, pieces, shown }: Desk): string {
  const steps = shown ? stepsOf(shown, view, pieces) : [];
  const say = (words: string, points: number | null) =>
    points === null ? `${words}.` : `${words}: ${signed(points)}.`;
  return steps.map(({ words, points }) => say(words, points)).join(" ");
}

export function useAloud(words: string): void {
  const { announce } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing to say
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
}
