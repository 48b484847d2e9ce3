/** What people who listen instead of looking hear, and the few words printed on the board. */
import type { Mark } from "./chain";
import type { CardPiece, Column, GizmosPieces, PlayerView } from "./generated";

export const COLUMN_TITLES: Record<Column, string> = {
  upgrade: "Upgrade",
  converter: "Convert",
  file: "File",
  pick: "Pick",
  build: "Build",
};

export const LEVELS = ["0", "I", "II", "III"] as const;

const MARKS: Record<Mark, string> = {
  pending: "triggered, may be used now",
  blocked: "triggered, but can do nothing now",
  used: "used this turn",
  new: "built this turn",
};

export function plural(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? "" : "s"}`;
}

/** Keys for so many things that have no other identity than their number. */
export function numbered(n: number, word: string): string[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => `${word}-${i}`);
}

export function priceOf(card: CardPiece): string {
  if (card.color === "none") return "starting gizmo";
  return `costs ${card.cost} ${card.color === "any" ? "of any color" : card.color}`;
}

/** Where room is scarce, the color of a card is not written on it a second time. */
export function shortName(card: CardPiece): string {
  return card.name.split(" ").slice(1).join(" ");
}

/** What a gizmo does, in one word. */
export function lastWord(card: CardPiece | undefined): string {
  return card?.name.split(" ").at(-1) ?? "";
}

/** A gizmo in one sentence: name, level, cost, points, effect. */
export function cardWords(card: CardPiece): string {
  const points = card.award ? "points at the end" : plural(card.points, "point");
  return `${card.name}, level ${card.level}, ${priceOf(card)}, ${points}: ${card.text}`;
}

/** A gizmo in a tableau: as above, and what this turn has done to it. */
export function activeWords(
  card: CardPiece,
  mark: Mark | null,
  place: number,
  rule: string | null,
): string {
  const order = mark === "used" && place > 0 ? ` (number ${place} in the chain)` : "";
  const because = rule ? ` (${rule})` : "";
  return `${cardWords(card)}${mark ? ` - ${MARKS[mark]}${order}${because}` : ""}`;
}

/** Counts by color in words: "2 red, 1 black", or "none". */
export function sphereWords(counts: number[], pieces: GizmosPieces): string {
  const held = counts.flatMap((n, i) => (n > 0 ? [`${n} ${pieces.colors[i]?.name}`] : []));
  return held.length > 0 ? held.join(", ") : "none";
}

/** One player's standing in one sentence. */
export function playerWords(name: string, player: PlayerView, pieces: GizmosPieces): string {
  const { limits, points } = player;
  const research = player.may_research ? String(limits.research) : "no more";
  const file = player.may_file ? "" : " (no more File)";
  return [
    `${name}: ${plural(points.total, "point")}`,
    `energy ${player.energy} of ${limits.storage} (${sphereWords(player.ring, pieces)})`,
    `archive ${player.archive.length} of ${limits.file}${file}`,
    `research ${research}`,
    `${player.gizmos} of ${pieces.end.gizmos} gizmos`,
    `${player.level_3} of ${pieces.end.level_3} of level 3`,
    `${plural(player.tokens, "point")} in tokens`,
  ].join(", ");
}
