/** Ask the server about the design whenever it has rested for a moment. */
import { useUnsettled } from "@shell/kit";
import { useEffect, useRef, useState } from "react";
import { asInspection, type Inspection } from "./findings";
import { type Blueprint, writeBlueprint } from "./format";

const REST = 300; // milliseconds

export interface Inspected {
  /** The last answer, and the design that it is about; null before the first. */
  answer: Inspection | null;
  about: Blueprint;
  /** Whether the answer is about what is on the bench now. */
  fresh: boolean;
  /** The server could not be asked. */
  fault: string | null;
}

export function useInspection(
  design: Blueprint,
  inspect: (option: string, text: string) => Promise<unknown>,
): Inspected {
  const [inspected, set] = useState<Omit<Inspected, "fresh">>({
    answer: null,
    about: design,
    fault: null,
  });
  const ask = useRef(inspect);
  ask.current = inspect;
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      try {
        const answer = asInspection(await ask.current("blueprint", writeBlueprint(design)));
        if (!stale) set({ answer, about: design, fault: null });
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error);
        if (!stale) set((before) => ({ ...before, about: design, fault }));
      }
    }, REST);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [design]);
  const told = inspected.answer !== null || inspected.fault !== null;
  useUnsettled(!told || inspected.about !== design);
  return { ...inspected, fresh: inspected.answer !== null && inspected.about === design };
}
