/** What lies between the pads of a level: links, posts up and down, and the level below. */
import { memo } from "react";
import { plastic } from "../scene/glyphs";
import type { Extent } from "./aids";
import type { Blueprint, Cell } from "./format";
import { cellOf, keyOf, lifted, linkFrom, linkKey } from "./geometry";
import type { Index } from "./model";

interface Props {
  design: Blueprint;
  index: Index;
  level: number;
  extent: Extent;
  pointed: Cell[];
}

const EDGE = 0.34; // how far a link reaches under the pads at its ends, from the middle of each

export const Drawing = memo(function Drawing({ design, index, level, extent, pointed }: Props) {
  const [left, bottom] = extent.least;
  const [right, top] = extent.most;
  const box = `${left - 0.5} ${-top - 0.5} ${right - left + 1} ${top - bottom + 1}`;
  const links = [...index.links]
    .map(([key, owner]) => ({ key, owner, ends: linkFrom(key) }))
    .filter(({ ends }) => ends[0][2] === level);
  const below = [...index.spots].flatMap(([key, { pad }]) => {
    const [x, y, z] = cellOf(key);
    const covered = index.spots.has(keyOf([x, y, level]));
    return pad !== null && z === level - 1 && !covered ? [[x, y] as const] : [];
  });
  const paint = (id: string) => {
    const i = design.seats.findIndex((seat) => seat.id === id);
    return plastic(design.seats[i]?.colour ?? "", Math.max(i, 0));
  };
  return (
    <svg className="ws-drawing" viewBox={box} aria-hidden="true">
      <Dots {...{ index, level, extent }} />
      {below.map(([x, y]) => (
        <Square key={`${x},${y}`} className="ws-below" x={x} y={y} half={0.36} />
      ))}
      {links.map(({ key, owner, ends: [a, b] }) => {
        const [dx, dy] = [(b[0] - a[0]) * EDGE, (b[1] - a[1]) * EDGE];
        const line = { x1: a[0] + dx, y1: -a[1] - dy, x2: b[0] - dx, y2: dy - b[1] };
        return (
          <g key={key} className="ws-link">
            <line {...line} />
            {owner && <line {...line} style={{ stroke: paint(owner) }} />}
          </g>
        );
      })}
      {links.map(({ key, ends }) => {
        const [a, b] = ends;
        const up = index.posts.has(key);
        const down = index.posts.has(linkKey(lifted(ends, [0, 0, -1])));
        if (!up && !down) return null;
        const middle = `translate(${(a[0] + b[0]) / 2} ${-(a[1] + b[1]) / 2})`;
        return (
          <g key={key} className="ws-post" transform={middle}>
            <circle r=".16" />
            {up && <path d="M-.1 -.02 0 -.12 .1 -.02z" />}
            {down && <path d="M-.1 .03 0 .13 .1 .03z" />}
          </g>
        );
      })}
      {pointed
        .filter((cell) => cell[2] === level)
        .map(([x, y]) => (
          <Square key={`${x},${y}`} className="ws-pointed" x={x} y={y} half={0.47} />
        ))}
    </svg>
  );
});

function Square(props: { className: string; x: number; y: number; half: number }) {
  const { className, x, y, half } = props;
  return (
    <rect
      {...{ className }}
      x={x - half}
      y={-y - half}
      width={2 * half}
      height={2 * half}
      rx=".16"
    />
  );
}

/** Empty cells are dots; the middle of the lattice is a cross. */
function Dots({
  index,
  level,
  extent: { least, most },
}: Pick<Props, "index" | "level" | "extent">) {
  const dots = [];
  for (let x = least[0]; x <= most[0]; x++)
    for (let y = least[1]; y <= most[1]; y++)
      if (!index.spots.has(keyOf([x, y, level]))) dots.push([x, y] as const);
  return dots.map(([x, y]) => {
    const key = `${x},${y}`;
    if (x !== 0 || y !== 0) return <circle key={key} className="ws-dot" cx={x} cy={-y} r=".05" />;
    return <path key={key} className="ws-middle" d="M-.12 0h.24M0 -.12v.24" />;
  });
}
