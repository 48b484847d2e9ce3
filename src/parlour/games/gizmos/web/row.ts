/** The row, sphere by sphere, so that each can be seen rolling on. A view only has their colors. */
import { useState } from "react";
import type { Event, GizmosView } from "./generated";

export interface Sphere {
  id: number;
  color: number;
}

export interface Row {
  spheres: Sphere[]; // the newest last
  /** Those of the events, in order: picked, or rolled in. */
  told: number[];
  next: number;
}

export function lay(colors: readonly number[], next = 0): Row {
  const spheres = colors.map((color, i) => ({ id: next + i, color }));
  return { spheres, told: [], next: next + colors.length };
}

/** The row after these events. `clicked`: of several of a color, this one shall be taken. */
export function follow(
  row: Row,
  events: readonly Event[],
  colors: readonly number[],
  clicked: number | null = null,
): Row {
  const spheres = [...row.spheres];
  const told: number[] = [];
  let next = row.next;
  for (const event of events) {
    if (event.kind === "RowRefilled") {
      spheres.push({ id: next, color: event.color });
      told.push(next++);
    } else if (event.kind === "Picked") {
      const alike = spheres.filter(({ color }) => color === event.color);
      const taken = alike.find(({ id }) => id === clicked) ?? alike[0];
      if (taken) spheres.splice(spheres.indexOf(taken), 1);
      told.push(taken?.id ?? -1);
    }
  }
  const same = sorted(spheres.map(({ color }) => color)) === sorted(colors);
  return same ? { spheres, told, next } : lay(colors, next); // after a gap
}

function sorted(colors: readonly number[]): string {
  return [...colors].sort().join();
}

interface Seen {
  view: GizmosView;
  events: Event[];
}

export function useRow({ view, events }: Seen): Row & { click: (id: number) => void } {
  const [clicked, click] = useState<number | null>(null);
  const [kept, keep] = useState(() => ({ view, events, row: lay(view.row) }));
  if (kept.view === view) return { ...kept.row, click };
  const row = follow(kept.row, kept.events === events ? [] : events, view.row, clicked);
  keep({ view, events, row });
  return { ...row, click };
}
