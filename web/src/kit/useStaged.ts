/** A staged move (staged.ts) on a board: laid part by part, taken back, made, or refused. */
import { useState } from "react";
import type { Refused } from "../generated/messages";
import { useTable } from "./acting";
import { ended, next, type Stage, type Way } from "./staged";

/** What was tried, as the board wants to draw it, and what is against it. */
export interface Tried<Mark> {
  mark: Mark;
  refusal: Refused;
}

export interface Staged<W extends Way, Mark> {
  stage: Stage;
  /** The way that is complete, if one is: the board lets people stop here. */
  done: W | null;
  tried: Tried<Mark> | null;
  /** So much is laid now. What is complete and can have no more parts is played. */
  lay: (stage: Stage, rough?: boolean) => void;
  /** Take what was tried away, else go back to this stage, else it is of no use: false. */
  back: (stage: Stage | null) => boolean;
  finish: (rough?: boolean) => void;
  /** Ask why this cannot be; it is played if it can, as of very many moves not all are offered. */
  attempt: (move: string, mark: Mark, rough?: boolean) => Promise<void>;
}

/** Each question begins anew, with the stage `first`. */
export function useStaged<W extends Way, Mark>(
  ways: readonly W[],
  question: string,
  first: Stage,
): Staged<W, Mark> {
  const acting = useTable();
  const fresh = { question, stage: first, tried: null as Tried<Mark> | null };
  const [kept, setKept] = useState(fresh);
  if (kept.question !== question) setKept(fresh);
  const { stage, tried } = kept.question === question ? kept : fresh;
  const done = ended(ways, stage);

  const set = (now: Stage) => {
    if (tried) acting.refuse(null); // somebody has gone on to something else
    setKept({ question, stage: now, tried: null });
  };
  const lay = (now: Stage, rough?: boolean) => {
    set(now);
    const end = ended(ways, now);
    if (end && next(ways, now).length === 0) acting.play(end.move, rough);
  };
  const back = (before: Stage | null) => {
    const found = tried ? stage : before;
    if (found) set(found);
    return found !== null;
  };
  const attempt = async (move: string, mark: Mark, rough?: boolean) => {
    if (!acting.judged) return;
    if (acting.armed === move) return acting.play(move); // it was asked about before
    const refusal = await acting.why(move).catch(() => undefined);
    if (refusal === null) acting.play(move, rough);
    if (!refusal) return;
    acting.refuse(refusal);
    setKept({ question, stage, tried: { mark, refusal } });
  };
  const finish = (rough?: boolean) => done && acting.play(done.move, rough);
  return { stage, done, tried, lay, back, finish, attempt };
}
