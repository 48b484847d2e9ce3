/** Every sign of the game, drawn on a field of 24 by 24 in the ink of the text around it. */
import type { ReactNode } from "react";

const stroke = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export const SIGNS = {
  flame: (
    <path d="M12.6 1.5c.7 4 5.9 6.4 5.9 12.3a6.5 6.5 0 0 1-13 .3c0-2.9 1.4-4.9 2.7-6.4.2 1.7.9 2.8 1.9 3.4-.2-3.5.4-7 2.5-9.6zM12 20a3 3 0 0 0 3-3.1c0-1.8-1.3-2.8-2.3-4.3-1.7 1.5-3.7 2.6-3.7 4.5A3 3 0 0 0 12 20z" />
  ),
  spark: <path d="M14 1.5 4.5 14h6L9 22.5 19.5 9.5h-6.3z" />,
  atom: (
    <g {...stroke} strokeWidth={1.9}>
      <ellipse cx="12" cy="12" rx="10" ry="4.2" />
      <ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(60 12 12)" />
      <ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(120 12 12)" />
      <circle cx="12" cy="12" r="1.7" fill="currentColor" />
    </g>
  ),
  battery: (
    <path
      fillRule="evenodd"
      d="M9.5 1.5h5V4H17a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 22H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 4h2.5zm1.3 7.3v2.7H8v2.3h2.8v2.7h2.4v-2.7H16v-2.3h-2.8V8.8z"
    />
  ),
  upgrade: <path d="M9.3 3h5.4v6.3H21v5.4h-6.3V21H9.3v-6.3H3V9.3h6.3z" />,
  converter: (
    <g {...stroke}>
      <path d="M4 10a8 8 0 0 1 14-3.5M20 14a8 8 0 0 1-14 3.5" />
      <path d="M18.5 2.5v4.3h-4.3M5.5 21.5v-4.3h4.3" />
    </g>
  ),
  file: (
    <g {...stroke}>
      <rect x="3" y="4" width="18" height="16" rx="2" />
      <path d="M3 12h18M10 8h4M10 16h4" />
    </g>
  ),
  pick: (
    <g {...stroke}>
      <path d="M12 2v4.5M7 20c-3-2.5-4-6-2.5-9 1-2.3 3.5-4.5 7.5-4.5s6.5 2.2 7.5 4.5c1.5 3 .5 6.5-2.5 9" />
      <circle cx="12" cy="15" r="3.3" fill="currentColor" stroke="none" />
    </g>
  ),
  build: (
    <path d="M21.5 6.3a6 6 0 0 1-7.9 7.3L7 20.3a2.5 2.5 0 0 1-3.5-3.5l6.7-6.6a6 6 0 0 1 7.4-7.8l-3.4 3.4.5 3.5 3.5.5z" />
  ),
  research: (
    <g {...stroke} strokeWidth={2.6}>
      <circle cx="10" cy="10" r="6.5" />
      <path d="m15 15 6 6" />
    </g>
  ),
  ring: (
    <g {...stroke} strokeWidth={2}>
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12" r="4.5" />
    </g>
  ),
  nut: <path d="M6.6 2h10.8l5.4 10-5.4 10H6.6L1.2 12z" />,
  arrow: <path d="M3 10.3h11V5l8 7-8 7v-5.3H3z" />,
  card: (
    <path d="M6.5 2h11A1.5 1.5 0 0 1 19 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20.5v-17A1.5 1.5 0 0 1 6.5 2z" />
  ),
  lock: <path d="M7 10V7.5a5 5 0 0 1 10 0V10h1.5v11.5h-13V10zm2.5 0h5V7.5a2.5 2.5 0 0 0-5 0z" />,
  check: <path {...stroke} strokeWidth={3.4} d="m4 12.5 5.5 5.5L20 6.5" />,
  play: <path d="M6 3.5v17L20.5 12z" />,
  ban: (
    <g {...stroke} strokeWidth={2.6}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m5.5 5.5 13 13" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

export type Sign = keyof typeof SIGNS;

export function Icon({ sign, className = "" }: { sign: Sign; className?: string }) {
  return (
    <svg
      className={`gz-icon ${className}`}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      {SIGNS[sign]}
    </svg>
  );
}
