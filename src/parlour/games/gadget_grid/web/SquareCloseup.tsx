/** A square with everything that lies and stands there, and all that can be done there. */
import { type Deed, Closeup as Front, saidPlain } from "@shell/kit";
import { Bust } from "./art/Bust";
import { BuddyArt } from "./art/buddies";
import { CardArt } from "./CardTile";
import { due, useDesk } from "./desk";
import { Gizmos } from "./Gizmos";
import { counted } from "./parts";
import { BUDDY_WORDS, contentsOf, SQUARE_100, tokenWords, written } from "./squares";
import { partWords } from "./stageWords";
import { hue, Token } from "./Token";
import { isZomboid, isZombot, seatOf } from "./tokens";

export function SquareCloseup({ square, onClose }: { square: number; onClose: () => void }) {
  const desk = useDesk();
  const { view, cards, doing, asked } = desk;
  const there = contentsOf(view)[square];
  if (!there) return null;
  const targets = doing.targets.get(square) ?? [];
  const deeds: Deed[] = targets.flatMap(({ offer }) =>
    offer ? [{ move: offer.move, label: saidPlain(offer.label) }] : [],
  );
  const step = `step ${written(square)}`;
  const moving = asked && due(view)?.kind === "Movement";
  if (moving && !deeds.some(({ move }) => move === step))
    deeds.push({ move: step, label: "Step here" });
  const ground = cards.get(there.environment);
  const bare = !ground && there.tokens.length + there.cards.length + there.buddies.length === 0;
  const title = square === SQUARE_100 ? "Square 100" : `Square ${written(square)}`;
  return (
    <Front title={title} deeds={deeds} onClose={onClose}>
      <ul className="gg-front gg-there">
        {bare && <li>Nothing but floor.</li>}
        {there.tokens.map((token) => (
          <Standing key={token} token={token} />
        ))}
        {there.buddies.map((buddy) => (
          <li key={buddy}>
            <BuddyArt buddy={buddy} />
            <b>{BUDDY_WORDS[buddy]}</b>
          </li>
        ))}
        {ground && <Lying number={ground.number} count={1} />}
        {counted(there.cards).map(([number, count]) => (
          <Lying key={number} number={number} count={count} />
        ))}
      </ul>
      {targets.some(({ offer }) => offer === null) && (
        <div className="gg-options">
          {targets.map(({ part, offer }) =>
            offer ? null : (
              <button
                key={part}
                type="button"
                className="gg-button gg-go"
                onClick={() => {
                  doing.lay(part);
                  onClose();
                }}
              >
                Choose {partWords(desk, part)}
              </button>
            ),
          )}
        </div>
      )}
    </Front>
  );
}

function Standing({ token }: { token: number }) {
  const desk = useDesk();
  const { view } = desk;
  const seat = seatOf(view, token);
  const character = view.characters[seat];
  return (
    <li style={seat < 0 ? undefined : hue(seat)}>
      {isZombot(token) ? (
        <Token token={token} seat={-1} />
      ) : (
        <Bust token={token} zomboid={isZomboid(view, token)} />
      )}
      <span>
        <b>{tokenWords(desk, token)}</b>
        {character && (
          <Gizmos
            seat={seat}
            gizmos={character.gizmos}
            bank={character.bank}
            plain={seat >= view.players}
            still
          />
        )}
      </span>
    </li>
  );
}

function Lying({ number, count }: { number: number; count: number }) {
  const { cards } = useDesk();
  const card = cards.get(number);
  if (!card) return null;
  return (
    <li data-category={card.category}>
      <CardArt card={card} />
      <span>
        <b>
          {card.name}
          {count > 1 && ` ×${count}`}
        </b>
        <span>{card.text}</span>
      </span>
    </li>
  );
}
