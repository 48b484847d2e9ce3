/** The other players in little, to a spectator all of them; a press opens what they have. */
import { SeatMark } from "@shell/kit";
import { Icon, type Sign } from "./art/icons";
import { useDesk } from "./desk";
import { Gizmos } from "./Gizmos";
import { places } from "./motions";
import { hue, Token } from "./Token";
import { playerWords, seatName } from "./words";

export function Rivals() {
  const { view, viewer } = useDesk();
  const { length } = view.characters;
  const first = viewer === null ? 0 : viewer + 1;
  const all = view.characters.map((_, i) => (first + i) % length);
  const shown = viewer === null ? all : all.slice(0, -1);
  return (
    <section className="gg-rivals" aria-label={viewer === null ? "The players" : "The others"}>
      {shown.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Rival({ seat }: { seat: number }) {
  const desk = useDesk();
  const { view, open } = desk;
  const character = view.characters[seat];
  if (!character) return null;
  const { token, living, gizmos, bank, hand_size, active, dlc } = character;
  const played = seat < view.players;
  return (
    <button
      type="button"
      className="gg-rival"
      data-zomboid={(token >= 0 && !living) || undefined}
      data-turn={(view.turn === seat && view.agenda.length > 0) || undefined}
      data-place={places.seat(seat)}
      style={hue(seat)}
      onClick={() => open({ what: "player", seat })}
    >
      <span className="unseen">{`${playerWords(desk, seat)}. Look closer.`}</span>
      {token >= 0 ? (
        <Token token={token} seat={seat} zomboid={!living} />
      ) : (
        <SeatMark seat={seat} />
      )}
      <span className="gg-rival-name" aria-hidden="true">
        {seatName(desk, seat)}
      </span>
      <span className="gg-rival-stats" aria-hidden="true">
        <Gizmos seat={seat} gizmos={gizmos} bank={bank} plain={!played} />
        {played && (
          <span className="gg-holds">
            <Held sign="hand" number={hand_size} />
            {active.length > 0 && <Held sign="equipment" number={active.length} />}
            {dlc.length > 0 && <Held sign="dlc" number={dlc.length} />}
          </span>
        )}
      </span>
    </button>
  );
}

function Held({ sign, number }: { sign: Sign; number: number }) {
  return (
    <span>
      <Icon sign={sign} />
      <b className="numeral">{number}</b>
    </span>
  );
}
