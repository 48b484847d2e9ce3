/**
 * Inside the canvas: says when what was to be drawn at this moment is drawn, at its full size. Where
 * the browser has taken the means to draw away, nothing is, and nobody has to wait for it.
 */
import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

interface Props {
  moment: object;
  onShown: (moment: object) => void;
}

const NEAR = 1; // pixels: sizes are measured in parts of them

export function Shown({ moment, onShown }: Props) {
  const { gl, invalidate, size } = useThree();
  const lost = useLost(gl.domElement);
  const told = useRef<object>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has a picture of its own
  useLayoutEffect(() => {
    if (lost) onShown(moment);
    else invalidate();
  }, [moment, size, invalidate, lost, onShown]);
  useFrame(() => {
    if (told.current === moment) return;
    const room = gl.domElement.parentElement?.getBoundingClientRect();
    if (room && !(near(room.width, size.width) && near(room.height, size.height))) {
      invalidate(); // what is around it has changed: it is drawn once more in its new size
      return;
    }
    told.current = moment;
    onShown(moment);
  });
  return null;
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= NEAR;
}

/** Whether the canvas has lost what it draws with; it may come back. */
function useLost(canvas: HTMLCanvasElement): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const gone = () => setLost(true);
    const back = () => setLost(false);
    canvas.addEventListener("webglcontextlost", gone);
    canvas.addEventListener("webglcontextrestored", back);
    return () => {
      canvas.removeEventListener("webglcontextlost", gone);
      canvas.removeEventListener("webglcontextrestored", back);
    };
  }, [canvas]);
  return lost;
}
