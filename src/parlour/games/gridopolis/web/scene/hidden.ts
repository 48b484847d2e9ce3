/** Which pads stand between the camera and what matters now. */
import { type Camera, OrthographicCamera, Vector3 } from "three";
import { key } from "../cells";
import type { Cell, Grid } from "./parts";
import { place } from "./shapes";

const NEAR = 0.4; // so close to the line of sight hides what is behind

/** Whether some pad stands in front of a cell. */
export function isHidden(
  pads: { cell: Cell }[],
  cell: Cell,
  camera: Camera,
  lift: number,
): boolean {
  const at = place(cell, lift);
  const away = sight(at, camera);
  return pads.some((pad) => before(pad.cell, at, away, lift));
}

function sight(at: Vector3, camera: Camera): Vector3 {
  if (camera instanceof OrthographicCamera) return camera.getWorldDirection(new Vector3()).negate();
  return camera.position.clone().sub(at).normalize();
}

/** Whether a pad is so close to a line of sight that it hides where that begins. */
function before(pad: Cell, at: Vector3, away: Vector3, lift: number): boolean {
  const offset = place(pad, lift).sub(at);
  const along = offset.dot(away);
  return along >= 0.3 && offset.addScaledVector(away, -along).length() < NEAR;
}

export function hiding(grid: Grid, wanted: Cell[], camera: Camera, lift: number): Set<string> {
  const keep = new Set(wanted.map(key));
  const found = new Set<string>();
  for (const cell of wanted) {
    const at = place(cell, lift);
    const away = sight(at, camera);
    for (const pad of grid.pads) {
      if (!keep.has(key(pad.cell)) && before(pad.cell, at, away, lift)) found.add(key(pad.cell));
    }
  }
  return found;
}
