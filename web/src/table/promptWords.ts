/** The one sentence of the prompt bar: what is asked of whom, or what a team is about to answer. */
import type { Proposed, Room, Seen, Text } from "../generated/messages";
import { joined, listed, playerNamed, spoken } from "../ui/texts";
import { answers } from "./offers";

const FEW = 4; // of more the strip of seats tells the names

export function promptWords(room: Room, seen: Seen, waiting: number[], several: boolean): Text {
  if (room.state === "over" && several) return spoken("The game is over."); // who would be "you"?
  if (room.state === "closed") return spoken("The game was closed before its end.");
  if (room.state === "playing" && seen.proposed) {
    return proposedWords(room, seen, seen.proposed, waiting);
  }
  if (seen.asked || room.state === "over" || waiting.length === 0) return seen.prompt;
  return spoken(waitingWords(room, waiting));
}

function waitingWords(room: Room, waiting: number[]): string {
  if (waiting.length > FEW) return `Waiting for ${waiting.length} players.`;
  const names = waiting.map((seat) => room.seats[seat]?.name ?? "somebody");
  return `Waiting for ${listed(names)}.`;
}

/** Who is for what, and what there is to do about it. */
function proposedWords(room: Room, seen: Seen, proposed: Proposed, waiting: number[]): Text {
  const { offer, seats } = proposed;
  const label = joined(spoken("“"), offer.label, spoken("”")); // it may be a sentence itself
  const others = waiting.filter((seat) => seat !== seen.viewer);
  if (seen.viewer !== null && seats.includes(seen.viewer)) {
    const rest = others.length ? ` ${waitingWords(room, others)}` : "";
    return joined(spoken("You are for "), label, spoken(`.${rest}`));
  }
  const who = seats.map((seat, place) => {
    const before = place === 0 ? "" : place + 1 < seats.length ? ", " : " and ";
    return joined(spoken(before), playerNamed(seat, room.seats));
  });
  const end = answers(seen)
    ? ". Agree, or choose something else."
    : others.length > 0
      ? `. ${waitingWords(room, others)}`
      : ".";
  if (seats.length === 0) {
    const agree = answers(seen) ? "? Press it to agree." : end.replace(".", "?");
    return joined(offer.label, spoken(agree));
  }
  const are = spoken(seats.length > 1 ? " are for " : " is for ");
  return joined(...who, are, label, spoken(end));
}
