/** What every part of the board needs: the view, who looks at it, and what is asked. */
import type { BoardProps, SeatInfo } from "@shell/kit";
import { createContext, useContext } from "react";
import type { Event, Frame, GridlPieces, GridlView, Move, TurnView } from "./generated";

export type GridlProps = BoardProps<GridlView, GridlPieces, Event>;

/** What a team decides together; to whom it is no secret, it is told the proposal, too. */
export type TeamFrame = Extract<Frame, { agreed?: number[] }>;

export interface Desk extends GridlProps {
  /** What is asked; null after the end. */
  due: Frame | null;
  /** A turn that is over and shown once more. */
  shown: TurnView | null;
  inspect: (power: number) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("this is no part of a board");
  return desk;
}

export function dueOf(view: GridlView): Frame | null {
  return view.agenda.at(-1) ?? null;
}

export function isTeams(frame: Frame | null): frame is TeamFrame {
  return frame !== null && "team" in frame;
}

/** Whether this seat is among those who decide. */
export function decides(frame: Frame | null, seat: number | null): boolean {
  return frame !== null && seat !== null && "seats" in frame && !!frame.seats?.includes(seat);
}

/** What is proposed, as far as the viewer is told. */
export function proposalOf(frame: Frame | null): Move | null {
  return isTeams(frame) && frame.proposal ? (frame.proposal as unknown as Move) : null;
}

type GuessingFrame = Extract<Frame, { kind: "Guessing" }>;

/** The guess that is asked, or still to come. */
function guessIn(view: GridlView): GuessingFrame | null {
  const frame = view.agenda.find(({ kind }) => kind === "Guessing");
  return frame?.kind === "Guessing" ? frame : null;
}

/** The cells that the shared pointers are on. */
export function pointedIn(view: GridlView): number[] {
  return guessIn(view)?.pointed ?? [];
}

/** Who has confirmed what the pointers are on. */
export function confirmedIn(view: GridlView): number[] {
  return guessIn(view)?.agreed ?? [];
}

/** GL-R11. While the clue may still fall, the guessers agree on their guess already. */
const EARLY = new Set(["ObjectionWindow", "Voting", "SideGuessing"]);

/** What the viewer's team agrees on just now. */
export function agreeingOf(view: GridlView, viewer: number | null): TeamFrame | null {
  const due = dueOf(view);
  const found = due && EARLY.has(due.kind) ? [due, guessIn(view)] : [due];
  return found.find((frame) => isTeams(frame) && hears(frame, viewer)) as TeamFrame | null;
}

function hears(frame: TeamFrame, viewer: number | null): boolean {
  return viewer !== null && !!frame.team?.includes(viewer);
}

export function teamOf(view: GridlView, seat: number | null): number | null {
  const found = view.teams.findIndex((seats) => seat !== null && seats.includes(seat));
  return found < 0 ? null : found;
}

/** The team that is asked, if one is. */
export function askedTeam(view: GridlView, frame: Frame | null): number | null {
  return isTeams(frame) ? teamOf(view, frame.team?.[0] ?? null) : null;
}

export function nameOf(seats: readonly SeatInfo[], seat: number | null, viewer: number | null) {
  return seat !== null && seat === viewer ? "you" : (seats[seat ?? -1]?.name ?? "somebody");
}

/** "Ada", "Ada and Bob", "Ada, Bob and Cy" */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
}
