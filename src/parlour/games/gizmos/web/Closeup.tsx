/** What is laid in front of the board: one gizmo with its deeds, another player's bench, the signs. */
import { Act, alike, cited, Dialog, Said, useTable } from "@shell/kit";
import { Bench } from "./Bench";
import { CardFace } from "./CardFace";
import { DEED_SIGNS } from "./CardSpot";
import { Legend } from "./Corner";
import { type Deed, useCard, useDesk } from "./desk";
import { Icon } from "./icons";
import { useRefusals } from "./useRefusals";
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
    <Dialog title={title} onClose={onClose}>
      <div className="gz-front">
        {shown.what === "bench" ? <Bench seat={shown.seat} home={false} /> : <Legend />}
      </div>
    </Dialog>
  );
}

interface CardProps {
  gizmo: number;
  deeds: Deed[];
  onClose: () => void;
}

function CardCloseup({ gizmo, deeds, onClose }: CardProps) {
  const { live, viewer } = useDesk();
  const card = useCard(gizmo);
  const { offered } = useTable();
  const able = live && viewer !== null;
  const refusals = useRefusals(
    deeds.map((deed) => deed.move),
    able,
  );
  return (
    <Dialog title={`${card.name}, level ${LEVELS[card.level]}`} onClose={onClose}>
      <div className="gz-front gz-large">
        <CardFace card={card} />
        <div>
          <p>{card.text}</p>
          <p className="soft small">
            <span className="numeral">{card.code}</span> · {priceOf(card)} ·{" "}
            {card.award ? "points at the end" : plural(card.points, "point")}
          </p>
        </div>
        {able && deeds.length > 0 && (
          <ul data-why-told>
            {deeds.map((deed, i) => {
              const refusal = refusals.get(deed.move);
              const above = refusals.get(deeds[i - 1]?.move ?? "");
              const again = alike(above, refusal);
              return (
                <li
                  key={deed.verb}
                  onClickCapture={() => offered.has(deed.move) && setTimeout(onClose)}
                >
                  <Act move={deed.move} className="gz-main" label={`${deed.verb} ${card.name}`}>
                    <Icon sign={DEED_SIGNS[deed.verb]} />
                    {deed.verb}
                  </Act>
                  {refusal && (
                    <p className="gz-rule">
                      {again ? "For the same reason." : <Said text={cited(refusal)} />}
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
