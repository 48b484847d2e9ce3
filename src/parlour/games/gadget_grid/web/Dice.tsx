/** The two dice with the squares that they mean, and what turns them where that may be done. */
import { Act, useTable } from "@shell/kit";
import { Icon } from "./art/icons";
import { due, useDesk } from "./desk";
import { places } from "./motions";
import { rolled, written } from "./squares";

const DIGITS = [0, 1];
/** While these wait, the dice that lie there are those that count. */
const FRESH = new Set([
  ...["Reconsider", "PutTwo", "PutOne", "PlaceCard", "ChooseLanding", "SkateLands"],
]);

export function Dice() {
  const { view } = useDesk();
  const { offered } = useTable();
  const frame = due(view);
  const fresh = frame !== null && FRESH.has(frame.kind);
  const squares = rolled(view).map(written);
  return (
    <div className="gg-dice" data-fresh={fresh || undefined} data-place={places.dice}>
      <span className="unseen">{`Dice: ${view.dice.join(" and ")}, squares ${squares.join(" and ")}`}</span>
      {DIGITS.map((die) => (
        <span key={die} className="gg-die-box">
          <Turn move={`die ${die + 1} up`} up />
          <Die shows={view.dice[die] ?? 0} />
          <Turn move={`die ${die + 1} down`} />
        </span>
      ))}
      <span className="gg-dice-squares numeral" aria-hidden="true">
        {squares.map((square) => (
          <b key={square}>{square}</b>
        ))}
      </span>
      {["keep", "reroll"].map(
        (move) =>
          offered.has(move) && (
            <Act key={move} move={move} className="gg-button">
              {move === "keep" ? "Keep" : "Roll again"}
            </Act>
          ),
      )}
    </div>
  );
}

function Die({ shows }: { shows: number }) {
  return (
    <svg className="gg-die" viewBox="0 0 40 44" aria-hidden="true">
      <path className="gg-die-body" d="M20 1.5 38.5 16v12L20 42.5 1.5 28V16z" />
      <path className="gg-die-face" d="M20 1.5 32 25.5l-12 6-12-6z" />
      <path className="gg-die-edge" d="M8 25.5 1.5 16M32 25.5l6.5-9.5M20 31.5v11" />
      <text x="20" y="25">
        {shows}
      </text>
    </svg>
  );
}

function Turn({ move, up = false }: { move: string; up?: boolean }) {
  const { offered } = useTable();
  if (!offered.has(move)) return null;
  const [, number] = move.split(" ");
  return (
    <Act
      move={move}
      className="gg-turn-die"
      data-up={up}
      label={`Turn die ${number} ${up ? "up" : "down"} by 1`}
    >
      <Icon sign="arrow" />
    </Act>
  );
}
