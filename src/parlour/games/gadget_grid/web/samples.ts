/** A few cards and a table for the tests: small, but true to what the server sends. */
import type { Offered } from "@shell/kit";
import type {
  CardPiece,
  CharacterView,
  Frame,
  GadgetGridView,
  GadgetPieces,
  Move,
} from "./generated";
import { cardsOf, numberOf } from "./parts";
import { NAMES, tokenId, tokenName } from "./tokens";

export const SEATS = ["Ada", "Bell", "Cid"].map((name) => ({
  name,
  kind: "person" as const,
  bot: "",
  away: false,
  connected: true,
  team: [],
}));

const CARDS: [id: string, name: string, does: string, more?: Partial<CardPiece>][] = [
  ["W01", "Mirror Universe", "swap"],
  ["W04", "Psychic Lasso", "lasso"],
  ["W08", "Second Helping of Legs", "legs"],
  ["W13", "Cosmic Coupon", "coupon"],
  ["E01", "Fourth Eye", "shield"],
  ["E02", "Grappler", "grapple"],
  ["A01", "Rock", "throw"],
  ["A05", "Remote Control", "remote"],
  ["A06", "Board Mortar", "mortar"],
  ["A12", "Sternly Worded Laser", "beam"],
  ["N01", "Portal", "portal"],
  ["N02", "Rubble", "rubble"],
  ["S04", "Gorgonzilla", "sentry", { sentry: 0 }],
  ["D05", "Zombuoy Buddy", "zombuoy"],
  ["D10", "Square 100", "square_100"],
  ["D12", "Trying Really Hard", "far"],
];
const CATEGORIES = {
  W: "widget",
  E: "equipment",
  A: "attack",
  N: "environment",
  S: "setup",
  D: "dlc",
} as const;

function piece([id, name, does, more = {}]: (typeof CARDS)[number]): CardPiece {
  const category = CATEGORIES[id.charAt(0) as keyof typeof CATEGORIES];
  const price = { named: numberOf("A06"), others: ["equipment" as const, "widget" as const] };
  return {
    number: numberOf(id),
    id,
    name,
    category,
    copies: 2,
    does,
    short: `What ${name} does.`,
    text: `What ${name} does, in full.`,
    flavor: "",
    numbers: {},
    directions: "",
    fires: "",
    sentry: -1,
    price: category === "dlc" ? price : null,
    ...more,
  };
}

export const pieces: GadgetPieces = {
  cards: CARDS.map(piece),
  tokens: [...NAMES, 1, 2, 3, 4, 5, 6].map((_, number) => ({
    number,
    id: tokenId(number),
    name: tokenName(number),
    full_name: tokenName(number),
    kind: number < NAMES.length ? ("character" as const) : ("zombot" as const),
  })),
  sentries: ["Gorgonzilla"],
  directions: ["up", "right", "down", "left", "up-right", "down-right", "down-left", "up-left"],
  phases: ["setup", "generation", "action", "movement", "attack", "end"],
};

export const cards = cardsOf(pieces, "");

export function ids(...names: string[]): number[] {
  return names.map(numberOf);
}

export function character(token: number, square: number, more: Partial<CharacterView> = {}) {
  const gizmos = more.gizmos ?? 3;
  return {
    token,
    square,
    living: gizmos > 0,
    gizmos,
    bank: 3 - gizmos,
    hand: null,
    hand_size: more.hand?.length ?? 0,
    active: [],
    dlc: [],
    refuge: false,
    footing: false,
    deck: 0,
    pile: 0,
    ...more,
  };
}

const MOVEMENT: Frame = { kind: "Movement", seat: 0 };

/** Ada is Uoiea on 42, Bell is Fiona on 45, Cid is Myron on 48; Zombot 1 stands on 33. */
export function table(changes: Partial<GadgetGridView> = {}): GadgetGridView {
  return {
    viewer: 0,
    agenda: [MOVEMENT],
    waiting: [0],
    hand: [],
    held_back: [],
    dlc_known: [],
    house: {
      kind: "HouseRules",
      players_place: false,
      open_hands: false,
      axes_return: false,
      sentries_land: false,
      stall_rule: true,
      round_cap: 0,
      opponents: 0,
      cards: "",
    },
    players: 3,
    characters: [character(0, 42), character(1, 45), character(2, 48)],
    first: 0,
    turn: 0,
    round: 2,
    quiet: 0,
    loss: false,
    stall: 15,
    now: {
      kind: "ThisTurn",
      phase: 3,
      steps: 1,
      extra: 0,
      acted: true,
      bought: false,
      widgets: [],
      rerolled: false,
      composted: false,
      grappled: false,
      whistled: false,
      skated: false,
      hugged: false,
      attacks: 0,
      hit: [],
      let_go: false,
      visited: Array.from({ length: 14 }, () => []),
    },
    steps_left: 2,
    allowance: 3,
    decks: [40, 41],
    piles: [[], []],
    setup: 0,
    unused: 10,
    box: [],
    dlc_deck: 18,
    display: [],
    start_deck: { setup: 0, gadgets: 0, tokens: [] },
    placing: [],
    in_play: [],
    dice: [4, 2],
    came_down: -1,
    environments: at(100, -1, {}),
    lying: at(100, [], {}),
    zombots: [33],
    buggy: -1,
    skate: -1,
    zombuoy: -1,
    hugs: -1,
    gone: 0,
    winners: [],
    decided_by: "",
    ...changes,
  };
}

/** A list by square that is `usual` but for these. */
export function at<T>(length: number, usual: T, others: Record<number, T>): T[] {
  return Array.from({ length }, (_, square) => others[square] ?? usual);
}

/** A move on offer; its label names these tokens. */
export function offer(move: string, data: Move, tokens: readonly number[] = []): Offered {
  const things = tokens.map((token) => ({
    sort: "token",
    id: tokenId(token),
    name: tokenName(token),
  }));
  const words = [`Do ${move}`, ...things.map(() => "")];
  return { move, label: { words, things }, data: { ...data }, caution: null, apart: "" };
}

export const steps = (...squares: number[]) =>
  squares.map((square) => offer(`step ${square}`, { kind: "Step", square }));
