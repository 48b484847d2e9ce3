/** The bill of a DLC: its three components, what has been paid, and what the next may be paid with. */
import { Act, type Offered, Said, saidPlain, useTable } from "@shell/kit";
import { useEffect, useRef } from "react";
import { Icon, type Sign } from "./art/icons";
import { useDesk } from "./desk";
import { CATEGORY_WORDS } from "./parts";
import { type Bill, type Component, componentsOf } from "./payment";
import { plural } from "./words";

const PAYS: Record<string, Sign> = {
  PayCard: "hand",
  PayActive: "equipment",
  PayGizmos: "gizmo",
  PayCoupon: "dlc",
  FromBank: "bank",
  CallOff: "back",
};

export function Payment({ bill }: { bill: Bill }) {
  const { cards, view, viewer, seats, moves } = useDesk();
  const box = useRef<HTMLElement>(null);
  // On a phone it opens below the Grid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every stage of the purchase
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: "nearest" });
  }, [bill.stage]);
  const dlc = cards.get(bill.dlc);
  const buyer = view.characters[bill.seat];
  if (!dlc || !buyer) return null;
  const own = bill.seat === viewer;
  return (
    <section
      ref={box}
      className="gg-payment"
      aria-label={`Paying for ${dlc.name}`}
      data-testid="payment"
    >
      <h3>
        {own ? "You are paying" : `${seats[bill.seat]?.name} is paying`} for {dlc.name}
      </h3>
      <ol className="gg-bill">
        {componentsOf(bill, cards).map((component) => (
          <Line key={component.category} component={component} />
        ))}
      </ol>
      <p className="gg-purse">
        {own ? "You have" : "There are"} {plural(buyer.gizmos, "Gizmo")} on the token and{" "}
        {buyer.bank} in the bank.
      </p>
      {own && moves.length > 0 && (
        <div className="gg-options">
          {moves.map((offer) => (
            <Pay key={offer.move} offer={offer} />
          ))}
        </div>
      )}
    </section>
  );
}

function Line({ component }: { component: Component }) {
  const { cards } = useDesk();
  const { named, category, state, card, instead } = component;
  const what = cards.get(named ?? -1)?.name ?? `any ${CATEGORY_WORDS[category]}`;
  const by = cards.get(card ?? -1)?.name ?? instead;
  return (
    <li data-state={state} data-category={category}>
      <Icon sign={category} />
      <span>
        <b>{what}</b>
        <small>
          {state === "paid" && (card !== null && card === named ? "paid" : `paid with ${by}`)}
          {state === "due" && "due now"}
          {state === "open" && "comes next"}
        </small>
      </span>
      {state === "paid" && <Icon sign="check" />}
    </li>
  );
}

/** A way to pay, with the server's warning if it has one. */
function Pay({ offer }: { offer: Offered }) {
  const { armed } = useTable();
  const sure = armed === offer.move;
  return (
    <div className="gg-pay" data-caution={offer.caution ? true : undefined}>
      <Act move={offer.move} className="gg-button" data-off={offer.data.kind === "CallOff"}>
        <Icon sign={PAYS[String(offer.data.kind)] ?? "buy"} />
        {saidPlain(offer.label)}
      </Act>
      {offer.caution && (
        <p role={sure ? "alert" : undefined}>
          <Icon sign="skull" />
          <Said text={offer.caution} />
        </p>
      )}
    </div>
  );
}
