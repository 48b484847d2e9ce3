/** The teams: who is in them, how many points they have, what they hold; and how far the game is. */
import { SeatMark } from "@shell/kit";
import type { CSSProperties } from "react";
import { Cross } from "./Chart";
import { nameOf, useDesk } from "./desk";
import { places } from "./motions";
import { Tray } from "./Powers";
import { TeamToken } from "./TeamToken";

export function Teams() {
  const { view, point } = useDesk();
  return (
    <div className="gl-teams" data-meant={point === "teams" || undefined}>
      <Turns />
      {view.teams.map((_, team) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number
        <Team key={team} team={team} />
      ))}
    </div>
  );
}

function Team({ team }: { team: number }) {
  const { view, seats, viewer, pieces } = useDesk();
  const name = view.coop ? (viewer === null ? "The team" : "Your team") : pieces.teams[team];
  const score = view.scores[team] ?? 0;
  return (
    <section
      className="gl-team"
      aria-label={view.coop ? "The team" : `Team ${name}`}
      data-guessing={view.guessing === team}
      style={{ "--team": `var(--gl-team-${team})` } as CSSProperties}
    >
      <h3>
        <TeamToken team={team} /> {name}
        {!view.coop && <small>{view.guessing === team ? "guesses" : ""}</small>}
        <b className="gl-score numeral">
          {score}
          <small>
            <span className="unseen"> points</span> / {pieces.goal}
          </small>
        </b>
      </h3>
      <ol className="gl-track" aria-hidden="true">
        {Array.from({ length: pieces.goal }, (_, i) => i + 1).map((point) => (
          <li key={point} data-on={point <= score}>
            {point === Math.min(score, pieces.goal) && (
              <span data-place={places.score(team)}>
                <TeamToken team={team} />
              </span>
            )}
            <i className="numeral">{point}</i>
          </li>
        ))}
      </ol>
      <ul className="gl-members">
        {view.teams[team]?.map((seat) => (
          <li key={seat} data-gridmaster={seat === view.gridmaster}>
            <SeatMark seat={seat} size={14} />
            {nameOf(seats, seat, viewer)}
            {seat === view.gridmaster && <em>Gridmaster</em>}
          </li>
        ))}
      </ul>
      <Tray team={team} />
    </section>
  );
}

/** GL-68, GL-80: without powers the common X-tokens count the turns that are left. */
function Turns() {
  const { view } = useDesk();
  const turn = Math.min(view.turn + 1, view.turns);
  return (
    <p className="gl-turns">
      Turn <b className="numeral">{turn}</b> of <span className="numeral">{view.turns}</span>
      {!view.house.powers && (
        <span className="gl-supply" data-place={places.supply(0)}>
          <Cross /> <b className="numeral">{view.supply[0]}</b>
          <span className="unseen"> X-tokens</span>
          <span> left</span>
        </span>
      )}
    </p>
  );
}
