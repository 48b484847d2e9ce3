/** The one sentence at the thumb. The game's own prompt is for who is asked; others wait. */
import type { Room, Seen, Text } from "../generated/messages";
import { spoken } from "../ui/texts";

const FEW = 4; // of more the strip of seats tells the names

export function promptWords(room: Room, seen: Seen, waiting: number[], several: boolean): Text {
  if (room.state === "over" && several) return spoken("The game is over."); // who would be "you"?
  if (room.state === "closed") return spoken("The game was closed before its end.");
  if (seen.asked || room.state === "over" || waiting.length === 0) return seen.prompt;
  if (waiting.length > FEW) return spoken(`Waiting for ${waiting.length} players.`);
  const names = waiting.map((seat) => room.seats[seat]?.name ?? "somebody");
  return spoken(`Waiting for ${listed(names)}.`);
}

export function listed(names: string[]): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
