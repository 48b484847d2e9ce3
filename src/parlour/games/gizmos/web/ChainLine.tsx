/** The chain reaction, drawn: through the gizmos used in their order, then on to what is lit. */
import { type RefObject, useEffect, useState } from "react";
import { useDesk } from "./desk";

interface Point {
  gizmo: number;
  x: number;
  y: number;
}

export function ChainLine({ within }: { within: RefObject<HTMLElement | null> }) {
  const { view, events } = useDesk();
  const [points, setPoints] = useState<Point[]>([]);

  useEffect(() => {
    const box = within.current;
    if (!box) return;
    const measure = () => {
      const found = [...view.used, ...view.pending].flatMap((gizmo) => {
        const spot = box.querySelector<HTMLElement>(`[data-gizmo="${gizmo}"]`);
        if (!spot) return [];
        const [left, top] = offset(spot, box);
        return [{ gizmo, x: left + 8, y: top + spot.offsetHeight / 2 }];
      });
      setPoints((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [view, within]);

  const done = points.filter(({ gizmo }) => view.used.includes(gizmo));
  const told = events.flatMap((event) =>
    event.kind === "Triggered" ? event.gizmos : event.kind === "Used" ? [event.gizmo] : [],
  );
  return (
    <svg className="gz-chain" aria-hidden="true">
      {points.map((point, i) => {
        const next = i >= done.length;
        const before = next ? done.at(-1) : done[i - 1];
        if (!before) return null;
        return (
          <path
            key={`${before.gizmo} ${point.gizmo} ${next}`}
            className={next ? "gz-chain-next" : "gz-chain-done"}
            data-told={told.includes(point.gizmo) || undefined}
            pathLength={next ? undefined : 1}
            d={wire(before, point)}
          />
        );
      })}
    </svg>
  );
}

/** Offsets, not rectangles: while a card travels, the line already goes where it will be. */
function offset(spot: HTMLElement, box: HTMLElement): [number, number] {
  let [left, top] = [0, 0];
  let part: Element | null = spot;
  while (part instanceof HTMLElement && part !== box) {
    left += part.offsetLeft;
    top += part.offsetTop;
    part = part.offsetParent;
  }
  return [left, top];
}

/** It leaves and enters sideways, as a wire on a bench would. */
function wire(from: Point, to: Point): string {
  const bend = Math.abs(from.x - to.x) < 20 ? from.x - 14 : (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${to.y} ${to.x} ${to.y}`;
}
