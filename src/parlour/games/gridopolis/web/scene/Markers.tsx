/** The players' markers: each seat its color and shape, a king with a crown. They travel. */

import { useFrame, useThree } from "@react-three/fiber";
import { still } from "@shell/kit";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { MeshPhongMaterial, type Vector3 } from "three";
import { Instances, type Item } from "./Instances";
import type { MarkerPart, SeatLook } from "./parts";
import * as shapes from "./shapes";

const shiny = new MeshPhongMaterial({ specular: "#555555", shininess: 80 });
const pale = new MeshPhongMaterial({ transparent: true, opacity: 0.3, depthWrite: false });
const golden = new MeshPhongMaterial({ specular: "#ffe9a8", shininess: 90 });
const GOLD = "#ffc93c";
const DURATION = 260; // milliseconds from pad to pad
const HOP = 0.45; // and so high above the straight way

interface Props {
  markers: MarkerPart[];
  seats: SeatLook[];
  lift: number;
}

export function Markers({ markers, seats, lift }: Props) {
  const places = useTravel(markers, lift);
  const items = useMemo(
    () =>
      markers.map((marker) => ({
        marker,
        item: {
          cell: marker.cell,
          at: places.get(marker.id) ?? shapes.place(marker.cell, lift),
          color: seats[marker.seat]?.color ?? "#888888",
        } satisfies Item,
      })),
    [markers, seats, places, lift],
  );
  const crowns = items
    .filter(({ marker }) => marker.king && !marker.pale)
    .map(({ item }): Item => ({ ...item, color: GOLD }));
  return (
    <>
      {shapes.pawns.map((geometry, shape) => {
        const own = items.filter(({ marker }) => marker.seat % shapes.pawns.length === shape);
        const solid = own.filter(({ marker }) => !marker.pale).map(({ item }) => item);
        const faint = own.filter(({ marker }) => marker.pale).map(({ item }) => item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are always the same
          <group key={shape}>
            <Instances geometry={geometry} material={shiny} items={solid} shadow />
            <Instances geometry={geometry} material={pale} items={faint} order={1} />
          </group>
        );
      })}
      <Instances geometry={shapes.crownPiece} material={golden} items={crowns} shadow idle />
    </>
  );
}

interface Trip {
  from: Vector3;
  to: Vector3;
  begun: number;
}

/** Where every marker is drawn just now, while those that have moved are under way. */
function useTravel(markers: MarkerPart[], lift: number): ReadonlyMap<string, Vector3> {
  const invalidate = useThree((state) => state.invalidate);
  const was = useRef(new Map<string, { at: Vector3; lift: number }>());
  const trips = useRef(new Map<string, Trip>());
  const [places, setPlaces] = useState<ReadonlyMap<string, Vector3>>(new Map());
  useLayoutEffect(() => {
    const now = new Map<string, { at: Vector3; lift: number }>();
    trips.current.clear();
    for (const { id, cell } of markers) {
      const to = shapes.place(cell, lift);
      const before = was.current.get(id);
      now.set(id, { at: to, lift });
      if (before?.lift === lift && !before.at.equals(to) && !still()) {
        trips.current.set(id, { from: before.at, to, begun: performance.now() });
      }
    }
    was.current = now;
    setPlaces(under(trips.current, performance.now()));
    invalidate();
  }, [markers, lift, invalidate]);
  useFrame(() => {
    if (trips.current.size === 0) return;
    setPlaces(under(trips.current, performance.now()));
    invalidate();
  });
  return places;
}

function under(trips: Map<string, Trip>, time: number): Map<string, Vector3> {
  const places = new Map<string, Vector3>();
  for (const [id, { from, to, begun }] of trips) {
    const part = Math.min(1, (time - begun) / DURATION);
    if (part >= 1) trips.delete(id);
    const at = from.clone().lerp(to, part * part * (3 - 2 * part));
    at.y += HOP * Math.sin(Math.PI * part);
    if (part < 1) places.set(id, at);
  }
  return places;
}
