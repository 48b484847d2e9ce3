/** A gizmo as it is printed: a card, a strip in a tableau, or a mere tile. Decoration only. */
import { Effect, Points } from "./Effect";
import type { CardPiece } from "./generated";
import { Icon } from "./icons";
import { Marble, SIGN_OF } from "./Marble";
import { COLUMN_TITLES, LEVELS, lastWord, shortName } from "./words";

export function CardFace({ card }: { card: CardPiece }) {
  return (
    <span
      className="gz-face"
      title={card.name}
      data-color={card.color}
      data-level={card.level}
      aria-hidden="true"
    >
      <span className="gz-head">
        <span className="gz-cost">
          <b className="numeral">{card.cost}</b>
          {card.color !== "none" && <Marble color={card.color} />}
        </span>
        <Points words={card.award ? "?" : String(card.points)} />
      </span>
      <span className="gz-name">
        <span className="gz-own">{card.name.split(" ")[0]} </span>
        {shortName(card)}
      </span>
      <Effect card={card} />
      <span className="gz-foot">
        <span className="gz-level">{LEVELS[card.level]}</span>
        <span className="gz-column">
          <Icon sign={card.column} />
          <span className="gz-column-word">{COLUMN_TITLES[card.column]}</span>
        </span>
      </span>
    </span>
  );
}

/** A gizmo of a tableau: color, level and points over its effect and its name. */
export function StripFace({ card }: { card: CardPiece }) {
  return (
    <span
      className="gz-strip"
      title={card.name}
      data-color={card.color}
      data-level={card.level}
      aria-hidden="true"
    >
      <span className="gz-tab">
        {card.color !== "none" && <Marble color={card.color} />}
        <span className="gz-level">{LEVELS[card.level]}</span>
        {card.level > 0 && <Points words={card.award ? "?" : String(card.points)} />}
      </span>
      <Effect card={card} bare />
      <span className="gz-name">{shortName(card)}</span>
    </span>
  );
}

export function TileFace({ card }: { card: CardPiece }) {
  return (
    <span
      className="gz-tile"
      title={card.name}
      data-color={card.color}
      data-level={card.level}
      aria-hidden="true"
    >
      {card.color !== "none" && <Icon sign={card.color === "any" ? "nut" : SIGN_OF[card.color]} />}
      {LEVELS[card.level]}
      <span className="gz-tile-name">{lastWord(card)}</span>
    </span>
  );
}
