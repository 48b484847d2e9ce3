/** The picture on the shelf: the chart of two words, and a token that finds its place on it. */
import type { CSSProperties } from "react";
import "./miniature.css";

const SIDE = [0, 1, 2, 3, 4];
const COVERED = new Set(["0 1", "3 0", "1 4"]);
const CELL = 31;

export function Miniature() {
  return (
    <svg
      className="gl-mini"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="gl-mini-ground" width="320" height="200" />
      <text className="gl-mini-word" data-axis="row" transform="translate(66 92) rotate(-90)">
        FUNNY
      </text>
      <text className="gl-mini-word" data-axis="column" x="164" y="190">
        SPOOKY
      </text>
      {SIDE.flatMap((row) =>
        SIDE.map((column) => {
          const [x, y] = [84 + column * CELL, 8 + (4 - row) * CELL];
          const color = { "--x": column, "--y": row } as CSSProperties;
          return (
            <g key={`${column} ${row}`} transform={`translate(${x} ${y})`} style={color}>
              <rect className="gl-mini-cell" width={CELL - 3} height={CELL - 3} rx="4" />
              <rect className="gl-mini-x" width={CELL - 3} height={CELL - 3} rx="4" />
              <rect className="gl-mini-y" width={CELL - 3} height={CELL - 3} rx="4" />
              {COVERED.has(`${column} ${row}`) && (
                <path className="gl-mini-cross" d="M8 8l12 12M20 8L8 20" />
              )}
            </g>
          );
        }),
      )}
      <g className="gl-mini-token">
        <circle cx="221" cy="54" r="10" />
      </g>
      <g className="gl-mini-clue" transform="translate(196 70)">
        <rect width="112" height="28" rx="14" />
        <text x="56" y="19">
          “ghost train”
        </text>
      </g>
    </svg>
  );
}
