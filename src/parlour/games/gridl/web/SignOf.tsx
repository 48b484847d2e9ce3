/** A sign of the key, as the board draws it. */
import type { SignProps } from "@shell/kit";
import type { ReactNode } from "react";
import { Cross, Pin } from "./Chart";
import { TeamToken } from "./TeamToken";
import "./board.css";
import "./chart.css";
import "./teams.css";

const worth = (points: number, key = false) => (
  <span className="gl-cell" data-key={key || undefined}>
    <b className="gl-worth numeral">{points}</b>
  </span>
);

const power = (side: string, used = false) => (
  <span className="gl-chip" data-side={side} data-used={used || undefined}>
    {used ? <Cross /> : "P"}
  </span>
);

const SIGNS: Record<string, ReactNode> = {
  key: worth(3, true),
  two: worth(2),
  one: worth(1),
  x: <Cross />,
  pointer: <Pin />,
  guess: <TeamToken team={0} />,
  "side-guess": <TeamToken team={1} side />,
  "guessing-power": power("guessing"),
  "passive-power": power("passive"),
  spent: power("guessing", true),
};

export function SignOf({ icon }: SignProps) {
  return (
    <span className="gl-colors gl-sign-of" aria-hidden="true">
      {SIGNS[icon]}
    </span>
  );
}
