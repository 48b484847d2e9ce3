/** What there is to see of what has happened: words go to their axes, an X goes onto the chart. */
import type { Motion } from "@shell/kit";
import type { Event, GridlPieces } from "./generated";
import { AXES } from "./moves";

/** The names of places on the board (`data-place`). */
export const places = {
  axis: (axis: "row" | "column") => `axis-${axis}`,
  cell: (name: string) => `cell-${name}`,
  card: (word: string) => `word-${word}`,
  supply: (team: number) => `supply-${team}`,
  score: (team: number) => `score-${team}`,
};

export function motionsOf(events: readonly Event[], { cells }: GridlPieces): Motion[] {
  return events.flatMap((event): Motion[] => {
    if (event.kind === "WordPlaced") {
      const axis = AXES[event.axis] ?? "row";
      return [{ from: places.card(event.word), to: places.axis(axis) }];
    }
    if (event.kind === "Covered") return [{ flash: places.cell(cells[event.cell] ?? "") }];
    return [];
  });
}
