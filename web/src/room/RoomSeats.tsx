/** The seats of a room, and what may be done with each of them. */
import { useState } from "react";
import type { BotInfo, Room, SeatInfo, Side } from "../generated/messages";
import { setMyName } from "../net/people";
import { useSession } from "../net/session-context";
import { Button, IconButton } from "../ui/Button";
import { botWords, titled } from "../ui/bots";
import { Select } from "../ui/Field";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import { NameForm } from "./NameForm";

interface RoomSeatsProps {
  room: Room;
  /** Those that may sit here, and the one that does where nobody says. */
  bots: BotInfo[];
  usual: string;
  mine: number[];
  host: boolean;
  /** Tell it if it cannot be done. */
  attempt: (doing: Promise<unknown>) => Promise<unknown>;
}

export function RoomSeats({ room, bots, usual, mine, host, attempt }: RoomSeatsProps) {
  const session = useSession();
  const [bot, setBot] = useState(usual || "random");
  const [naming, setNaming] = useState<number | null>(null); // the seat that gets a name
  const own = mine.length === 1 ? mine[0] : undefined; // of several, who would go there?
  const empty = room.seats.some((seat) => seat.kind === "empty");
  const seatOf = (seat: number) => {
    const info = room.seats[seat];
    if (!info) return null;
    return (
      <li
        key={seat}
        className="room-seat"
        data-testid="seat"
        data-seat={seat}
        data-kind={info.kind}
      >
        <SeatMark seat={seat} size={24} />
        <span className="room-seat-who">
          <b>{info.kind === "empty" ? "Free" : info.name}</b>
          <span className="soft small">
            {stateOf(info, mine.includes(seat), bots)}
            {room.ready.includes(seat) && (
              <span className="room-ready">
                <Icon name="check" /> ready
              </span>
            )}
          </span>
        </span>
        {host && seat + 1 < room.seats.length && (
          <IconButton
            icon="swap"
            className="room-seat-swap"
            label={`Swap seats ${seat + 1} and ${seat + 2}`}
            onClick={() => attempt(session.swap(seat, seat + 1))}
          />
        )}
        <span className="room-seat-actions">
          {host && info.kind === "empty" && (
            <Button icon="bot" onClick={() => attempt(session.sitBot(seat, bot))}>
              Add bot
            </Button>
          )}
          {room.sides.length > 0 && own !== undefined && info.kind === "empty" && (
            <Button onClick={() => attempt(session.takeSeat(own, seat))}>Sit here</Button>
          )}
          {mine.length > 0 && info.kind === "empty" && (
            <Button look="quiet" onClick={() => setNaming(seat)}>
              Add a player here
            </Button>
          )}
          {mine.includes(seat) && naming !== seat && (
            <Button look="quiet" icon="pen" onClick={() => setNaming(seat)}>
              Change name
            </Button>
          )}
          {host && info.kind !== "empty" && !mine.slice(0, 1).includes(seat) && (
            <Button look="quiet" icon="close" onClick={() => attempt(session.clearSeat(seat))}>
              Remove
            </Button>
          )}
        </span>
        {naming === seat &&
          (info.kind === "empty" ? (
            <NameForm
              label="Name of the player"
              hint="Plays on this device. Hands are covered between turns."
              words="Sit down"
              onCancel={() => setNaming(null)}
              onName={(name) => {
                setNaming(null);
                void attempt(session.sit({ name, seat }));
              }}
            />
          ) : (
            <NameForm
              label={seat === mine[0] ? "Your name" : "Name of the player"}
              name={info.name}
              words="Save"
              onCancel={() => setNaming(null)}
              onName={(name) => {
                setNaming(null);
                if (name && seat === mine[0]) setMyName(name); // the others are guests on this device
                void attempt(session.rename(seat, name));
              }}
            />
          ))}
      </li>
    );
  };
  return (
    <>
      {room.sides.length > 0 ? (
        room.sides.map((side) => (
          <section key={side.name} className="room-side" aria-label={side.name}>
            <h3>
              {side.name} <span className="soft numeral small">{takenOf(room, side)}</span>
            </h3>
            <ol className="room-seats">{side.seats.map(seatOf)}</ol>
          </section>
        ))
      ) : (
        <ol className="room-seats">{room.seats.map((_, seat) => seatOf(seat))}</ol>
      )}
      {host && room.sides.length > 0 && (
        <div className="room-draw">
          <Button icon="swap" onClick={() => attempt(session.drawSeats())}>
            Draw seats
          </Button>
          <span className="soft small">Chance says who sits where.</span>
        </div>
      )}
      {host && empty && bots.length > 1 && (
        <div className="room-bot">
          <Select label="Bot" value={bot} onChange={(event) => setBot(event.target.value)}>
            {bots.map(({ name, strength }) => (
              <option key={name} value={name}>
                {titled(name)} ({strength}
                {name === usual ? ", the usual one" : ""})
              </option>
            ))}
          </Select>
          <p className="soft small">{botWords(bots, bot)}</p>
        </div>
      )}
    </>
  );
}

/** How many of its seats are taken. */
function takenOf({ seats }: Room, side: Side): string {
  const taken = side.seats.filter((seat) => seats[seat]?.kind !== "empty");
  return `${taken.length}/${side.seats.length}`;
}

function stateOf(info: SeatInfo, mine: boolean, bots: BotInfo[]): string {
  const bot = bots.find(({ name }) => name === info.bot);
  if (info.kind === "empty") return "for a friend, or a bot";
  if (info.kind === "bot") return bot ? `bot · ${bot.name}, ${bot.strength}` : `bot · ${info.bot}`;
  if (mine) return "you, on this device";
  return info.connected ? "here" : "offline";
}
