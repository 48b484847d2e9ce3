/** How the game ended: places, what the points are made of, how it went, and proof of the luck. */
import type { Room, ScorePart, Side, Story } from "../generated/messages";
import { recordAddress, story } from "../net/api";
import { useLoad } from "../net/useLoad";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Loading, Notice } from "../ui/Notice";
import { Said } from "../ui/Said";
import { SeatMark } from "../ui/SeatMark";
import { Chart } from "./Chart";
import { Luck } from "./Luck";
import "./result.css";
import { sideOf } from "../ui/sides";
import { inOrder, placeWords } from "./places";

export interface ResultProps {
  room: Room;
  host: boolean;
  /** Who looks: a seat, or null for somebody who did not play, or who sits on several. */
  viewer: number | null;
  /** Ask for the rematch; only the host can. */
  onRematch: () => void;
}

export default function Result({ room, host, viewer, onRematch }: ResultProps) {
  const loaded = useLoad(`story ${room.code}`, () => story(room.code));
  if (loaded.state === "loading") return <Loading>Adding up…</Loading>;
  if (loaded.state === "failed") {
    return (
      <Notice
        title="The result is not here"
        tone="problem"
        actions={<Button onClick={loaded.again}>Try again</Button>}
      >
        {loaded.fault.message}
      </Notice>
    );
  }
  const told = loaded.value;
  const said = told.headlines[viewer ?? told.names.length];
  return (
    <section className="result" data-testid="result" aria-label="Result">
      <header className="result-head">
        <h2>{said && <Said text={said} />}</h2>
        <p className="soft">
          {told.steps} moves. Decided by: {told.decided_by.title} (
          <a href={`/games/${room.game}/rules#${told.decided_by.id}`}>{told.decided_by.id}</a>)
        </p>
        {room.practice && (
          <p className="soft" data-testid="practice">
            This game was practice: somebody went back to an earlier decision, so it does not count.
          </p>
        )}
        <div className="result-ways">
          {room.next_code ? (
            <ButtonLink href={`/t/${room.next_code}`} look="primary" icon="play">
              To the rematch
            </ButtonLink>
          ) : (
            !room.tutorial && (
              <Button look="primary" icon="swap" disabled={!host} onClick={onRematch}>
                Rematch
              </Button>
            )
          )}
          <ButtonLink href={`/t/${room.code}/replay`} icon="replay">
            Replay
          </ButtonLink>
          <a className="button button-plain" href={recordAddress(room.code)} download>
            <Icon name="share" /> Download the record
          </a>
        </div>
        {!host && !room.next_code && (
          <p className="small soft">The host of the table can ask for a rematch.</p>
        )}
      </header>
      <Breakdown told={told} sides={room.sides} />
      {Object.entries(told.figures)
        .filter(([, steps]) => steps.flat().some(Boolean)) // nobody had any: nothing to draw
        .map(([name, steps]) => (
          <Chart key={name} name={name} names={told.names} steps={steps} />
        ))}
      <Luck seed={told.seed} commitment={told.commitment} />
    </section>
  );
}

/** One row for each player, the best first; one column for each part of the points. */
function Breakdown({ told, sides }: { told: Story; sides: readonly Side[] }) {
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
