/** A player's numbers: points, tokens, limits, and how near the end of the game is. */
import { pointing, useDesk } from "./desk";
import { Points } from "./Effect";
import { Icon } from "./icons";
import { places } from "./motions";
import { numbered, playerWords, plural } from "./words";

export function Standing({ seat }: { seat: number }) {
  const { view, pieces, seats, viewer, point, live } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  const name = seat === viewer && live ? "You" : (seats[seat]?.name ?? "");
  return (
    <div className="gz-standing" {...(seat === viewer ? pointing(point, "scores") : {})}>
      <span className="unseen">{playerWords(name, player, pieces)}</span>
      <span className="gz-total numeral" data-place={places.points(seat)} aria-hidden="true">
        {player.points.total}
        <small> pts</small>
      </span>
      <span
        className="gz-stat"
        title={`${plural(player.tokens, "point")} in tokens`}
        aria-hidden="true"
      >
        <Points words={String(player.tokens)} />
        tokens
      </span>
      <span className="gz-stat" title="Research amount" aria-hidden="true">
        <Icon sign="research" />
        {player.may_research ? <b className="numeral">{player.limits.research}</b> : <s>none</s>}
      </span>
      <Progress seat={seat} />
    </div>
  );
}

/** GIZ-89: sixteen gizmos, or four of level 3, whichever is nearer. */
export function Progress({ seat }: { seat: number }) {
  const { view, pieces } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span className="gz-progress" aria-hidden="true">
      <Meter n={player.gizmos} of={pieces.end.gizmos} word="gizmos" />
      <Meter n={player.level_3} of={pieces.end.level_3} word="level III" />
    </span>
  );
}

function Meter({ n, of, word }: { n: number; of: number; word: string }) {
  return (
    <span className="gz-meter" data-near={n >= of - 1 || undefined} title={`${n} of ${of} ${word}`}>
      <span className="gz-pips">
        {numbered(of, "pip").map((key, i) => (
          <i key={key} data-on={i < n || undefined} />
        ))}
      </span>
      <span className="gz-meter-word">
        <b className="numeral">
          {n}/{of}
        </b>{" "}
        {word}
      </span>
    </span>
  );
}
