/** The eight contestants, head and shoulders, on a field of 64 by 64, in the color of their player. */
import type { ReactNode } from "react";
import { CHARACTERS } from "../tokens";

const ink = { stroke: "var(--gg-edge)", strokeWidth: 2, strokeLinejoin: "round" } as const;
const thin = { ...ink, fill: "none", strokeLinecap: "round" } as const;

interface Drawing {
  /** All but the eyes. */
  body: ReactNode;
  /** Where the eyes are, and how large. */
  eyes: readonly (readonly [x: number, y: number, r: number])[];
  /** What lies over the eyes. */
  over?: ReactNode;
}

const DRAWINGS: readonly Drawing[] = [
  {
    // Uoiea: all vowels, all mouth, three eyes on stalks.
    body: (
      <g {...ink}>
        <path d="M18 26 11 11M32 24V7M46 26l7-15" fill="none" strokeWidth="5" stroke="var(--hue)" />
        <path d="M8 64C6 36 16 21 32 21s26 15 24 43z" fill="var(--hue)" />
        <circle cx="32" cy="45" r="8.5" fill="#3a0d22" />
        <path d="M26 49.5q6-4 12 0-2 4-6 4t-6-4z" fill="#ff8fae" strokeWidth="1" />
      </g>
    ),
    eyes: [
      [11, 11, 6],
      [32, 8, 6],
      [53, 11, 6],
    ],
  },
  {
    // Fiona Rey Monster: horns, fangs, and hair to hide them in.
    body: (
      <g {...ink}>
        <path d="M18 20Q6 16 7 3q7 8 17 9zM46 20Q58 16 57 3q-7 8-17 9z" fill="#f4e6c8" />
        <path d="M5 64 3 50l6 2-4-14 7 2Q12 10 32 10t20 30l7-2-4 14 6-2-2 14z" fill="var(--hue)" />
        <path d="M18 34q14-14 28 0v13q-4 10-14 10t-14-10z" fill="#ffdcc0" />
        <path d="M23 47q9 5 18 0l-2 5-2-3-3 3h-4l-3-3-2 3z" fill="#fff" strokeWidth="1.5" />
      </g>
    ),
    eyes: [
      [25, 37, 4.2],
      [39, 37, 4.2],
    ],
  },
  {
    // Myron: has come straight from the office.
    body: (
      <g {...ink}>
        <path d="M6 64q1-13 15-14h22q14 1 15 14z" fill="var(--hue)" />
        <path d="M16 16h32v24q-2 13-16 13T16 40z" fill="#f2cfa8" />
        <path d="M14 27V12Q32-1 50 12v15l-5-8H19z" fill="#4a3527" />
        <path d="m32 57-10-5v11zM32 57l10-5v11z" fill="#fff2c2" />
        <path d="M26 45h12" fill="none" strokeLinecap="round" />
      </g>
    ),
    eyes: [
      [24.5, 31, 3.4],
      [39.5, 31, 3.4],
    ],
    over: (
      <g {...thin}>
        <path d="M18 25h12.5v12H18zM33.5 25H46v12H33.5zM30.5 30h3M18 29l-3-1.5M46 29l3-1.5" />
      </g>
    ),
  },
  {
    // Sudo Deratchet: a hood, and a prompt behind the visor.
    body: (
      <g {...ink}>
        <path d="M4 64q0-14 12-18Q8 8 32 5q24 3 16 41 12 4 12 18z" fill="var(--hue)" />
        <path d="M18 40Q14 17 32 14q18 3 14 26-6 12-14 12T18 40z" fill="#141a24" />
        <path d="m22 45 10 7 10-7v6l-10 8-10-8z" fill="#5b6677" />
      </g>
    ),
    eyes: [],
    over: (
      <g
        fill="none"
        stroke="#6dffb0"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m22 26 7 5.5-7 5.5M33 37.5h9" />
      </g>
    ),
  },
  {
    // Trish McKish: hair up to here, and glasses to match.
    body: (
      <g {...ink}>
        <path d="M12 64q2-11 13-12h14q11 1 13 12z" fill="#2c2340" />
        <path d="M19 28V12q2-11 13-11t13 11v16z" fill="var(--hue)" />
        <path d="M19 11q13 7 26 0M19 19q13 7 26 0" fill="none" />
        <path d="M19 24h26v16q-1 14-13 14T19 40z" fill="#e9b98e" />
        <path d="M27 46q5-4 10 0-5 5-10 0z" fill="#d22a4f" strokeWidth="1.5" />
        <circle cx="17" cy="43" r="2.6" fill="#ffd54a" />
        <circle cx="47" cy="43" r="2.6" fill="#ffd54a" />
      </g>
    ),
    eyes: [],
    over: (
      <g {...ink}>
        <path d="M14 26l17 5q-1 8-8 8-6 0-7-6zM50 26l-17 5q1 8 8 8 6 0 7-6z" fill="#1b1030" />
        <path d="m19 31 4 4M39 33l3 3" stroke="#9be7ff" strokeLinecap="round" />
      </g>
    ),
  },
  {
    // Graygue: mostly coat and hat, hardly anybody inside.
    body: (
      <g {...ink}>
        <path d="M8 64q-1-14 10-19h28q11 5 10 19l-6-5-6 5-6-5-6 5-6-5-6 5-6-5z" fill="var(--hue)" />
        <path d="M20 22h24v17q-3 9-12 9t-12-9z" fill="#a7abb8" />
        <path d="M6 24q26 9 52 0l-10-5-2-14q-14-5-28 0l-2 14z" fill="#3c4150" />
        <path d="M17 15q15 4 30 0" stroke="var(--hue)" strokeWidth="4" fill="none" />
        <path d="m15 45 17 9 17-9-4 17H19z" fill="#565c6e" />
      </g>
    ),
    eyes: [
      [26, 33, 3.6],
      [38, 33, 3.6],
    ],
  },
  {
    // Wunowenoh: one, oh, one, oh.
    body: (
      <g {...ink}>
        <path d="M20 12 14 2M44 12l6-10" fill="none" strokeLinecap="round" />
        <circle cx="14" cy="3" r="2.6" fill="#ffd54a" />
        <circle cx="50" cy="3" r="2.6" fill="#ffd54a" />
        <path d="M12 64v-8h10v-5h20v5h10v8z" fill="#7d8798" />
        <path d="M10 12h44q4 20 0 40H10q-4-20 0-40z" fill="var(--hue)" />
        <path d="M15 18h34v21H15z" fill="#10212b" />
        <path d="M20 45h24" fill="none" strokeLinecap="round" strokeDasharray="1.5 4.5" />
      </g>
    ),
    eyes: [],
    over: (
      <g
        fill="none"
        stroke="#7df3ff"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m21 25.5 4-2.5v11.5" />
        <ellipse cx="39.5" cy="28.5" rx="4.2" ry="6" />
      </g>
    ),
  },
  {
    // Zaggy Moonpowder: a crescent and a bolt.
    body: (
      <g {...ink}>
        <path d="M8 64q3-12 15-13h18q12 1 15 13z" fill="#25204a" />
        <path d="m24 52 8 8 8-8-3 12H27z" fill="var(--hue)" />
        <circle cx="31" cy="34" r="17.5" fill="#dcd3f5" />
        <path
          d="M46 4q12 14 3 31-1-16-11-19l2-5-9 3 1-6-9 6-1-5-7 11q-4 7-1 16Q5 30 11 17 20 0 46 4z"
          fill="var(--hue)"
        />
        <path
          d="m41 40 2.6-3.5 1 4 4 1-3.5 2.5.5 4-3.6-2-3.5 1.8 1-4-3-2.8z"
          fill="#ffd54a"
          strokeWidth="1"
        />
        <path d="M25 45q6 4 11 0" fill="none" strokeLinecap="round" />
      </g>
    ),
    eyes: [
      [25, 32, 3.8],
      [38, 31, 3.8],
    ],
  },
];

interface Props {
  token: number;
  /** Its eyes are crosses, and it is stitched. */
  zomboid?: boolean;
}

export function Bust({ token, zomboid = false }: Props) {
  const drawing = DRAWINGS[token];
  if (token >= CHARACTERS || !drawing) return null;
  return (
    <svg
      className="gg-bust"
      viewBox="0 0 64 64"
      data-zomboid={zomboid || undefined}
      aria-hidden="true"
    >
      {drawing.body}
      {drawing.eyes.map(([x, y, r]) =>
        zomboid ? <Cross key={x} x={x} y={y} r={r} /> : <Eye key={x} x={x} y={y} r={r} />,
      )}
      {drawing.over}
      {zomboid && (
        <path
          d="M42 9 22 19M24 13l3.5 6M30 10l3.5 6M36 7.5l3.5 6M12 60l12-9"
          fill="none"
          stroke="#1c2b12"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

interface Spot {
  x: number;
  y: number;
  r: number;
}

function Eye({ x, y, r }: Spot) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="#fff" {...ink} />
      <circle cx={x + r / 5} cy={y + r / 6} r={r / 2.2} fill="#120c1e" />
    </g>
  );
}

function Cross({ x, y, r }: Spot) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="#e8f2d4" {...ink} />
      <path
        d={`M${x - r / 2} ${y - r / 2}l${r} ${r}m0 ${-r}l${-r} ${r}`}
        stroke="#120c1e"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  );
}
