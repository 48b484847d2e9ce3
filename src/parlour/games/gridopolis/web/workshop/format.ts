/** A blueprint as it is written in files: the format gridset-blueprint/1. Shapes only, no rules. */
import type { Blueprint } from "../generated";

export const FORMAT = "gridset-blueprint/1";

export type { Blueprint, Cell, Link, Seat } from "../generated";

export const COUNTS = ["2", "3", "4"] as const;
export type Count = (typeof COUNTS)[number];

/** The text is not a blueprint; its message says so in one sentence. */
export class BadFile extends Error {}

type Check = (value: unknown, where: string) => void;

const FARTHEST = 999; // nothing is counted or lies farther; maps and scene have to draw it

const whole: Check = (value, where) => {
  if (!Number.isInteger(value)) throw new BadFile(`${where} is not a whole number.`);
  if (Math.abs(value as number) > FARTHEST) throw new BadFile(`${where} is far too large.`);
};
const words: Check = (value, where) => {
  if (typeof value !== "string") throw new BadFile(`${where} is not a text.`);
};
const yes: Check = (value, where) => {
  if (typeof value !== "boolean") throw new BadFile(`${where} is neither true nor false.`);
};
const list =
  (each: Check, length?: number): Check =>
  (value, where) => {
    if (!Array.isArray(value)) throw new BadFile(`${where} is not a list.`);
    if (length !== undefined && value.length !== length)
      throw new BadFile(`${where} has ${value.length} entries instead of ${length}.`);
    value.forEach((item, i) => {
      each(item, `${where}[${i}]`);
    });
  };
const thing =
  (needed: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value, where) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw new BadFile(`${where || "It"} is not an object.`);
    const path = where ? `${where}.` : "";
    for (const [name, check] of Object.entries(needed)) {
      if (!(name in value)) throw new BadFile(`${path}${name} is missing.`);
      check((value as Record<string, unknown>)[name], `${path}${name}`);
    }
    for (const [name, item] of Object.entries(value)) {
      if (name in needed) continue;
      const check = optional[name];
      if (!check) throw new BadFile(`${path}${name} is unknown in this format.`);
      check(item, `${path}${name}`);
    }
  };

const cell = list(whole, 3);
const cells = list(cell);
const links = list(list(cell, 2));
const blueprint = thing(
  {
    format: words,
    id: words,
    title: words,
    floor: whole,
    pads: cells,
    links,
    posts: links,
    teleporters: cells,
    seats: list(
      thing({
        id: words,
        colour: words,
        forward: cell,
        pads: cells,
        links,
        kingerizers: cells,
        markers: cells,
      }),
    ),
    seating: thing({}, { "2": list(words), "3": list(words), "4": list(words) }),
    reserve: thing({ pads: whole, posts: whole, links: whole, blockers: whole }),
  },
  {
    description: words,
    author: words,
    rules: thing({}, { no_progress_turns: whole, king_mid_chain: yes }),
  },
);

/** The blueprint in a text. Whether it is a good one is for the server to say. */
export function readBlueprint(text: string): Blueprint {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadFile("It is not JSON.");
  }
  const format = (value as { format?: unknown } | null)?.format;
  if (typeof format === "string" && format !== FORMAT)
    throw new BadFile(`Its format is “${format.slice(0, 40)}”, and this workshop reads ${FORMAT}.`);
  blueprint(value, "");
  return value as Blueprint;
}

/** In the order of the format, without what is empty: small enough for a link. */
export function writeBlueprint(design: Blueprint): string {
  const { description, author, rules } = design;
  return JSON.stringify({
    format: design.format,
    id: design.id,
    title: design.title,
    ...(description ? { description } : {}),
    ...(author ? { author } : {}),
    floor: design.floor,
    pads: design.pads,
    links: design.links,
    posts: design.posts,
    teleporters: design.teleporters,
    seats: design.seats,
    seating: design.seating,
    reserve: design.reserve,
    ...(rules && Object.keys(rules).length > 0 ? { rules } : {}),
  });
}
