/** A card as a tile: a press opens it, and a button on it does what can be done with it at once. */
import { Act, sign, useTable } from "@shell/kit";
import type { ReactNode } from "react";
import { Ground } from "./art/grounds";
import { Icon, type Sign } from "./art/icons";
import { atOnce, key } from "./deeds";
import { pointing, useDesk } from "./desk";
import type { CardPiece, Move } from "./generated";

const VERBS: Partial<Record<Move["kind"], [word: string, sign: Sign]>> = {
  Activate: ["Activate", "equipment"],
  PlayWidget: ["Use", "play"],
  Fire: ["Attack", "attack"],
};

interface Props {
  card: CardPiece;
  count?: number;
  /** Where it travels to and from. */
  place?: string;
  /** It may be used from here. */
  own?: boolean;
  /** What else there is to say: "waits for your next turn". */
  note?: string;
  inert?: boolean;
  children?: ReactNode;
}

export function CardTile(props: Props) {
  const { card, count = 1, place, own = false, note, inert = false, children } = props;
  const desk = useDesk();
  const { doing, open, hover } = desk;
  const hinted = useTable().point;
  const part = key.card(card.number);
  const [deed] = own ? atOnce(doing.deeds, part) : [];
  const aimed = doing.deeds.some(({ parts, kind }) => parts[0] === part && kind !== "Put");
  const aims = own && !deed && aimed;
  const chosen = aims && doing.stage[0] === part;
  const verb = deed && VERBS[deed.kind];
  const said = [card.name, ...(count > 1 ? [`${count} copies`] : []), note].filter(Boolean);
  return (
    <div
      className="gg-card"
      data-category={card.category}
      data-can={deed !== undefined || aims || undefined}
      data-chosen={chosen || undefined}
      data-inert={inert || undefined}
      data-thing={sign({ sort: "card", id: card.id })}
      data-place={place}
      {...pointing(hinted ?? desk.point, card.id)}
    >
      <button
        type="button"
        className="gg-card-open"
        onClick={() => open({ what: "card", card: card.number })}
      >
        <span className="unseen">{`${said.join(", ")}: ${card.short}`}</span>
        <span className="gg-card-sign" aria-hidden="true">
          <CardArt card={card} />
          {count > 1 && <b className="gg-count numeral">×{count}</b>}
        </span>
        <span className="gg-card-words" aria-hidden="true">
          <b>{card.name}</b>
          <span className="gg-short">{note ?? card.short}</span>
        </span>
      </button>
      {deed && verb && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its button does
        <span
          className="gg-do-box"
          onPointerEnter={() => hover(deed.move)}
          onPointerLeave={() => hover(null)}
          onFocus={() => hover(deed.move)}
          onBlur={() => hover(null)}
        >
          <Act move={deed.move} className="gg-button gg-do" label={`${verb[0]} ${card.name}`}>
            <Icon sign={verb[1]} />
            {verb[0]}
          </Act>
        </span>
      )}
      {aims && (
        <button
          type="button"
          className="gg-button gg-do"
          aria-pressed={chosen}
          aria-label={`Aim ${card.name}`}
          onClick={() => doing.choose(part)}
        >
          <Icon sign="aim" />
          Aim
        </button>
      )}
      {children}
    </div>
  );
}

/** What stands for a card: of an Environment its picture, of another the sign of its category. */
export function CardArt({ card }: { card: CardPiece }) {
  const ground = card.category === "environment" || card.category === "setup";
  return ground ? <Ground card={card} /> : <Icon sign={card.category} />;
}
