/**
 * For those who listen: what each of the others has done, once, and what the board has to say. What is
 * not true any more is not there any more; what was there when the page was opened, is not said.
 */
import { useState } from "react";
import type { SeatInfo, Seen, Turn } from "../generated/messages";
import { saidPlain } from "../ui/Said";
import { addressed } from "../ui/texts";

interface AloudProps {
  /** null under a cover: nothing is said. */
  seen: Seen | null;
  /** The last turns. */
  turns: Turn[];
  seats: SeatInfo[];
  /** The words of the board. */
  board: string;
}

export function Aloud({ seen, turns, seats, board }: AloudProps) {
  const [known] = useState(() => new Map<number | null, number>());
  const news = seen ? newsIn(seen, turns, known) : [];
  return (
    <div className="unseen" aria-live="polite" data-testid="aloud">
      {news.map(({ start, headline }) => (
        <p key={start}>
          {headline && saidPlain(addressed(headline.text, seats, seen?.viewer ?? null))}
        </p>
      ))}
      {board && <p data-board="">{board}</p>}
    </div>
  );
}

/** `known`: for each viewer, how many turns were over when the page was opened. */
function newsIn(seen: Seen, turns: Turn[], known: Map<number | null, number>): Turn[] {
  const { viewer, waiting, turns: all } = seen;
  const latest = all.at(-1);
  const goesOn = latest && (!latest.headline || waiting.includes(latest.seat ?? -1));
  const done = all.length - (goesOn ? 1 : 0);
  const first = Math.min(known.get(viewer) ?? done, all.length);
  known.set(viewer, first);
  return turns.filter((turn) => {
    const place = all.indexOf(turn);
    return turn.seat !== viewer && place >= first && place < done;
  });
}
