/** The corner that the triangle leaves free: a gizmo seen closer, or how the game stands. */
import { useDesk } from "./desk";
import { Icon, type Sign } from "./icons";
import type { CardPiece } from "./pieces";
import { LEVELS, plural, priceOf } from "./words";

export function Corner({ onLegend }: { onLegend: () => void }) {
  const { inspected, pieces, view, seats } = useDesk();
  const card = inspected === null ? undefined : pieces.cards[inspected];
  if (card) return <Closer card={card} />;
  return (
    <div className="gz-round">
      <p>
        <b>Round {view.round}</b>
        <span>{seats[view.first]?.name} began</span>
      </p>
      <p className="gz-goal">
        The end: <b className="numeral">{pieces.end.gizmos}</b> gizmos, or{" "}
        <b className="numeral">{pieces.end.level_3}</b> of level III
      </p>
      <button type="button" className="gz-legend-button" onClick={onLegend}>
        What the signs mean
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
      {pieces.colors.map((color) => (
        <li key={color.name}>
          <Icon sign={color.shape} />
          {color.title} energy: {color.name}
        </li>
      ))}
      {SIGNS.map(([sign, words]) => (
        <li key={sign}>
          <Icon sign={sign} />
          {words}
        </li>
      ))}
    </ul>
  );
}
