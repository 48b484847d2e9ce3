/** The picture on the shelf: a corner of the Grid by night, and a contestant who ought to run. */
import type { CSSProperties } from "react";
import { Bust } from "./art/Bust";
import { ZombotArt } from "./art/buddies";
import { groundArt } from "./art/grounds";
import "./miniature.css";

const SIDE = 44;
const ROWS = [0, 1, 2, 3, 4];
const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7];
const GROUNDS: [column: number, row: number, card: { does: string; name: string }][] = [
  [1, 1, { does: "portal", name: "" }],
  [6, 3, { does: "portal", name: "" }],
  [3, 0, { does: "sentry", name: "Gorgonzilla" }],
  [5, 1, { does: "rubble", name: "" }],
  [0, 3, { does: "malfunction", name: "" }],
];

const at = (column: number, row: number) => `translate(${column * SIDE - 16} ${row * SIDE - 8})`;

export function Miniature() {
  return (
    <svg
      className="gg-mini"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="gg-mini-night" width="320" height="200" />
      {[2, 3, 4, 5, 6, 7, 8, 9].map((sum) => (
        <line
          key={sum}
          className="gg-mini-laser"
          x1={(sum - 4) * SIDE - 16}
          y1={5 * SIDE - 8}
          x2={(sum + 1) * SIDE - 16}
          y2={-8}
          style={{ "--laser": `hsl(${(sum * 47) % 360} 95% 66%)` } as CSSProperties}
        />
      ))}
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => (
          <g key={`${column} ${row}`} transform={at(column, row)}>
            <rect className="gg-mini-square" width={SIDE - 3} height={SIDE - 3} rx="4" />
            <text x="5" y="12">
              {3 + row}
              {1 + column}
            </text>
          </g>
        )),
      )}
      {GROUNDS.map(([column, row, card]) => (
        <g key={`${column} ${row}`} transform={at(column, row)}>
          <svg
            aria-hidden="true"
            x="3"
            y="3"
            width={SIDE - 9}
            height={SIDE - 9}
            viewBox="0 0 48 48"
          >
            {groundArt(card)}
          </svg>
        </g>
      ))}
      <svg
        aria-hidden="true"
        x="112"
        y="84"
        width="66"
        height="66"
        style={{ "--hue": "#f09478" } as CSSProperties}
      >
        <Bust token={2} />
      </svg>
      <svg
        aria-hidden="true"
        x="226"
        y="34"
        width="48"
        height="48"
        style={{ "--hue": "#86bdeb" } as CSSProperties}
      >
        <Bust token={7} />
      </svg>
      <g className="gg-mini-zomb">
        <svg aria-hidden="true" x="188" y="94" width="48" height="48">
          <ZombotArt />
        </svg>
        <text x="212" y="119">
          3
        </text>
      </g>
    </svg>
  );
}
