/** Who I am in this browser: my name, and the secrets by which I hold my seats. No accounts. */
import type { Joined } from "../generated/messages";

const NAME = "parlour.name";
const SEATS = "parlour.seats";
const MOST_TABLES = 60;

interface Held {
  tokens: string[];
  host: string | null;
  at: number; // when it was last used, so that the oldest can be forgotten
}

type Tables = Record<string, Held>;

function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a full or closed store: the seat is held as long as the page is open
  }
}

let tables: Tables | null = null;

/** Read anew each time, as another tab may have sat down; kept here where nothing can be stored. */
function all(): Tables {
  const stored = load(SEATS);
  try {
    if (stored) return JSON.parse(stored) as Tables;
  } catch {
    // unreadable: begin anew
  }
  tables ??= {};
  return tables;
}

function put(code: string, held: Held): void {
  const known = { ...all(), [code]: held };
  const newest = Object.entries(known).sort(([, a], [, b]) => b.at - a.at);
  tables = Object.fromEntries(newest.slice(0, MOST_TABLES));
  save(SEATS, JSON.stringify(tables));
}

/** Keep what opening or joining a table has brought. */
export function remember(joined: Joined): void {
  const held = all()[joined.code];
  const brought = joined.seats?.map((seat) => seat.token) ?? [joined.token];
  put(joined.code, {
    tokens: [...new Set([...(held?.tokens ?? []), ...brought])],
    host: joined.host_token ?? held?.host ?? null,
    at: Date.now(),
  });
}

/** The tokens of the seats I hold there. */
export function seatTokens(code: string): string[] {
  return all()[code]?.tokens ?? [];
}

/** All tokens to say hello with, the host's too. */
export function allTokens(code: string): string[] {
  const held = all()[code];
  return held ? [...held.tokens, ...(held.host ? [held.host] : [])] : [];
}

/** At a rematch the same secrets hold the same seats. */
export function inherit(from: string, to: string): void {
  const held = all()[from];
  if (held && !all()[to]) put(to, { ...held, at: Date.now() });
}

/** The tables I have sat at, the newest first. */
export function myTables(): string[] {
  return Object.entries(all())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([code]) => code);
}

export function myName(): string {
  return load(NAME) ?? "";
}

export function setMyName(name: string): void {
  save(NAME, name.trim());
}
