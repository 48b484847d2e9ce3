/** A sign of the game's key (signs.py), as cards and board draw it. */
import type { SignProps } from "@shell/kit";
import type { ReactNode } from "react";
import { BuddyArt, ZombotArt } from "./art/buddies";
import { Ground } from "./art/grounds";
import { Icon, SIGNS, type Sign } from "./art/icons";
import { Token } from "./Token";

const MYRON = 2;
const ground = (does: string, name = "") => <Ground card={{ does, name }} />;

const DRAWN: Record<string, ReactNode> = {
  portal: ground("portal"),
  rubble: ground("rubble"),
  malfunction: ground("malfunction"),
  sentry: ground("sentry", "Gorgonzilla"),
  character: <Token token={MYRON} seat={0} />,
  zomboid: <Token token={MYRON} seat={0} zomboid />,
  zombot: <ZombotArt face />,
  buggy: <BuddyArt buddy="buggy" />,
  hug: <BuddyArt buddy="hug" />,
  skate: <BuddyArt buddy="skate" />,
  zombuoy: <BuddyArt buddy="zombuoy" />,
  lasers: (
    <svg className="gg-laser-sign" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="4" />
      <path d="M3 14 14 3" stroke="#5ee7ff" />
      <path d="M4 20 20 4" stroke="#ffd54a" />
      <path d="M10 21 21 10" stroke="#ff5dbd" />
    </svg>
  ),
  deck: <span className="gg-deck-face" data-back />,
  pile: <span className="gg-deck-face" />,
};

export function SignOf({ icon }: SignProps) {
  const icons = icon in SIGNS ? <Icon sign={icon as Sign} /> : null;
  return <span className="gg-sign">{DRAWN[icon] ?? icons}</span>;
}
