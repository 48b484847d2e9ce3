/** What the person at the board is doing: the kind of turn, and the staged move. */
import { type Acting, type Stage, type Tried, useStaged, useTable } from "@shell/kit";
import { useMemo, useState } from "react";
import { attempt } from "./attempt";
import { fromKey, key, same } from "./cells";
import type { Cell } from "./generated";
import type { Line, Target } from "./scene/parts";
import * as staging from "./staging";
import type { GridopolisProps } from "./table";
import { markerWords, padWords, stageWords, targetsWords } from "./words";

export type Mode = "move" | "block" | "pad";

const MODES: Mode[] = ["move", "block", "pad"];

export interface Doing {
  mode: Mode;
  modes: Mode[];
  ways: staging.Way[];
  stage: Stage;
  laid: staging.Laid | null;
  /** Something of it by a press, and not only by the question. */
  begun: boolean;
  targets: (Target & Partial<staging.StageTarget>)[];
  /** The move that ends here. */
  done: staging.Way | null;
  tried: Tried<Line | null> | null;
  /** Of a pad that was picked in vain, what is there. */
  told: string;
  choose: (mode: Mode) => void;
  /** `rough`: in the scene, where the pad beside is hit easily. */
  pick: (cell: Cell, rough?: boolean) => void;
  /** One step back: whether there was one. */
  back: () => boolean;
  label: (cell: Cell) => string;
  /** The place whose next press makes the move. */
  armed: Cell | null;
}

const NOTHING: Stage = [];

export function useStage({ view, viewer, moves }: GridopolisProps): Doing {
  const acting: Acting = useTable();
  const ways = useMemo(() => staging.waysOf(moves, view.routes, view), [moves, view]);
  const question = useMemo(() => moves.map(({ move }) => move).join("\n"), [moves]);
  const again = view.second && moves.length > 0 ? [key(view.second.cell)] : NOTHING;
  const staged = useStaged<staging.Way, Line | null>(ways, question, again);
  const fresh = { question, mode: null as Mode | null, told: "" };
  const [kept, setKept] = useState(fresh);
  const { mode: chosen, told } = kept.question === question ? kept : fresh;

  const verbs = new Set(moves.map(({ move }) => move.split(" ")[0]));
  const modes = MODES.filter((each) => (each === "move" ? ways.length > 0 : verbs.has(each)));
  const meant = modes.find((each) => acting.point?.startsWith(`${each} `));
  const mode = chosen ?? meant ?? modes[0] ?? "move";
  const stage = mode === "move" ? staged.stage : NOTHING;
  const laid = useMemo(() => staging.laidOf(ways, stage), [ways, stage]);
  const say = (words: string) => setKept({ question, mode, told: words });
  const choose = (wanted: Mode) => {
    staged.lay(NOTHING);
    setKept({ question, mode: wanted, told: "" });
  };

  const targets: Doing["targets"] = useMemo(() => {
    if (mode !== "move") {
      const own = moves.map(({ move }) => move.split(" ")).filter(([verb]) => verb === mode);
      return own.map(([, cell = ""]) => ({ cell: fromKey(cell), kind: mode }));
    }
    const found = laid ? staging.targetsOf(ways, stage) : [];
    const falls = found.filter(({ kind }) => kind === "kamikaze");
    return [
      ...found,
      ...falls.flatMap((fall) => (fall.over ? [{ ...fall, cell: fall.over }] : [])),
    ];
  }, [mode, moves, ways, stage, laid]);
  const label = (cell: Cell) => padWords({ view, ways, targets, chosen: laid?.at ?? null }, cell);

  const select = (cell: Cell) => {
    const marker = view.markers.find((each) => same(each.cell, cell));
    const what = targetsWords(staging.targetsOf(ways, [key(cell)]));
    if (marker) acting.announce(`${markerWords(view, marker)}: ${what}.`);
    say("");
    staged.lay([key(cell)]);
  };
  const advance = (on: Stage, rough?: boolean) => {
    staged.lay(on, rough);
    const now = staging.laidOf(ways, on);
    const found = staging.targetsOf(ways, on);
    if (!now || found.length === 0) return;
    const stop = ways.some(({ parts }) => parts.join() === on.join()) ? " You may stop here." : "";
    acting.announce(`${stageWords(view, now)}. Next: ${targetsWords(found)}.${stop}`);
  };
  const act = (move: string, rough?: boolean) => {
    if (acting.offered.has(move)) acting.play(move, rough);
    else void staged.attempt(move, null, rough);
  };
  /** The press that has armed the move, once more: it may have been on the victim. */
  const isArmedBy = (cell: Cell) => {
    const before = staging.back(stage);
    if (staged.done?.move !== acting.armed || !before) return false;
    return staging.go(ways, before, cell)?.join() === stage.join();
  };
  const pick = (cell: Cell, rough?: boolean) => {
    if (mode !== "move") return act(`${mode} ${key(cell)}`, rough);
    const own = view.markers.some((each) => each.seat === viewer && same(each.cell, cell));
    if (!laid) {
      if (own && acting.asked) return select(cell);
      acting.announce(label(cell));
      return say(label(cell));
    }
    const on = staging.go(ways, stage, cell);
    if (on) return advance(on, rough);
    if (same(cell, laid.at) || isArmedBy(cell)) {
      if (staged.done) staged.finish(rough);
      else if (stage.length === 1) staged.lay(NOTHING);
      return;
    }
    if (own && stage.length === 1) return select(cell);
    const { move, line } = attempt(view, laid, cell);
    const way = ways.find((each) => each.move === move);
    if (way) staged.lay(way.parts, rough);
    else void staged.attempt(move, line, rough);
  };
  const armed = useMemo(() => {
    if (acting.armed === null) return null;
    if (laid && staged.done?.move === acting.armed) return laid.at;
    return targets.find(({ cell }) => acting.armed === `${mode} ${key(cell)}`)?.cell ?? null;
  }, [acting.armed, laid, staged.done, targets, mode]);
  const back = () => {
    const before = staging.back(stage);
    if (staged.back(before)) {
      const now = before && staging.laidOf(ways, before);
      if (!staged.tried) {
        acting.announce(now ? `Back: ${stageWords(view, now)}.` : "Nothing is chosen.");
      }
    } else if (mode !== modes[0] && modes[0]) choose(modes[0]);
    else return false;
    return true;
  };
  const { done, tried } = staged;
  const begun = stage.length > again.length;
  return {
    ...{ mode, modes, ways, stage, laid, begun, targets, done, tried, told },
    ...{ choose, pick, back, label, armed },
  };
}
