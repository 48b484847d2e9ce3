/** What is agreed before the start: players, clock, rulings where the printed rules are silent. */
import type { Clock, GameInfo, Room } from "../generated/messages";
import { useSession } from "../net/session-context";
import { Segmented, Select, Switch } from "../ui/Field";
import { CLOCKS, clockWords, sameClock } from "./clocks";
import { OptionChoice } from "./OptionChoice";

interface AgreementsProps {
  room: Room;
  info: GameInfo;
  host: boolean;
  attempt: (doing: Promise<unknown>) => Promise<unknown>;
}

export function Agreements({ room, info, host, attempt }: AgreementsProps) {
  const session = useSession();
  const change = (changes: Parameters<typeof session.change>[0]) =>
    attempt(session.change(changes));
  return (
    <section className="room-card" aria-labelledby="room-agreed">
      <h2 id="room-agreed">Agreed</h2>
      {!host && <p className="soft small">The host chooses these before the game starts.</p>}
      <Segmented
        label="Players"
        disabled={!host}
        chosen={String(room.seats.length)}
        onChoose={(seats) => change({ seats: Number(seats) })}
        values={info.players.map((count) => ({ value: String(count), label: count }))}
      />
      <ClockChoice clock={room.clock} host={host} onChange={(clock) => change({ clock })} />
      <Switch
        label="Show this table in the lobby"
        checked={room.public}
        disabled={!host}
        onChange={(open) => change({ public: open })}
      />
      {info.options.length > 0 && (
        <details className="room-options">
          <summary>
            House rules <span className="soft numeral">{changed(room, info)}</span>
          </summary>
          {info.options.map((option) => (
            <OptionChoice
              key={option.name}
              game={room.game}
              option={option}
              value={room.options[option.name] ?? option.default}
              host={host}
              onChange={(value) => change({ options: { [option.name]: value } })}
              onText={(text) => session.change({ options: { [option.name]: text } })}
            />
          ))}
        </details>
      )}
    </section>
  );
}

function changed(room: Room, info: GameInfo): string {
  const count = info.options.filter(
    (option) => (room.options[option.name] ?? option.default) !== option.default,
  ).length;
  return count ? `${count} changed` : "as usual";
}

interface ClockProps {
  clock: Clock;
  host: boolean;
  onChange: (clock: Clock) => void;
}

function ClockChoice({ clock, host, onChange }: ClockProps) {
  const offered = CLOCKS.some((known) => sameClock(known, clock)) ? CLOCKS : [clock, ...CLOCKS];
  return (
    <Select
      label="Clock"
      disabled={!host}
      value={offered.findIndex((known) => sameClock(known, clock))}
      onChange={(event) => {
        const chosen = offered[Number(event.target.value)];
        if (chosen) onChange(chosen);
      }}
      hint={clock.kind === "none" ? undefined : "If your time runs out, a bot plays on for you."}
    >
      {offered.map((known, place) => (
        <option key={clockWords(known)} value={place}>
          {clockWords(known)}
        </option>
      ))}
    </Select>
  );
}
