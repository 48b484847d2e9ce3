/** What is laid in front of the board: one gizmo with its deeds, another player's bench, the signs. */
import { Closeup as Front } from "@shell/kit";
import { Bench } from "./Bench";
import { CardFace } from "./CardFace";
import { DEED_SIGNS } from "./CardSpot";
import { Legend } from "./Corner";
import { type Deed, useCard, useDesk } from "./desk";
import { Icon } from "./icons";
import { LEVELS, plural, priceOf } from "./words";

export type Shown =
  | { what: "card"; gizmo: number; deeds: Deed[] }
  | { what: "bench"; seat: number }
  | { what: "legend" };

export function Closeup({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { seats } = useDesk();
  if (shown.what === "card") return <CardCloseup {...shown} onClose={onClose} />;
  const title = shown.what === "bench" ? `${seats[shown.seat]?.name}'s bench` : "Icon key";
  return (
    <Front title={title} onClose={onClose}>
      <div className="gz-front">
        {shown.what === "bench" ? <Bench seat={shown.seat} home={false} /> : <Legend />}
      </div>
    </Front>
  );
}

interface CardProps {
  gizmo: number;
  deeds: Deed[];
  onClose: () => void;
}

function CardCloseup({ gizmo, deeds, onClose }: CardProps) {
  const card = useCard(gizmo);
  const shown = deeds.map(({ verb, move }) => ({
    move,
    label: `${verb} ${card.name}`,
    words: (
      <>
        <Icon sign={DEED_SIGNS[verb]} />
        {verb}
      </>
    ),
  }));
  return (
    <Front title={`${card.name}, level ${LEVELS[card.level]}`} deeds={shown} onClose={onClose}>
      <div className="gz-front gz-large">
        <CardFace card={card} />
        <div>
          <p>{card.text}</p>
          <p className="soft small">
            <span className="numeral">{card.code}</span> · {priceOf(card)} ·{" "}
            {card.award ? "points at the end" : plural(card.points, "point")}
          </p>
        </div>
      </div>
    </Front>
  );
}
