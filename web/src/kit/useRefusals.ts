/** The rules against several moves at once, for a thing that says what it may not do and why. */
import { useEffect, useState } from "react";
import type { Refused } from "../generated/messages";
import { useTable } from "./acting";

export type Refusals = ReadonlyMap<string, Refused>;

const NONE: Refusals = new Map();

export function useRefusals(moves: readonly string[], wanted: boolean): Refusals {
  const { why, offered, judged, question, version } = useTable();
  const quiet = moves.filter((move) => !offered.has(move)).join("\n");
  const asked = `${question}\n${quiet}`;
  const [known, setKnown] = useState<{ asked: string; said: Refusals }>({ asked: "", said: NONE });

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another version all is asked anew
  useEffect(() => {
    if (!wanted || !judged || !quiet) return;
    let waiting = true;
    const ask = async (move: string) => [move, await why(move).catch(() => null)] as const;
    void Promise.all(quiet.split("\n").map(ask)).then((answers) => {
      if (!waiting) return;
      const said = new Map<string, Refused>();
      for (const [move, refusal] of answers) if (refusal) said.set(move, refusal);
      setKnown({ asked, said });
    });
    return () => {
      waiting = false;
    };
  }, [wanted, judged, quiet, asked, version, why]);

  return known.asked === asked ? known.said : NONE;
}
