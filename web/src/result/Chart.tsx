/** One figure over the whole game, a line for each seat; the same in words for who cannot see it. */
import { SeatMark, seatColor } from "../ui/SeatMark";
import { across, type Field, path, scale, up } from "./lines";

interface ChartProps {
  /** What is counted. */
  name: string;
  names: string[];
  /** By step, by seat. */
  steps: number[][];
}

const FIELD: Field = { width: 600, height: 200 };
const DASHES = [
  "none",
  "8 5",
  "2 5",
  "12 4 2 4",
  "5 2",
  "1 3",
  "16 4",
  "6 2 1 2",
  "10 3 10 8",
  "3 3",
  "14 3 4 3",
  "9 2 2 2 2 2",
];

const FEW = 4; // lines that are told apart where they meet
const LANE = 1.5;

/** Many lines run beside each other where they have the same value, instead of all in one place. */
function aside(seat: number, seats: number): number {
  return seats > FEW ? (seat - (seats - 1) / 2) * LANE : 0;
}

export function Chart({ name, names, steps }: ChartProps) {
  const seats = names.map((_, seat) => steps.map((numbers) => numbers[seat] ?? 0));
  const by = scale(steps.flat());
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const last = names.map((player, seat) => `${player} ${seats[seat]?.at(-1) ?? 0}`).join(", ");
  return (
    <figure className="chart">
      <figcaption>
        <h3>{title} over the game</h3>
        <ul className="chart-key small">
          {names.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <SeatMark seat={seat} size={12} />
              <svg viewBox="0 0 30 4" className="chart-dash" aria-hidden="true">
                <path
                  d="M0 2H30"
                  stroke={seatColor(seat)}
                  strokeDasharray={DASHES[seat % DASHES.length]}
                />
              </svg>
              {player}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        viewBox={`-44 -12 ${FIELD.width + 68} ${FIELD.height + 42}`}
        role="img"
        data-testid="chart"
        data-crowd={names.length > FEW}
        aria-label={`${title} over ${steps.length - 1} moves; at the end: ${last}`}
      >
        {by.marks.map((mark) => (
          <g key={mark} className="chart-mark">
            <path d={`M0 ${up(mark, by, FIELD)}H${FIELD.width}`} />
            <text x="-8" y={up(mark, by, FIELD) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {seats.map((values, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className="chart-line"
            d={path(values, by, FIELD)}
            transform={`translate(0 ${aside(seat, names.length)})`}
            stroke={seatColor(seat)}
            strokeDasharray={DASHES[seat % DASHES.length]}
          />
        ))}
        {[0, 0.5, 1].map((part) => {
          const step = Math.round(part * (steps.length - 1));
          return (
            <text
              key={part}
              className="chart-step"
              x={across(step, steps.length, FIELD)}
              y={FIELD.height + 24}
              textAnchor="middle"
            >
              {step}
            </text>
          );
        })}
      </svg>
    </figure>
  );
}
