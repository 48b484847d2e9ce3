/** Tools by their letters, for whom by number, and the usual keys for taking back. */
import { useEffect, useRef } from "react";
import { MIDDLE } from "./model";
import { TOOLS } from "./tools";
import type { Bench } from "./useBench";

export function useKeys(bench: Bench): void {
  const latest = useRef(bench);
  latest.current = bench;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest("input:not([type=radio]), select, textarea"))
        return;
      if (event.altKey || document.querySelector("dialog[open]")) return;
      if (did(event, latest.current)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

function did(event: KeyboardEvent, bench: Bench): boolean {
  const letter = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (letter === "z" && !event.shiftKey) bench.undo?.();
    else if (letter === "y" || letter === "z") bench.redo?.();
    else return false;
    return true;
  }
  const tool = TOOLS.find((each) => each.key === letter);
  if (tool) bench.take({ tool: tool.name });
  else if (/^[0-4]$/.test(letter))
    bench.take({ seat: bench.design.seats[Number(letter) - 1]?.id ?? MIDDLE });
  else return false;
  return true;
}
