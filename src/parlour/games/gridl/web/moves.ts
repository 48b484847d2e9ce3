/** Moves as the game writes them, and what people call them while a team agrees. */
import type { SeatInfo } from "@shell/kit";
import type { GridlPieces, GridlView, Move } from "./generated";

export const AXES = ["row", "column"] as const;

const PLAIN: Partial<Record<Move["kind"], string>> = {
  Decline: "no power",
  NoGuess: "no guess",
  NoSideGuess: "no side-guess",
};

/** "" where no team proposes such a move. */
export function written(move: Move, { cells, powers }: GridlPieces): string {
  const power = (number: number) => powers[number]?.code ?? "";
  switch (move.kind) {
    case "Take":
      return `take ${power(move.power)}`;
    case "UsePower":
      return `use ${power(move.power)}`;
    case "Flip":
      return `flip ${power(move.power)}`;
    case "Name":
      return `name ${move.seat + 1}`;
    case "PlaceWord":
      return `word ${move.word + 1} ${AXES[move.axis]}`;
    case "ChooseWord":
      return `word ${move.word + 1}`;
    case "PlaceSideGuess":
      return `side-guess ${cells[move.cell]}`;
    case "Guess":
      return `guess ${move.cells.map((cell) => cells[cell]).join(" ")}`;
    default:
      return PLAIN[move.kind] ?? "";
  }
}

/** "Calm on the rows"; for a button after "Confirm". */
export function called(
  move: Move,
  view: GridlView,
  seats: readonly SeatInfo[],
  { cells, powers }: GridlPieces,
): string {
  switch (move.kind) {
    case "Take":
    case "UsePower":
      return powers[move.power]?.name ?? "";
    case "Flip":
      return `${powers[move.power]?.name} as an X`;
    case "Name":
      return seats[move.seat]?.name ?? "";
    case "PlaceWord":
      return `${view.card[move.word]} on the ${AXES[move.axis]}s`;
    case "ChooseWord":
      return view.card[move.word] ?? "";
    case "PlaceSideGuess":
      return cells[move.cell] ?? "";
    case "Guess":
      return move.cells.map((cell) => cells[cell]).join(" and ");
    case "Decline":
      return "no power";
    case "NoGuess":
      return "no guess";
    default:
      return "no side-guess";
  }
}
