/** Tables of mine that are not over: the way back to them. */
import { Link } from "wouter";
import type { Room } from "../generated/messages";
import { lookAt } from "../net/api";
import { myTables } from "../net/people";
import { useLoad } from "../net/useLoad";

const SHOWN = 3;
const ASKED = 6;

export function GoOn() {
  const loaded = useLoad("mine", unfinished);
  if (loaded.state !== "ready" || loaded.value.length === 0) return null;
  return (
    <section className="go-on" aria-label="Your tables">
      <span className="soft">Go on playing</span>
      {loaded.value.map((room) => (
        <Link key={room.code} href={`/t/${room.code}`} className="go-on-table">
          <strong>{room.title}</strong>
          <span className="soft small">
            {room.seats
              .map((seat) => seat.name)
              .filter(Boolean)
              .join(", ")}
            {room.state === "gathering" && " · not begun"}
          </span>
        </Link>
      ))}
    </section>
  );
}

async function unfinished(): Promise<Room[]> {
  const codes = myTables().slice(0, ASKED);
  const rooms = await Promise.all(codes.map((code) => lookAt(code).catch(() => null)));
  return rooms
    .filter((room) => room !== null && room.state !== "over" && !room.tutorial)
    .slice(0, SHOWN) as Room[];
}
