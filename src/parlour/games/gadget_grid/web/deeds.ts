/**
 * What can be done, as it is put together by presses: a card or a tool, then a token, a square, a
 * direction. It is read off the moves on offer; nothing here judges one.
 */
import type { Offered, Way } from "@shell/kit";
import type { GadgetGridView, Move } from "./generated";
import { rolled } from "./squares";

export interface Deed extends Way {
  kind: Move["kind"];
  offer: Offered;
}

export type Tool = "grapple" | "hug" | "shovel" | "skate" | "whistle" | "zomb";

export const key = {
  card: (card: number) => `card:${card}`,
  square: (square: number) => `square:${square}`,
  token: (token: number) => `token:${token}`,
  tool: (tool: Tool) => `tool:${tool}`,
  way: (direction: number) => `way:${direction}`,
};

/** The sort of a part, and its number or name. */
export function read(part: string): [sort: string, value: string] {
  const [sort = "", value = ""] = part.split(":");
  return [sort, value];
}

export function numberIn(part: string | undefined, sort: string): number | null {
  const [found, value] = read(part ?? "");
  return found === sort ? Number(value) : null;
}

const { card, square, token, tool, way } = key;
const chosen = (number: number) => (number >= 0 ? [number] : []); // -1: it is left out

/** In the order in which they are pressed; none for what has a button of its own. */
export function partsOf(move: Move): string[] {
  switch (move.kind) {
    case "ChooseCharacter":
    case "Drop":
    case "StealFrom":
      return [token(move.token)];
    case "Put":
    case "Aim":
    case "Lob":
      return [card(move.card), square(move.square)];
    case "Activate":
    case "PlayWidget":
    case "Fire":
      return [card(move.card)];
    case "Target":
    case "Throw":
      return [card(move.card), token(move.token)];
    case "Seize":
      return [card(move.card), token(move.token), `taken:${move.taken}`];
    case "Push":
      return [card(move.card), token(move.token), square(move.square)];
    case "Slide":
      return [card(move.card), square(move.start), square(move.end)];
    case "Retrieve":
      return [card(move.card), `pile:${move.pile}`, `taken:${move.taken}`];
    case "Arrange":
      return move.cards.map((dlc) => `dlc:${dlc}`);
    case "Step":
    case "Land":
      return [square(move.square)];
    case "Grapple":
      return [tool("grapple"), square(move.square)];
    case "Hug":
      return [tool("hug"), token(move.token)];
    case "Shovel":
      return [tool("shovel"), token(move.token)];
    case "Skate":
      return [tool("skate"), way(move.direction)];
    case "TurnTo":
      return [way(move.direction)];
    case "MoveZomb":
      return [tool("zomb"), token(move.token), square(move.square)];
    case "Whistle":
      return [tool("whistle"), token(move.token), square(move.square)];
    case "Lead":
      return [token(move.token), square(move.square)];
    case "Beam": {
      const doors = [...chosen(move.entry), ...chosen(move.leave)];
      return [card(move.card), way(move.direction), ...doors.map(square)];
    }
    case "Press":
      return [card(move.card), `type:${move.sentry}`];
    case "Remote":
      return [card(move.card), square(move.square), ...chosen(move.direction).map(way)];
    default:
      return [];
  }
}

export function moveOf(offer: Offered): Move {
  return offer.data as unknown as Move;
}

/** Every way to every move that is pressed on the board. */
export function deedsOf(offers: readonly Offered[], view: GadgetGridView): Deed[] {
  const whistles = offers.some((offer) => moveOf(offer).kind === "Whistle");
  return offers.flatMap((offer) => {
    const move = moveOf(offer);
    const deed = (parts: string[]): Deed => ({ move: offer.move, kind: move.kind, parts, offer });
    const parts = partsOf(move);
    if (parts.length === 0) return [];
    // Where nothing else moves Zombs, a press on one will do.
    if (move.kind === "MoveZomb" && !whistles) return [deed(parts), deed(parts.slice(1))];
    const other = move.kind === "Put" ? otherWay(move.card, move.square, view) : null;
    return other ? [deed(parts), deed(other)] : [deed(parts)];
  });
}

/** Two cards on two squares: to put one here is to put the other there. */
function otherWay(put: number, at: number, view: GadgetGridView): string[] | null {
  const [one, two] = view.placing;
  if (view.agenda.at(-1)?.kind !== "PutTwo" || one === undefined || two === undefined) return null;
  const there = rolled(view).find((each) => each !== at);
  return there === undefined ? null : [card(put === one ? two : one), square(there)];
}

/** What goes without saying at the beginning, since every deed of the question begins so. */
const PLAIN = new Set<Move["kind"]>(["Put", "Hug", "MoveZomb", "Lead"]);

export function firstStage(deeds: readonly Deed[]): string[] {
  const meant = deeds.filter(({ kind }) => kind !== "Activate");
  if (meant.length === 0 || !meant.every(({ kind }) => PLAIN.has(kind))) return [];
  const [put] = meant;
  if (put && meant.every(({ kind }) => kind === "Put")) return put.parts.slice(0, 1);
  const firsts = new Set(
    meant.filter(({ parts }) => parts.length > 1).map(({ parts }) => parts[0]),
  );
  const tools = [...firsts].filter((part) => part?.startsWith("tool:"));
  const [only] = tools.length === 1 ? tools : firsts;
  return only !== undefined && (firsts.size === 1 || tools.length === 1) ? [only] : [];
}

/** A deed is done at once by its card or tool alone. */
export function atOnce(deeds: readonly Deed[], part: string): Deed[] {
  return deeds.filter(({ parts }) => parts.length === 1 && parts[0] === part);
}
