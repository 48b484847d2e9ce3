/** The cost as places to fill: by spheres, by what converters make of them, and by discounts. */
import { useDesk } from "./desk";
import type { PaymentView } from "./generated";
import { COLORS, Marble } from "./Marble";
import * as paying from "./payment";
import { lastWord, numbered, plural } from "./words";

interface Props {
  payment: PaymentView;
  chosen: paying.Chosen;
  even: boolean;
}

export function Sum({ payment, chosen, even }: Props) {
  const { pieces } = useDesk();
  const paid = paying.counts(chosen, payment, pieces.cards);
  const spheres = chosen.spent.flatMap((n, color) => Array.from({ length: n }, () => color));
  const helpers = payment.discounts.filter((discount) => discount.less > 0);
  const less = payment.cost - payment.price;
  return (
    <div className="gz-sum-line">
      <span className="unseen">
        {`The cost is ${payment.cost}${less > 0 ? `, less ${less} by ${plural(helpers.length, "discount")}` : ""}: ${paid} paid.`}
      </span>
      <span className="gz-slots" data-even={even || undefined} aria-hidden="true">
        {numbered(Math.max(payment.cost, paid), "slot").map((key, i) => {
          const color = COLORS[spheres[i] ?? -1];
          const discount = i >= payment.price && i >= paid ? helpers[i - payment.price] : undefined;
          const state = i >= payment.cost ? "over" : i < paid ? "paid" : discount ? "less" : "open";
          return (
            <span key={key} className="gz-slot" data-state={state} data-color={payment.color}>
              {color ? (
                <Marble color={color} />
              ) : i < paid ? (
                "×2"
              ) : discount ? (
                <>
                  −1
                  <small>{lastWord(pieces.cards[discount.gizmo])}</small>
                </>
              ) : (
                <Marble color={payment.color} />
              )}
            </span>
          );
        })}
      </span>
      <span className="gz-even" data-even={even || undefined} aria-hidden="true">
        {even ? "=" : "≠"}
      </span>
      <span className="gz-price numeral" aria-hidden="true">
        {payment.cost}
        <Marble color={payment.color} />
      </span>
    </div>
  );
}
