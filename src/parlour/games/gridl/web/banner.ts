/** Who one is this turn, and what one may do now, in a line. */
import type { SeatInfo } from "@shell/kit";
import { decides, dueOf, isTeams, listed, nameOf, teamOf } from "./desk";
import type { Frame, GridlPieces, GridlView } from "./generated";

export interface Banner {
  role: "Gridmaster" | "Guesser" | "Watching" | "Other team" | "Player";
  line: string;
  /** do: one is asked; mute: one must give no sign. */
  tone: "do" | "wait" | "mute";
}

type Line = Pick<Banner, "line" | "tone">;

const will = (line: string): Line => ({ line, tone: "do" });
const wait = (line: string): Line => ({ line, tone: "wait" });
const hush = (line: string): Line => ({ line, tone: "mute" });

export const NOD = "You are Gridmaster: nod or shake, but say nothing.";

export function bannerOf(
  view: GridlView,
  seats: readonly SeatInfo[],
  pieces: GridlPieces,
  viewer: number | null,
): Banner {
  const due = dueOf(view);
  const role = roleOf(view, viewer);
  if (!due) return { role, ...wait("The game is over.") };
  if (decides(due, viewer) && isTeams(due) && viewer !== null && due.agreed?.includes(viewer)) {
    const left = view.waiting.filter((seat) => seat !== viewer);
    const names = listed(left.map((seat) => nameOf(seats, seat, viewer)));
    return { role, ...wait(names ? `You are for it. Waiting for ${names}.` : "You are for it.") };
  }
  const asker = isTeams(due) ? teamOf(view, due.team?.[0] ?? null) : null;
  const team = view.coop ? "The team" : (pieces.teams[asker ?? view.guessing] ?? "");
  const gridmaster = nameOf(seats, view.gridmaster, viewer);
  const other = pieces.teams[1 - view.guessing] ?? "";
  return { role, ...lineOf(due, view, role, { viewer, team, other, gridmaster }) };
}

function roleOf(view: GridlView, viewer: number | null): Banner["role"] {
  if (viewer === null) return "Watching";
  if (viewer === view.gridmaster) return "Gridmaster";
  if (teamOf(view, viewer) !== view.guessing) return "Other team";
  return view.gridmaster === null ? "Player" : "Guesser";
}

interface Around {
  viewer: number | null;
  /** Whose decision it is. */
  team: string;
  /** The one that does not guess. */
  other: string;
  gridmaster: string;
}

function lineOf(due: Frame, view: GridlView, role: Banner["role"], around: Around): Line {
  const { viewer, team, other, gridmaster } = around;
  const mine = decides(due, viewer);
  const nods = role === "Gridmaster" && isTeams(due) && !mine && due.team?.includes(viewer ?? -1);
  const secret = role === "Gridmaster" && view.read;
  switch (due.kind) {
    case "TakePower":
      return mine ? will("Choose a power for your team.") : wait(`${team} takes a power.`);
    case "NameGridmaster":
      return mine
        ? will("Decide who is Gridmaster this turn.")
        : wait(`${team} decides who is Gridmaster.`);
    case "ChooseFirst":
      if (nods) return hush(NOD);
      return mine
        ? will("Choose a word, and the axis it goes on.")
        : wait(`${team} chooses the first word.`);
    case "ChooseSecond":
      if (nods) return hush(NOD);
      return mine
        ? will("Choose the word for the other axis.")
        : wait(`${team} chooses the second word.`);
    case "PowerWindow":
      if (nods) return hush(NOD);
      if (secret) return hush(`${team} may use a power. You are Gridmaster: say nothing.`);
      return mine ? will("Use a power this turn, or none.") : wait(`${team} may use a power.`);
    case "GivingClue":
      if (role === "Gridmaster") {
        return will(
          view.void
            ? "Your clue is void: give another that fits your key."
            : "You are Gridmaster: give a clue that fits your key.",
        );
      }
      return wait(`${gridmaster} is thinking of ${view.void ? "another" : "a"} clue.`);
    case "ObjectionWindow":
      if (role === "Gridmaster") return hush("You are Gridmaster: your clue is out, say nothing.");
      if (role === "Guesser") return wait("The other team may object. You can point already.");
      if (!mine) return wait(`${other} may object.`);
      return view.waiting.includes(viewer ?? -1)
        ? will("Let the clue stand, or object if it breaks the rules.")
        : wait("You let the clue stand.");
    case "Voting":
      if (role === "Gridmaster")
        return hush("You are Gridmaster: they vote on your clue, say nothing.");
      return view.waiting.includes(viewer ?? -1)
        ? will("Vote: does the clue break the rules?")
        : wait("The vote on the clue is under way.");
    case "SideGuessing":
      if (mine) return will("Place your team's side-guess, or do without.");
      if (secret) return hush(`${team} places a side-guess. You are Gridmaster: say nothing.`);
      return wait(
        role === "Guesser"
          ? `${team} places a side-guess first. You can point already.`
          : `${team} places a side-guess.`,
      );
    case "Guessing":
      if (mine) return will("Your team guesses: point, then confirm.");
      return secret
        ? hush("You are Gridmaster: watch, but give no sign.")
        : wait(`${team} guesses.`);
    case "ForcedFlip":
      return mine
        ? will("Choose a power to turn into an X.")
        : wait(`${team} turns a power into an X.`);
    default:
      return wait("");
  }
}
