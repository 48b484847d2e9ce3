/** The clocks a room offers, and their words. */
import type { Clock } from "../generated/messages";

const DAY = 86400;

export const CLOCKS: Clock[] = [
  { kind: "none", seconds: 0, increment: 0 },
  { kind: "move", seconds: 60, increment: 0 },
  { kind: "move", seconds: 180, increment: 0 },
  { kind: "bank", seconds: 600, increment: 10 },
  { kind: "bank", seconds: 1800, increment: 20 },
  { kind: "move", seconds: DAY, increment: 0 },
  { kind: "move", seconds: 3 * DAY, increment: 0 },
  { kind: "move", seconds: 7 * DAY, increment: 0 },
];

export function clockWords({ kind, seconds, increment }: Clock): string {
  if (kind === "none") return "no clock";
  const time = duration(seconds);
  if (kind === "move") return `${time} for each move`;
  return increment ? `${time}, and ${duration(increment)} more after each move` : `${time} in all`;
}

export function duration(seconds: number): string {
  for (const [size, word] of [
    [DAY, "day"],
    [3600, "hour"],
    [60, "minute"],
  ] as const) {
    if (seconds >= size && seconds % size === 0) {
      const count = seconds / size;
      return `${count} ${word}${count === 1 ? "" : "s"}`;
    }
  }
  return `${seconds} seconds`;
}

export const sameClock = (one: Clock, other: Clock) =>
  one.kind === other.kind && one.seconds === other.seconds && one.increment === other.increment;
