/** Under the pads of a level map its links and posts and the seats' arrows; over them, lines. */
import { key } from "../cells";
import { flatten } from "./flatten";
import { KIND_COLORS, svgPath } from "./glyphs";
import type { Sheet } from "./LevelMaps";
import type { Cell, Grid, Marks } from "./parts";
import { type Stroke, spot, strokesOf, UNIT } from "./strokes";

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
export function ForwardArrow({ forward, up, color }: { forward: Cell; up: Cell; color: string }) {
  const { column, row } = flatten(forward, up);
  const angle = (Math.atan2(column, -row) * 180) / Math.PI;
  return (
    <svg className="gp-arrow" viewBox="-24 -24 48 48" aria-hidden="true">
      <path d={ARROW} fill={color} transform={`rotate(${angle})`} />
    </svg>
  );
}

interface LinesProps {
  marks: Marks;
  map: Sheet;
  forward: Cell;
}

/** A line that leaves the level is broken, and says whether it goes up or down from here. */
export function MapLines({ marks, map, forward }: LinesProps) {
  return (
    <svg className="gp-map-over" viewBox={viewBox(map)} aria-hidden="true">
      {marks.lines.map((line) => {
        const { cells, kind } = line;
        const strokes = strokesOf(line, map, forward);
        if (strokes.length === 0) return null;
        const end = cells.at(-1)?.[2] === map.level ? strokes.at(-1)?.to : undefined;
        return (
          <g
            key={`${kind} ${cells.map(key).join(">")}`}
            stroke={KIND_COLORS[kind]}
            data-kind={kind}
          >
            <path className="gp-line-back" d={drawn(strokes)} />
            <path d={drawn(strokes.filter(({ broken }) => !broken))} />
            <path d={drawn(strokes.filter(({ broken }) => broken))} data-broken />
            {strokes.map(({ to: [x, y], climbs }) =>
              climbs === 0 ? null : (
                <path
                  key={`${x} ${y}`}
                  className="gp-line-climbs"
                  d={`M${x - 16} ${y + 11 * climbs}h32l-16 ${-24 * climbs}z`}
                  fill={KIND_COLORS[kind]}
                />
              ),
            )}
            {kind === "refused" && end && (
              <path
                className="gp-line-cross"
                d={`M${end[0] - 24} ${end[1] - 24}l48 48m0 -48l-48 48`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function drawn(strokes: Stroke[]): string {
  return strokes.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
}
