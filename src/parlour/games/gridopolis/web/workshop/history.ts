/** What there was before, so that everything can be taken back. */
import type { Blueprint } from "./format";

const DEPTH = 200;

export interface History {
  past: readonly Blueprint[];
  present: Blueprint;
  future: readonly Blueprint[];
  /** Edits of one stroke, or of one text field, are taken back together. */
  stroke: string;
}

export const begun = (present: Blueprint): History => ({
  past: [],
  present,
  future: [],
  stroke: "",
});

export function edited(history: History, design: Blueprint, stroke = ""): History {
  if (design === history.present) return history;
  if (stroke !== "" && stroke === history.stroke)
    return { ...history, present: design, future: [] };
  const past = [...history.past, history.present].slice(-DEPTH);
  return { past, present: design, future: [], stroke };
}

/** The stroke as if it had never begun. */
export function withdrawn(history: History, stroke: string): History {
  return history.stroke === stroke ? { ...undone(history), future: [] } : history;
}

export function undone(history: History): History {
  const present = history.past.at(-1);
  if (!present) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present, future, stroke: "" };
}

export function redone(history: History): History {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future, stroke: "" };
}
