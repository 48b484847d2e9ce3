/** What stands on the table: pads, links, posts and nodes. Pads in the way are nearly clear. */
import { useMemo } from "react";
import { MeshPhongMaterial, Quaternion, Vector3 } from "three";
import { CellSet, key, same } from "../cells";
import { levelColor } from "./glyphs";
import { Instances, type Item } from "./Instances";
import type { Cell, Grid } from "./parts";
import * as shapes from "./shapes";
import { useDrop } from "./useDrop";

const shiny = new MeshPhongMaterial({ specular: "#3a3a3a", shininess: 55 });
const clear = new MeshPhongMaterial({ transparent: true, opacity: 0.13, depthWrite: false });
const dull = new MeshPhongMaterial({ specular: "#1a1a1a", shininess: 20 });
const glowing = new MeshPhongMaterial({ emissive: "#5a1fb0", emissiveIntensity: 0.55 });

const ACROSS = new Quaternion(); // along x
const ALONG = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI / 2);
const LINK = "#4b5563";
const POST = "#6b7280";
const SWIRL = "#9d5cf0";
const BOX = "#3a3a44";

interface Props {
  grid: Grid;
  lift: number;
  /** Keys of the pads that hide what matters now. */
  faded: ReadonlySet<string>;
  /** Where something has just been built. */
  fresh: Cell | null;
}

export function Built({ grid, lift, faded, fresh }: Props) {
  const drop = useDrop(fresh);
  const { pads, links, posts, nodes, seats, floor } = grid;
  const [solid, seeThrough] = useMemo(() => {
    const items = pads.map(
      ({ cell }): Item => ({
        cell,
        at: dropped(cell, lift, fresh, drop),
        color: levelColor(cell[2], floor),
      }),
    );
    return [
      items.filter(({ cell }) => !faded.has(key(cell))),
      items.filter(({ cell }) => faded.has(key(cell))),
    ];
  }, [pads, lift, floor, faded, fresh, drop]);
  const edges = useMemo(() => {
    const added = new CellSet(pads.filter((pad) => pad.added).map((pad) => pad.cell));
    return solid
      .filter(({ cell }) => added.has(cell))
      .map((item): Item => ({ ...item, color: "#ffffff" }));
  }, [pads, solid]);
  const bars = useMemo(
    () =>
      links.map(
        ([a, b]): Item => ({
          cell: a,
          at: between(a, b, lift),
          turn: a[0] === b[0] ? ALONG : ACROSS,
          color: LINK,
        }),
      ),
    [links, lift],
  );
  const columns = useMemo(
    () =>
      posts.map(([a, b]): Item => {
        const at = between(a, b, lift);
        at.y += shapes.rise(lift) / 2;
        return { cell: a, at, size: new Vector3(1, shapes.rise(lift), 1), color: POST };
      }),
    [posts, lift],
  );
  const [crowns, swirls, boxes, bands] = useMemo(() => {
    const of = (kind: string, color?: string) =>
      nodes
        .filter((node) => node.kind === kind)
        .map(({ cell, seat }): Item => {
          const own = seats[seat ?? -1]?.color ?? SWIRL;
          return { cell, at: dropped(cell, lift, fresh, drop), color: color ?? own };
        });
    return [of("kingerizer"), of("teleporter", SWIRL), of("blocker", BOX), of("blocker")];
  }, [nodes, seats, lift, fresh, drop]);
  const arrows = useMemo(
    () =>
      seats.flatMap(({ home, forward, color }): Item[] => {
        if (!home) return [];
        const at = shapes.place(home, lift);
        at.add(new Vector3(-forward[0] * 0.95, -shapes.PAD_TOP, forward[1] * 0.95));
        const turn = new Quaternion().setFromAxisAngle(
          new Vector3(0, 1, 0),
          Math.atan2(-forward[0], forward[1]),
        );
        return [{ cell: home, at, turn, color }];
      }),
    [seats, lift],
  );
  return (
    <>
      <Instances geometry={shapes.pad} material={shiny} items={solid} shadow />
      <Instances geometry={shapes.padEdge} material={dull} items={edges} idle />
      <Instances geometry={shapes.pad} material={clear} items={seeThrough} order={2} />
      <Instances geometry={shapes.link} material={dull} items={bars} idle />
      <Instances geometry={shapes.post} material={dull} items={columns} shadow idle />
      <Instances geometry={shapes.kingerizer} material={shiny} items={crowns} shadow idle />
      <Instances geometry={shapes.teleporter} material={glowing} items={swirls} idle />
      <Instances geometry={shapes.box} material={dull} items={boxes} shadow />
      <Instances geometry={shapes.boxBand} material={shiny} items={bands} idle />
      <Instances geometry={shapes.arrow} material={shiny} items={arrows} idle />
    </>
  );
}

function dropped(cell: Cell, lift: number, fresh: Cell | null, drop: number): Vector3 {
  const at = shapes.place(cell, lift);
  if (same(cell, fresh)) at.y += drop;
  return at;
}

function between(a: Cell, b: Cell, lift: number): Vector3 {
  return shapes.place(a, lift).add(shapes.place(b, lift)).multiplyScalar(0.5);
}
