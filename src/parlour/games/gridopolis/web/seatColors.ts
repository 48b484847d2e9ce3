/** The page's seat marks wear the plastic that the blueprint names, in a line that can be seen. */
import type { SeatColor, TableSetup } from "@shell/kit";
import type { GridopolisPieces } from "./generated";
import { blueprintOf } from "./grid";
import { plastic } from "./scene/glyphs";

const TONES: Record<string, [light: string, dark: string]> = {
  blue: ["#1d63d8", "#7db0ff"],
  purple: ["#8427c2", "#cf9ff5"],
  yellow: ["#9a7000", "#f2c230"],
  green: ["#1a7d3b", "#6fcf8e"],
  red: ["#c22a22", "#ff9187"],
  orange: ["#b85600", "#ffae63"],
  black: ["#2b2b33", "#c9c9d2"],
  white: ["#77776c", "#f4f4ee"],
  pink: ["#b8307a", "#f79ac9"],
  teal: ["#0b7377", "#6fd6da"],
  gray: ["#5f626b", "#b9bcc6"],
};

export function seatColors(table: TableSetup<GridopolisPieces>): (SeatColor | null)[] {
  const blueprint = blueprintOf(table.pieces, table.options.blueprint ?? "");
  const seated = blueprint?.seating[table.players] ?? [];
  return seated.map((id, seat) => {
    const color = blueprint?.seats.find((plan) => plan.id === id)?.colour ?? "";
    const tone = TONES[color.toLowerCase()];
    if (!tone) return null;
    return { line: `light-dark(${tone[0]}, ${tone[1]})`, fill: plastic(color, seat) };
  });
}
