/** The meshes of the parts, built in code. A pad is one unit from the next; up is y, north is -z. */
import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Path,
  Shape,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { type Glyph, SEAT_SHAPES, TARGET_SHAPES } from "./glyphs";
import type { Cell, TargetKind } from "./parts";

export const PAD_TOP = 0.075; // above the middle of a pad
const LEVEL = 0.92; // from one level to the next, as built
const LIFT = 2.1; // and how much more, at the most

export function place(cell: Cell, lift: number): Vector3 {
  return new Vector3(cell[0], cell[2] * rise(lift), -cell[1]);
}

/** How far a level is above the one below it. */
export function rise(lift: number): number {
  return LEVEL + lift * LIFT;
}

function flat(shape: Shape, depth: number, bevel: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    curveSegments: 8,
  });
  geometry.translate(0, 0, bevel);
  return geometry.rotateX(-Math.PI / 2);
}

function glyphShape({ outline, hole }: Glyph, size: number): Shape {
  const scaled = (points: Glyph["outline"]) =>
    points.map(([x, y]) => new Vector2(x, y).multiplyScalar(size));
  const shape = new Shape(scaled(outline));
  if (hole) shape.holes.push(new Path(scaled(hole)));
  return shape;
}

function tile(half: number, round: number): Shape {
  const shape = new Shape();
  const k = half - round;
  shape.absarc(k, k, round, 0, Math.PI / 2, false);
  shape.absarc(-k, k, round, Math.PI / 2, Math.PI, false);
  shape.absarc(-k, -k, round, Math.PI, 1.5 * Math.PI, false);
  shape.absarc(k, -k, round, 1.5 * Math.PI, 2 * Math.PI, false);
  return shape;
}

/** A ring with points, lying flat: on a pad a kingerizer, on a marker a crown. */
function crown(radius: number, points: number, height: number): BufferGeometry {
  const band = new TorusGeometry(radius, height * 0.28, 8, 40).rotateX(Math.PI / 2);
  const tips = Array.from({ length: points }, (_, i) => {
    const angle = (i * 2 * Math.PI) / points;
    return new ConeGeometry(height * 0.34, height, 8).translate(
      radius * Math.cos(angle),
      height * 0.5,
      radius * Math.sin(angle),
    );
  });
  return mergeGeometries([band, ...tips]);
}

function swirl(): BufferGeometry {
  const arm = (turn: number) => {
    const points = Array.from({ length: 16 }, (_, i) => {
      const angle = turn + i * 0.36;
      const r = 0.06 + i * 0.0165;
      return new Vector3(r * Math.cos(angle), 0, r * Math.sin(angle));
    });
    return new TubeGeometry(new CatmullRomCurve3(points), 30, 0.028, 6);
  };
  const rim = new TorusGeometry(0.36, 0.03, 8, 48).rotateX(Math.PI / 2);
  return mergeGeometries([arm(0), arm(2.094), arm(4.189), rim]);
}

export const pad = flat(tile(0.42, 0.13), 0.15, 0.03).translate(0, -PAD_TOP, 0);
export const padEdge = flat(tile(0.45, 0.14), 0.05, 0).translate(0, -0.03, 0);
export const link = new BoxGeometry(0.42, 0.07, 0.2);
export const post = new CylinderGeometry(0.055, 0.055, 1, 14);
export const kingerizer = crown(0.345, 10, 0.13).translate(0, PAD_TOP + 0.03, 0);
export const teleporter = swirl().translate(0, PAD_TOP + 0.02, 0);
export const box = flat(tile(0.29, 0.06), 0.5, 0.03).translate(0, PAD_TOP, 0);
export const boxBand = flat(tile(0.335, 0.08), 0.14, 0).translate(0, PAD_TOP + 0.19, 0);
export const pawns = SEAT_SHAPES.map((glyph) =>
  flat(glyphShape(glyph, 0.25), 0.17, 0.035).translate(0, PAD_TOP, 0),
);
export const crownPiece = crown(0.16, 6, 0.19).translate(0, PAD_TOP + 0.2, 0);
export const rod = new CylinderGeometry(1, 1, 1, 10);
export const halo = new TorusGeometry(0.44, 0.028, 8, 48).rotateX(Math.PI / 2);

export const targets = Object.fromEntries(
  Object.entries(TARGET_SHAPES).map(([kind, glyph]) => [
    kind,
    flat(glyphShape(glyph, 0.2), 0.06, 0.008).translate(0, PAD_TOP + 0.04, 0),
  ]),
) as Record<TargetKind, BufferGeometry>;

const ARROW: Glyph = {
  outline: [
    [-0.22, -0.7],
    [0.22, -0.7],
    [0.22, 0.05],
    [0.6, 0.05],
    [0, 0.8],
    [-0.6, 0.05],
    [-0.22, 0.05],
  ],
};
/** Points north. */
export const arrow = flat(glyphShape(ARROW, 0.42), 0.05, 0.01);
