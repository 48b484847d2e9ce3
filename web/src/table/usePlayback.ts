/** The table at a pace that can be followed: what is shown of it now, and what is being told. */
import { useState, useSyncExternalStore } from "react";
import type { Text } from "../generated/messages";
import type { Session } from "../net/session";
import { useSession } from "../net/session-context";
import type { TableState } from "../net/store";
import { allAtOnce, settings } from "../theme/settings";
import { useUnsettled } from "../ui/settled";
import { atRest, begin, caption, heard, next, type Playback, shown, stay } from "./playback";

export interface Paced {
  state: TableState;
  /** Something is being told that the page does not wait for. */
  telling: boolean;
  /** What is shown is not the present: nothing can be done. */
  past: boolean;
  caption(viewer: number | null): Text | null;
  /** On to the present. */
  skip(): void;
}

/** Plays what a session hears, as long as anybody looks. */
class Player {
  private playback: Playback;
  private paced: Paced;
  private readonly listeners = new Set<() => void>();
  private leave: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {
    this.playback = begin(session.snapshot());
    this.paced = this.told();
  }

  readonly snapshot = (): Paced => this.paced;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (!this.leave) {
      const deaf = this.session.subscribe(this.hear);
      document.addEventListener("visibilitychange", this.hide);
      this.leave = () => {
        deaf();
        document.removeEventListener("visibilitychange", this.hide);
        clearTimeout(this.timer);
        this.leave = null;
      };
      if (this.session.snapshot() !== this.paced.state) this.skip();
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.leave?.();
    };
  };

  private readonly skip = (): void => this.become(begin(this.session.snapshot()));

  private readonly hide = (): void => {
    if (document.hidden) this.skip();
  };

  private readonly hear = (): void => {
    const state = this.session.snapshot();
    // A tutorial has a pace of its own, and nobody watches a page that is hidden.
    const atOnce = allAtOnce() || document.hidden || state.room?.tutorial;
    this.become(atOnce ? begin(state) : heard(this.playback, state));
  };

  private become(playback: Playback): void {
    const { frame, line } = this.playback;
    const timed = this.timer !== undefined;
    this.playback = playback;
    this.paced = this.told();
    for (const listener of this.listeners) listener();
    // What has begun to be told takes its time, whatever comes meanwhile.
    if (timed && playback.frame.before === frame.before && playback.line === line) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const { pace } = settings();
    const wait = pace === "off" ? null : stay(playback, pace);
    if (wait === null) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.become(next(this.playback));
    }, wait);
  }

  private told(): Paced {
    const playback = this.playback;
    return {
      state: shown(playback),
      telling: !atRest(playback),
      past: playback.queue.length > 0,
      caption: (viewer) => caption(playback, viewer),
      skip: this.skip,
    };
  }
}

export function usePlayback(): Paced {
  const session = useSession();
  const [player] = useState(() => new Player(session));
  const paced = useSyncExternalStore(player.subscribe, player.snapshot);
  useUnsettled(paced.telling);
  return paced;
}
