/**
 * A table for everybody in the room: the board, what is asked and what was done last, large and without
 * a secret. Whoever shows it may hold seats there; this page never says so, and so is never told more.
 */
import { useState } from "react";
import { Redirect } from "wouter";
import type { Room } from "../generated/messages";
import { Session } from "../net/session";
import { TableProvider } from "../net/session-context";
import { useSeatColors } from "../table/useSeatColors";
import { Visit } from "../table/Visit";
import { useTitle } from "../ui/Page";
import { Gathering } from "./Gathering";
import "./screen.css";
import { Showing } from "./Showing";
import { useAwake } from "./useAwake";

export default function ScreenPage({ code }: { code: string }) {
  const [session] = useState(() => new Session(code, true));
  return (
    <TableProvider code={code} session={session}>
      <Visit code={code}>{(room) => <Screen room={room} />}</Visit>
    </TableProvider>
  );
}

function Screen({ room }: { room: Room }) {
  useTitle(`${room.title} ${room.code}`);
  useSeatColors(room);
  useAwake();
  if (room.next_code) return <Redirect to={`/t/${room.next_code}/screen`} replace />; // nobody sits here
  return room.state === "gathering" ? <Gathering room={room} /> : <Showing />;
}
