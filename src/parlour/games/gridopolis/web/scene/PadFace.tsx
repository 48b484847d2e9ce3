/** A pad from above, with what lies on it: on a field of 100 by 100 around the middle. */
import { KIND_COLORS, levelColor, seatShape, svgPath, TARGET_SHAPES } from "./glyphs";
import type { Ghost, Grid, NodePart, TargetKind } from "./parts";

const CROWN = "M-17 12L-21 -11L-9 -1L0 -16L9 -1L21 -11L17 12Z";
const TEETH = Array.from({ length: 12 }, (_, i) => {
  const at = (angle: number, r: number) =>
    `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  const middle = (i * Math.PI) / 6;
  return `M${at(middle - 0.2, 33)}L${at(middle, 43)}L${at(middle + 0.2, 33)}Z`;
}).join("");
const SWIRL = [0, 120, 240].map((turn) => `rotate(${turn})`);

interface FaceProps {
  grid: Grid;
  level: number;
  /** A cell without a pad. */
  ghost: Ghost["kind"] | null;
  added: boolean;
  node: NodePart | null;
  target: TargetKind | null;
}

export function PadFace({ grid, level, ghost, added, node, target }: FaceProps) {
  return (
    <svg className="gp-face" viewBox="-50 -50 100 100" aria-hidden="true">
      <rect
        className={ghost ? "gp-face-ghost" : "gp-face-pad"}
        data-added={added || undefined}
        x="-44"
        y="-44"
        width="88"
        height="88"
        rx="15"
        {...(ghost ? {} : { fill: levelColor(level, grid.floor) })}
      />
      {ghost === "post" && <path className="gp-face-post" d="M-30 22v20M-36 42h12M-36 22h12" />}
      {node && <NodeFace kind={node.kind} seat={node.seat} color={colorOf(node, grid)} />}
      {target && <TargetGlyph kind={target} size={23} />}
    </svg>
  );
}

const colorOf = ({ seat }: NodePart, grid: Grid) => grid.seats[seat ?? -1]?.color ?? "#7b2fd0";

interface NodeProps {
  kind: NodePart["kind"];
  seat: NodePart["seat"];
  color: string;
}

/** What lies on a pad by itself. */
export function NodeFace({ kind, seat, color }: NodeProps) {
  if (kind === "kingerizer") {
    return (
      <g fill={color} stroke={color}>
        <circle r="32" fill="none" strokeWidth="5" />
        <path d={TEETH} stroke="none" />
      </g>
    );
  }
  if (kind === "teleporter") {
    return (
      <g className="gp-face-swirl">
        <circle r="36" />
        {SWIRL.map((turn) => (
          <path key={turn} transform={turn} d="M4 0C14 2 18 14 10 24C6 29 0 31 -6 30" />
        ))}
      </g>
    );
  }
  return (
    <g>
      <rect x="-31" y="-31" width="62" height="62" rx="7" fill="#3a3a44" />
      <path d="M-22 -22L22 22M22 -22L-22 22" stroke="#77777f" strokeWidth="5" />
      <path d={svgPath(seatShape(seat ?? 0), 13)} fill={color} stroke="#fff" strokeWidth="3" />
    </g>
  );
}

interface GlyphProps {
  kind: TargetKind;
  size: number;
}

function TargetGlyph({ kind, size }: GlyphProps) {
  return (
    <path
      className="gp-face-target"
      d={svgPath(TARGET_SHAPES[kind], size)}
      fill={KIND_COLORS[kind]}
      fillRule="evenodd"
    />
  );
}

/** The sign of a kind by itself: in a legend, or in the corner of a pad that is taken. */
export function TargetSign({ kind }: { kind: TargetKind }) {
  return (
    <svg className="gp-sign" viewBox="-14 -14 28 28" aria-hidden="true">
      <TargetGlyph kind={kind} size={10} />
    </svg>
  );
}

interface MarkerProps {
  seat: number;
  color: string;
  king: boolean;
}

/** A marker from above. */
export function MarkerSign({ seat, color, king }: MarkerProps) {
  return (
    <svg className="gp-marker" viewBox="-36 -36 72 72" aria-hidden="true">
      <path d={svgPath(seatShape(seat), 26)} fill={color} />
      {king && <path className="gp-marker-crown" d={CROWN} transform="scale(0.75)" />}
    </svg>
  );
}
