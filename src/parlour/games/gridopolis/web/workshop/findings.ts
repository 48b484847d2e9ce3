/** What the server says of a design, and which cells it means. */
import { cellsIn as cellsNamed } from "../cells";
import type { Blueprint, Cell } from "./format";

export interface Finding {
  rule: string;
  where: string; // like links[3] or seats[0].markers[2]; empty if it is about the whole
  message: string;
}

export interface Inspection {
  ok: boolean;
  errors: Finding[];
  warnings: Finding[];
  players: number[];
  parts: Record<string, Record<string, number>>;
  box: Record<string, number>;
}

/** The cells that a finding is about: those at its place in the design, else those it names. */
export function cellsOf(finding: Finding, design: Blueprint): Cell[] {
  const direction = finding.where.endsWith(".forward"); // three numbers, but no place
  const found = direction ? [] : cellsIn(valueAt(design, finding.where));
  if (found.length > 0) return found;
  return cellsNamed(finding.message);
}

function valueAt(design: Blueprint, where: string): unknown {
  let value: unknown = design;
  for (const name of where.match(/[a-z_]+|\d+/g) ?? []) {
    if (typeof value !== "object" || value === null) return null;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Of a cell, of a link or of a short list of either; a whole part of the design is no place. */
function cellsIn(value: unknown): Cell[] {
  if (!Array.isArray(value) || value.length > 6) return [];
  if (value.length === 3 && value.every(Number.isInteger)) return [value as unknown as Cell];
  return value.flatMap(cellsIn);
}

const NOTHING: Inspection = {
  ok: false,
  errors: [],
  warnings: [],
  players: [],
  parts: {},
  box: {},
};

/** The server's answer, whatever it left out. */
export function asInspection(answer: unknown): Inspection {
  return { ...NOTHING, ...(answer as Partial<Inspection>) };
}
