/** The rules against several moves at once, for a card that says what it may not do and why. */
import { cited, type Refused, saidPlain, useTable } from "@shell/kit";
import { useEffect, useState } from "react";

export type Refusals = ReadonlyMap<string, Refused>;

const NONE: Refusals = new Map();

export function useRefusals(moves: readonly string[], wanted: boolean): Refusals {
  const { why, offered, judged, version } = useTable();
  const quiet = moves.filter((move) => !offered.has(move)).join("\n");
  const asked = `${version}\n${quiet}`;
  const [known, setKnown] = useState<{ asked: string; said: Refusals }>({ asked: "", said: NONE });

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
  }, [wanted, judged, quiet, asked, why]);

  return known.asked === asked ? known.said : NONE;
}

/** A refusal in one line, for names that are read aloud. */
export function refusalWords(verb: string, refusal: Refused): string {
  return `${verb} not allowed: ${saidPlain(cited(refusal))}`;
}
