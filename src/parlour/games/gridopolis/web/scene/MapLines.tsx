/** Under the pads of a level map its links and posts and the seats' arrows; over them, lines. */
import { key } from "../cells";
import { KIND_COLOURS, svgPath } from "./glyphs";
import type { Sheet } from "./LevelMaps";
import type { Cell, Grid, Marks } from "./parts";
import { flatten } from "./walk";

const UNIT = 100;
const ARROW = svgPath(
  {
    outline: [
      [-0.25, -0.6],
      [0.25, -0.6],
      [0.25, 0],
      [0.7, 0],
      [0, 0.75],
      [-0.7, 0],
      [-0.25, 0],
    ],
  },
  26,
);

/** The middle of a cell on the sheet. */
function spot(cell: Cell, { left, top }: Sheet, forward: Cell): [number, number] {
  const { column, row } = flatten(cell, forward);
  return [(column - left + 0.5) * UNIT, (row - top + 0.5) * UNIT];
}

const viewBox = ({ columns, rows }: Sheet) => `0 0 ${columns * UNIT} ${rows * UNIT}`;

interface LinksProps {
  grid: Grid;
  map: Sheet;
  forward: Cell;
}

export function MapLinks({ grid, map, forward }: LinksProps) {
  const here = ([a]: readonly [Cell, Cell]) => a[2] === map.level;
  return (
    <svg className="gp-map-under" viewBox={viewBox(map)} aria-hidden="true">
      {grid.links.filter(here).map(([a, b]) => {
        const [x1, y1] = spot(a, map, forward);
        const [x2, y2] = spot(b, map, forward);
        return <line key={`${key(a)} ${key(b)}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
      })}
      {grid.posts.filter(here).map(([a, b]) => {
        const [x1, y1] = spot(a, map, forward);
        const [x2, y2] = spot(b, map, forward);
        return <circle key={`${key(a)} ${key(b)}`} cx={(x1 + x2) / 2} cy={(y1 + y2) / 2} r="9" />;
      })}
    </svg>
  );
}

/** Which way a seat goes: for its tray, and wherever a small arrow is wanted. */
export function ForwardArrow({ forward, up, colour }: { forward: Cell; up: Cell; colour: string }) {
  const { column, row } = flatten(forward, up);
  const angle = (Math.atan2(column, -row) * 180) / Math.PI;
  return (
    <svg className="gp-arrow" viewBox="-24 -24 48 48" aria-hidden="true">
      <path d={ARROW} fill={colour} transform={`rotate(${angle})`} />
    </svg>
  );
}

interface LinesProps {
  marks: Marks;
  map: Sheet;
  forward: Cell;
}

/** A line that leaves the level is broken; its ends on other levels are drawn on their maps. */
export function MapLines({ marks, map, forward }: LinesProps) {
  const here = marks.lines.filter(({ cells }) => cells.some((cell) => cell[2] === map.level));
  return (
    <svg className="gp-map-over" viewBox={viewBox(map)} aria-hidden="true">
      {here.map(({ cells, kind }) => {
        const whole = cells.every((cell) => cell[2] === map.level);
        const points = cells.map((cell) => spot(cell, map, forward).join(",")).join(" ");
        const end = cells.at(-1) as Cell;
        const [x, y] = spot(end, map, forward);
        return (
          <g
            key={`${kind} ${cells.map(key).join(">")}`}
            stroke={KIND_COLOURS[kind]}
            data-kind={kind}
          >
            <polyline className="gp-line-back" points={points} />
            <polyline points={points} data-broken={!whole || undefined} />
            {kind === "refused" && end[2] === map.level && (
              <path d={`M${x - 24} ${y - 24}l48 48m0 -48l-48 48`} strokeWidth="13" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
