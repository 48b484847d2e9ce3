/** How the game ended: places, what the points are made of, how it went, and proof of the luck. */
import type { Room } from "../generated/messages";
import { recordAddress, story } from "../net/api";
import { useLoad } from "../net/useLoad";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Loading, Notice } from "../ui/Notice";
import { Said } from "../ui/Said";
import { Breakdown } from "./Breakdown";
import { Chart } from "./Chart";
import { Luck } from "./Luck";
import "./result.css";

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
