/** Where the camera stands, and how far away, so that the whole grid-set is in the picture. */
import { Vector3 } from "three";
import type { Cell, Standpoint } from "./parts";
import { place } from "./shapes";

export const FIELD = 32; // degrees, of the perspective camera
const MARGIN = 0.75; // around the middles of the pads and arrows

/** Directions as an azimuth (0: from the south) and an angle down from straight above. */
export interface Direction {
  azimuth: number;
  polar: number;
}

const HEIGHTS: Record<Standpoint, number> = { seat: 1.06, top: 0.001, side: 1.42, corner: 0.955 };
const ASIDE: Record<Standpoint, number> = {
  seat: 0.42,
  top: 0,
  side: Math.PI / 2,
  corner: Math.PI / 4,
};

export function direction(from: Standpoint, forward: Cell): Direction {
  const behind = Math.atan2(-forward[0], forward[1]);
  return { azimuth: behind + ASIDE[from], polar: HEIGHTS[from] };
}

export function toward({ azimuth, polar }: Direction): Vector3 {
  return new Vector3(
    Math.sin(polar) * Math.sin(azimuth),
    Math.cos(polar),
    Math.sin(polar) * Math.cos(azimuth),
  );
}

export interface Space {
  center: Vector3;
  points: Vector3[]; // of the pads, from the center
}

export function space(pads: { cell: Cell }[], lift: number): Space {
  const points = pads.map(({ cell }) => place(cell, lift));
  if (points.length === 0) points.push(new Vector3());
  const low = points.reduce((a, p) => a.min(p), (points[0] as Vector3).clone());
  const high = points.reduce((a, p) => a.max(p), (points[0] as Vector3).clone());
  const center = low.add(high).multiplyScalar(0.5);
  return { center, points: points.map((point) => point.sub(center)) };
}

export interface Fit {
  distance: number; // for a perspective camera
  half: number; // half the height of the picture, for an orthographic one
  aim: Vector3; // what to look at, so that the picture is well filled
  flatAim: Vector3; // the same for an orthographic camera
}

/** From how near a row of points along one axis can be seen whole, and where its middle is then. */
function seenFrom(rows: { aside: number; near: number }[], slope: number) {
  const one = Math.max(...rows.map(({ aside, near }) => near + (aside + MARGIN) / slope));
  const other = Math.max(...rows.map(({ aside, near }) => near - (aside - MARGIN) / slope));
  const spread = rows.map(({ aside }) => aside);
  const [least, most] = [Math.min(...spread), Math.max(...spread)];
  return {
    distance: (one + other) / 2,
    shift: ((one - other) * slope) / 2,
    middle: (least + most) / 2,
    half: (most - least) / 2 + MARGIN,
  };
}

export function fitted({ center, points }: Space, at: Direction, aspect: number): Fit {
  const back = toward(at);
  const right = new Vector3(Math.cos(at.azimuth), 0, -Math.sin(at.azimuth));
  const up = back.clone().cross(right);
  const slope = Math.tan((FIELD * Math.PI) / 360);
  const rows = (axis: Vector3) =>
    points.map((point) => ({ aside: point.dot(axis), near: point.dot(back) }));
  const across = seenFrom(rows(right), slope * aspect);
  const high = seenFrom(rows(up), slope);
  const aimed = (x: number, y: number) =>
    center.clone().addScaledVector(right, x).addScaledVector(up, y);
  return {
    distance: Math.max(4, across.distance, high.distance),
    half: Math.max(2, high.half, across.half / aspect),
    aim: aimed(across.shift, high.shift),
    flatAim: aimed(across.middle, high.middle),
  };
}

/** The shortest way round from one azimuth to another. */
export function turnTo(from: Direction, to: Direction, part: number): Direction {
  const whole = 2 * Math.PI;
  const way = ((((to.azimuth - from.azimuth + Math.PI) % whole) + whole) % whole) - Math.PI;
  return { azimuth: from.azimuth + way * part, polar: from.polar + (to.polar - from.polar) * part };
}
