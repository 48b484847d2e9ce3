/** What is pointed out: targets by kind, lines through pads, ghosts, halos. */
import { useMemo } from "react";
import { MeshBasicMaterial, MeshPhongMaterial, Quaternion, Vector3 } from "three";
import { key, plus, same } from "../cells";
import { KIND_COLORS } from "./glyphs";
import { Instances, type Item } from "./Instances";
import type { Cell, Line, Marks, Role, Target, TargetKind } from "./parts";
import * as shapes from "./shapes";

const plain = new MeshBasicMaterial();
const overAll = new MeshBasicMaterial({ depthTest: false, transparent: true, opacity: 0.85 });
const ghostly = new MeshPhongMaterial({ transparent: true, opacity: 0.28, depthWrite: false });

const HALOS = {
  armed: "#e5392f",
  chosen: "#ff9d00",
  cursor: "#ffffff",
  movable: "#ffb733",
  pointed: "#ff5fb0",
};
/** What was done last; each has a shape, too. */
const ROLES: Record<Role, string> = {
  from: "#5f3dc4",
  path: "#5f3dc4",
  to: "#5f3dc4",
  gained: "#1c6653",
  lost: "#b3151f",
  victim: "#b3151f",
};
const SMALL = new Vector3(0.6, 1, 0.6);
const INNER = new Vector3(0.8, 1, 0.8); // within the ring of what can be moved
const THICK = 0.022;
const UP = new Vector3(0, 1, 0);

interface Props {
  marks: Marks;
  lift: number;
}

export function MarkedCells({ marks, lift }: Props) {
  const { targets, lines, ghosts, cursor } = marks;
  const kinds = useMemo(() => byKind(targets, lift), [targets, lift]);
  const rods = useMemo(
    () => [...lines, ...postLines(ghosts, cursor)].flatMap((line) => segments(line, lift)),
    [lines, ghosts, cursor, lift],
  );
  const tiles = useMemo(
    () =>
      ghosts.map(({ cell, kind }): Item => {
        const color = kind === "kamikaze" ? KIND_COLORS.kamikaze : KIND_COLORS.pad;
        return { cell, at: shapes.place(cell, lift), color };
      }),
    [ghosts, lift],
  );
  const [kept, left] = useMemo(() => {
    const items = marks.last.map(({ cell, role }) => {
      const at = shapes.place(cell, lift);
      at.y += shapes.PAD_TOP;
      const size = role === "to" || role === "gained" ? INNER : SMALL;
      return { cell, at, size, color: ROLES[role], gone: role === "victim" || role === "lost" };
    });
    return [items.filter(({ gone }) => !gone), items.filter(({ gone }) => gone)];
  }, [marks.last, lift]);
  const halos = useMemo(() => rings(marks, lift), [marks, lift]);
  return (
    <>
      {[...kinds].map(([kind, items]) => (
        <Instances key={kind} geometry={shapes.targets[kind]} material={plain} items={items} />
      ))}
      <Instances geometry={shapes.rod} material={overAll} items={rods} idle order={4} />
      <Instances geometry={shapes.pad} material={ghostly} items={tiles} order={3} />
      <Instances geometry={shapes.halo} material={plain} items={halos} idle />
      <Instances geometry={shapes.halo} material={plain} items={kept} idle />
      <Instances geometry={shapes.targets.take} material={plain} items={left} idle />
    </>
  );
}

/** What the pad that is looked at would stand on. */
function postLines(ghosts: Marks["ghosts"], cursor: Cell | null): Line[] {
  const high = ghosts.filter(({ cell, kind }) => kind === "post" && same(cell, cursor));
  return high.map(({ cell }) => ({ cells: [cell, plus(cell, [0, 0, -1])], kind: "pad" }));
}

function byKind(targets: Target[], lift: number): Map<TargetKind, Item[]> {
  const kinds = new Map<TargetKind, Item[]>();
  for (const { cell, kind } of targets) {
    const item: Item = { cell, at: shapes.place(cell, lift), color: KIND_COLORS[kind] };
    if (kind === "pad") item.size = SMALL; // there are many of them
    kinds.set(kind, [...(kinds.get(kind) ?? []), item]);
  }
  return kinds;
}

/** A rod from each cell of a line to the next. */
function segments({ cells, kind }: Line, lift: number): Item[] {
  return cells.slice(1).map((cell, i) => {
    const a = above(cells[i] as Cell, lift);
    const b = above(cell, lift);
    const way = b.clone().sub(a);
    const turn = new Quaternion().setFromUnitVectors(UP, way.clone().normalize());
    const thick = kind === "refused" || kind === "last" ? THICK * 1.6 : THICK;
    const size = new Vector3(thick, way.length(), thick);
    return { cell, at: a.add(b).multiplyScalar(0.5), turn, size, color: KIND_COLORS[kind] };
  });
}

function above(cell: Cell, lift: number): Vector3 {
  const at = shapes.place(cell, lift);
  at.y += shapes.PAD_TOP + 0.12;
  return at;
}

/** One ring per cell: what counts most is drawn. */
function rings(marks: Marks, lift: number): Item[] {
  const seen = new Set<string>();
  const found: Item[] = [];
  const add = (cells: Cell[], color: string) => {
    for (const cell of cells) {
      if (seen.has(key(cell))) continue;
      seen.add(key(cell));
      const at = shapes.place(cell, lift);
      at.y += shapes.PAD_TOP;
      found.push({ cell, at, color });
    }
  };
  add(marks.armed ? [marks.armed] : [], HALOS.armed);
  add(marks.chosen ? [marks.chosen] : [], HALOS.chosen);
  add(marks.pointed, HALOS.pointed);
  add(marks.cursor ? [marks.cursor] : [], HALOS.cursor);
  add(marks.movable, HALOS.movable);
  return found;
}
