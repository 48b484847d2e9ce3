/** What people say at the table. */
import { useLayoutEffect, useRef, useState } from "react";
import type { Room } from "../generated/messages";
import { useSession } from "../net/session-context";
import { asFault } from "../net/useLoad";
import { Button } from "../ui/Button";
import { Switch } from "../ui/Field";
import { SeatMark } from "../ui/SeatMark";
import { useToast } from "../ui/Toast";
import "./side.css";

const LONGEST = 500;

interface ChatProps {
  room: Room;
  /** The seat I speak for, or null. */
  seat: number | null;
}

export function ChatPanel({ room, seat }: ChatProps) {
  const lines = room.chat;
  const session = useSession();
  const toast = useToast();
  const [text, setText] = useState("");
  const [aside, setAside] = useState(false); // for my team alone
  const mates = seat === null ? [] : (room.seats[seat]?.team ?? []);
  const teams = room.state !== "gathering" && mates.length > 1;
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useLayoutEffect(() => {
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const send = () => {
    const words = text.trim();
    if (!words) return;
    session.say(words, seat, teams && aside).then(
      () => setText(""),
      (error) => toast(asFault(error).message),
    );
  };
  return (
    <div className="chat">
      {count === 0 ? (
        <p className="side-empty soft">Say hello. Everybody at the table can read it.</p>
      ) : (
        <ol className="chat-lines" ref={list} aria-label="Chat" aria-live="polite">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <li key={place} className="chat-line">
              <span className="chat-name">
                {line.seat !== null && <SeatMark seat={line.seat} size={12} />} {line.name}
                {line.team && <span className="soft"> to the team</span>}
                {line.seat === null && <span className="soft"> watching</span>}
              </span>
              <span>{line.text}</span>
            </li>
          ))}
        </ol>
      )}
      {teams && (
        <div className="chat-aside">
          <Switch label="Only to my team" checked={aside} onChange={setAside} />
        </div>
      )}
      <form className="chat-form" action={send}>
        <input
          className="field-box"
          aria-label="Message"
          placeholder="Message"
          maxLength={LONGEST}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Send</Button>
      </form>
    </div>
  );
}
