/** A sign of the game's key (signs.py), as maps and trays draw it. */
import type { SignProps } from "@shell/kit";
import { PartSign, SIGNS } from "./PartSign";
import { plastic } from "./scene/glyphs";
import { ForwardArrow } from "./scene/MapLines";
import { MarkerSign, NodeFace } from "./scene/PadFace";

const BLUE = plastic("blue", 0);

export function SignOf({ icon }: SignProps) {
  return <span className="gp-key">{drawing(icon)}</span>;
}

function drawing(icon: string) {
  switch (icon) {
    case "pawn":
    case "king":
      return <MarkerSign seat={0} color={BLUE} king={icon === "king"} />;
    case "kingerizer":
    case "teleporter":
      return (
        <svg className="gp-face" viewBox="-50 -50 100 100" aria-hidden="true">
          <NodeFace kind={icon} seat={0} color={BLUE} />
        </svg>
      );
    case "forward":
      return <ForwardArrow forward={[0, 1, 0]} up={[0, 1, 0]} color={BLUE} />;
    default:
      return icon in SIGNS ? <PartSign sign={icon as keyof typeof SIGNS} /> : null;
  }
}
