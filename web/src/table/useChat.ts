/** Where one may read and write just now, and where something is unread. */
import { useEffect, useState } from "react";
import type { Channel, Line } from "../generated/messages";
import { seenBy, type TableState } from "../net/store";

export interface Chat {
  channels: Channel[];
  /** The one that is open; null: there is none. */
  channel: Channel | null;
  choose: (id: string) => void;
  /** Those of the open channel. */
  lines: Line[];
  /** The channels that have something new. */
  unread: ReadonlySet<string>;
}

/** Before the start there is nothing but the table. */
const TABLE: Channel = { id: "table", name: "Everybody", readers: null, silent: null };

/**
 * `viewer`: whose eyes see the page; null: a spectator's, as under a cover. `reading`: the chat is in
 * sight.
 */
export function useChat(state: TableState, viewer: number | null, reading: boolean): Chat {
  const [wanted, choose] = useState<string | null>(null);
  const all = state.room?.chat ?? [];
  const [read, setRead] = useState(() => counted(all));
  const channels = channelsOf(state, viewer);
  const channel = channels.find(({ id }) => id === wanted) ?? channels[0] ?? null;
  const known = new Set(channels.map(({ id }) => id));
  // What was said where nobody can talk any more is not lost; of several people at one device, each
  // has only what is theirs.
  const kept = state.mine.length <= 1 && channel === channels[0];
  const mine = (line: Line) => line.channel === channel?.id || (kept && !known.has(line.channel));
  const lines = all.filter(mine);

  const counts = counted(all);
  const open = reading ? (channel?.id ?? null) : null;
  const said = open === null ? 0 : (counts.get(open) ?? 0);
  useEffect(() => {
    if (open !== null) setRead((before) => new Map([...before, [open, said]]));
  }, [open, said]);
  const fresh = (id: string) => id !== open && (counts.get(id) ?? 0) > (read.get(id) ?? 0);
  const unread = new Set([...known].filter(fresh));
  return { channels, channel, choose, lines, unread };
}

function channelsOf(state: TableState, viewer: number | null): Channel[] {
  if (state.seen.length === 0) return [TABLE];
  return seenBy(state, viewer)?.channels ?? [TABLE];
}

function counted(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { channel } of lines) counts.set(channel, (counts.get(channel) ?? 0) + 1);
  return counts;
}
