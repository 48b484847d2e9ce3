/** The design in three dimensions; a click on a pad or a ghost uses the tool there. */
import { useMemo, useRef, useState } from "react";
import { canDraw, SceneArea } from "../SceneArea";
import { LookBar } from "../scene/LookBar";
import { FIRST_LOOK, type Grid, type Look, type Marks, NO_MARKS } from "../scene/parts";
import type { Cell } from "./format";
import { cellOf, linkOf, NORTH, same } from "./geometry";
import { ghostsOf } from "./grid";
import type { Index } from "./model";
import { between } from "./tools";
import type { Bench } from "./useBench";

const MOST = 600; // pads: ten times what the box has

interface Props {
  bench: Bench;
  grid: Grid;
  pointed: Cell[];
  cursor: Cell;
  onCursor(cell: Cell): void;
}

export function Picture({ bench, grid, pointed, cursor, onCursor }: Props) {
  const { index, hand } = bench;
  const [look, setLook] = useState<Look>({ ...FIRST_LOOK, from: "corner" });
  const [start, setStart] = useState<Cell | null>(null); // where a link begins
  const level = cursor[2];
  const joining = between(hand.tool);
  const chosen = joining ? start : null;
  const frame = useFrame(index);
  const marks: Marks = useMemo(
    () => ({
      ...NO_MARKS,
      last: [{ cell: cursor, role: "to" }], // a ring around it; as the `cursor` it would let one see through what is before it
      chosen,
      pointed,
      ghosts: hand.tool === "pad" ? ghostsOf(index, level) : [],
    }),
    [cursor, chosen, pointed, hand.tool, index, level],
  );
  const pick = (cell: Cell) => {
    onCursor(cell);
    if (!joining) return bench.apply(cell);
    if (start && !same(start, cell) && start[2] === cell[2]) bench.apply(linkOf(start, cell));
    setStart(start ? null : cell);
  };
  if (!canDraw()) return null; // the maps can do all that it can
  if (grid.pads.length > MOST)
    return <p className="soft">There are too many pads for a picture of them; the maps go on.</p>;
  return (
    <section className="ws-picture" aria-label="The design in three dimensions">
      <div className="ws-scene">
        <SceneArea
          {...{ grid, marks, look }}
          forward={NORTH}
          frame={frame}
          onLook={setLook}
          onPick={pick}
          onHover={() => {}}
        />
      </div>
      <LookBar look={look} onLook={setLook} scene />
    </section>
  );
}

/** The picture moves only when the design reaches farther than before, not with every pad. */
function useFrame(index: Index): Cell[] {
  const kept = useRef<{ reach: string; cells: Cell[] } | null>(null);
  const pads = [...index.spots.keys()].map(cellOf);
  const ends = (axis: 0 | 1 | 2) => {
    const all = pads.map((cell) => cell[axis]);
    return `${Math.min(...all)} ${Math.max(...all)}`;
  };
  const reach = `${ends(0)} ${ends(1)} ${ends(2)}`;
  if (kept.current?.reach !== reach) {
    const top = Math.max(...pads.map((cell) => cell[2]));
    const beside = ghostsOf(index, null).flatMap(({ cell }) => (cell[2] > top ? [] : [cell]));
    kept.current = { reach, cells: [...pads, ...beside] };
  }
  return kept.current.cells;
}
