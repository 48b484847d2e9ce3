/** What the person at the board is putting together: the deeds on offer and the parts laid so far. */
import { ended, next, type Offered, type Stage, useStaged, useTable } from "@shell/kit";
import { useMemo } from "react";
import { type Deed, deedsOf, firstStage, numberIn } from "./deeds";
import type { GadgetGridView } from "./generated";
import { whereIs } from "./tokens";

/** What a press on a square can mean. */
export interface Target {
  part: string;
  /** The move that it makes; null: there is more to choose. */
  offer: Offered | null;
}

export interface Doing {
  deeds: readonly Deed[];
  stage: Stage;
  /** What is laid makes a move, though more might be added. */
  done: Deed | null;
  /** The parts that can come next. */
  next: readonly string[];
  /** Something has been chosen, and not only by the question. */
  begun: boolean;
  /** By square, what a press there can mean. */
  targets: ReadonlyMap<number, readonly Target[]>;
  /** The move that this part completes; null if there is more to choose. */
  completes: (part: string) => Offered | null;
  /** The move that there would be with this part, even if more might be added. */
  leadsTo: (part: string) => Offered | null;
  /** Lay the next part; `rough`: the press may have hit what lies beside. */
  lay: (part: string, rough?: boolean) => void;
  /** Begin with this part, or let go of it. */
  choose: (part: string) => void;
  finish: () => void;
  /** One part back: whether there was one. */
  back: () => boolean;
}

export function useDoing(view: GadgetGridView, moves: readonly Offered[]): Doing {
  const acting = useTable();
  const deeds = useMemo(() => deedsOf(moves, view), [moves, view]);
  const first = useMemo(() => firstStage(deeds), [deeds]);
  const question = useMemo(() => moves.map(({ move }) => move).join("\n"), [moves]);
  const staged = useStaged<Deed, null>(deeds, question, first);
  const { stage, done } = staged;
  const coming = useMemo(() => next(deeds, stage), [deeds, stage]);
  const targets = useMemo(() => targetsOf(deeds, stage, view), [deeds, stage, view]);
  const lay = (part: string, rough?: boolean) => {
    const offer = completing(deeds, stage, part);
    if (offer) acting.play(offer.move, rough);
    else staged.lay([...stage, part]);
  };
  const choose = (part: string) => {
    const offer = completing(deeds, [], part);
    if (offer) acting.play(offer.move);
    else staged.lay(stage[0] === part ? first : [part]);
  };
  const begun = stage.join() !== first.join();
  const back = () => begun && staged.back(stage.length > first.length ? stage.slice(0, -1) : first);
  return {
    ...{ deeds, stage, done, next: coming, begun, targets, lay, choose, back },
    completes: (part) => completing(deeds, stage, part),
    leadsTo: (part) => ended(deeds, [...stage, part])?.offer ?? null,
    finish: () => staged.finish(),
  };
}

function completing(deeds: readonly Deed[], stage: Stage, part: string): Offered | null {
  const after = [...stage, part];
  return next(deeds, after).length === 0 ? (ended(deeds, after)?.offer ?? null) : null;
}

/** By square, the next parts that are there: the square itself, or tokens on it. */
export function targetsOf(
  deeds: readonly Deed[],
  stage: Stage,
  view: GadgetGridView,
): Map<number, Target[]> {
  const targets = new Map<number, Target[]>();
  for (const part of next(deeds, stage)) {
    const token = numberIn(part, "token");
    const square = token === null ? numberIn(part, "square") : whereIs(view, token);
    if (square === null || square < 0) continue;
    const target = { part, offer: completing(deeds, stage, part) };
    targets.set(square, [...(targets.get(square) ?? []), target]);
  }
  return targets;
}
