/** What is laid in front of the board: a square with all that is there, a card, a player, a pile. */
import { Closeup as Front } from "@shell/kit";
import { Bust } from "./art/Bust";
import { CardCloseup } from "./CardCloseup";
import { CardTile } from "./CardTile";
import { handOf, type Shown, useDesk } from "./desk";
import { Gizmos } from "./Gizmos";
import { counted } from "./parts";
import { SquareCloseup } from "./SquareCloseup";
import { hue } from "./Token";
import { tokenName } from "./tokens";
import { plural, seatName, standing } from "./words";

interface Props {
  shown: Shown;
  onClose: () => void;
}

export function Closeup({ shown, onClose }: Props) {
  if (shown.what === "square") return <SquareCloseup square={shown.square} onClose={onClose} />;
  if (shown.what === "card") return <CardCloseup number={shown.card} onClose={onClose} />;
  if (shown.what === "player") return <PlayerCloseup seat={shown.seat} onClose={onClose} />;
  return <PileCloseup pile={shown.pile} onClose={onClose} />;
}

function PlayerCloseup({ seat, onClose }: { seat: number; onClose: () => void }) {
  const desk = useDesk();
  const character = desk.view.characters[seat];
  if (!character) return null;
  const { token, living, gizmos, bank, hand_size, active, dlc } = character;
  const hand = handOf(desk, seat);
  const held = `${plural(hand_size, hand === null ? "hidden card" : "card")}`;
  return (
    <Front title={seatName(desk, seat)} onClose={onClose}>
      <div className="gg-front" style={hue(seat)} data-zomboid={!living || undefined}>
        <header className="gg-who">
          {token >= 0 && <Bust token={token} zomboid={!living} />}
          <span className="gg-who-words">
            <b>{token < 0 ? "No Character yet" : tokenName(token)}</b>
            <span className="gg-badge" data-living={living || undefined}>
              {standing(character)}
            </span>
          </span>
          <Gizmos seat={seat} gizmos={gizmos} bank={bank} still plain={seat >= desk.view.players} />
        </header>
        {seat < desk.view.players && (
          <>
            <Row title={`${living ? "In hand" : "Laid down"}: ${held}`} numbers={hand ?? []} />
            {active.length > 0 && (
              <Row title={living ? "Active Equipment" : "Inert Equipment"} numbers={active} />
            )}
            {dlc.length > 0 && <Row title="Premium DLC" numbers={dlc} />}
          </>
        )}
      </div>
    </Front>
  );
}

function Row({ title, numbers }: { title: string; numbers: readonly number[] }) {
  const { cards } = useDesk();
  return (
    <>
      <h4>{title}</h4>
      <div className="gg-cards">
        {counted(numbers).map(([number, count]) => {
          const card = cards.get(number);
          return card && <CardTile key={number} card={card} count={count} />;
        })}
      </div>
    </>
  );
}

function PileCloseup({ pile, onClose }: { pile: number; onClose: () => void }) {
  const { view } = useDesk();
  const there = view.piles[pile] ?? [];
  return (
    <Front title={`Discard pile ${pile + 1}`} onClose={onClose}>
      <div className="gg-front">
        <Row
          title={`${plural(there.length, "card")}, the last first`}
          numbers={there.toReversed()}
        />
      </div>
    </Front>
  );
}
