/** What bots say of their moves once all has come to light: events that are no game's own. */
import type { Text } from "../generated/messages";

export interface Explained {
  kind: "Explained";
  seat: number;
  reason: Text;
}

export function explainedIn(events: readonly { kind: string }[]): Explained[] {
  return events.filter(({ kind }) => kind === "Explained") as unknown as Explained[];
}
