/** The cards that have been drawn and are to be placed, and those that are being resolved. */
import { CardArt } from "./CardTile";
import { key } from "./deeds";
import { due, useDesk } from "./desk";
import { places } from "./motions";

const FIRST_TOKEN = 1000; // a token of the Start Deck

export function Placing() {
  const { view, doing, asked, open } = useDesk();
  const frame = due(view);
  const choosing = asked && frame?.kind === "PutTwo";
  const held = frame?.kind === "PlaceCard" ? frame.card : null;
  const drawn = view.placing.filter((card) => card < FIRST_TOKEN);
  if (drawn.length + view.in_play.length === 0) return null;
  const look = (card: number) => () => open({ what: "card", card });
  return (
    <div className="gg-placing">
      {drawn.map((card, place) => {
        const part = key.card(card);
        return (
          <Drawn
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
            key={place}
            card={card}
            words={held === null || card === held ? "To be placed" : "Placed next"}
            place={places.placing(place)}
            chosen={choosing ? doing.stage[0] === part : undefined}
            onPress={choosing ? () => doing.choose(part) : look(card)}
          />
        );
      })}
      {view.in_play.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
        <Drawn key={`${place} in play`} card={card} words="In play" onPress={look(card)} />
      ))}
    </div>
  );
}

interface Props {
  card: number;
  words: string;
  place?: string;
  chosen?: boolean | undefined;
  onPress: () => void;
}

function Drawn({ card: number, words, place, chosen, onPress }: Props) {
  const card = useDesk().cards.get(number);
  if (!card) return null;
  return (
    <button
      type="button"
      className="gg-drawn"
      data-category={card.category}
      aria-pressed={chosen}
      data-place={place}
      onClick={onPress}
    >
      <CardArt card={card} />
      <span>
        <small>{words}</small>
        <b>{card.name}</b>
      </span>
    </button>
  );
}
