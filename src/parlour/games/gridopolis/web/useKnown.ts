/** The markers of this view, known again from the one before; and what was done last. */
import { useEffect, useState } from "react";
import type { Cell, GridopolisView } from "./generated";
import type { GridopolisProps } from "./table";
import { follow, type Known, meet, playing, since } from "./travels";

type Seen = Pick<GridopolisProps, "view" | "earlier">;

export function useKnown({ view, earlier }: Seen): Known {
  const [known, setKnown] = useState(() => meet(view));
  const now = known.view === view ? known : follow(known, view);
  if (now !== known) setKnown(now);
  const unknown = now.last === null;
  useEffect(() => {
    if (!unknown || !earlier) return;
    let wanted = true;
    const tell = (last: Cell[]) =>
      wanted && setKnown((at) => (at.view === view ? { ...at, last } : at));
    lookBack(view, earlier).then(tell, () => {}); // the board is as good without it
    return () => {
      wanted = false;
    };
  }, [unknown, earlier, view]);
  return now;
}

const FAR = 8; // moves back: three others, and kings among them

/** What was done last; for one who plays, all that was done since their own turn. */
async function lookBack(
  view: GridopolisView,
  earlier: NonNullable<Seen["earlier"]>,
): Promise<Cell[]> {
  const player = playing(view);
  let found: Cell[] | null = null;
  for (let moves = 1; moves <= FAR; moves++) {
    const before = await earlier(moves);
    if (!before || (found && before.turn === player)) break;
    found = since(before, view) ?? found;
    if (found && (player === null || before.turn === player)) break;
  }
  return found ?? [];
}
