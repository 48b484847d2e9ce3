/** The chain reaction, drawn: through the gizmos used in their order, then on to what is lit. */
import { type RefObject, useEffect, useState } from "react";
import { links } from "./chain";
import { useDesk } from "./desk";

interface Point {
  x: number;
  y: number;
  done: boolean;
}

export function ChainLine({ within }: { within: RefObject<HTMLElement | null> }) {
  const { view } = useDesk();
  const [points, setPoints] = useState<Point[]>([]);

  useEffect(() => {
    const box = within.current;
    if (!box) return;
    const measure = () => {
      const found = links(view).flatMap(({ gizmo, done }) => {
        const spot = box.querySelector<HTMLElement>(`[data-gizmo="${gizmo}"]`);
        if (!spot) return [];
        const [left, top] = offset(spot, box);
        return [{ x: left + 8, y: top + spot.offsetHeight / 2, done }];
      });
      setPoints((before) => (same(before, found) ? before : found));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [view, within]);

  if (points.length < 2) return null;
  const done = points.filter((point) => point.done);
  const last = done.at(-1);
  return (
    <svg className="gz-chain" aria-hidden="true">
      {done.length > 1 && <path className="gz-chain-done" d={curve(done)} />}
      {last &&
        points
          .filter((point) => !point.done)
          .map((point) => (
            <path
              key={`${point.x} ${point.y}`}
              className="gz-chain-next"
              d={curve([last, point])}
            />
          ))}
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

function same(some: Point[], others: Point[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** A line that leaves and enters sideways, as a wire on a bench would. */
function curve(points: Point[]): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (Math.abs(before.x - point.x) < 20) {
        const bow = before.x - 14;
        return `C${bow} ${before.y} ${bow} ${point.y} ${point.x} ${point.y}`;
      }
      const middle = (before.x + point.x) / 2;
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    })
    .join("");
}
