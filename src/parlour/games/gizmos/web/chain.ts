/** What this turn has set off: which gizmos are lit, used or waiting, and in which order. */
import type { GizmosView } from "./generated";

export type Mark = "pending" | "blocked" | "used" | "new";

/** How a gizmo stands this turn; null: nothing has happened to it. */
export function markOf(view: GizmosView, gizmo: number): Mark | null {
  if (view.pending.includes(gizmo)) return blockedBy(view, gizmo) ? "blocked" : "pending";
  if (view.used.includes(gizmo)) return "used";
  return view.built.includes(gizmo) ? "new" : null;
}

/** The rule that keeps a pending gizmo from doing anything now. */
export function blockedBy(view: GizmosView, gizmo: number): string | null {
  return view.blocked.find((entry) => entry.gizmo === gizmo)?.rule ?? null;
}

/** The place of a used gizmo in the order of this turn, from 1; 0 if it was not used. */
export function placeOf(view: GizmosView, gizmo: number): number {
  return view.used.indexOf(gizmo) + 1;
}
