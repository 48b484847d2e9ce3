/** How clocks are shown. The server tells what is left; the page only counts down from there. */
import { useEffect, useState } from "react";

/** Milliseconds as a clock shows them: 0:09, 12:30, 3 h 05 min, 2 d 4 h. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours >= 1) return `${hours} h ${two(minutes % 60)} min`;
  return `${minutes}:${two(seconds % 60)}`;
}

const two = (number: number) => String(number).padStart(2, "0");

/** What a clock shows now: told at `heard`, running since if its seat is waited for. */
export function leftNow(told: number, heard: number, now: number, runs: boolean): number {
  return runs ? Math.max(0, told - Math.max(0, now - heard)) : told; // `now` may be a little old
}

/** The time of this page, anew every so often while it matters. */
export function useNow(runs: boolean, every = 250): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), every);
    return () => clearInterval(timer);
  }, [runs, every]);
  return now;
}
