/** The e-Shoppe: the displayed DLC with their prices, to be bought or put in order. */
import { Act, sign, useTable } from "@shell/kit";
import { Icon } from "./art/icons";
import { pointing, useDesk } from "./desk";
import type { CardPiece } from "./generated";
import { places } from "./motions";
import { CATEGORY_WORDS } from "./parts";

export function Shoppe() {
  const { view, cards, point } = useDesk();
  return (
    <section className="gg-shoppe" aria-label="e-Shoppe" {...pointing(point, "shoppe")}>
      <h4>
        e-Shoppe <span className="gg-soft numeral">({view.dlc_deck} more)</span>
      </h4>
      {view.display.length === 0 && <p className="gg-none">Sold out.</p>}
      <div className="gg-cards">
        {view.display.map((number) => {
          const card = cards.get(number);
          return card && <Dlc key={number} card={card} />;
        })}
      </div>
    </section>
  );
}

function Dlc({ card }: { card: CardPiece }) {
  const { open, doing, point, cards } = useDesk();
  const { offered, point: hinted } = useTable();
  const ways = [`buy ${card.id}`, `buy ${card.id} coupon`].filter((move) => offered.has(move));
  const part = `dlc:${card.number}`;
  const place = doing.stage.indexOf(part) + 1;
  return (
    <div
      className="gg-card"
      data-category="dlc"
      data-can={ways.length > 0 || doing.next.includes(part) || undefined}
      data-thing={sign({ sort: "card", id: card.id })}
      data-place={places.shop(card.number)}
      {...pointing(hinted ?? point, card.id)}
    >
      <button
        type="button"
        className="gg-card-open"
        onClick={() => open({ what: "card", card: card.number })}
      >
        <span className="unseen">{`${card.name}: ${card.short} ${priceWords(card, cards)}`}</span>
        <span className="gg-card-words" aria-hidden="true">
          <b>{card.name}</b>
          <span className="gg-short">{card.short}</span>
          <Price card={card} />
        </span>
      </button>
      {ways.map((move) => (
        <Act key={move} move={move} className="gg-button gg-do" label={words(move, card)}>
          <Icon sign={move.endsWith("coupon") ? "dlc" : "buy"} />
          {move.endsWith("coupon") ? "With coupon" : "Buy"}
        </Act>
      ))}
      {doing.next.includes(part) && (
        <button type="button" className="gg-button gg-do" onClick={() => doing.lay(part)}>
          Put under next
        </button>
      )}
      {place > 0 && <b className="gg-place numeral">{place}</b>}
    </div>
  );
}

const words = (move: string, card: CardPiece) =>
  `Buy ${card.name}${move.endsWith("coupon") ? " with a coupon" : ""}`;

function priceWords({ price }: CardPiece, cards: ReadonlyMap<number, CardPiece>): string {
  if (!price) return "";
  const others = price.others.map((category) => `any ${CATEGORY_WORDS[category]}`);
  return `Costs ${[cards.get(price.named)?.name ?? "", ...others].join(", ")}.`;
}

/** The named card and a sign for each of the two others. */
export function Price({ card }: { card: CardPiece }) {
  const { cards } = useDesk();
  const named = cards.get(card.price?.named ?? -1);
  if (!card.price || !named) return null;
  return (
    <span className="gg-price">
      <span data-category={named.category}>
        <Icon sign={named.category} />
        {named.name}
      </span>
      {card.price.others.map((category) => (
        <span key={category} data-category={category} title={`any ${CATEGORY_WORDS[category]}`}>
          <Icon sign={category} />
        </span>
      ))}
    </span>
  );
}
