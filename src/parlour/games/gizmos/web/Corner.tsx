/** The corner that the triangle leaves free: a gizmo seen closer, or how the game stands. */
import { useDesk } from "./desk";
import type { CardPiece } from "./generated";
import { Icon, type Sign } from "./icons";
import { Marble, Swatch } from "./Marble";
import { LEVELS, plural, priceOf } from "./words";

export function Corner({ onLegend }: { onLegend: () => void }) {
  const { inspected, pieces, view, seats } = useDesk();
  const card = inspected === null ? undefined : pieces.cards[inspected];
  if (card) return <Closer card={card} />;
  return (
    <div className="gz-round">
      <p>
        <b>Round {view.round}</b>
        <span>{seats[view.first]?.name} went first</span>
      </p>
      <p className="gz-goal">
        Ends at <b className="numeral">{pieces.end.gizmos}</b> gizmos, or{" "}
        <b className="numeral">{pieces.end.level_3}</b> of level III
      </p>
      <button type="button" className="gz-legend-button" onClick={onLegend}>
        Icon key
      </button>
    </div>
  );
}

function Closer({ card }: { card: CardPiece }) {
  return (
    <div className="gz-closer" data-color={card.color} aria-hidden="true">
      <p>
        <b>{card.name}</b> level {LEVELS[card.level]} · {priceOf(card)} ·{" "}
        {card.award ? "points at the end" : plural(card.points, "point")}
      </p>
      <p>{card.text}</p>
    </div>
  );
}

const SIGNS: [Sign, string][] = [
  ["pick", "Pick: take a sphere from the row"],
  ["file", "File: put a gizmo in your archive"],
  ["build", "Build: pay for a gizmo and set it up"],
  ["research", "Research: look at the top of a deck"],
  ["converter", "Convert: while paying, a sphere counts as another"],
  ["upgrade", "Upgrade: works for good once built"],
  ["ring", "How many spheres your ring holds"],
  ["nut", "Points"],
  ["play", "Triggered: you may use it now"],
  ["lock", "Triggered, but it can do nothing now"],
];

export function Legend() {
  const { pieces } = useDesk();
  return (
    <ul className="gz-legend">
      {pieces.colors.map(({ name, title, words }) => (
        <li key={name}>
          <Marble color={name} />
          <span>
            {title} energy, {name} <small>in names: {words.join(", ")}</small>
          </span>
        </li>
      ))}
      <li>
        <Marble color="any" />
        Energy of any color
      </li>
      <li>
        <Marble color="random" />
        Energy drawn at random from the dispenser
      </li>
      <li>
        <Swatch color="red" />A gizmo of that color, not energy
      </li>
      {SIGNS.map(([sign, words]) => (
        <li key={sign}>
          <Icon sign={sign} />
          {words}
        </li>
      ))}
    </ul>
  );
}
