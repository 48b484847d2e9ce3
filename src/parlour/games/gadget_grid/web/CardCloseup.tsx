/** A card in full, with what can be done with it. */
import { type Deed, Closeup as Front, saidPlain, useTable } from "@shell/kit";
import { Icon } from "./art/icons";
import { CardArt } from "./CardTile";
import { key } from "./deeds";
import { due, handOf, useDesk } from "./desk";
import type { CardPiece } from "./generated";
import { CATEGORY_WORDS, GROUND_WORDS } from "./parts";
import { Price } from "./Shoppe";
import { plural } from "./words";

const FEW = 5; // ways to use it that are listed; more of them are chosen on the Grid

export function CardCloseup({ number, onClose }: { number: number; onClose: () => void }) {
  const desk = useDesk();
  const { cards, doing, view, viewer } = desk;
  const { offered } = useTable();
  const card = cards.get(number);
  if (!card) return null;
  const own = viewer !== null && (handOf(desk, viewer) ?? []).includes(number);
  const part = key.card(number);
  const ways = doing.deeds.filter(({ parts, kind }) => parts[0] === part && kind !== "Put");
  const buys = view.display.includes(number) ? [`buy ${card.id}`, `buy ${card.id} coupon`] : [];
  const many = ways.length > FEW;
  const deeds: Deed[] = [
    ...(many ? [] : ways.map(({ offer }) => ({ move: offer.move, label: saidPlain(offer.label) }))),
    ...buys
      .filter((move, i) => i === 0 || offered.has(move))
      .map((move) => ({ move, label: move.endsWith("coupon") ? "Buy with a coupon" : "Buy" })),
    ...(own && ways.length === 0 && due(view) ? tried(card) : []),
  ];
  const aim = () => {
    doing.choose(part);
    onClose();
  };
  return (
    <Front title={card.name} deeds={deeds} onClose={onClose}>
      <div className="gg-front gg-whole" data-category={card.category}>
        <span className="gg-whole-art">
          <CardArt card={card} />
        </span>
        <div>
          <p className="gg-soft">
            {CATEGORY_WORDS[card.category]}
            {GROUND_WORDS[card.does] ? `, ${GROUND_WORDS[card.does]}` : ""} ·{" "}
            <span className="numeral">{card.id}</span>
            {card.copies > 1 && ` · ${plural(card.copies, "copy").replace("copys", "copies")}`}
          </p>
          <p>{card.text}</p>
          <Price card={card} />
          {card.flavor && <p className="gg-flavor">{card.flavor}</p>}
          {many && (
            <button type="button" className="gg-button gg-go" onClick={aim}>
              <Icon sign="aim" />
              Choose on the Grid
            </button>
          )}
        </div>
      </div>
    </Front>
  );
}

/** What is tried, for the judge to say why it cannot be. */
function tried({ category, id, name }: CardPiece): Deed[] {
  if (category === "equipment") return [{ move: `activate ${id}`, label: `Activate ${name}` }];
  if (category === "widget") return [{ move: `use ${id}`, label: `Use ${name}` }];
  return category === "attack" ? [{ move: `attack ${id}`, label: `Attack with ${name}` }] : [];
}
