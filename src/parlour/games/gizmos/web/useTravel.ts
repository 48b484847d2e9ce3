/** Spheres that come out of the dispenser, and spheres that go back into it, are seen to do so. */
import { skipTravel, useFlip } from "@shell/table/flip";
import { still } from "@shell/theme/settings";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { GizmosView } from "./generated";
import type { Spheres } from "./marbles";

const FALL = 300; // milliseconds

interface Seen {
  box: DOMRect;
  face: HTMLElement;
}

type Places = Map<string, Seen>;

/**
 * After each drawing everything goes its way: what is still on the board by `useFlip`, what is
 * fresh out of the hopper, and what is gone back into it, or to the player who picked it.
 */
export function useTravel(
  board: RefObject<HTMLElement | null>,
  view: GizmosView,
  spheres: Spheres,
): void {
  const before = useRef<Places>(new Map());
  const now = useRef<Places>(new Map());
  // First see where everything comes to rest, before anything is under way again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the spheres have moved
  useLayoutEffect(() => {
    before.current = now.current;
    now.current = new Map();
    if (!board.current) return;
    skipTravel(board.current);
    for (const face of board.current.querySelectorAll<HTMLElement>("[data-marble]")) {
      now.current.set(face.dataset.marble ?? "", { box: face.getBoundingClientRect(), face });
    }
  }, [view, spheres]);

  useFlip(board, view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the spheres have moved
  useLayoutEffect(() => {
    const root = board.current;
    const hopper = root?.querySelector("[data-hopper]")?.getBoundingClientRect();
    if (!root || !hopper || still()) return;
    for (const { box, face } of now.current.values()) {
      if (face.dataset.fresh) arrive(face, box, hopper);
    }
    for (const [id, gone] of before.current) {
      if (now.current.has(id)) continue;
      const seat = spheres.rings.findIndex((ring) => ring.some((each) => String(each.id) === id));
      const ring = root.querySelector(`[data-ring="${seat}"]`)?.getBoundingClientRect();
      leave(root, gone, ring ?? hopper);
    }
  }, [view, spheres]);
}

function arrive(face: HTMLElement, box: DOMRect, hopper: DOMRect): void {
  const dx = hopper.left + hopper.width / 2 - (box.left + box.width / 2);
  const dy = hopper.top + hopper.height / 2 - (box.top + box.height / 2);
  const rolls = face.matches(".gz-sphere"); // along the ramp; into a ring it flies
  const first = {
    transform: `translate(${dx}px, ${dy - 14}px) scale(0.6) rotate(-200deg)`,
    opacity: 0,
  };
  const drop = { transform: `translate(${dx}px, ${rolls ? 0 : dy}px) rotate(-180deg)`, opacity: 1 };
  face.animate([first, { ...drop, offset: 0.35 }, { transform: "none" }], {
    id: "flip",
    duration: FALL,
    easing: "cubic-bezier(0.3, 0.1, 0.3, 1)",
  });
}

function leave(root: HTMLElement, gone: Seen, to: DOMRect): void {
  const ghost = gone.face.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  for (const name of ["data-flip", "data-marble", "data-move", "data-fresh"])
    ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.className = "gz-ghost";
  const { left, top, width, height } = gone.box;
  const frame = root.getBoundingClientRect();
  Object.assign(ghost.style, {
    left: `${left - frame.left}px`,
    top: `${top - frame.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  root.append(ghost);
  const dx = to.left + to.width / 2 - (left + width / 2);
  const dy = to.top + to.height / 2 - (top + height / 2);
  const flight = ghost.animate(
    [{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.2 }],
    { id: "flip", duration: FALL, easing: "ease-in" },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}
