/** Where a learner is: each lesson is one move, so the moves made say which comes next. */
import type { LessonInfo, Seen } from "../generated/messages";

export type Stage =
  /** The learner shall make this move, or, where it is free, any that is legal. */
  | { kind: "ask"; lesson: LessonInfo; words: string }
  /** Something to read; then `move`, if any, is made by the page. */
  | { kind: "told"; words: string; point: string; move: LessonInfo | null }
  /** The page makes a move by itself, after a moment. */
  | { kind: "watch"; move: LessonInfo }
  | { kind: "over" };

/** How much of what is told after so many moves has been read. */
export interface Read {
  made: number;
  pages: number;
}

export const LEARNER = 0;
export const ALL_OF_IT = Number.POSITIVE_INFINITY;

/** What is told after a move, page by page. */
export function pages({ after }: Pick<LessonInfo, "after">): string[] {
  return after.split(/\n\s*\n/).flatMap((page) => page.trim() || []);
}

export function stage(lessons: LessonInfo[], made: number, read: Read): Stage {
  const before = lessons[made - 1];
  const words = before && pages(before)[read.made === made ? read.pages : 0];
  if (words) return { kind: "told", words, point: before.point, move: null };
  const lesson = lessons[made];
  if (!lesson) return { kind: "over" };
  if (!lesson.auto) return { kind: "ask", lesson, words: lesson.say };
  if (!lesson.say) return { kind: "watch", move: lesson };
  return { kind: "told", words: lesson.say, point: lesson.point, move: lesson };
}

/** Who is yet to agree to what somebody proposes: in a lesson all the others are of one mind. */
export function agreeing(seen: readonly Seen[], at: Stage): { seat: number; move: string } | null {
  for (const { viewer, asked, proposed } of seen) {
    const learns = viewer === LEARNER && at.kind !== "watch";
    if (viewer === null || !asked || learns || !proposed?.seats.length) continue;
    return { seat: viewer, move: proposed.offer.move };
  }
  return null;
}

/** How much of the tutorial is done, for a bar: only the learner's own moves count. */
export function progress(lessons: LessonInfo[], made: number): { done: number; all: number } {
  const own = (part: LessonInfo[]) => part.filter((lesson) => !lesson.auto).length;
  return { done: own(lessons.slice(0, made)), all: own(lessons) };
}
