/** A visit to a table: the socket, what is known, and everything one can ask for. */
import type { Aid, Answer, Change, Join, Refused } from "../generated/messages";
import { underWay } from "../ui/settled";
import { Fault, joinTable } from "./api";
import { allTokens, inherit, myName, remember } from "./people";
import { type Ask, type Link, type Reply, TableSocket } from "./socket";
import { handed, reduce, type TableState, unknown } from "./store";

export class Session {
  private state: TableState = unknown;
  private readonly listeners = new Set<() => void>();
  private readonly answers = new Map<string, Promise<Answer>>();
  private answersFor = -1; // the version whose answers are kept
  private socket: TableSocket | null = null;
  private told: number | null | undefined; // which seat the server knows to hold the device

  /** `watching`: as anybody in the room, whatever seats this browser holds. */
  constructor(
    readonly code: string,
    private readonly watching = false,
  ) {}

  // ---------------------------------------------------------------- what is known

  readonly snapshot = (): TableState => this.state;

  /** The line is open while anybody looks. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.socket ??= this.connect();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.socket?.close();
      this.socket = null;
    };
  };

  private connect(): TableSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.code}/socket`;
    return new TableSocket(address, {
      hello: () => {
        this.told = this.state.open;
        return {
          type: "hello",
          tokens: this.watching ? [] : allTokens(this.code),
          since: this.state.missed || this.state.version < 0 ? null : this.state.version,
          name: this.watching ? "" : myName(),
          open: this.state.open,
        };
      },
      link: (link: Link) => this.become({ ...this.state, link }),
      heard: (message) => {
        const next = reduce(this.state, message, performance.now());
        if (next) this.become(next);
        else if (!this.state.missed) this.greetAnew();
        if (this.told !== this.state.open) this.tellWhoLooks();
      },
    });
  }

  private become(state: TableState): void {
    if (state.room?.next_code && !this.watching) inherit(this.code, state.room.next_code);
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  /** Ask for everything: after a gap, or with new tokens. */
  private greetAnew(): void {
    this.become({ ...this.state, missed: true });
    this.socket?.greet();
  }

  /** Of several seats of mine this one holds the device from now on; null: it is passed on. */
  look(seat: number | null): void {
    this.become(handed(this.state, seat));
    this.tellWhoLooks();
  }

  private tellWhoLooks(): void {
    const { open } = this.state;
    this.told = open;
    this.answers.clear(); // they were somebody else's
    this.ask({ type: "look", seat: open }).catch((error: unknown) => {
      if (error instanceof Fault && error.code === "offline") {
        this.told = undefined; // to be said again on the next line
      } else if (this.state.open === open) {
        this.become(handed(this.state, null));
        this.greetAnew();
      }
    });
  }

  private ask(message: Ask): Promise<Reply> {
    const asked = this.socket?.ask(message) ?? Promise.reject(new Error("nobody looks"));
    return underWay(
      asked.then((reply) => {
        if ("version" in reply && reply.version > this.state.version) {
          this.become({ ...this.state, due: reply.version });
        }
        return reply;
      }),
    );
  }

  // ---------------------------------------------------------------- playing

  move(seat: number, move: string) {
    return this.ask({ type: "move", seat, move, version: this.state.version });
  }

  undo = (seat: number, practice = false) => this.ask({ type: "undo", seat, practice });
  askUndo = (seat: number) => this.ask({ type: "ask_undo", seat });
  withdrawUndo = (seat: number) => this.ask({ type: "withdraw_undo", seat });
  answerUndo = (seat: number, version: number, agrees: boolean) =>
    this.ask({ type: "answer_undo", seat, version, agrees });
  leave = (seat: number) => this.ask({ type: "leave", seat });
  rename = (seat: number, name: string) => this.ask({ type: "rename", seat, name });
  ready = (seat: number, ready: boolean) => this.ask({ type: "ready", seat, ready });
  comeBack = (seat: number) => this.ask({ type: "return", seat });
  hint = (seat: number) => this.ask({ type: "hint", seat }) as Promise<Answer>;

  /** The judge's word on a move; null: it is legal. */
  why(seat: number, move: string): Promise<Refused | null> {
    return this.judge(seat, move).then(({ refusal }) => refusal);
  }

  /** What is said to who types that move, beside the judge's word. */
  aid(seat: number, move: string): Promise<Aid | null> {
    return this.judge(seat, move).then(({ aid }) => aid);
  }

  /** Asked once for each version of the table. */
  private judge(seat: number, move: string): Promise<Answer> {
    if (this.answersFor !== this.state.version) this.answers.clear();
    this.answersFor = this.state.version;
    const key = `${seat} ${move}`;
    const known = this.answers.get(key);
    if (known) return known;
    const asked = this.ask({ type: "why", seat, move }) as Promise<Answer>;
    this.answers.set(key, asked);
    asked.catch(() => this.answers.delete(key));
    return asked;
  }

  say(text: string, seat: number | null, channel: string) {
    return this.ask({ type: "chat", text, seat, channel });
  }

  // ---------------------------------------------------------------- the room

  /** Take a seat. A second one on this device is a second player of a hot seat. */
  async sit(join: Join): Promise<void> {
    remember(await joinTable(this.code, join));
    this.greetAnew();
  }

  sitBot = (seat: number, bot: string) => this.ask({ type: "sit_bot", seat, bot });
  clearSeat = (seat: number) => this.ask({ type: "clear_seat", seat });
  swap = (one: number, other: number) => this.ask({ type: "swap_seats", one, other });
  takeSeat = (seat: number, to: number) => this.ask({ type: "take_seat", seat, to });
  drawSeats = () => this.ask({ type: "draw_seats" });
  change = (changes: Omit<Change, "type" | "id">) => this.ask({ type: "change", ...changes });
  start = () => this.ask({ type: "start" });
  rematch = () => this.ask({ type: "rematch" });
}
