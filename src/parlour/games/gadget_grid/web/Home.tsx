/** One's own side of the table: the Character, its Gizmos, hand, active Equipment and DLC. */
import { SeatMark } from "@shell/kit";
import { Bust } from "./art/Bust";
import { CardTile } from "./CardTile";
import { handOf, pointing, useDesk } from "./desk";
import { Gizmos } from "./Gizmos";
import { places } from "./motions";
import { counted } from "./parts";
import { hue } from "./Token";
import { tokenName } from "./tokens";
import { plural, standing } from "./words";

export function Home({ seat }: { seat: number }) {
  const { view, seats, point, live } = useDesk();
  const character = view.characters[seat];
  if (!character) return null;
  const { token, living, gizmos, bank } = character;
  return (
    <section
      className="gg-home"
      aria-label="Your side"
      data-zomboid={(token >= 0 && !living) || undefined}
      data-place={places.seat(seat)}
      style={hue(seat)}
    >
      <header className="gg-who">
        {token >= 0 && <Bust token={token} zomboid={!living} />}
        <span className="gg-who-words">
          <b>{token < 0 ? "No Character yet" : tokenName(token)}</b>
          <span>
            <SeatMark seat={seat} size={12} /> {live ? "you" : seats[seat]?.name}
          </span>
        </span>
        <span className="gg-badge" data-living={living || undefined}>
          {standing(character)}
        </span>
        <Gizmos seat={seat} gizmos={gizmos} bank={bank} />
      </header>
      <div {...pointing(point, "hand")}>
        <Hand seat={seat} />
      </div>
      <Laid
        title={living ? "Active Equipment" : "Inert Equipment"}
        numbers={character.active}
        inert={!living}
      />
      <Laid title="Premium DLC" numbers={character.dlc} />
    </section>
  );
}

function Hand({ seat }: { seat: number }) {
  const desk = useDesk();
  const { view, cards } = desk;
  const character = view.characters[seat];
  if (!character) return null;
  const hand = handOf(desk, seat);
  const title = character.living ? "Hand" : "Laid down";
  if (hand === null) {
    return <h4>{`${title}: ${plural(character.hand_size, "hidden card")}`}</h4>;
  }
  const waiting = new Map(counted(view.held_back));
  return (
    <>
      <h4>
        {title} <span className="numeral">({hand.length})</span>
      </h4>
      {hand.length === 0 && (
        <p className="gg-none">{character.living ? "No cards yet. Walk over some." : "Nothing."}</p>
      )}
      <div className="gg-cards">
        {counted(hand).map(([number, count]) => {
          const card = cards.get(number);
          const spare = waiting.get(number) ?? 0;
          if (!card) return null;
          return (
            <CardTile
              key={number}
              card={card}
              count={count}
              own
              inert={!character.living}
              {...(spare > 0 ? { note: "Waits for your next turn" } : {})}
            />
          );
        })}
      </div>
    </>
  );
}

interface LaidProps {
  title: string;
  numbers: readonly number[];
  inert?: boolean;
}

function Laid({ title, numbers, inert = false }: LaidProps) {
  const { cards } = useDesk();
  if (numbers.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <div className="gg-cards">
        {numbers.map((number) => {
          const card = cards.get(number);
          return card && <CardTile key={number} card={card} inert={inert} />;
        })}
      </div>
    </>
  );
}
