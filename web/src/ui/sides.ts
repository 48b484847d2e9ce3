/** Seats that play together. */
import type { Side } from "../generated/messages";

/** The name of the side of this seat; "" where it plays alone. */
export function sideOf(sides: readonly Side[], seat: number): string {
  return sides.find(({ seats }) => seats.includes(seat))?.name ?? "";
}
