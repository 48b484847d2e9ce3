/**
 * The grid-set in three dimensions. It draws what it is given (parts.ts) only when something has
 * changed, and tells which cell was pointed at or picked; a picked cell may be a ghost's.
 *
 * For tests: the canvas has data-testid="scene"; its wrapper tells data-camera, data-projection,
 * data-lift, data-chosen, data-armed-at, data-cursor, data-targets ("step:e4/1 take:..."), data-lines
 * ("take:e3>e4>e5 ..."), data-ghosts, data-faded.
 */

import { Canvas } from "@react-three/fiber";
import { useUnsettled } from "@shell/kit";
import { useMemo, useRef, useState } from "react";
import { key } from "../cells";
import { describe } from "./camera-names";
import { LabelMover, Labels, labelsOf } from "./Labels";
import type { Cell, Grid, Look, Marks } from "./parts";
import { Shown } from "./Shown";
import { Stage } from "./Stage";
import "./scene.css";

export interface SceneProps {
  grid: Grid;
  marks: Marks;
  look: Look;
  onLook: (look: Look) => void;
  /** The forward of whoever looks: "from the seat" is behind it. */
  forward: Cell;
  onPick: (cell: Cell) => void;
  onHover: (cell: Cell | null) => void;
  /** What has to be in the picture, if it is not simply the pads and the ghosts. */
  frame?: Cell[];
}

const NORTH: Cell = [0, 1, 0];

export default function Scene(props: SceneProps) {
  const { grid, marks, look, onLook, forward = NORTH } = props;
  const labels = useMemo(
    () => labelsOf(grid, marks, look.coordinates, forward),
    [grid, marks, look.coordinates, forward],
  );
  const overlay = useRef<HTMLDivElement>(null);
  const [faded, setFaded] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment for each of them
  const moment = useMemo(() => ({}), [grid, marks, look, forward, faded]);
  const [shown, setShown] = useState({});
  useUnsettled(shown !== moment);
  const onFree = () => look.from !== "free" && onLook({ ...look, from: "free" });
  return (
    <div
      className="gp-scene"
      data-camera={look.from}
      data-projection={look.flat ? "orthographic" : "perspective"}
      data-lift={look.lift}
      data-chosen={marks.chosen ? key(marks.chosen) : ""}
      data-armed-at={marks.armed ? key(marks.armed) : ""}
      data-cursor={marks.cursor ? key(marks.cursor) : ""}
      data-targets={marks.targets.map(({ kind, cell }) => `${kind}:${key(cell)}`).join(" ")}
      data-lines={marks.lines
        .map(({ kind, cells }) => `${kind}:${cells.map(key).join(">")}`)
        .join(" ")}
      data-ghosts={marks.ghosts.map(({ kind, cell }) => `${kind}:${key(cell)}`).join(" ")}
      data-faded={[...faded].join(" ")}
    >
      <Canvas
        frameloop="demand"
        shadows="percentage"
        flat
        dpr={[1, 2]}
        fallback={<p>The scene cannot be drawn here; the level maps show the same.</p>}
        onCreated={({ gl }) => {
          gl.domElement.setAttribute("data-testid", "scene");
        }}
        role="img"
        aria-label={`The grid-set, seen ${describe(look)}`}
      >
        <Stage {...props} forward={forward} faded={faded} onFaded={setFaded} onFree={onFree} />
        <LabelMover labels={labels} overlay={overlay} lift={look.lift} faded={faded} />
        <Shown moment={moment} onShown={setShown} />
      </Canvas>
      <Labels labels={labels} overlay={overlay} />
    </div>
  );
}
