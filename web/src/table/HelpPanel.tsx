/** What the game is about and how it is played here; then the table, what was settled, the way out. */
import { useState } from "react";
import type { Offered, Room } from "../generated/messages";
import { games } from "../net/api";
import { setMyName } from "../net/people";
import { useSession } from "../net/session-context";
import { asFault, useLoad } from "../net/useLoad";
import { clockWords } from "../room/clocks";
import { valueWords } from "../room/designs";
import { NameForm } from "../room/NameForm";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useToast } from "../ui/Toast";
import { useShare } from "../ui/useShare";
import { GraveAsides } from "./GraveAsides";
import "./side.css";
import { SignKey } from "./SignKey";
import { KEYS } from "./useKeys";

interface HelpProps {
  room: Room;
  mine: number[];
  host: boolean;
  viewer: number | null;
  /** What the viewer may do out of turn that is final. */
  grave: Offered[];
  onLeave: () => void;
}

export function HelpPanel({ room, mine, host, viewer, grave, onLeave }: HelpProps) {
  const share = useShare();
  const [leaving, setLeaving] = useState(false);
  const loaded = useLoad("games", games);
  const info =
    loaded.state === "ready" ? loaded.value.find((game) => game.name === room.game) : undefined;
  return (
    <div className="side-scroll help">
      <section>
        <h3>How to play here</h3>
        {info && <p>{info.goal}</p>}
        {info?.guide && (
          <p>
            <a href={`/games/${room.game}/guide`} target="_blank" rel="noreferrer">
              The guide to {room.title}
            </a>
          </p>
        )}
        <p className="soft small">
          What glows can be done now. Point at anything quiet, tap it, or go to it with Tab, and it
          says which rule is against it.
        </p>
        <p className="soft small">
          Where a slip would hurt, the first press only marks the move with a “!”, and a second one
          makes it. Esc or a press elsewhere lets go of it. “Settings” can change that.
        </p>
        <dl className="help-keys">
          {KEYS.map(([key, words]) => (
            <Key key={key} name={key} words={words} />
          ))}
        </dl>
      </section>
      {info && info.signs.length > 0 && (
        <section>
          <h3>What the signs mean</h3>
          <SignKey game={info.name} signs={info.signs} />
        </section>
      )}
      <section>
        <h3>This table</h3>
        <dl className="help-facts">
          <dt>Code</dt>
          <dd className="numeral">{room.code}</dd>
          <dt>Clock</dt>
          <dd>{clockWords(room.clock)}</dd>
          {info?.options.map((option) => (
            <Fact
              key={option.name}
              name={option.title}
              value={valueWords(option, room.options[option.name] ?? "")}
            />
          ))}
          {room.commitment && (
            <>
              <dt>Luck</dt>
              <dd className="small">
                fixed before the first move; its seal is{" "}
                <code title={room.commitment}>{room.commitment.slice(0, 16)}…</code>
              </dd>
            </>
          )}
        </dl>
        <Button icon="share" onClick={() => share(`/t/${room.code}`, room.title)}>
          Share the table
        </Button>
        {!room.tutorial && (
          <a
            className="button button-plain"
            href={`/t/${room.code}/screen`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="screen" /> Show on a big screen
          </a>
        )}
        {viewer !== null && <GraveAsides seat={viewer} offers={grave} />}
        {mine.length > 0 && room.state === "playing" && (
          <Button look="danger" icon="door" onClick={() => setLeaving(true)}>
            Leave the game
          </Button>
        )}
      </section>
      {viewer !== null && mine.includes(viewer) && !room.tutorial && room.state === "playing" && (
        <MyName key={viewer} seat={viewer} name={room.seats[viewer]?.name ?? ""} />
      )}
      {host && room.state === "playing" && <Kick room={room} mine={mine} />}
      {leaving && (
        <Dialog role="alertdialog" title="Leave the game?" onClose={() => setLeaving(false)}>
          <p>A bot plays on for you. Come back to this address, and the seat is yours again.</p>
          <div className="dialog-actions">
            <Button onClick={() => setLeaving(false)}>Cancel</Button>
            <Button look="primary" data-testid="confirm" onClick={onLeave}>
              Leave
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function MyName({ seat, name }: { seat: number; name: string }) {
  const session = useSession();
  const toast = useToast();
  const rename = (wanted: string) => {
    if (wanted) setMyName(wanted);
    session.rename(seat, wanted).catch((error) => toast(asFault(error).message));
  };
  return (
    <section>
      <NameForm label="Your name" name={name} words="Change" onName={rename} />
    </section>
  );
}

/** The host may give the seat of somebody who does not come back to a bot. */
function Kick({ room, mine }: { room: Room; mine: number[] }) {
  const session = useSession();
  const toast = useToast();
  const people = room.seats.flatMap((info, seat) =>
    info.kind === "person" && !mine.includes(seat) ? [{ ...info, seat }] : [],
  );
  if (people.length === 0) return null;
  return (
    <section>
      <h3>Seats</h3>
      <ul className="help-seats">
        {people.map(({ seat, name }) => (
          <li key={seat}>
            <span>{name}</span>
            <Button
              look="quiet"
              icon="bot"
              onClick={() => session.clearSeat(seat).catch((e) => toast(asFault(e).message))}
            >
              Give to a bot
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Key({ name, words }: { name: string; words: string }) {
  return (
    <>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{words}</dd>
    </>
  );
}
