/** Which turns are news to somebody: what the others did since their own, and what it left to mark. */
import type { Mark, Position, Seen, Turn } from "../generated/messages";

/**
 * The turns of the others since the viewer's own last one, that one itself if nobody has followed
 * yet; of who plays no more those of one round. A spectator sees the latest. Where all take a turn
 * at once, it is everybody's own.
 */
export function lastTurns(turns: readonly Turn[], viewer: number | null, asked: boolean): Turn[] {
  const told: Turn[] = [];
  for (const turn of (onTurn(turns, viewer, asked) ? turns.slice(0, -1) : turns).toReversed()) {
    if (!turn.headline) continue;
    const again = told.some(({ seat }) => seat === turn.seat) && told[0]?.seat !== turn.seat;
    if (again) break;
    const own = viewer === null || turn.seat === null || turn.seat === viewer;
    if (!own || told.length === 0) told.unshift(turn);
    if (own) break;
  }
  return told;
}

/** Nothing is marked once the viewer has begun to act. */
export function marksOf(turns: readonly Turn[], viewer: number | null, asked: boolean): Mark[] {
  if (onTurn(turns, viewer, asked) && turns.at(-1)?.headline) return [];
  return lastTurns(turns, viewer, asked).flatMap(({ headline }) => headline?.marks ?? []);
}

/** What to tell and to mark: of an earlier position, or of now. */
export function newsOf(past: Position | null, seen: Seen | null): [Turn[], Mark[]] {
  const { turns = [], viewer = null, asked = false } = past ? { turns: past.turns } : (seen ?? {});
  return [lastTurns(turns, viewer, asked), marksOf(turns, viewer, asked)];
}

function onTurn(turns: readonly Turn[], viewer: number | null, asked: boolean): boolean {
  return asked && viewer !== null && turns.at(-1)?.seat === viewer;
}
