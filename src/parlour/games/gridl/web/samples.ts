/** A table for the tests: small, but true to what the server sends. */
import type { Frame, GridlPieces, GridlView, TurnView } from "./generated";

const COLUMNS = ["A", "B", "C", "D", "E"];
const NAMES = ["Row Bonus", "Show the Row", "Two Guesses", "Cancel One", "Side-Guess"];

export const pieces: GridlPieces = {
  degrees: ["low", "medium-low", "medium", "medium-high", "high"],
  columns: COLUMNS,
  cells: [1, 2, 3, 4, 5].flatMap((row) => COLUMNS.map((column) => `${column}${row}`)),
  powers: NAMES.map((name, number) => ({
    code: `P${number + 1}`,
    name,
    text: `What ${name} does.`,
    guessing: number < 3,
    rule: `GL-${92 + number}`,
  })),
  solutions: { C3: { C3: 3, B3: 2, C4: 2, D4: 1 } },
  goal: 12,
  teams: ["Pink", "Blue"],
  seatings: { 4: [0, 1, 0, 1] },
};

/** Four at a table: seat 0 is Gridmaster of Pink, which guesses; both words are chosen. */
export function table(changes: Partial<GridlView> = {}): GridlView {
  return {
    viewer: 2,
    agenda: [],
    waiting: [2],
    key: null,
    discarded: [],
    players: 4,
    coop: false,
    house: {
      kind: "HouseRules",
      navy: false,
      powers: false,
      objections: true,
      seconds: 0,
      settled: false,
    },
    pack: "printed",
    first: 0,
    turn: 1,
    turns: 12,
    guessing: 0,
    teams: [
      [0, 2],
      [1, 3],
    ],
    scores: [3, 1],
    covered: ["A1"],
    supply: [11, 0],
    powers: NAMES.map(() => ({ state: "out", team: null })),
    gridmaster: 0,
    last_gridmasters: [0, 1],
    served: [1, 1, 0, 0],
    card: [],
    words: ["Calm", "Rich"],
    word_numbers: [4, 9],
    card_number: -1,
    read: true,
    clue: "lullaby",
    shown: null,
    void: "",
    objected: false,
    declared: [null, null],
    side_guess: null,
    guesses: [],
    word_cards: 80,
    solution_cards: 23,
    discards: 0,
    discarder: null,
    past: [],
    chosen: [],
    ...changes,
  };
}

export function guessing(changes: Record<string, unknown> = {}): Frame {
  const frame = { seats: [2], team: [0, 2], proposal: null, agreed: [], sign: "", pointed: [] };
  return { kind: "Guessing", ...frame, ...changes };
}

export function turn(changes: Partial<TurnView> = {}): TurnView {
  return {
    team: 0,
    gridmaster: 0,
    words: ["Calm", "Rich"],
    clue: "lullaby",
    key: "C3",
    guesses: ["B3"],
    side_guess: null,
    powers: [null, null],
    base: 2,
    bonus: 0,
    change: 0,
    gain: 0,
    ...changes,
  };
}
