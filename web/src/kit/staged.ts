/**
 * A move that is put together by presses: its parts in order, such as where a marker starts and each
 * place it hops to. What may follow is read off the moves on offer; nothing here judges one.
 */
export interface Way {
  /** An offered move; several ways may lead to the same. */
  move: string;
  parts: readonly string[];
}

/** The parts that are laid already. */
export type Stage = readonly string[];

/** The ways that begin as the stage does. */
export function following<W extends Way>(ways: readonly W[], stage: Stage): W[] {
  return ways.filter(({ parts }) => stage.every((part, i) => part === parts[i]));
}

/** What can be laid next, each part once. */
export function next(ways: readonly Way[], stage: Stage): string[] {
  return [...new Set(following(ways, stage).flatMap(({ parts }) => parts[stage.length] ?? []))];
}

/** The way that is complete with this stage, if one is. */
export function ended<W extends Way>(ways: readonly W[], stage: Stage): W | null {
  return following(ways, stage).find(({ parts }) => parts.length === stage.length) ?? null;
}
