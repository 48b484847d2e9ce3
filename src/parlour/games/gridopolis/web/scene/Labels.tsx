/** Words over the scene: coordinates, prices, a rule that is against something. */
import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useLayoutEffect } from "react";
import { Vector3 } from "three";
import { key } from "../cells";
import { isHidden } from "./hidden";
import type { Cell, Grid, Marks } from "./parts";
import { PAD_TOP, place } from "./shapes";

export interface Label {
  cell: Cell;
  text: string;
  tone: "coordinate" | "plain" | "refused";
}

export function labelsOf(grid: Grid, marks: Marks, coordinates: boolean): Label[] {
  const named = coordinates ? grid.pads : [];
  return [
    ...named.map(({ cell }): Label => ({ cell, text: key(cell), tone: "coordinate" })),
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
        <span key={`${tone} ${key(cell)}`} data-tone={tone}>
          {text}
        </span>
      ))}
    </div>
  );
}

const at = new Vector3();

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
      at.y += PAD_TOP + (tone === "coordinate" ? 0 : 0.45);
      at.project(camera);
      const x = ((at.x + 1) / 2) * size.width;
      const y = ((1 - at.y) / 2) * size.height;
      word.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, ${tone === "coordinate" ? 0 : -50}%)`;
    });
  });
  return null;
}
