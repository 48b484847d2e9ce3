/** The spheres of the view, each remembered from one view to the next. */
import { useState } from "react";
import type { GizmosView } from "./generated";
import { follow, lay, type Spheres } from "./marbles";

export function useSpheres(view: GizmosView): { spheres: Spheres; clicked: (id: number) => void } {
  const [picked, clicked] = useState<number | null>(null);
  const [kept, keep] = useState(() => ({ view, spheres: lay(view) }));
  if (kept.view === view) return { spheres: kept.spheres, clicked };
  const spheres = follow(kept.spheres, kept.view, view, picked);
  keep({ view, spheres });
  return { spheres, clicked };
}
