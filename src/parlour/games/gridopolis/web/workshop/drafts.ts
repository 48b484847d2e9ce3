/** Designs kept in this browser: the one on the bench, and those that made room for it. */
import { type Blueprint, readBlueprint, writeBlueprint } from "./format";

const MOST = 12;

export interface Draft {
  title: string;
  text: string;
  when: number; // milliseconds, as the browser counts
}

interface Kept {
  bench: string;
  shelf: Draft[];
}

const placeOf = (game: string) => `parlour.workshop.${game}`;

function read(game: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(placeOf(game)) ?? "{}") as Partial<Kept>;
    return { bench: kept.bench ?? "", shelf: Array.isArray(kept.shelf) ? kept.shelf : [] };
  } catch {
    return { bench: "", shelf: [] }; // private windows may keep nothing
  }
}

function write(game: string, kept: Kept): void {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(kept));
  } catch {
    // full, or a private window: the design stays on the page
  }
}

/** What was on the bench when the page was last left. */
export function onBench(game: string): Blueprint | null {
  try {
    return readBlueprint(read(game).bench);
  } catch {
    return null;
  }
}

export function keepOnBench(game: string, design: Blueprint): void {
  write(game, { ...read(game), bench: writeBlueprint(design) });
}

export const shelved = (game: string): Draft[] => read(game).shelf;

/** Put a design aside, the newest first; a later one of the same name takes the earlier's place. */
export function shelve(game: string, design: Blueprint, when: number): Draft[] {
  const kept = read(game);
  const draft = { title: design.title, text: writeBlueprint(design), when };
  const others = kept.shelf.filter((each) => each.title !== draft.title);
  const shelf = [draft, ...others].slice(0, MOST);
  write(game, { ...kept, shelf });
  return shelf;
}

export function unshelve(game: string, draft: Draft): Draft[] {
  const kept = read(game);
  const shelf = kept.shelf.filter((each) => each.text !== draft.text);
  write(game, { ...kept, shelf });
  return shelf;
}
