/** Words over the scene: coordinates, prices, a rule that is against something. */
import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useLayoutEffect } from "react";
import { Vector3 } from "three";
import { fileName, key, rowName } from "../cells";
import { isHidden } from "./hidden";
import type { Cell, Grid, Marks } from "./parts";
import { PAD_TOP, place } from "./shapes";

export interface Label {
  cell: Cell;
  text: string;
  tone: "coordinate" | "edge" | Marks["notes"][number]["tone"];
}

const OFF = 0.85; // from the middle of the last pad to the names at the edge

/** Files, rows and levels, along the edges that are near and left from behind a seat. */
function edgesOf({ pads }: Grid, [fx, fy]: Cell): Label[] {
  if (pads.length === 0) return [];
  const all = (axis: 0 | 1 | 2) => [...new Set(pads.map(({ cell }) => cell[axis]))];
  const [xs, ys, levels] = [all(0), all(1), all(2)];
  const many = (level: number) => pads.filter(({ cell }) => cell[2] === level).length;
  const [broad = 0] = [...levels].sort((a, b) => many(b) - many(a)); // it reaches farthest out
  const y = fy > 0 || fx < 0 ? Math.min(...ys) - OFF : Math.max(...ys) + OFF;
  const x = fy > 0 || fx > 0 ? Math.min(...xs) - OFF : Math.max(...xs) + OFF;
  const label = (cell: Cell, text: string): Label => ({ cell, text, tone: "edge" });
  return [
    ...xs.map((file) => label([file, y, broad], fileName(file))),
    ...ys.map((row) => label([x, row, broad], rowName(row))),
    ...levels.map((level) => label([x, y, level], `level ${level}`)),
  ];
}

export function labelsOf(grid: Grid, marks: Marks, coordinates: boolean, forward: Cell): Label[] {
  const named = coordinates ? grid.pads : [];
  return [
    ...named.map(({ cell }): Label => ({ cell, text: key(cell), tone: "coordinate" })),
    ...edgesOf(grid, forward),
    ...marks.notes,
  ];
}

interface Props {
  labels: Label[];
  overlay: RefObject<HTMLDivElement | null>;
}

export function Labels({ labels, overlay }: Props) {
  return (
    <div className="gp-labels" ref={overlay} aria-hidden="true">
      {labels.map(({ cell, text, tone }) => (
        <span key={`${tone} ${key(cell)} ${text}`} data-tone={tone}>
          {text}
        </span>
      ))}
    </div>
  );
}

const at = new Vector3();
const NEAR = 60; // pixels: what is farther out than that is meant to be out of the picture

/** Where a word stands whole, if its place is in the picture or nearly so. */
function inside(place: number, half: number, size: number): number {
  if (place < -NEAR || place > size + NEAR) return place;
  return Math.min(Math.max(place, half), Math.max(half, size - half));
}

interface MoverProps extends Props {
  lift: number;
  /** Keys of the pads that hide nothing. */
  faded: ReadonlySet<string>;
}

/** Inside the canvas: with every picture it puts the words where their cells are. */
export function LabelMover({ labels, overlay, lift, faded }: MoverProps) {
  const invalidate = useThree((state) => state.invalidate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words have to be put in place
  useLayoutEffect(() => invalidate(), [labels, lift, invalidate]);
  const pads = labels.filter(({ cell, tone }) => tone === "coordinate" && !faded.has(key(cell)));
  useFrame(({ camera, size }) => {
    const words = overlay.current?.children;
    labels.forEach(({ cell, tone }, i) => {
      const word = words?.[i];
      if (!(word instanceof HTMLElement)) return;
      word.hidden = tone === "coordinate" && isHidden(pads, cell, camera, lift);
      at.copy(place(cell, lift));
      at.y += PAD_TOP + (tone === "coordinate" || tone === "edge" ? 0 : 0.45);
      at.project(camera);
      let x = ((at.x + 1) / 2) * size.width;
      let y = ((1 - at.y) / 2) * size.height;
      if (tone !== "coordinate") {
        x = inside(x, word.offsetWidth / 2, size.width);
        y = inside(y, word.offsetHeight / 2, size.height);
      }
      word.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, ${tone === "coordinate" ? 0 : -50}%)`;
    });
  });
  return null;
}
