/** The picture on the shelf: a sphere rolls down the ramp now and then, and a gizmo lights up. */
import { type ReactNode, useId } from "react";
import type { Color } from "./generated";
import { SIGNS, type Sign } from "./icons";
import { SIGN_OF } from "./Marble";
import "./marble.css";
import "./miniature.css";

const RAMP: Color[] = ["blue", "yellow", "black", "red", "blue"];
const HEAP: [Color, number, number][] = [
  ["red", 30, 42],
  ["yellow", 50, 45],
  ["blue", 69, 41],
  ["black", 40, 27],
  ["red", 60, 26],
];

export function Miniature() {
  const glass = useId();
  const ball = (color: Color, x: number, y: number, r = 11) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <circle r={r} fill={`var(--gz-${color})`} />
      <circle r={r} fill={`url(#${glass})`} />
      <g className="gz-mini-sign" transform={`scale(${r / 19}) translate(-12 -12)`}>
        {color === "yellow" ? (
          <g color="#332300">{signed(SIGN_OF[color])}</g>
        ) : (
          signed(SIGN_OF[color])
        )}
      </g>
    </g>
  );
  return (
    <svg
      className="gz-mini"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={glass} cx="0.36" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#fff" stopOpacity="0.75" />
          <stop offset="0.28" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.65" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.45" />
        </radialGradient>
      </defs>
      <rect className="gz-mini-wall" width="320" height="200" />
      {[24, 64, 104, 144, 184, 224, 264, 304].map((x) => (
        <g key={x} className="gz-mini-peg">
          <circle cx={x} cy="22" r="1.8" />
          <circle cx={x} cy="62" r="1.8" />
          <circle cx={x} cy="102" r="1.8" />
        </g>
      ))}
      <rect className="gz-mini-bench" y="158" width="320" height="42" />
      <rect className="gz-mini-edge" y="158" width="320" height="4" />
      <path className="gz-mini-glass" d="M14 10h72v44q0 8-8 10l-8 3H30q-16-2-16-20z" />
      {HEAP.map(([color, x, y]) => ball(color, x, y))}
      <path className="gz-mini-brass" d="M10 6h80v8H10zM58 64h30v18H70q-12-2-12-18z" />
      <path className="gz-mini-brass" d="M82 78l212 14v7L82 86zM290 66h7v33h-7z" />
      {RAMP.map((color, i) => ball(color, 277 - i * 25, 80 - i * 1.65, 11.5))}
      <g className="gz-mini-roll">{ball("yellow", 152, 71.75, 11.5)}</g>
      <Gizmo x={38} color="red" word="1" signs={["pick", "arrow", "build"]} />
      <Gizmo x={128} color="blue" word="3" signs={["build", "arrow", "pick"]} lit />
      <Gizmo x={218} color="black" word="7" signs={["file", "arrow", "nut"]} />
      <path
        className="gz-mini-chain"
        d="M92 174C112 156 112 196 138 174M182 174c20-18 20 22 46 0"
      />
    </svg>
  );
}

const signed = (sign: Sign): ReactNode => SIGNS[sign];

interface GizmoProps {
  x: number;
  color: Color;
  word: string;
  signs: Sign[];
  lit?: boolean;
}

function Gizmo({ x, color, word, signs, lit = false }: GizmoProps) {
  return (
    <g className="gz-mini-card" data-lit={lit || undefined} transform={`translate(${x} 112)`}>
      <rect className="gz-mini-paper" width="64" height="74" rx="7" />
      <path d="M0 20V7q0-7 7-7h50q7 0 7 7v13z" fill={`var(--gz-${color})`} />
      <g className="gz-mini-sign" transform="translate(6 3) scale(0.6)">
        {signed(SIGN_OF[color])}
      </g>
      <g transform="translate(44 2) scale(0.7)" color="#ffd977">
        {signed("nut")}
      </g>
      <text x="52.5" y="14.5">
        {word}
      </text>
      <g className="gz-mini-ink">
        {signs.map((sign, i) => (
          <g
            key={sign}
            transform={`translate(${6 + i * 19} ${i === 1 ? 41 : 38}) scale(${i === 1 ? 0.5 : 0.68})`}
          >
            {signed(sign)}
          </g>
        ))}
      </g>
    </g>
  );
}
