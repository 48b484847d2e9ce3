/**
 * One lasting conversation with a table. The line may break (sleep, a tunnel, a restart of the
 * server): it is taken up again by itself, and who asked something hears that it was lost.
 */
import type { Ack, Answer, FromClient, FromServer, Hello, Pong } from "../generated/messages";
import { Fault } from "./api";

/** connecting: never heard anything yet; lost: trying again; gone: there is no such table. */
export type Link = "connecting" | "online" | "lost" | "gone";

export type Reply = Ack | Answer | Pong;
type WithId = Exclude<FromClient, Hello>;
/** A message without its number; the socket numbers them. */
export type Ask = WithId extends infer M ? (M extends WithId ? Omit<M, "id"> : never) : never;

export interface Ears {
  /** What to say first: who I am and what I have seen. */
  hello(): Hello;
  heard(message: FromServer): void;
  link(link: Link): void;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(fault: Fault): void;
}

const FIRST_WAIT = 300; // milliseconds before the first new attempt; each later one waits longer
const LONGEST_WAIT = 8000;
const BEAT = 15000; // silence after which one asks whether anybody is there
const PATIENCE = 6000; // and how long the answer may take
const NO_SUCH_TABLE = 4004;

export class TableSocket {
  private socket: WebSocket | null = null;
  private closed = false;
  private greeted = false; // something was heard since the last hello
  private attempts = 0;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    document.addEventListener("visibilitychange", this.woken);
    window.addEventListener("online", this.woken);
    window.addEventListener("offline", this.cutOff);
    window.addEventListener("pageshow", this.woken);
    this.connect();
  }

  /** Say something, and wait for its ack, its answer or its error. */
  ask(message: Ask): Promise<Reply> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || !this.greeted) {
      return Promise.reject(new Fault("offline", "There is no connection right now."));
    }
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Say hello again on the same line: after sitting down, or when something was missed. */
  greet(): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(this.ears.hello()));
    }
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.woken);
    window.removeEventListener("online", this.woken);
    window.removeEventListener("offline", this.cutOff);
    window.removeEventListener("pageshow", this.woken);
    clearTimeout(this.retry);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.greet();
      this.listen(PATIENCE);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
    socket.onclose = (event) => this.socket === socket && this.ended(event.code);
    this.listen(PATIENCE);
  }

  private receive(message: FromServer): void {
    this.listen(BEAT);
    if (!this.greeted) {
      this.greeted = true;
      this.attempts = 0;
      this.ears.link("online");
    }
    const id = "id" in message ? message.id : null;
    const asker = id === null ? undefined : this.waiting.get(id);
    if (id !== null) this.waiting.delete(id);
    if (message.type === "error") {
      const fault = new Fault(message.code, message.message, 0, message.refusal);
      if (id === null)
        this.giveUp(fault); // it does not say which of them was not even read
      else asker?.reject(fault);
    } else if (message.type === "ack" || message.type === "answer" || message.type === "pong") {
      asker?.resolve(message);
    }
    this.ears.heard(message);
  }

  /** The line is dead if nothing comes for so long; before giving up, ask. */
  private listen(patience: number): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      if (patience === BEAT) this.probe();
      else this.ended(0);
    }, patience);
  }

  private probe(): void {
    this.ask({ type: "ping" }).catch(() => {});
    this.listen(PATIENCE);
  }

  /** The page is looked at again, or the network is back: do not wait for a clock to notice. */
  private readonly woken = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket === null) this.connect();
    else if (this.greeted) this.probe();
  };

  /** The browser says that there is no network: do not wait for silence to tell. */
  private readonly cutOff = (): void => {
    if (this.socket !== null) this.ended(0);
  };

  private drop(): void {
    clearTimeout(this.beat);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
    this.giveUp(new Fault("offline", "The connection was lost before the answer came."));
  }

  private giveUp(fault: Fault): void {
    for (const asker of this.waiting.values()) asker.reject(fault);
    this.waiting.clear();
  }

  private ended(code: number): void {
    this.drop();
    if (this.closed) return;
    if (code === NO_SUCH_TABLE) {
      this.ears.link("gone");
      return;
    }
    this.ears.link("lost");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    this.attempts += 1;
    // Not everybody at once when a server comes back.
    this.retry = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2));
  }
}
