/** A table to test with, and a WebSocket that a test holds the other end of. */
import { vi } from "vitest";
import type {
  Channel,
  FromServer,
  LogLine,
  Offered,
  Refused,
  Room,
  Seen,
  Sync,
  Turn,
  Update,
} from "../src/generated/messages";
import { spoken } from "../src/ui/texts";

export const rule: Refused = {
  rule: "X-7",
  title: "Limits",
  text: "Never hold more than five.",
  because: { words: ["Your ring is full: 5 of 5."], things: [] },
};

export function offer(move: string, caution: string | null = null, apart = ""): Offered {
  const asked = caution === null ? null : spoken(caution);
  return { move, label: spoken(`Do ${move}`), data: { kind: "Any" }, caution: asked, apart };
}

export function room(part: Partial<Room> = {}): Room {
  const seat = { kind: "person" as const, bot: "", away: false, connected: true };
  return {
    code: "MAPLE-1234",
    game: "nothing",
    title: "Nothing",
    rules_version: 1,
    tutorial: false,
    public: false,
    options: {},
    clock: { kind: "none", seconds: 0, increment: 0 },
    seats: [
      { ...seat, name: "Ada", team: [0] },
      { ...seat, name: "Grace", team: [1] },
    ],
    state: "playing",
    commitment: "",
    seed: "",
    next_code: "",
    sides: [],
    ready: [],
    chat: [],
    clocks: [null, null],
    time_left: null,
    choice_left: null,
    spectators: 0,
    practice: false,
    question: null,
    ...part,
  };
}

export const EVERYBODY: Channel = { id: "table", name: "Everybody", readers: null, silent: null };

export function seen(part: Partial<Seen> = {}): Seen {
  return {
    viewer: 0,
    step: 0,
    view: {},
    prompt: spoken("Choose."),
    asked: true,
    waiting: [0],
    complete: true,
    moves: [offer("a"), offer("b", "This cannot be taken back.")],
    typed: null,
    proposed: null,
    aside: [],
    can_undo: false,
    undo_by: null,
    log: [],
    log_start: 0,
    turns: [],
    turns_start: 0,
    figures: { points: [3, 4] },
    channels: [EVERYBODY],
    result: null,
    ...part,
  };
}

export function sync(part: Partial<Sync> = {}): Sync {
  return {
    type: "sync",
    version: 5,
    mine: [0],
    open: null,
    asked: null,
    host: true,
    room: room(),
    seen: [seen()],
    ...part,
  };
}

export function update(version: number, part: Partial<Update> = {}): Update {
  return {
    type: "update",
    version,
    clocks: [null, null],
    time_left: null,
    choice_left: null,
    room: null,
    seen: [],
    said: [],
    asked: null,
    ...part,
  };
}

/** A line of the log. */
export function line(words: string, step = 1, event: LogLine["event"] = {}): LogLine {
  return { text: spoken(words), step, event, minor: false };
}

/** A turn of that seat with this headline. */
export function headlined(words: string, seat = 0, start = 0, step = 0): Turn {
  return { seat, start, step, headline: { text: spoken(words), marks: [] } };
}

type Said = Record<string, unknown> & { type: string; id: number };

/** What the page takes for a WebSocket. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  heard(type: string): Said[] {
    return this.said.filter((message) => message.type === type);
  }

  /** The last message of that type; the test fails if there is none. */
  lastOf(type: string): Said {
    const message = this.heard(type).at(-1);
    if (!message) throw new Error(`nothing of type ${type} was said`);
    return message;
  }
}

export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}
