/** The end of the game: the last round announced, and afterwards what the points are made of. */
import { SeatMark } from "@shell/kit";
import { pointing, useDesk } from "./desk";
import { Icon } from "./icons";

/** GIZ-91: the round is played to its end, so that all have had equally many turns. */
export function LastRound() {
  const { view, seats, viewer } = useDesk();
  if (!view.ending || view.agenda.length === 0) return null;
  const last = view.last_seat === viewer ? "your" : `${seats[view.last_seat]?.name}'s`;
  const now = view.turn === view.last_seat;
  return (
    <p className="gz-last" role="status">
      <Icon sign="spark" />
      <b>Last round.</b> The game ends after {now ? `this turn, ${last} turn` : `${last} turn`}.
    </p>
  );
}

/** GIZ-R28: when all have passed one after the other, nothing can change anymore. */
export function NearlyStuck() {
  const { view, seats } = useDesk();
  if (view.passes === 0 || view.agenda.length === 0) return null;
  return (
    <p className="gz-last" role="status">
      <Icon sign="ring" />
      <b>Nearly stuck.</b> {view.passes} of {seats.length} players{" "}
      {view.passes === 1 ? "has" : "have"} passed in a row; when all have, the game ends.
    </p>
  );
}

export function FinalScores() {
  const { view, seats, viewer, point } = useDesk();
  const [winner] = view.ranking;
  if (winner === undefined) return null;
  return (
    <section className="gz-final" aria-label="Final scores" {...pointing(point, "scores")}>
      <h3>{winner === viewer ? "You win" : `${seats[winner]?.name} wins`}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Gizmos</th>
            <th scope="col">Tokens</th>
            <th scope="col">Awards</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {view.ranking.map((seat, place) => {
            const points = view.players[seat]?.points;
            if (!points) return null;
            return (
              <tr key={seat} data-first={place === 0 || undefined}>
                <th scope="row">
                  <span className="numeral">{place + 1}.</span> <SeatMark seat={seat} />{" "}
                  {seats[seat]?.name}
                </th>
                {[points.gizmos, points.tokens, points.awards].map((n, i) => (
                  <td key={["gizmos", "tokens", "awards"][i]} className="numeral">
                    {n}
                  </td>
                ))}
                <td className="numeral">
                  <b>{points.total}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small">
        {view.passes === seats.length &&
          "All players passed in a row: nobody could do anything anymore. "}
        Decided by <a href={`/games/gizmos/rules#${view.decided_by}`}>{view.decided_by}</a>.
      </p>
    </section>
  );
}
