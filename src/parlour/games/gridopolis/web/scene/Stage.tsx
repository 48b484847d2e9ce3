/** Inside the canvas: light, the parts, what is marked, and the pointer on them. */
import { type ThreeEvent, useThree } from "@react-three/fiber";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { CellSet, key, plus, same } from "../cells";
import { Built } from "./Built";
import { space } from "./camera";
import { hiding } from "./hidden";
import { MarkedCells } from "./MarkedCells";
import { Markers } from "./Markers";
import type { Cell, Marks, SeatLook } from "./parts";
import { Rig } from "./Rig";
import type { SceneProps } from "./Scene";

const CLICK = 6; // pixels: farther is a drag

interface StageProps extends SceneProps {
  faded: ReadonlySet<string>;
  onFaded: (faded: ReadonlySet<string>) => void;
  onFree: () => void;
}

export function Stage(props: StageProps) {
  const { grid, marks, look, forward, onPick, onHover, faded, onFaded, onFree } = props;
  const get = useThree((state) => state.get);
  const { lift } = look;
  const { pads } = grid;
  const { frame } = props;
  const grown = marks.ghosts.filter(({ kind }) => kind !== "kamikaze");
  const size = grown.length; // the ghosts come and go together
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera rests unless they do
  const room = useMemo(
    () =>
      space(frame?.map((cell) => ({ cell })) ?? [...pads, ...grown, ...arrows(grid.seats)], lift),
    [frame ?? pads, frame ? 0 : size, lift],
  );
  const hovered = useRef<Cell | null>(null);
  const wanted = useMemo(() => wantedCells(marks, hovered.current), [marks]);
  const told = useRef("");
  const lookAgain = useCallback(() => {
    const found = hiding(grid, wanted, get().camera, lift);
    const name = [...found].sort().join(" ");
    if (name !== told.current) onFaded(found);
    told.current = name;
  }, [grid, wanted, get, lift, onFaded]);
  useEffect(lookAgain, [lookAgain]);

  const first = useMemo(
    () => new CellSet([...marks.targets.map((t) => t.cell), ...marks.movable]),
    [marks],
  );
  const best = (event: ThreeEvent<MouseEvent>): Cell | null => {
    event.stopPropagation();
    const cells = event.intersections.flatMap(({ object, instanceId }) => {
      const cell = (object.userData.cells as Cell[] | undefined)?.[instanceId ?? -1];
      return cell ? [cell] : [];
    });
    const open = cells.filter((cell) => !faded.has(key(cell)));
    return open.find((cell) => first.has(cell)) ?? open[0] ?? cells[0] ?? null;
  };
  const hover = (cell: Cell | null) => {
    if (same(cell, hovered.current)) return;
    hovered.current = cell;
    onHover(cell);
  };
  const { radius, floor } = useMemo(() => {
    const far = Math.max(...room.points.map((point) => point.length()), 2);
    return { radius: far, floor: room.center.y + Math.min(...room.points.map((p) => p.y)) - 0.35 };
  }, [room]);
  return (
    <>
      <hemisphereLight args={["#ffffff", "#b8a58a", 1.9]} />
      <directionalLight
        position={[room.center.x + 5, room.center.y + 14, room.center.z + 7]}
        intensity={1.7}
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-left={-radius - 1}
        shadow-camera-right={radius + 1}
        shadow-camera-top={radius + 1}
        shadow-camera-bottom={-radius - 1}
        shadow-camera-far={40}
        shadow-bias={-0.002}
      />
      <mesh
        rotation-x={-Math.PI / 2}
        position={[room.center.x, floor, room.center.z]}
        receiveShadow
        raycast={() => {}}
      >
        <circleGeometry args={[radius + 3, 48]} />
        <shadowMaterial opacity={0.22} />
      </mesh>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the maps are for the keyboard */}
      <group
        onClick={(event) => {
          const cell = event.delta <= CLICK ? best(event) : null;
          if (cell) onPick(cell);
        }}
        onPointerMove={(event) => event.buttons === 0 && hover(best(event))}
        onPointerOut={() => hover(null)}
      >
        <Built grid={grid} lift={lift} faded={faded} fresh={marks.fresh} />
        <Markers markers={grid.markers} seats={grid.seats} lift={lift} />
        <MarkedCells marks={marks} lift={lift} />
      </group>
      <Rig look={look} space={room} forward={forward} onFree={onFree} onStill={lookAgain} />
    </>
  );
}

/** Behind every home-row there is room for its arrow. */
function arrows(seats: SeatLook[]): { cell: Cell }[] {
  return seats.flatMap(({ home, forward }) => (home ? [{ cell: plus(home, forward, -1) }] : []));
}

/** What nothing may stand in front of. What the pointer is on can be seen as it is. */
function wantedCells(marks: Marks, hovered: Cell | null): Cell[] {
  const chosen = marks.chosen ? [marks.chosen] : [];
  const some = marks.chosen ? marks.targets.map(({ cell }) => cell) : [];
  return [
    ...chosen,
    ...some,
    ...(marks.cursor && !same(marks.cursor, hovered) ? [marks.cursor] : []),
  ];
}
