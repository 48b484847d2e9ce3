/** What is new comes from above: how far it still has to go. */

import { useFrame, useThree } from "@react-three/fiber";
import { still } from "@shell/kit";
import { useLayoutEffect, useRef, useState } from "react";
import type { Cell } from "./parts";

const DURATION = 350; // milliseconds
const HIGH = 1.3;

export function useDrop(fresh: Cell | null): number {
  const invalidate = useThree((state) => state.invalidate);
  const begun = useRef(0);
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    begun.current = performance.now();
    setLeft(fresh && !still() ? 1 : 0);
    invalidate();
  }, [fresh, invalidate]);
  useFrame(() => {
    if (left === 0) return;
    setLeft(Math.max(0, 1 - (performance.now() - begun.current) / DURATION));
    invalidate();
  });
  return HIGH * left * left;
}
