/** Who plays in a team wears its color, each in a tone and a shape of their own. */
import type { SeatColor, TableSetup } from "@shell/kit";
import type { GridlPieces } from "./generated";

type Tone = readonly [light: string, dark: string];

const TONES: readonly (readonly Tone[])[] = [
  [
    ["#c2255c", "#ff9dc0"],
    ["#a01a78", "#f0a0e0"],
    ["#d0342c", "#ffa89c"],
  ],
  [
    ["#1c64c8", "#8fbcff"],
    ["#0b7285", "#7fd4e6"],
    ["#4a48c4", "#b3b0ff"],
  ],
];

export function seatColors({ pieces, players }: TableSetup<GridlPieces>): (SeatColor | null)[] {
  const teams = pieces.seatings[players] ?? [];
  return teams.map((team, seat) => {
    const tones = TONES[team] ?? [];
    const tone = tones[Math.floor(seat / TONES.length) % tones.length];
    if (!tone) return null;
    const color = `light-dark(${tone[0]}, ${tone[1]})`;
    return { line: color, fill: color };
  });
}
