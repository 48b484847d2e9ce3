/** What is known of a table, and how each message of the server changes it. Pure. */
import type { FromServer, Room, Seen, Sync, Update } from "../generated/messages";
import type { Link } from "./socket";

export interface TableState {
  link: Link;
  /** -1: nothing has come yet */
  version: number;
  /** The version at which everything was told last: before it something may have been missed. */
  synced: number;
  /** The seats I hold. */
  mine: number[];
  host: boolean;
  room: Room | null;
  /** One for each of my seats, or a spectator's; with their whole logs. */
  seen: Seen[];
  /** Of my seats, those that have not been told of this version. */
  behind: number[];
  /** The version of the last line of chat: each of my seats that may read it is told of it. */
  said: number;
  /** The version that shows what we have done last; the word that it is done may come first. */
  due: number;
  /** Something is missing, and everything was asked for. */
  missed: boolean;
  /** When the clocks were told, by the clock of this page. */
  heard: number;
}

export const unknown: TableState = {
  link: "connecting",
  version: -1,
  synced: -1,
  mine: [],
  host: false,
  room: null,
  seen: [],
  behind: [],
  said: -1,
  due: -1,
  missed: false,
  heard: 0,
};

/** The state after a message, or null if something before it is missing. */
export function reduce(state: TableState, message: FromServer, now: number): TableState | null {
  switch (message.type) {
    case "sync":
      return synced(state, message, now);
    case "update":
      return updated(state, message, now);
    case "presence": {
      if (!state.room) return state;
      const { connected, spectators } = message;
      const seats = state.room.seats.map((seat, number) => ({
        ...seat,
        connected: connected[number] ?? null,
      }));
      return { ...state, room: { ...state.room, seats, spectators } };
    }
    default:
      return state;
  }
}

function synced(state: TableState, { version, mine, host, room, seen }: Sync, now: number) {
  const told = { version, synced: version, said: version, mine, host, room, seen };
  return { ...state, ...told, behind: [], missed: false, heard: now };
}

/**
 * Who holds several seats gets one update of the same version for each of them, in their order. An
 * older version is known already; a later one than the next means that something was missed.
 *
 * What has been said comes once, when it is said; a room that is told anew has no more of it.
 */
function updated(state: TableState, update: Update, now: number): TableState | null {
  if (update.version < state.version) return state;
  if (update.version > state.version + 1 || !state.room) return null;
  const sameVersion = update.version === state.version;
  const fresh = update.said.length > 0 && state.said < update.version;
  const room = {
    ...(update.room ?? state.room),
    clocks: update.clocks,
    time_left: update.time_left,
    choice_left: update.choice_left,
    chat: fresh ? [...state.room.chat, ...update.said] : state.room.chat,
  };
  const seen = [...state.seen];
  for (const news of update.seen) {
    const place = seen.findIndex((known) => known.viewer === news.viewer);
    const whole = brought(seen[place], news);
    if (!whole) return null;
    if (place < 0) seen.push(whole);
    else seen[place] = whole;
  }
  const due = sameVersion ? state.behind : state.mine;
  const told = update.seen.length ? update.seen.map(({ viewer }) => viewer) : due.slice(0, 1);
  const behind = due.filter((seat) => !told.includes(seat));
  const said = fresh ? update.version : state.said;
  return { ...state, version: update.version, room, seen, behind, said, heard: now };
}

/**
 * What a viewer knows with the news: of the view they have the parts that are new, of log and turns
 * what goes on, and what they leave out is as it was. Null if something before them is missing.
 */
function brought(before: Seen | undefined, news: Update["seen"][number]): Seen | null {
  const { log = [], turns = [] } = before ?? {};
  const { log_start = 0, turns_start = 0 } = news;
  if (log_start > log.length || turns_start > turns.length) return null;
  return {
    ...before,
    ...news,
    view: { ...before?.view, ...news.view },
    log: [...log.slice(0, log_start), ...(news.log ?? [])],
    log_start: 0,
    turns: [...turns.slice(0, turns_start), ...(news.turns ?? [])],
    turns_start: 0,
  } as Seen; // whoever is told for the first time is told everything
}

/** News are on their way: what is known now will not be the last word for long. */
export function awaitsNews({ link, version, due, behind, missed }: TableState): boolean {
  return link === "connecting" || link === "lost" || version < due || behind.length > 0 || missed;
}

export function seenBy(state: TableState, viewer: number | null): Seen | null {
  return state.seen.find((seen) => seen.viewer === viewer) ?? null;
}

/** The seats of mine that are waited for. */
export function askedOf(state: TableState): number[] {
  return state.seen.flatMap((seen) => (seen.asked && seen.viewer !== null ? [seen.viewer] : []));
}
