/** The fourteen tokens: eight Characters from 0, then the Zombots. */
import type { GadgetGridView } from "./generated";

export const NAMES = [
  "Uoiea",
  "Fiona Rey Monster",
  "Myron",
  "Sudo Deratchet",
  "Trish McKish",
  "Graygue",
  "Wunowenoh",
  "Zaggy Moonpowder",
] as const;
export const CHARACTERS = NAMES.length;
export const NOWHERE = -1;

export const isZombot = (token: number) => token >= CHARACTERS;

export function tokenName(token: number): string {
  return NAMES[token] ?? `Zombot ${token - CHARACTERS + 1}`;
}

/** As sentences and moves call it: "myron", "z3". */
export function tokenId(token: number): string {
  return isZombot(token) ? `z${token - CHARACTERS + 1}` : (shortName(token).toLowerCase() ?? "");
}

export function tokenCalled(id: string): number {
  if (/^z\d$/.test(id)) return CHARACTERS + Number(id.slice(1)) - 1;
  return NAMES.findIndex((name) => name.split(" ")[0]?.toLowerCase() === id);
}

export function shortName(token: number): string {
  return tokenName(token).split(" ")[0] ?? "";
}

/** What stands on the token: U, F, M, or the number of a Zombot. */
export function initial(token: number): string {
  return isZombot(token) ? String(token - CHARACTERS + 1) : tokenName(token).charAt(0);
}

/** Whose Character it is, opponents of a player alone included; -1: nobody's. */
export function seatOf(view: GadgetGridView, token: number): number {
  return isZombot(token) ? -1 : view.characters.findIndex((each) => each.token === token);
}

export function whereIs(view: GadgetGridView, token: number): number {
  if (isZombot(token)) return view.zombots[token - CHARACTERS] ?? NOWHERE;
  return view.characters[seatOf(view, token)]?.square ?? NOWHERE;
}

/** A Character without a Life Gizmo. */
export function isZomboid(view: GadgetGridView, token: number): boolean {
  const character = view.characters[seatOf(view, token)];
  return character !== undefined && !character.living;
}

/** All that stand on the Grid, Characters first. */
export function tokensOf(view: GadgetGridView): number[] {
  const characters = view.characters.map(({ token }) => token).filter((token) => token >= 0);
  const zombots = view.zombots.map((_, number) => CHARACTERS + number);
  return [...characters.toSorted((a, b) => a - b), ...zombots];
}
