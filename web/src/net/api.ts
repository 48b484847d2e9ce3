/** The HTTP calls of the protocol, one function each. */
import type {
  GameInfo,
  Guide,
  Join,
  Joined,
  Lessons,
  OpenTable,
  Position,
  Problem,
  Refused,
  Room,
  RuleInfo,
  Story,
} from "../generated/messages";
import { underWay } from "../ui/settled";

/** What the server, or the way to it, has against a request. */
export class Fault extends Error {
  readonly code: string; // stable; "offline" if the server was not reached
  readonly status: number;
  readonly refusal: Refused | null; // the rule, if one is against it

  constructor(code: string, message: string, status = 0, refusal: Refused | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.refusal = refusal;
  }
}

function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  return underWay(fetched<T>(path, init));
}

async function fetched<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Fault("offline", "The server cannot be reached.");
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const problem = body as Partial<Problem> | null;
  throw new Fault(
    problem?.extra?.code ?? "server/error",
    problem?.detail ?? "Something went wrong there; try again.",
    response.status,
  );
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = call<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const part = encodeURIComponent;

export const games = () => once<GameInfo[]>("/api/games");
export const rules = (game: string) => once<RuleInfo[]>(`/api/games/${part(game)}/rules`);
export const guide = (game: string) => once<Guide>(`/api/games/${part(game)}/guide`);
export const pieces = (game: string) =>
  once<Record<string, unknown>>(`/api/games/${part(game)}/pieces`);
/** What the game has to say of a text for one of its free options. */
export const inspect = (game: string, option: string, text: string) =>
  post<Record<string, unknown>>(`/api/games/${part(game)}/options/${part(option)}`, { text });
export const tutorial = (game: string) => once<Lessons>(`/api/games/${part(game)}/tutorial`);

/** Public tables that wait for players. */
export const lobby = () => call<Room[]>("/api/lobby");

export const openTable = (table: OpenTable) => post<Joined>("/api/tables", table);
export const joinTable = (code: string, join: Join) =>
  post<Joined>(`/api/tables/${part(code)}/join`, join);
export const lookAt = (code: string) => call<Room>(`/api/tables/${part(code)}`);

/** The whole of a finished game. */
export const story = (code: string) => call<Story>(`/api/tables/${part(code)}/story`);

/** Where the record of a finished game can be had. */
export const recordAddress = (code: string) => `/api/tables/${part(code)}/record`;

/**
 * A position with the eyes of a seat, or of a spectator (null). While the game runs a seat's eyes
 * are for who holds its token: each of `tokens` is tried.
 */
export async function position(
  code: string,
  step: number,
  seat: number | null,
  tokens: string[] = [],
): Promise<Position> {
  const query = seat === null ? "" : `?seat=${seat}`;
  const path = `/api/tables/${part(code)}/position/${step}${query}`;
  const [token, ...others] = seat === null ? [] : tokens;
  try {
    return await call<Position>(
      path,
      token ? { headers: { Authorization: `Bearer ${token}` } } : {},
    );
  } catch (fault) {
    const refused = fault instanceof Fault && fault.code === "replay/not-yours";
    if (refused && others.length > 0) return position(code, step, seat, others);
    throw fault;
  }
}
