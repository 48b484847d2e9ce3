/** Inside the canvas: says when what was to be drawn at this moment is drawn, at its full size. */
import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";

interface Props {
  moment: object;
  onShown: (moment: object) => void;
}

export function Shown({ moment, onShown }: Props) {
  const { invalidate, size } = useThree();
  const told = useRef<object>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has a picture of its own
  useLayoutEffect(() => invalidate(), [moment, size, invalidate]);
  useFrame(({ gl }) => {
    if (told.current === moment) return;
    const room = gl.domElement.parentElement?.getBoundingClientRect();
    const grows = room && (room.width !== size.width || room.height !== size.height);
    if (grows) return; // what is around it has changed: it is drawn once more in its new size
    told.current = moment;
    onShown(moment);
  });
  return null;
}
