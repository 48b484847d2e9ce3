/** Below the seats: the start, who is ready for it, and the way out. */
import type { Room } from "../generated/messages";
import { useSession } from "../net/session-context";
import { Button } from "../ui/Button";
import { readyWords } from "./readiness";

interface StartLineProps {
  room: Room;
  mine: number[];
  host: boolean;
  attempt: (doing: Promise<unknown>) => Promise<unknown>;
}

export function StartLine({ room, mine, host, attempt }: StartLineProps) {
  const session = useSession();
  const free = room.seats.filter((seat) => seat.kind === "empty").length;
  const ready = mine.every((seat) => room.ready.includes(seat));
  const sayReady = () => Promise.all(mine.map((seat) => session.ready(seat, !ready)));
  const words = host ? startWords(free) : "The host starts the game.";
  return (
    <div className="room-start">
      {host && (
        <Button look="primary" icon="play" onClick={() => attempt(session.start())}>
          Start
        </Button>
      )}
      {mine.length > 0 && (
        <Button
          look={host || ready ? "plain" : "primary"}
          {...(ready ? { icon: "check" as const } : {})}
          className="room-ready-button"
          aria-pressed={ready}
          onClick={() => attempt(sayReady())}
        >
          {mine.length > 1 ? "We are ready" : "I'm ready"}
        </Button>
      )}
      <p className="soft small room-start-words" role="status">
        {[words, readyWords(room, mine)].filter(Boolean).join(" ")}
      </p>
      {mine.length > 0 && !host && (
        <Button
          look="quiet"
          icon="door"
          onClick={() => attempt(Promise.all(mine.map((seat) => session.leave(seat))))}
        >
          Stand up
        </Button>
      )}
    </div>
  );
}

function startWords(free: number): string {
  if (free === 0) return "Everybody is here.";
  return free === 1 ? "A bot takes the empty seat." : `Bots take the ${free} empty seats.`;
}
