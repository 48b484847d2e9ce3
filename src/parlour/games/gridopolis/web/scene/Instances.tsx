/** Many of one kind of part, drawn at once. Each knows the cell it belongs to. */
import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import {
  type BufferGeometry,
  Color,
  type InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from "three";
import type { Cell } from "./parts";

export interface Item {
  cell: Cell;
  at: Vector3;
  color?: string;
  turn?: Quaternion;
  size?: Vector3;
}

interface Props {
  geometry: BufferGeometry;
  material: Material;
  items: Item[];
  shadow?: boolean;
  /** Not for the pointer. */
  idle?: boolean;
  order?: number;
}

const ONE = new Vector3(1, 1, 1);
const STRAIGHT = new Quaternion();
const matrix = new Matrix4();
const color = new Color();

export function lay(mesh: InstancedMesh, items: Item[]): void {
  items.forEach((item, i) => {
    matrix.compose(item.at, item.turn ?? STRAIGHT, item.size ?? ONE);
    mesh.setMatrixAt(i, matrix);
    mesh.setColorAt(i, color.set(item.color ?? "#ffffff"));
  });
  mesh.count = items.length;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  mesh.userData.cells = items.map((item) => item.cell);
  mesh.computeBoundingSphere();
}

const noRay = () => {};

export function Instances({ geometry, material, items, shadow, idle, order }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  const room = Math.max(8, 2 ** Math.ceil(Math.log2(items.length + 1)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mesh with more room is a new one
  useLayoutEffect(() => {
    if (mesh.current) lay(mesh.current, items);
    invalidate();
  }, [items, room, invalidate]);
  return (
    <instancedMesh
      key={room}
      ref={mesh}
      args={[geometry, material, room]}
      castShadow={shadow ?? false}
      receiveShadow={shadow ?? false}
      renderOrder={order ?? 0}
      dispose={null}
      {...(idle ? { raycast: noRay } : {})}
    />
  );
}
