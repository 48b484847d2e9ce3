/** What is said on the board. */
import type { CharacterView, GadgetGridView } from "./generated";
import { type Known, tokenWords } from "./squares";
import { shortName, tokenName } from "./tokens";

export const PHASES = ["Setup", "Generation", "Action", "Movement", "Attack", "End"] as const;

export function plural(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** Ada, Bob and Cid. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Of a seat: who plays it, or which Character it is that nobody plays. */
export function seatName({ seats, view }: Pick<Known, "seats" | "view">, seat: number): string {
  return seats[seat]?.name ?? tokenName(view.characters[seat]?.token ?? 0);
}

/** "Hits Myron (Ada) and you." */
export function aimWords(known: Known, tokens: readonly number[]): string {
  const { view, viewer } = known;
  const own = viewer === null ? -1 : view.characters[viewer]?.token;
  const others = tokens.filter((token) => token !== own).map((token) => tokenWords(known, token));
  if (tokens.length === 0) return "";
  return `Hits ${listed(others.length < tokens.length ? [...others, "you"] : others)}.`;
}

/** One player's standing in one sentence. */
export function playerWords(known: Known, seat: number): string {
  const character = known.view.characters[seat];
  if (!character) return "";
  const { token, gizmos, bank, living, active, dlc } = character;
  const name = (card: number) => known.cards.get(card)?.name ?? "";
  return [
    `${seatName(known, seat)}: ${token < 0 ? "no Character yet" : tokenName(token)}`,
    living ? plural(gizmos, "Gizmo") : "a Zomboid",
    `${bank} in the bank`,
    `${plural(character.hand_size, "card")} ${living ? "in hand" : "laid down"}`,
    ...(active.length > 0 ? [`Equipment ${active.map(name).join(", ")}`] : []),
    ...(dlc.length > 0 ? [`DLC ${dlc.map(name).join(", ")}`] : []),
  ].join(", ");
}

/** Whose turn it is, and of which Character. */
export function turnWords(known: Known): string {
  const { view, viewer, seats } = known;
  if (view.agenda.length === 0) return endWords(known);
  if (view.now.phase === 0) return "Setting up";
  const character = view.characters[view.turn];
  const who = view.turn === viewer ? "Your turn" : `${seats[view.turn]?.name}'s turn`;
  return `Round ${view.round} · ${who}${character ? `: ${shortName(character.token)}` : ""}`;
}

function endWords({ view, seats }: Known): string {
  const names = view.winners.map((seat) => seats[seat]?.name ?? "");
  if (names.length === 0) return "Nobody wins";
  return names.length > 1 ? `A draw: ${listed(names)}` : `${names[0]} wins`;
}

/** How long nothing has happened, once that is worth knowing (GG-R59); "" before. */
export function stallWords({ quiet, stall, players }: GadgetGridView): string {
  if (stall === 0 || quiet < (2 * stall) / 3) return "";
  const what = players === 1 ? "turns" : "rounds";
  return `${quiet} of ${stall} quiet ${what}: then the show is canceled`;
}

export function standing({ living, token }: CharacterView): string {
  if (token < 0) return "not chosen yet";
  return living ? "Living" : "Zomboid";
}
