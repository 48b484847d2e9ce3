/** A glass marble: its color, and the sign that says the same without color. */
import type { CSSProperties } from "react";
import type { Color } from "./generated";
import { Icon, type Sign } from "./icons";

export const SIGN_OF: Record<Color, Sign> = {
  red: "flame",
  yellow: "spark",
  blue: "atom",
  black: "battery",
};

export const COLORS: Color[] = ["red", "yellow", "blue", "black"]; // as views number them

export function Marble({
  color,
  style,
}: {
  color: Color | "any" | "random";
  style?: CSSProperties;
}) {
  return (
    <span className="gz-marble" data-color={color} style={style} aria-hidden="true">
      {color === "any" ? null : color === "random" ? "?" : <Icon sign={SIGN_OF[color]} />}
    </span>
  );
}

/** A gizmo of a color, of a level, or from somewhere: what a Build gizmo waits for. */
export function Swatch({ color, sign, words }: { color?: Color; sign?: Sign; words?: string }) {
  return (
    <span className="gz-swatch" data-color={color ?? "none"} aria-hidden="true">
      {color ? <Icon sign={SIGN_OF[color]} /> : sign ? <Icon sign={sign} /> : words}
    </span>
  );
}
