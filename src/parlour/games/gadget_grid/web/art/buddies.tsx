/** The four Buddies and the Zombots, on a field of 24 by 24. */
import type { ReactNode } from "react";
import type { Buddy } from "../squares";

const edge = { stroke: "#160f26", strokeWidth: 1.4, strokeLinejoin: "round" } as const;

const DRAWN: Record<Buddy | "hug", ReactNode> = {
  buggy: (
    <g {...edge}>
      <path d="M12 2.5V12h9.5A9.5 9.5 0 0 0 12 2.5z" fill="#ff9ec7" />
      <path d="M2.5 12h19c0 4-3.5 6-8 6H10c-4.5 0-7.5-2-7.5-6z" fill="#ffd2e4" />
      <path d="M2.5 12 1 7.5" fill="none" strokeLinecap="round" />
      <circle cx="7" cy="20" r="2.6" fill="#fff" />
      <circle cx="17" cy="20" r="2.6" fill="#fff" />
    </g>
  ),
  skate: (
    <g {...edge}>
      <path d="M4 3h7l1 6 7 2c2 .6 3 2 3 5H4z" fill="#6fe3ff" />
      <path d="M12 9l-2.5 1M14.5 10l-2 2" fill="none" />
      <circle cx="7" cy="19.5" r="2.8" fill="#ffd54a" />
      <circle cx="18.5" cy="19.5" r="2.8" fill="#ffd54a" />
    </g>
  ),
  zombuoy: (
    <g {...edge}>
      <circle cx="12" cy="12" r="10.3" fill="#ff6a4d" />
      <path
        d="M12 1.7a10.3 10.3 0 0 1 7.3 3l-4 4A4.6 4.6 0 0 0 12 7.4zM12 22.3a10.3 10.3 0 0 1-7.3-3l4-4a4.6 4.6 0 0 0 3.3 1.3z"
        fill="#fff"
      />
      <circle cx="12" cy="12" r="4.6" fill="#b7ff3c" />
      <path d="M10.3 11.5v1.5M13.7 11.5v1.5" fill="none" strokeLinecap="round" />
    </g>
  ),
  hug: (
    <g {...edge}>
      <path
        d="M12 22S2.5 16 2.5 9A5.2 5.2 0 0 1 12 6.2 5.2 5.2 0 0 1 21.5 9c0 7-9.5 13-9.5 13z"
        fill="#c78bff"
      />
      <path d="M9 10.5v1.2M15 10.5v1.2M8.8 14.5q3.2 2.8 6.4 0" fill="none" strokeLinecap="round" />
    </g>
  ),
};

export function BuddyArt({ buddy }: { buddy: Buddy | "hug" }) {
  return (
    <svg className="gg-buddy-art" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWN[buddy]}
    </svg>
  );
}

/** The head of a Zombot; its number stands where its face is, if it has one. */
export function ZombotArt({ face = false }: { face?: boolean }) {
  return (
    <svg className="gg-zombot" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4V1.5M1.5 11v5M22.5 11v5" fill="none" stroke="#8fb26b" strokeWidth="2.4" />
      <path
        d="M5.5 4h13A2.5 2.5 0 0 1 21 6.5v12l-3 4-2-2-2 2-2-2-2 2-2-2-2 2-3-4v-12A2.5 2.5 0 0 1 5.5 4z"
        fill="#a9d67c"
        stroke="#14240a"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {face && (
        <g fill="#14240a">
          <circle cx="8.5" cy="10" r="2.2" />
          <circle cx="15.5" cy="10" r="2.2" />
          <path d="M7 14.5h10v2H7z" />
        </g>
      )}
    </svg>
  );
}
