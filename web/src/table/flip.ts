/**
 * Things travel from where they were to where they are. Mark them with `data-flip="key"`; whenever
 * `moment` changes, each that has moved (or was born from `data-flip-from="key"`) makes its way.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { still } from "../theme/settings";

const DURATION = 260;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function useFlip(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const before = useRef(new Map<string, Place>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new moment
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    skipTravel(board); // what is still under way is not where it belongs
    const origin = board.getBoundingClientRect();
    const now = new Map<string, Place>();
    const travellers: [HTMLElement | SVGElement, Place, Place][] = [];
    for (const thing of board.querySelectorAll<HTMLElement | SVGElement>("[data-flip]")) {
      const key = thing.dataset.flip ?? "";
      const here = placeOf(thing, origin);
      now.set(key, here);
      const from = before.current.get(key) ?? before.current.get(thing.dataset.flipFrom ?? "");
      if (from && moved(from, here)) travellers.push([thing, from, here]);
    }
    before.current = now;
    if (still()) return;
    for (const [thing, from, here] of travellers) travel(thing, from, here);
  }, [moment]);
}

/** A click anywhere on the board lets everything arrive at once. */
export function skipTravel(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.id === "flip") animation.finish();
  }
}

function placeOf(thing: Element, origin: DOMRect): Place {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, width, height };
}

function moved(from: Place, to: Place): boolean {
  return Math.abs(from.left - to.left) > 1 || Math.abs(from.top - to.top) > 1;
}

function travel(thing: Element, from: Place, to: Place): void {
  if (typeof thing.animate !== "function" || !to.width || !to.height) return;
  const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const size = `scale(${from.width / to.width}, ${from.height / to.height})`;
  thing.animate(
    [
      { transformOrigin: "0 0", transform: `${shift} ${size}`, zIndex: 1 },
      { transformOrigin: "0 0", transform: "none", zIndex: 1 },
    ],
    { duration: DURATION, easing: EASE, id: "flip" },
  );
}
