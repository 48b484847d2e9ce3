/** Where a learner is: each lesson is one move, so the moves made say which comes next. */
import type { LessonInfo } from "../generated/messages";

export type Stage =
  /** The learner shall make this move. */
  | { kind: "ask"; lesson: LessonInfo; words: string }
  /** Something to read; then `move`, if any, is made by the page. */
  | { kind: "told"; words: string; point: string; move: LessonInfo | null }
  /** The page makes a move by itself, after a moment. */
  | { kind: "watch"; move: LessonInfo }
  | { kind: "over" };

/** `read`: for how many moves what is told after them has been read. */
export function stage(lessons: LessonInfo[], made: number, read: number): Stage {
  const before = lessons[made - 1];
  if (before?.after && read < made) {
    return { kind: "told", words: before.after, point: before.point, move: null };
  }
  const lesson = lessons[made];
  if (!lesson) return { kind: "over" };
  if (!lesson.auto) return { kind: "ask", lesson, words: lesson.say };
  if (!lesson.say) return { kind: "watch", move: lesson };
  return { kind: "told", words: lesson.say, point: lesson.point, move: lesson };
}

/** How much of the tutorial is done, for a bar: only the learner's own moves count. */
export function progress(lessons: LessonInfo[], made: number): { done: number; all: number } {
  const own = (part: LessonInfo[]) => part.filter((lesson) => !lesson.auto).length;
  return { done: own(lessons.slice(0, made)), all: own(lessons) };
}
