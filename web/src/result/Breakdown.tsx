/** What the points are made of. */
import type { ScorePart, Side, Story } from "../generated/messages";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import { sideOf } from "../ui/sides";
import { inOrder, placeWords } from "./places";

/** One row for each player, the best first; one column for each part of the points. */
export function Breakdown({ told, sides }: { told: Story; sides: readonly Side[] }) {
  const { places, points: scores } = told.result;
  const seats = inOrder(places, sides);
  const points = told.breakdown.filter(({ unit }) => unit === "points");
  const counts = told.breakdown.filter(({ unit }) => unit === "count");
  const parts = [...points, ...counts];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too
    <section className="result-scroll" aria-label="Scores" tabIndex={0}>
      <table className="breakdown" data-testid="breakdown">
        <caption className="unseen">What the points are made of</caption>
        <thead>
          {parts.length > 0 && (
            <tr className="breakdown-units">
              <td colSpan={3} />
              <Unit parts={points} words="Points from" />
              <Unit parts={counts} words="Number of" />
            </tr>
          )}
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span className="unseen">Place</span>
            </th>
            <th scope="col">Player</th>
            <th scope="col" className="number">
              Points
            </th>
            {parts.map(({ what, label }) => (
              <th key={label} scope="col" className="number" aria-label={label}>
                {what}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} className={places[seat] === 1 ? "breakdown-winner" : ""}>
              <td className="numeral">{placeWords(places, seat, sides)}</td>
              <th scope="row">
                <SeatMark seat={seat} /> {told.names[seat]}
                {sides.length > 1 && <span className="soft"> · {sideOf(sides, seat)}</span>}
                {places[seat] === 1 && <Icon name="crown" />}
              </th>
              <td className="numeral number breakdown-total">{scores[seat]}</td>
              {parts.map(({ label, by_seat }) => (
                <td key={label} className="numeral number" data-part={label}>
                  {by_seat[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the columns under it have in common. */
function Unit({ parts, words }: { parts: ScorePart[]; words: string }) {
  return parts.length > 0 ? (
    <th scope="colgroup" colSpan={parts.length} className="number">
      {words}
    </th>
  ) : null;
}
