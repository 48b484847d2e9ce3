/** The standpoints by name, apart from the camera: what shows their buttons needs no three. */
import type { Look, Standpoint } from "./parts";

export const STANDPOINTS: [Standpoint, string][] = [
  ["seat", "Seat"],
  ["top", "Above"],
  ["side", "Side"],
  ["corner", "Corner"],
];

const WHERE: Record<Look["from"], string> = {
  seat: "from the seat",
  top: "from above",
  side: "from the side",
  corner: "from a corner",
  free: "turned by hand",
};

export function describe(look: Look): string {
  return `${WHERE[look.from]}, ${look.flat ? "orthographic" : "in perspective"}`;
}
