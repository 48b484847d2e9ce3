/** The payment builder: spheres, converters and discounts as one sum that must come out even. */
import { Act, cited, Said, useRefusals, useTable } from "@shell/kit";
import { type ReactNode, useState } from "react";
import { pointing, useDesk } from "./desk";
import { Effect } from "./Effect";
import type { CardPiece, PaymentView } from "./generated";
import { Icon } from "./icons";
import { COLORS, Marble } from "./Marble";
import * as paying from "./payment";
import { Stage } from "./Stage";
import { Sum } from "./Sum";
import { numbered, priceOf, shortName, sphereWords } from "./words";

export function Payment({ payment, card }: { payment: PaymentView; card: CardPiece }) {
  const { view, moves, pieces, point } = useDesk();
  const ways = paying.waysAmong(moves);
  const { quick, more, others } = paying.sorted(ways, payment);
  const [chosen, choose] = useState<paying.Chosen>(() => quick[0] ?? paying.NOTHING);
  const match = paying.matching(ways, chosen);
  const ring = view.players[payment.seat]?.ring ?? [];
  return (
    <Stage
      title={`Pay for ${card.name}`}
      note={`It ${priceOf(card)}.`}
      testid="builder"
      {...pointing(point?.startsWith("pay ") ? "payment" : point, "payment")}
    >
      <Sum payment={payment} chosen={chosen} even={match !== null} />
      <div className="gz-purse">
        <fieldset aria-label="Spheres in your ring">
          {ring.map((n, color) => (
            <Spheres key={COLORS[color]} {...{ ways, chosen, choose, color, n }} />
          ))}
        </fieldset>
        {payment.converters.length > 0 && (
          <fieldset aria-label="Converters">
            {payment.converters.map((tool) => (
              <Tool key={tool} {...{ ways, chosen, choose, tool }} />
            ))}
          </fieldset>
        )}
      </div>
      {quick.length > 1 && (
        <fieldset className="gz-quick" aria-label="Ways to pay">
          <Ways ways={quick} match={match} choose={choose} />
        </fieldset>
      )}
      <Folded heading="More ways to pay" ways={more} match={match} choose={choose} />
      <Folded heading="Other ways to pay" ways={others} match={match} choose={choose} />
      <div className="gz-decide">
        <Verdict {...{ ways, chosen, match, payment }} />
        <Act
          move={match?.move ?? paying.written(chosen, pieces)}
          className="gz-main"
          label={`Pay ${paying.total(chosen.spent) > 0 ? sphereWords(chosen.spent, pieces) : "nothing"}`}
        >
          Pay
        </Act>
      </div>
    </Stage>
  );
}

interface WaysProps {
  ways: paying.Way[];
  match: paying.Way | null;
  choose: (chosen: paying.Chosen) => void;
}

function Ways({ ways, match, choose }: WaysProps) {
  return ways.map((way) => (
    <button
      key={way.move}
      type="button"
      aria-pressed={way.move === match?.move}
      onClick={() => choose(way)}
    >
      <span className="unseen">{way.label}</span>
      {way.spent.flatMap((n, color) =>
        numbered(n, String(color)).map((key) => (
          <Marble key={key} color={COLORS[color] ?? "random"} />
        )),
      )}
      {paying.total(way.spent) === 0 && <span aria-hidden="true">nothing</span>}
      {way.converters.length > 0 && (
        <span className="gz-via">
          {way.converters.map((tool) => (
            <Icon key={tool} sign="converter" />
          ))}
        </span>
      )}
    </button>
  ));
}

/** What would take much room, or what hardly anybody wants, is there for who asks for it. */
function Folded({ heading, ...props }: WaysProps & { heading: string }) {
  const [open, setOpen] = useState(false);
  if (props.ways.length === 0) return null;
  return (
    <div className="gz-others">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {heading} <span className="numeral soft">{props.ways.length}</span>
      </button>
      {open && (
        <fieldset className="gz-quick" aria-label={heading}>
          <Ways {...props} />
        </fieldset>
      )}
    </div>
  );
}

interface Choosing {
  ways: paying.Way[];
  chosen: paying.Chosen;
  choose: (chosen: paying.Chosen) => void;
}

function Spheres({ ways, chosen, choose, color, n }: Choosing & { color: number; n: number }) {
  const spent = chosen.spent[color] ?? 0;
  const name = COLORS[color] ?? "random";
  const more = paying.mayAdd(ways, chosen, color);
  return numbered(n, name).map((key, i) => {
    const on = i < spent;
    return (
      <button
        key={key}
        type="button"
        className="gz-coin"
        aria-pressed={on}
        data-vain={(!on && !more) || undefined}
        aria-label={`${name} sphere ${i + 1} of ${n}`}
        onClick={() => choose(paying.withSphere(chosen, color, on ? -1 : 1))}
      >
        <Marble color={name} />
      </button>
    );
  });
}

function Tool({ ways, chosen, choose, tool }: Choosing & { tool: number }) {
  const card = useDesk().pieces.cards[tool];
  if (!card) return null;
  const on = chosen.converters.includes(tool);
  return (
    <button
      type="button"
      className="gz-tool"
      aria-pressed={on}
      data-vain={(!on && !paying.mayUse(ways, chosen, tool)) || undefined}
      onClick={() => choose(paying.withTool(chosen, tool))}
    >
      <span className="unseen">{`Converter ${card.name}: ${card.text}`}</span>
      <Icon sign={on ? "check" : "converter"} />
      <span className="gz-tool-name" title={card.name} aria-hidden="true">
        {shortName(card)}
      </span>
      <Effect card={card} />
    </button>
  );
}

interface VerdictProps {
  ways: paying.Way[];
  chosen: paying.Chosen;
  match: paying.Way | null;
  payment: PaymentView;
}

/** Whether it comes out even, what is missing, or which rule is against it. */
function Verdict({ ways, chosen, match, payment }: VerdictProps) {
  const { pieces } = useDesk();
  const { judged } = useTable();
  const open = ways.some((way) => paying.holds(way, chosen));
  const move = paying.written(chosen, pieces);
  const refusal = useRefusals([move], judged && !match && !open).get(move);
  let said: ReactNode = "Choose spheres and converters until every place is filled.";
  if (match)
    said = `It comes out even: ${match.label.charAt(0).toLowerCase()}${match.label.slice(1)}.`;
  else if (refusal) said = <Said text={cited(refusal)} />;
  else if (!open) said = "This does not come out even.";
  else if (paying.total(chosen.spent) > 0) {
    said = `${paying.counts(chosen, payment, pieces.cards)} of ${payment.price} so far.`;
  }
  return (
    <p className="gz-verdict" data-even={match !== null} role="status">
      <Icon sign={match ? "check" : "ring"} />
      {said}
    </p>
  );
}
