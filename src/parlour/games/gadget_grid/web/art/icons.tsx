/** The small signs of the game, drawn on a field of 24 by 24 in the ink of the text around them. */
import type { ReactNode } from "react";

const stroke = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export const SIGNS = {
  widget: (
    <path
      fillRule="evenodd"
      d="M10 1.5h4l.6 3 2 .9 2.6-1.7 2.8 2.8-1.7 2.6.9 2 3 .6v4l-3 .6-.9 2 1.7 2.6-2.8 2.8-2.6-1.7-2 .9-.6 3h-4l-.6-3-2-.9-2.6 1.7L2 20.9l1.7-2.6-.9-2-3-.6v-4l3-.6.9-2L2 6.5l2.8-2.8 2.6 1.7 2-.9zM12 8.2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6z"
      transform="translate(1.2 .8) scale(.9)"
    />
  ),
  equipment: (
    <path d="M8 2c.6 1.8 2 2.7 4 2.7S15.4 3.8 16 2l6.5 3.8-2.2 5.2-2.8-1V22h-11V10l-2.8 1L1.5 5.8z" />
  ),
  attack: (
    <path d="m12 .5 2.5 6.2 5.7-3.5-2 6.4 5.8 2-5.6 3 3.6 5.6-6.6-1.2L13.6 23.5 11 18l-5.5 4.2.6-6.8L0 13.6l5.8-3.1L3 4.2l6.4 2.3z" />
  ),
  environment: (
    <path fillRule="evenodd" d="M2.5 2.5h19v19h-19zM5.3 5.3v5.3h5.3V5.3zm8.1 8.1v5.3h5.3v-5.3z" />
  ),
  setup: (
    <path fillRule="evenodd" d="M2.5 2.5h19v19h-19zM5.3 5.3v5.3h5.3V5.3zm8.1 8.1v5.3h5.3v-5.3z" />
  ),
  dlc: <path d="m12 1.2 3.3 6.8 7.5 1-5.5 5.2 1.4 7.4L12 18l-6.7 3.6 1.4-7.4L1.2 9l7.5-1z" />,
  gizmo: (
    <path
      fillRule="evenodd"
      d="M12 21.5 3.5 13A5.6 5.6 0 0 1 11 4.7l1 .9 1-.9A5.6 5.6 0 0 1 20.5 13zM12 8.3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
    />
  ),
  bank: (
    <path
      fillRule="evenodd"
      d="M9 4c1-1.5 5-1.5 6 0l-.7 2.2c4 .8 6.2 3.3 6.7 6.3h1.5v4.7H20l-1.5 4.3h-3.3l-.6-1.8H10L9.3 21.5H6L4.8 18C2.9 16.7 2 15 2 12.8 2 9.3 5 6.7 9.5 6.2zm.4 5.5v2h5.2v-2z"
    />
  ),
  hand: <path d="M3 7.2 10.3 5l4.5 15-7.3 2.2zM12.5 3l6.8.6L18 19.5l-1.5-.1L12.2 4.9z" />,
  steps: (
    <path d="M7.5 2C5 2 4 4.5 4.3 7.5L5 11h4.5l.7-3.5C10.7 4.5 10 2 7.5 2zM5.3 12.5h4c.2 2-.5 3.5-2 3.5s-2.2-1.5-2-3.5zM16.5 8c-2.5 0-3.2 2.5-2.7 5.5l.7 3.5H19l.7-3.5C20 10.5 19 8 16.5 8zM14.7 18.5h4c.2 2-.5 3.5-2 3.5s-2.2-1.5-2-3.5z" />
  ),
  dice: <path fillRule="evenodd" d="M12 1 22.5 9.5 12 23 1.5 9.5zm0 3.7L6.2 12 12 16.6l5.8-4.6z" />,
  aim: (
    <g {...stroke}>
      <circle cx="12" cy="12" r="7" />
      <path d="M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6" />
    </g>
  ),
  play: <path d="M6 3.5v17L20.5 12z" />,
  buy: (
    <path d="M1.5 2.5h4l.8 3.2h16L20 14.5H8.3l.5 2H20v2.3H7L4 4.8H1.5zM9 19.7a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zm9 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z" />
  ),
  arrow: <path d="M12 1.5 21 12h-5.5v10.5h-7V12H3z" />,
  skull: (
    <path
      fillRule="evenodd"
      d="M12 1.5c5.8 0 9.5 4 9.5 9 0 3-1.3 5-3.3 6.3V21h-2.7v-2.2h-2V21h-3v-2.2h-2V21H5.8v-4.2c-2-1.3-3.3-3.3-3.3-6.3 0-5 3.7-9 9.5-9zM8.3 8.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm7.4 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"
    />
  ),
  check: <path {...stroke} strokeWidth={3.4} d="m4 12.5 5.5 5.5L20 6.5" />,
  back: <path {...stroke} strokeWidth={2.8} d="M10 4 3 11.5l7 7.5M3.5 11.5H21" />,
  look: (
    <g {...stroke} strokeWidth={2.6}>
      <circle cx="10" cy="10" r="6.5" />
      <path d="m15 15 6.5 6.5" />
    </g>
  ),
  sound: (
    <g {...stroke}>
      <path d="M3 9.5v5h4l5.5 4.5V5L7 9.5z" fill="currentColor" />
      <path d="M16 8.5c1.8 2 1.8 5 0 7M19 5.5c3.5 3.7 3.5 9.3 0 13" />
    </g>
  ),
  mute: (
    <g {...stroke}>
      <path d="M3 9.5v5h4l5.5 4.5V5L7 9.5z" fill="currentColor" />
      <path d="m16 9 6 6M22 9l-6 6" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

export type Sign = keyof typeof SIGNS;

export function Icon({ sign }: { sign: Sign }) {
  return (
    <svg className="gg-icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {SIGNS[sign]}
    </svg>
  );
}
