/** Who is ready to begin. Nobody has to say so; the host begins. */
import type { Room } from "../generated/messages";
import { listed } from "../ui/texts";

const FEW = 4; // of more the seats themselves tell the names

/** What there is to say about it to who holds these seats; nothing while nobody waits for anybody. */
export function readyWords({ seats, ready }: Room, mine: readonly number[]): string {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === "person");
  const others = people.filter((seat) => !mine.includes(seat));
  if (people.length < 2 || others.length === 0) return "";
  const missing = others.filter((seat) => !ready.includes(seat));
  if (missing.length > FEW) return `${missing.length} people are not ready yet.`;
  if (missing.length > 0) {
    return `Not ready yet: ${listed(missing.map((seat) => seats[seat]?.name ?? ""))}.`;
  }
  const all = people.every((seat) => ready.includes(seat));
  return all ? "Everybody is ready." : "Everybody else is ready.";
}
