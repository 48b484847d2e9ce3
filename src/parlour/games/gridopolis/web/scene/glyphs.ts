/**
 * Shapes on a field from -1 to 1, y up, for the level maps (SVG) and the scene (meshes) alike:
 * one per seat, so that a color never stands alone, and one per kind of target.
 */
import type { Line, TargetKind } from "./parts";

export type Point = readonly [number, number];

export interface Glyph {
  outline: Point[];
  hole?: Point[];
}

function ring(points: number, radius: number, turn = 0, inner = radius): Point[] {
  return Array.from({ length: points }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / points;
    const r = i % 2 ? inner : radius;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

const QUARTER = Math.PI / 4;
const UP = Math.PI / 2;
const PLUS: Point[] = [
  [-0.3, 1],
  [0.3, 1],
  [0.3, 0.3],
  [1, 0.3],
  [1, -0.3],
  [0.3, -0.3],
  [0.3, -1],
  [-0.3, -1],
  [-0.3, -0.3],
  [-1, -0.3],
  [-1, 0.3],
  [-0.3, 0.3],
];
const turned = (points: Point[], angle: number): Point[] =>
  points.map(([x, y]) => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]);

/** The shapes of the seats, as ui/SeatMark has them: circle, square, triangle, diamond. */
export const SEAT_SHAPES: Glyph[] = [
  { outline: ring(40, 0.95) },
  { outline: ring(4, 1.15, QUARTER) },
  { outline: ring(3, 1.2, UP) },
  {
    outline: [
      [0, 1.2],
      [-0.85, 0],
      [0, -1.2],
      [0.85, 0],
    ],
  },
];

export function seatShape(seat: number): Glyph {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] as Glyph;
}

export const TARGET_SHAPES: Record<TargetKind, Glyph> = {
  step: { outline: ring(32, 0.62) },
  jump: { outline: ring(32, 0.95), hole: ring(32, 0.55) },
  take: { outline: turned(PLUS, QUARTER) },
  kamikaze: { outline: ring(16, 1.1, UP, 0.5) },
  exit: { outline: ring(4, 1.1, UP), hole: ring(4, 0.5, UP) },
  block: { outline: ring(4, 1.2, QUARTER), hole: ring(4, 0.65, QUARTER) },
  pad: { outline: PLUS },
};

/** Strong enough to be seen on every pad, by day and by night. */
export const KIND_COLORS: Record<Line["kind"], string> = {
  step: "#0b7a4b",
  jump: "#9a5b00",
  take: "#b3151f",
  kamikaze: "#c02a00",
  exit: "#6a1fc2",
  block: "#33333d",
  pad: "#00658f",
  refused: "#b3151f",
  last: "#5f3dc4",
};

/** What is said of each kind. */
export const KIND_WORDS: Record<TargetKind, string> = {
  step: "step",
  jump: "jump",
  take: "capture",
  kamikaze: "kamikaze",
  exit: "teleport exit",
  block: "blocker-box",
  pad: "new pad",
};

const PLASTICS: Record<string, string> = {
  blue: "#1d63d8",
  purple: "#8427c2",
  yellow: "#f2b600",
  green: "#1f9145",
  red: "#d22f27",
  orange: "#ee7a12",
  black: "#2b2b33",
  white: "#f4f4ee",
  pink: "#e0459a",
  teal: "#0e8f94",
  gray: "#7c7f88",
};
const OTHERS = ["#1d63d8", "#8427c2", "#f2b600", "#1f9145"];

/** A seat's plastic by the blueprint's word for it; words that nobody knows go by the seat. */
export function plastic(word: string, seat: number): string {
  return PLASTICS[word.toLowerCase()] ?? (OTHERS[seat % OTHERS.length] as string);
}

const LEVELS = ["#7fd0c0", "#f7e9c6", "#f7b58f", "#b9b6ee", "#f3a6bd", "#b5d97f"];

/** Each level has a plastic of its own, from the floor up. */
export function levelColor(z: number, floor: number): string {
  const place = (((z - floor) % LEVELS.length) + LEVELS.length) % LEVELS.length;
  return LEVELS[place] as string;
}

/** For `d` of an SVG path, whose y goes down. */
export function svgPath({ outline, hole }: Glyph, size = 1): string {
  const walk = (points: Point[]) =>
    `M${points.map(([x, y]) => `${(x * size).toFixed(3)} ${(-y * size).toFixed(3)}`).join("L")}Z`;
  return walk(outline) + (hole ? walk(hole) : "");
}
