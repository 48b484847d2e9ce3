/** A sign of the game's key (signs.py), as cards and board draw it. */
import type { SignProps } from "@shell/kit";
import { Icon, SIGNS, type Sign } from "./icons";
import { COLORS, Marble, Swatch } from "./Marble";

export function SignOf({ icon }: SignProps) {
  return <span className="gz-sign">{drawing(icon)}</span>;
}

function drawing(icon: string) {
  const color = COLORS.find((name) => name === icon);
  if (color) return <Marble color={color} />;
  if (icon === "any" || icon === "random") return <Marble color={icon} />;
  if (icon === "swatch") return <Swatch color="red" />;
  const sign = icon === "used" ? "check" : icon;
  return sign in SIGNS ? <Icon sign={sign as Sign} /> : null;
}
