/** A token of a team: a color and a shape, so that neither stands alone. */
import type { CSSProperties } from "react";

const SHAPES = ["M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M12 1.5l10.5 10.5L12 22.5 1.5 12z"];

/** `side`: a side-guess, which is an open ring. */
export function TeamToken({ team, side = false }: { team: number; side?: boolean }) {
  return (
    <svg
      className="gl-token"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-side={side || undefined}
      style={{ "--team": `var(--gl-team-${team})` } as CSSProperties}
    >
      <path d={SHAPES[team]} />
    </svg>
  );
}
