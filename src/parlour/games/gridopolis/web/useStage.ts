/** What the person at the board is doing: the mode, the staged hops, a try that was refused. */
import type { Acting } from "@shell/games";
import type { Refused } from "@shell/generated/messages";
import { useTable } from "@shell/table/acting";
import { useMemo, useState } from "react";
import { type Attempt, attempt } from "./attempt";
import { fromKey, key, same } from "./cells";
import type { Cell } from "./generated";
import type { Line, Target } from "./scene/parts";
import * as staging from "./staging";
import type { GridopolisProps } from "./table";
import { markerWords, padWords, stageWords, targetsWords } from "./words";

export type Mode = "move" | "block" | "pad";

export interface Doing {
  mode: Mode;
  modes: { mode: Mode; count: number }[];
  ways: staging.Way[];
  stage: staging.Stage | null;
  targets: (Target & Partial<staging.StageTarget>)[];
  /** The move that ends here. */
  done: staging.Way | null;
  tried: { line: Line | null; refusal: Refused } | null;
  /** Of a pad that was picked in vain, what is there. */
  told: string;
  choose: (mode: Mode) => void;
  pick: (cell: Cell) => void;
  /** One step back: whether there was one. */
  back: () => boolean;
  finish: () => void;
  label: (cell: Cell) => string;
}

interface State {
  question: string;
  mode: Mode | null;
  stage: staging.Stage | null;
  tried: Doing["tried"];
  told: string;
}

export function useStage({ view, viewer, moves }: GridopolisProps): Doing {
  const acting: Acting = useTable();
  const ways = useMemo(() => staging.waysOf(moves, view.routes, view), [moves, view]);
  const question = useMemo(() => moves.map(({ move }) => move).join("\n"), [moves]);
  const fresh: State = {
    question,
    mode: null,
    stage: view.second && moves.length > 0 ? staging.begin(view.second.cell) : null,
    tried: null,
    told: "",
  };
  const [kept, setKept] = useState<State>(fresh);
  if (kept.question !== question) setKept(fresh); // the next question is another one
  const state = kept.question === question ? kept : fresh;
  const set = (part: Partial<State>) => {
    if (state.tried) acting.refuse(null); // somebody has gone on to something else
    setKept({ ...state, tried: null, told: "", ...part });
  };

  const verbs = moves.map(({ move }) => move.split(" ")[0]);
  const count = (verb: string) => verbs.filter((each) => each === verb).length;
  const modes = [
    { mode: "move" as const, count: new Set(ways.map((way) => way.move)).size },
    { mode: "block" as const, count: count("block") },
    { mode: "pad" as const, count: count("pad") },
  ].filter((each) => each.count > 0);
  const meant = modes.find(({ mode }) => acting.point?.startsWith(`${mode} `))?.mode;
  const mode = state.mode ?? meant ?? modes[0]?.mode ?? "move";
  const stage = mode === "move" ? state.stage : null;

  const targets: Doing["targets"] = useMemo(() => {
    if (mode !== "move") {
      const own = moves.map(({ move }) => move.split(" ")).filter(([verb]) => verb === mode);
      return own.map(([, cell = ""]) => ({
        cell: fromKey(cell),
        kind: mode,
      }));
    }
    const found = stage ? staging.next(ways, stage) : [];
    const falls = found.filter(({ kind }) => kind === "kamikaze");
    return [
      ...found,
      ...falls.flatMap((fall) => (fall.over ? [{ ...fall, cell: fall.over }] : [])),
    ];
  }, [mode, moves, ways, stage]);

  const seen = { view, ways, targets, chosen: stage && staging.standing(stage) };
  const label = (cell: Cell) => padWords(seen, cell);
  const done = stage ? staging.ended(ways, stage) : null;

  const ask = async ({ move, line }: { move: string; line: Line | null }) => {
    if (!acting.judged) return;
    const refusal = await acting.why(move).catch(() => undefined);
    if (refusal === null) acting.play(move); // legal: of very many not all are offered
    if (!refusal) return;
    acting.refuse(refusal);
    setKept({ ...state, mode, stage, tried: { line, refusal } });
  };
  const select = (cell: Cell) => {
    const begun = staging.begin(cell);
    const marker = view.markers.find((each) => same(each.cell, cell));
    if (marker) {
      acting.announce(`${markerWords(view, marker)}: ${targetsWords(staging.next(ways, begun))}.`);
    }
    set({ mode, stage: begun });
  };
  const advance = (next: staging.Stage) => {
    const end = staging.ended(ways, next);
    set({ mode, stage: next });
    if (end && staging.isLast(ways, next)) acting.play(end.move);
    else {
      const stop = end ? " You may stop here." : "";
      const what = targetsWords(staging.next(ways, next));
      acting.announce(`${stageWords(view, next)}. Next: ${what}.${stop}`);
    }
  };
  const act = (move: string) => {
    if (acting.offered.has(move)) acting.play(move);
    else void ask({ move, line: null });
  };
  const pick = (cell: Cell) => {
    if (mode !== "move") return act(`${mode} ${key(cell)}`);
    const own = view.markers.some((each) => each.seat === viewer && same(each.cell, cell));
    if (!stage) {
      if (own && acting.ready) return select(cell);
      acting.announce(label(cell));
      return set({ told: label(cell) });
    }
    const next = staging.go(ways, stage, cell);
    if (next) return advance(next);
    if (same(cell, staging.standing(stage))) {
      if (done) acting.play(done.move);
      else if (stage.hops.length === 0) set({ mode, stage: null });
      return;
    }
    if (own && stage.hops.length === 0 && !stage.entry) return select(cell);
    const tried: Attempt = attempt(view, stage, cell);
    if (!acting.offered.has(tried.move)) return void ask(tried);
    const way = ways.find(({ move }) => move === tried.move);
    if (way) set({ mode, stage: { start: way.start, hops: way.hops, entry: null } });
  };
  const back = () => {
    if (state.tried) set({});
    else if (stage) {
      const before = staging.back(stage);
      set({ mode, stage: before });
      acting.announce(before ? `Back: ${stageWords(view, before)}.` : "Nothing is chosen.");
    } else if (mode !== modes[0]?.mode && modes.length > 0) set({ mode: modes[0]?.mode ?? null });
    else return false;
    return true;
  };
  return {
    mode,
    modes,
    ways,
    stage,
    targets,
    done,
    tried: state.tried,
    told: state.told,
    choose: (wanted) => set({ mode: wanted, stage: null }),
    pick,
    back,
    finish: () => done && acting.play(done.move),
    label,
  };
}
