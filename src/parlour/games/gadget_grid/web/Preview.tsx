/** What the attack that is pointed at would hit: squares, lines and victims, drawn over the Grid. */
import { useDesk } from "./desk";
import { column, row } from "./squares";
import { whereIs } from "./tokens";
import { useAim } from "./useAim";

const SIDE = 10;
const middle = (square: number) => ({
  x: column(square) * SIDE + SIDE / 2,
  y: row(square) * SIDE + SIDE / 2,
});

export function Preview() {
  const { view, viewer } = useDesk();
  const aim = useAim();
  if (!aim) return null;
  const own = viewer === null ? -1 : view.characters[viewer]?.token;
  const from = aim.from < 0 ? null : middle(aim.from);
  const victims = aim.tokens.map((token) => ({ token, at: middle(whereIs(view, token)) }));
  return (
    <svg className="gg-preview" viewBox="0 0 100 100" aria-hidden="true">
      {aim.squares.map((square) => (
        <rect
          key={square}
          x={column(square) * SIDE + 0.4}
          y={row(square) * SIDE + 0.4}
          width={SIDE - 0.8}
          height={SIDE - 0.8}
          rx="1"
        />
      ))}
      {from &&
        aim.squares.length === 0 &&
        victims.map(({ token, at }) => (
          <line key={token} x1={from.x} y1={from.y} x2={at.x} y2={at.y} />
        ))}
      {victims.map(({ token, at }) => (
        <g
          key={token}
          transform={`translate(${at.x} ${at.y})`}
          data-own={token === own || undefined}
        >
          <circle r="4.4" />
          <path d="M0-6v3.4M0 2.6V6M-6 0h3.4M2.6 0H6" />
        </g>
      ))}
    </svg>
  );
}
