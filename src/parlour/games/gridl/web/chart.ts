/** What lies where on the chart, now or in a turn that is over. Nothing of it is worked out here. */
import { pointedIn } from "./desk";
import type { GridlPieces, GridlView, ShownLine, TurnView } from "./generated";

/** The chart, as it is shown. */
export interface Charted {
  /** On the row axis and the column axis. */
  words: readonly (string | null)[];
  clue: string;
  key: string | null;
  /** Nobody else sees the key. */
  secret: boolean;
  covered: readonly string[];
  guesses: readonly string[];
  side: string | null;
  pointed: readonly string[];
  shown: ShownLine | null;
  /** Keys that are out of play, for who knows of it. */
  gone: readonly string[];
  /** The team that guesses. */
  team: number;
}

export function chartNow(view: GridlView, { cells }: GridlPieces): Charted {
  const { words, clue, key, covered, guesses, shown } = view;
  return {
    ...{ words, clue, key, covered, guesses, shown },
    secret: view.read,
    side: view.side_guess,
    pointed: guesses.length > 0 ? [] : pointedIn(view).map((cell) => cells[cell] ?? ""),
    gone: view.discarded,
    team: view.guessing,
  };
}

/** A turn as it was when its card came to light. */
export function chartOf(turn: TurnView, view: GridlView): Charted {
  const { words, clue, key, guesses, team } = turn;
  return {
    ...{ words, clue, key, guesses, team },
    secret: false,
    covered: view.covered.slice(0, view.past.indexOf(turn)),
    side: turn.side_guess,
    pointed: [],
    shown: null,
    gone: [],
  };
}

export interface Spot {
  name: string;
  /** From 0 in the lower left. */
  column: number;
  row: number;
  covered: boolean;
  pointed: boolean;
  guessed: boolean;
  side: boolean;
  /** What a guess here is worth, where the viewer knows it. */
  worth: number;
  key: boolean;
  /** It lies in the row or column of the key that everybody has been shown. */
  shown: boolean;
  gone: boolean;
  /** All of it, for those who listen. */
  words: string;
}

/** Row by row, the highest first, as they are drawn (GL-R2). */
export function spotsOf(chart: Charted, pieces: GridlPieces): Spot[][] {
  const { columns, cells, solutions, degrees } = pieces;
  const card = (chart.key !== null && solutions[chart.key]) || {};
  const spots = cells.map((name, number): Spot => {
    const [column, row] = [number % columns.length, Math.floor(number / columns.length)];
    const spot = {
      ...{ name, column, row },
      covered: chart.covered.includes(name),
      pointed: chart.pointed.includes(name),
      guessed: chart.guesses.includes(name),
      side: chart.side === name,
      worth: card[name] ?? 0,
      key: chart.key === name,
      shown:
        chart.shown !== null &&
        [row, column][+(chart.shown.axis === "column")] === chart.shown.line,
      gone: chart.gone.includes(name),
    };
    return { ...spot, words: wordsOf(spot, chart, degrees) };
  });
  const rows = degrees.map((_, row) => spots.filter((spot) => spot.row === row));
  return rows.reverse();
}

/** What a place means on both words: "low Rich, high Calm". */
export function degreesAt(
  { column, row }: Pick<Spot, "column" | "row">,
  [across, up]: Charted["words"],
  degrees: readonly string[],
): string {
  const degree = (word: string | null | undefined, n: number) =>
    word ? [`${degrees[n]} ${word}`] : [];
  return [...degree(up, column), ...degree(across, row)].join(", ");
}

function wordsOf(spot: Omit<Spot, "words">, chart: Charted, degrees: readonly string[]): string {
  const told = [
    degreesAt(spot, chart.words, degrees),
    spot.covered && "an X covers it",
    spot.key && (chart.secret ? "the key, which only you see" : "the key"),
    !spot.key && spot.worth > 0 && `worth ${spot.worth}`,
    spot.shown && `in the ${chart.shown?.axis} of the key`,
    spot.gone && "known not to be a key any more",
    spot.guessed && "guessed",
    spot.side && "side-guess",
    spot.pointed && "pointed at",
  ].filter(Boolean);
  return `${spot.name}: ${told.join("; ") || "free"}`;
}
