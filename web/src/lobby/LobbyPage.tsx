/** Public tables that wait for players. */
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { Room } from "../generated/messages";
import { joinTable, lobby } from "../net/api";
import { myName, myTables, remember, setMyName } from "../net/people";
import { asFault, useLoad } from "../net/useLoad";
import { clockWords } from "../room/clocks";
import { Button, ButtonLink } from "../ui/Button";
import { TextField } from "../ui/Field";
import { FaultPage, Loading, Notice } from "../ui/Notice";
import { Page } from "../ui/Page";
import { useToast } from "../ui/Toast";
import "./lobby.css";

const EVERY = 5000; // milliseconds between looks

export default function LobbyPage() {
  const [look, setLook] = useState(0);
  const [shown, setShown] = useState<Room[] | null>(null);
  const loaded = useLoad(`lobby ${look}`, lobby);
  const now = loaded.state === "ready" ? loaded.value : null;
  useEffect(() => {
    if (now) setShown(now);
  }, [now]);
  useEffect(() => {
    const timer = setInterval(() => setLook((count) => count + 1), EVERY);
    return () => clearInterval(timer);
  }, []);
  if (loaded.state === "failed" && !shown) {
    return <FaultPage fault={loaded.fault} again={loaded.again} />;
  }
  return (
    <Page name={shown ? "lobby" : "loading"} title="Open tables" heading>
      {shown ? <Lobby rooms={shown} /> : <Loading />}
    </Page>
  );
}

function Lobby({ rooms }: { rooms: Room[] }) {
  const [name, setName] = useState(myName);
  if (rooms.length === 0) {
    return (
      <Notice
        title="No table is waiting"
        actions={
          <ButtonLink href="/" look="primary">
            Open one yourself
          </ButtonLink>
        }
      >
        Tables whose host has made them public are listed here until they begin. This page looks
        again by itself.
      </Notice>
    );
  }
  return (
    <div className="lobby">
      <TextField
        label="Your name"
        value={name}
        maxLength={24}
        placeholder="Up to you"
        onChange={(event) => {
          setName(event.target.value);
          setMyName(event.target.value);
        }}
      />
      <ul className="lobby-tables">
        {rooms.map((room) => (
          <OpenTable key={room.code} room={room} />
        ))}
      </ul>
    </div>
  );
}

function OpenTable({ room }: { room: Room }) {
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const toast = useToast();
  const mine = myTables().includes(room.code);
  const free = room.seats.filter((seat) => seat.kind === "empty").length;
  const join = async () => {
    if (mine) return navigate(`/t/${room.code}`);
    setBusy(true);
    try {
      remember(await joinTable(room.code, { name: myName() }));
      navigate(`/t/${room.code}`);
    } catch (error) {
      toast(asFault(error).message);
      setBusy(false);
    }
  };
  return (
    <li className="lobby-table" data-testid="open-table" data-code={room.code}>
      <div>
        <h2>{room.title}</h2>
        <p className="soft">
          {room.seats
            .map((seat) => seat.name)
            .filter(Boolean)
            .join(", ")}
          {" · "}
          {free} of {room.seats.length} seats free · {clockWords(room.clock)}
        </p>
      </div>
      <div className="lobby-ways">
        <Button look="primary" disabled={busy || (free === 0 && !mine)} onClick={join}>
          {mine ? "Go back" : "Join"}
        </Button>
        <ButtonLink href={`/t/${room.code}`} icon="eye" look="quiet">
          Look
        </ButtonLink>
      </div>
    </li>
  );
}
