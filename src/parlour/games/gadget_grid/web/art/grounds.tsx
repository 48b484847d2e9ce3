/** The Environments, each with a shape of its own, on a field of 48 by 48. */
import type { ReactNode } from "react";

const line = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

const PORTAL = (
  <g {...line} strokeWidth="3.2">
    <ellipse cx="24" cy="24" rx="19" ry="19" fill="#1b0b3d" stroke="#9a6bff" />
    <path
      d="M24 9a15 15 0 0 1 13 22.5M24 39A15 15 0 0 1 11 16.5"
      stroke="#c9a8ff"
      strokeWidth="2.6"
    />
    <path d="M24 15.5a8.5 8.5 0 0 1 7.4 12.7M24 32.5a8.5 8.5 0 0 1-7.4-12.7" stroke="#5ee7ff" />
    <circle cx="24" cy="24" r="3.2" fill="#eafcff" stroke="none" />
  </g>
);

const RUBBLE = (
  <g stroke="#231d19" strokeWidth="1.6" strokeLinejoin="round">
    <path d="M3 43 7 27l11-5 9 8 2 13z" fill="#8f8378" />
    <path d="m24 43 2-18 9-8 9 7 2 19z" fill="#6f645b" />
    <path d="m11 24 3-12 10-6 8 7-1 11-9 5z" fill="#a89b8e" />
    <path d="m14 12 6 5 12-4M20 17l2 12M35 17l1 10 10 3M7 27l9 3 2 13" {...line} />
  </g>
);

const MALFUNCTION = (
  <g>
    <path d="M4 4h40v40H4z" fill="#2a3150" stroke="#6f7fb5" strokeWidth="2" />
    <path
      d="m14 5 3 8-9 5 5 7-8 4M34 5l-2 9 11 3M5 37l9-3 3 9M43 33l-9-1-1 11"
      {...line}
      stroke="#6f7fb5"
      strokeWidth="1.8"
    />
    <path
      d="m18 13 9-3 8 6 4 9-4 9-10 4-10-4-5-9z"
      fill="#05060d"
      stroke="#ff5d8f"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path d="M24 17v10M24 32v.5" {...line} stroke="#ffd54a" strokeWidth="4" />
  </g>
);

/** A wedge of cheese with teeth; its fire goes straight. */
const GORGONZILLA = (
  <g strokeLinejoin="round">
    <path d="M24 0v7M24 48v-5M0 30h5M48 30h-5" {...line} stroke="#ff7a5c" strokeWidth="3.4" />
    <path d="M6 19 38 7q6 6 5 13v20H6z" fill="#ffd25e" stroke="#5b3a05" strokeWidth="2.2" />
    <path d="M6 19h37" {...line} stroke="#5b3a05" strokeWidth="2.2" />
    <circle cx="15" cy="25" r="2.6" fill="#5b3a05" />
    <circle cx="30" cy="25" r="2.6" fill="#5b3a05" />
    <circle cx="34" cy="13.5" r="2" fill="#d89a1e" />
    <path
      d="m10 32 4 5 4-5 4 5 4-5 4 5 4-5 4 5"
      fill="#fff7df"
      stroke="#5b3a05"
      strokeWidth="1.8"
    />
  </g>
);

/** A feathered head with a barrel that points across. */
const QUETZALCANNON = (
  <g strokeLinejoin="round">
    <path d="m3 3 7 7M45 3l-7 7M3 45l7-7M45 45l-7-7" {...line} stroke="#ff7a5c" strokeWidth="3.4" />
    <path d="M24 3 45 24 24 45 3 24z" fill="#1f9d6a" stroke="#07301f" strokeWidth="2.2" />
    <path
      d="m12 24 6-10 6 6-6 10zM24 12l10 2 2 10-7-5z"
      fill="#ffcf4d"
      stroke="#07301f"
      strokeWidth="1.6"
    />
    <circle cx="27" cy="27" r="8" fill="#3b4658" stroke="#07301f" strokeWidth="2.2" />
    <circle cx="27" cy="27" r="3.6" fill="#0a0d14" />
  </g>
);

/** Eight arms. */
const MECHAKRAKEN = (
  <g>
    <g {...line} stroke="#ff7a5c" strokeWidth="4.2">
      <path d="M24 24V2M24 24v22M24 24H2M24 24h22" />
      <path d="M24 24 8 8M24 24 40 8M24 24 8 40M24 24l16 16" />
    </g>
    <circle cx="24" cy="24" r="13" fill="#7c6bd6" stroke="#1c1440" strokeWidth="2.2" />
    <circle cx="19" cy="22" r="3.6" fill="#fff" />
    <circle cx="29" cy="22" r="3.6" fill="#fff" />
    <circle cx="19.8" cy="22.6" r="1.7" fill="#1c1440" />
    <circle cx="28.2" cy="22.6" r="1.7" fill="#1c1440" />
    <path d="M18 30h12" {...line} stroke="#1c1440" strokeWidth="2.6" />
  </g>
);

/** A bowl that spills over. */
const FOUNTAIN = (
  <g strokeLinejoin="round">
    <path
      d="M24 20C16 3 5 10 5 21M24 20C32 3 43 10 43 21M24 21V5"
      {...line}
      stroke="#b7ff3c"
      strokeWidth="3.6"
    />
    <circle cx="5" cy="25" r="2.6" fill="#b7ff3c" />
    <circle cx="43" cy="25" r="2.6" fill="#b7ff3c" />
    <path
      d="M8 23h32q-1 12-12 13v4h7v5H13v-5h7v-4Q9 35 8 23z"
      fill="#a9b4c4"
      stroke="#20262f"
      strokeWidth="2.2"
    />
    <path d="M11.5 25h25q-2 5-12.5 5t-12.5-5z" fill="#7fd11a" stroke="#20262f" strokeWidth="1.6" />
  </g>
);

const SENTRIES: Record<string, ReactNode> = {
  Gorgonzilla: GORGONZILLA,
  Quetzalcannon: QUETZALCANNON,
  Mechakraken: MECHAKRAKEN,
  "Acid Fountain": FOUNTAIN,
};
const GROUNDS: Record<string, ReactNode> = {
  portal: PORTAL,
  rubble: RUBBLE,
  malfunction: MALFUNCTION,
};
/** A Sentry of another card set: a turret. */
const TURRET = (
  <g strokeLinejoin="round" stroke="#10141b" strokeWidth="2.2">
    <path d="M8 44h32l-5-12H13z" fill="#8b97a8" />
    <path d="M14 32V18h20v14z" fill="#c05b4a" />
    <path d="M20 18V4h8v14z" fill="#3b4658" />
  </g>
);

export function groundArt({ does, name }: { does: string; name: string }): ReactNode {
  return SENTRIES[name] ?? GROUNDS[does] ?? TURRET;
}

export function Ground({ card }: { card: { does: string; name: string } }) {
  return (
    <svg className="gg-ground" viewBox="0 0 48 48" aria-hidden="true">
      {groundArt(card)}
    </svg>
  );
}
