/** What people say at the table, to everybody or to some. */
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { Channel } from "../generated/messages";
import { useThings } from "../kit/lit";
import { cited } from "../kit/refusals";
import { useSession } from "../net/session-context";
import { asFault } from "../net/useLoad";
import { Button } from "../ui/Button";
import { Said } from "../ui/Said";
import { SeatMark } from "../ui/SeatMark";
import { Tabs } from "../ui/Tabs";
import { useToast } from "../ui/Toast";
import { listed } from "../ui/texts";
import "./side.css";
import type { Chat } from "./useChat";

const LONGEST = 500;
const HELLO = "Say hello. Everybody at the table can read it.";

interface ChatProps {
  chat: Chat;
  /** The seat I speak for, or null. */
  seat: number | null;
  /** Nobody of those who share this device holds it, and so nobody speaks. */
  covered?: boolean;
}

export function ChatPanel({ chat, seat, covered = false }: ChatProps) {
  const { channels, channel, choose, unread } = chat;
  if (!channel) return <p className="side-empty soft">There is nobody to talk to just now.</p>;
  // What one has begun to write is not for the next at this device.
  const key = `${channel.id} ${covered ? "" : seat}`;
  const panel = <Conversation key={key} {...{ chat, channel, seat, covered }} />;
  if (channels.length < 2) return panel;
  const tabs = channels.map(({ id, name }) => ({ name: id, label: name, news: unread.has(id) }));
  return (
    <Tabs label="Talk with" tabs={tabs} chosen={channel.id} onChoose={choose}>
      {panel}
    </Tabs>
  );
}

function Conversation({ chat, channel, seat, covered = false }: ChatProps & { channel: Channel }) {
  const { lines } = chat;
  const session = useSession();
  const toast = useToast();
  const silence = useId();
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useLayoutEffect(() => {
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const { silent } = channel;
  const mute = covered || silent !== null;
  const { seats } = useThings();
  const readers = channel.readers && listed(channel.readers.map((at) => seats[at]?.name ?? ""));
  const send = () => {
    const words = text.trim();
    if (!words || mute) return;
    session.say(words, seat, channel.id).then(
      () => setText(""),
      (error) => toast(asFault(error).message),
    );
  };
  return (
    <div className="chat">
      {count === 0 ? (
        <p className="side-empty soft">
          {!silent && !covered && (readers ? `Only ${readers} can read this.` : HELLO)}
        </p>
      ) : (
        <ol className="chat-lines" ref={list} aria-label="Chat" aria-live="polite">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <li key={place} className="chat-line">
              <span className="chat-name">
                {line.seat !== null && <SeatMark seat={line.seat} size={12} />} {line.name}
                {line.channel !== channel.id && <span className="soft"> in {line.channel}</span>}
                {line.seat === null && <span className="soft"> watching</span>}
              </span>
              <span>{line.text}</span>
            </li>
          ))}
        </ol>
      )}
      <p id={silence} role="status" className="chat-silent" data-testid="silent">
        {covered ? "Lift the cover to write." : silent && <Said text={cited(silent)} />}
      </p>
      <form className="chat-form" action={send}>
        <input
          className="field-box"
          aria-label="Message"
          aria-describedby={silence}
          aria-disabled={mute}
          readOnly={mute}
          placeholder="Message"
          maxLength={LONGEST}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" aria-disabled={mute}>
          Send
        </Button>
      </form>
    </div>
  );
}
