/** Whether the squares are too small for the fingers that press them. */
import { useWindow } from "@shell/kit";
import { type RefObject, useLayoutEffect, useState } from "react";

const FINGER = 44; // pixels
const IN_ROW = 10;

export function useFingers(floor: RefObject<HTMLElement | null>): boolean {
  const coarse = useWindow("(pointer: coarse)");
  const [side, setSide] = useState(0);
  useLayoutEffect(() => {
    const shown = floor.current;
    if (!shown || !coarse) return;
    const measure = () => setSide(shown.getBoundingClientRect().width);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(shown);
    return () => watch.disconnect();
  }, [floor, coarse]);
  return coarse && side < FINGER * IN_ROW;
}
