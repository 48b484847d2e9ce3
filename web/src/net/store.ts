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
  /** Of several seats of mine, the one that holds the device; null: none of them, under a cover. */
  open: number | null;
  /** Of several seats of mine, all that are asked; null: `seen` says it. */
  asked: number[] | null;
  /** How far those have seen the game who have looked away. */
  left: ReadonlyMap<number, Left>;
  /**
   * With whole logs: what my seat sees, or a spectator; of several who share the device, nobody but who
   * holds it. (In a tutorial all seats are one person's, and there is one for each.)
   */
  seen: Seen[];
  /** Of those who see this page, the seats that have not been told of this version. */
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

/** What is kept of what somebody has seen: how much it was. */
export interface Left {
  step: number;
  /** of the log */
  lines: number;
}

export const unknown: TableState = {
  link: "connecting",
  version: -1,
  synced: -1,
  mine: [],
  host: false,
  open: null,
  asked: null,
  left: new Map(),
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
      // Meanwhile the device went on: what is for who holds it now is on its way.
      if (!fits(state, message)) return state;
      return passedOn(state, synced(state, message, now));
    case "update": {
      if (state.missed) return state; // all of it is on its way
      const next = updated(state, message, now);
      return next && passedOn(state, next);
    }
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

function synced(state: TableState, sync: Sync, now: number): TableState {
  const { version, mine, host, room, seen, open, asked } = sync;
  const told = { version, synced: version, said: version, mine, host, room, seen, open, asked };
  const left = notBefore(state.left, seen);
  return { ...state, ...told, left, behind: [], missed: false, heard: now };
}

/** Whether that is for who holds the device now, or there is nobody for whom it was asked for. */
function fits({ open }: TableState, sync: Sync): boolean {
  return sync.open === open || (sync.open === null && !sync.mine.includes(open ?? -1));
}

/**
 * The device goes to that seat, or under a cover: all that its last holder alone may know is forgotten, and what
 * the next one may know has yet to come.
 */
export function handed(state: TableState, open: number | null): TableState {
  const { room } = state;
  const left = new Map(state.left);
  for (const { viewer, step, log } of state.seen) {
    if (viewer !== null) left.set(viewer, { step, lines: log.length });
  }
  const forgotten = { room: room && { ...room, chat: [] }, seen: [], behind: [] };
  return { ...state, ...forgotten, open, left, missed: true };
}

/**
 * Who holds the device has answered, or another of its seats is asked: nobody's hand stays open for the
 * next. Who was not asked either when taking the device keeps it as long as that stays so.
 */
function passedOn(before: TableState, after: TableState): TableState {
  const { open, asked, mine, room } = after;
  if (open === null || asked === null || mine.length < 2 || room?.state !== "playing") return after;
  const had = before.asked ?? [];
  const news = had.includes(open) || asked.some((seat) => !had.includes(seat));
  if (asked.length === 0 || asked.includes(open) || !news) return after;
  const { version, heard } = after;
  // What has just come is shown when the cover is lifted, and not before.
  return handed({ ...before, version, asked, mine, room, heard }, null);
}

/** After a move was taken back nobody can tell any more what is new to whom. */
function notBefore(left: TableState["left"], seen: readonly Seen[]): TableState["left"] {
  const step = Math.max(0, ...seen.map((each) => each.step));
  return new Map([...left].filter(([, known]) => known.step <= step));
}

/**
 * Who learns the game has all its seats, and gets one update of the same version for each of them, in their order. An
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
    if (!eyes(state).includes(news.viewer ?? null)) return null;
    const place = seen.findIndex((known) => known.viewer === news.viewer);
    const whole = brought(seen[place], news);
    if (!whole) return null;
    if (place < 0) seen.push(whole);
    else seen[place] = whole;
  }
  const due = sameVersion ? state.behind : eyes(state).filter((seat) => seat !== null);
  const told = update.seen.length ? update.seen.map(({ viewer }) => viewer) : due.slice(0, 1);
  const behind = due.filter((seat) => !told.includes(seat));
  const said = fresh ? update.version : state.said;
  const left = notBefore(state.left, seen);
  const { version, asked } = update;
  return { ...state, version, room, seen, asked, left, behind, said, heard: now };
}

/** With whose eyes this page sees: those of who holds the device, or a spectator's. */
function eyes({ mine, open, room }: TableState): (number | null)[] {
  if (mine.length === 0) return [null];
  return mine.length === 1 || room?.tutorial ? mine : [open];
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

/** The seats of mine that are waited for, whoever holds the device. */
export function askedOf(state: TableState): number[] {
  if (state.asked) return state.asked;
  return state.seen.flatMap((seen) => (seen.asked && seen.viewer !== null ? [seen.viewer] : []));
}
