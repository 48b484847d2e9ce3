/** Everybody at the table: name, score, clock, whose turn it is, who is a bot or away. */
import type { CSSProperties } from "react";
import type { Room, SeatInfo } from "../generated/messages";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import { sideOf } from "../ui/sides";
import { Clock } from "./Clocks";
import "./seats.css";

interface SeatsProps {
  room: Room;
  /** Whose turn it is. */
  waiting: number[];
  mine: number[];
  viewer: number | null;
  /** Named numbers by seat; the first is the score. */
  figures: Record<string, number[]>;
  /** When the clocks were told. */
  heard: number;
}

const FEW = 4; // stand in one row on a phone, too
const WIDE = 6; // at most in a row, on a desk
const NARROW = 4;

/** So many in a row that as few rows as possible are about equally long. */
function inRow(seats: number, most: number): number {
  return Math.ceil(seats / Math.ceil(seats / most));
}

export function Seats({ room, waiting, mine, viewer, figures, heard }: SeatsProps) {
  const [score] = Object.entries(figures);
  const running = room.state === "playing";
  return (
    <ol
      className="seats"
      aria-label="Players"
      data-crowd={room.seats.length > FEW}
      style={
        {
          "--wide": inRow(room.seats.length, WIDE),
          "--narrow": inRow(room.seats.length, NARROW),
        } as CSSProperties
      }
    >
      {room.seats.map((info, seat) => {
        const turn = running && waiting.includes(seat);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className="seat"
            data-testid="seat"
            data-seat={seat}
            data-kind={info.kind}
            data-turn={turn}
            data-viewer={seat === viewer}
            data-absent={running && absent(info, mine.includes(seat))}
          >
            <SeatMark seat={seat} size={18} />
            <span className="seat-who">
              <span className="seat-name">{info.name}</span>
              <span className="seat-state">
                {running && <SeatClock room={room} seat={seat} turn={turn} heard={heard} />}
                <span className="seat-words">
                  <State
                    info={info}
                    side={room.sides.length > 1 ? sideOf(room.sides, seat) : ""}
                    mine={mine.includes(seat)}
                    turn={turn}
                    running={running}
                    practice={room.practice}
                  />
                </span>
              </span>
            </span>
            {score && (
              <span className="seat-score numeral">
                <span className="unseen">{score[0]}: </span>
                {score[1][seat]}
              </span>
            )}
          </li>
        );
      })}
      {running && room.time_left !== null && <TimeLeft left={room.time_left} heard={heard} />}
      {room.spectators > 0 && (
        <li className="seat-spectators soft small">
          <Icon name="eye" /> <span className="numeral">{room.spectators}</span>
          <span className="unseen"> watching</span>
        </li>
      )}
    </ol>
  );
}

const absent = ({ kind, connected }: SeatInfo, mine: boolean) =>
  kind === "person" && connected === false && !mine;

interface StateProps {
  info: SeatInfo;
  /** The name of its side; "": it plays alone, or all play together. */
  side: string;
  mine: boolean;
  turn: boolean;
  running: boolean;
  /** The game counts for nothing: who plays it has gone back. */
  practice: boolean;
}

function State({ info, side, mine, turn, running, practice }: StateProps) {
  const words = side ? [side] : [];
  if (mine && !(practice && turn)) words.push("you");
  if (info.kind === "bot") words.push("bot");
  else if (info.away) words.push("away, a bot plays on");
  else if (running && absent(info, mine)) words.push("offline");
  if (practice && info.kind === "person") words.push("practice");
  const between = turn && words.length > 0 ? " · " : "";
  return (
    <>
      {words.join(" · ")}
      {turn && <span className="seat-turn">{`${between}${mine ? "your turn" : "to move"}`}</span>}
    </>
  );
}

/** Of the whole game, where it has a limit. */
function TimeLeft({ left, heard }: { left: number; heard: number }) {
  return (
    <li className="seat-time small" data-testid="time-left">
      <span className="soft">Time left</span>{" "}
      <Clock left={left} heard={heard} runs hurry={LAST_MINUTE} />
    </li>
  );
}

const LAST_MINUTE = 60_000;
const HURRY = 20_000;

/** What runs out first: the time of the seat, or what the rules give for what it is asked. */
function SeatClock({
  room,
  seat,
  turn,
  heard,
}: {
  room: Room;
  seat: number;
  turn: boolean;
  heard: number;
}) {
  const own = room.clocks[seat];
  if (own == null) return null;
  const left = turn && room.choice_left !== null ? Math.min(own, room.choice_left) : own;
  return (
    <span className="seat-clock">
      <Clock left={left} heard={heard} runs={turn} hurry={HURRY} />
    </span>
  );
}
