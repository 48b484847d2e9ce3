/** The clue, large, or what stands in its place. */
import type { Charted } from "./chart";
import { useDesk } from "./desk";

/** In these phases nobody waits for a clue yet. */
const BEFORE = new Set(["TakePower", "NameGridmaster", "ChooseFirst", "ChooseSecond"]);
const LONG = 24; // letters: more of them are a little smaller

export function Clue({ chart }: { chart: Charted }) {
  const { due, shown, viewer, view } = useDesk();
  const pending = !chart.clue && !shown && due !== null && !BEFORE.has(due.kind);
  if (!chart.clue && !pending) return null;
  if (pending) {
    const mine = due.kind === "GivingClue" && due.seat === viewer;
    return (
      <p className="gl-clue" data-pending="">
        {view.void && (
          <small className="gl-void">
            Void: <s>“{view.void}”</s>
          </small>
        )}
        {mine ? "Your clue…" : "Waiting for the clue…"}
      </p>
    );
  }
  return (
    <p className="gl-clue" data-long={chart.clue.length > LONG || undefined}>
      <span className="unseen">The clue: </span>“{chart.clue}”
    </p>
  );
}
