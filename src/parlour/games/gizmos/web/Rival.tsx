/** Another player's bench in little; a click opens it. */
import { SeatMark, sign } from "@shell/kit";
import { TileFace } from "./CardFace";
import { markOf } from "./chain";
import { energy, useDesk } from "./desk";
import { Points } from "./Effect";
import type { PlayerView } from "./generated";
import { Icon } from "./icons";
import { COLORS, Marble } from "./Marble";
import { places } from "./motions";
import { Progress } from "./Standing";
import { playerWords } from "./words";

export function Rival({ seat }: { seat: number }) {
  const { view, seats, pieces, visit } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  const name = seats[seat]?.name ?? `Seat ${seat + 1}`;
  const turn = view.turn === seat && view.agenda.length > 0;
  return (
    <button
      type="button"
      className="gz-rival"
      data-turn={turn || undefined}
      onClick={() => visit(seat)}
    >
      <span className="unseen">{`${playerWords(name, player, pieces)}. Open this bench.`}</span>
      <span className="gz-rival-head" aria-hidden="true">
        <SeatMark seat={seat} />
        <b className="gz-rival-name">{name}</b>
        <Progress seat={seat} />
        <span className="gz-total numeral" data-place={places.points(seat)}>
          {player.points.total}
          <small> pts</small>
        </span>
      </span>
      <Stores seat={seat} player={player} />
      <span className="gz-rival-columns" aria-hidden="true">
        {pieces.columns.map((column) => (
          <span key={column} className="gz-rival-col">
            <Icon sign={column} />
            {player.active.map((gizmo) => {
              const card = pieces.cards[gizmo];
              if (card?.column !== column) return null;
              return (
                <span
                  key={gizmo}
                  className="gz-rival-tile"
                  data-place={places.card(gizmo)}
                  data-thing={sign({ sort: "card", id: card.code })}
                  data-chain={markOf(view, gizmo) ?? undefined}
                >
                  <TileFace card={card} />
                </span>
              );
            })}
          </span>
        ))}
      </span>
    </button>
  );
}

function Stores({ seat, player }: { seat: number; player: PlayerView }) {
  const { pieces } = useDesk();
  return (
    <span className="gz-rival-stores" aria-hidden="true" data-place={places.ring(seat)}>
      <span className="gz-stat" data-full={player.energy >= player.limits.storage || undefined}>
        <Icon sign="ring" />
        <b className="numeral">
          {player.energy}/{player.limits.storage}
        </b>
        {player.ring.map((n, color) =>
          n > 0 ? (
            <span
              key={COLORS[color]}
              className="gz-inside"
              data-place={places.ring(seat, color)}
              data-thing={energy(color, seat)}
            >
              <Marble color={COLORS[color] ?? "random"} />
              <b className="numeral">{n}</b>
            </span>
          ) : null,
        )}
      </span>
      <span className="gz-stat">
        <Icon sign="file" />
        {player.may_file || player.archive.length > 0 ? (
          <b className="numeral">
            {player.archive.length}/{player.limits.file}
          </b>
        ) : (
          <s>none</s>
        )}
        {player.archive.map((gizmo) => {
          const card = pieces.cards[gizmo];
          return card ? (
            <span
              key={gizmo}
              className="gz-rival-tile"
              data-place={places.card(gizmo)}
              data-thing={sign({ sort: "card", id: card.code })}
            >
              <TileFace card={card} />
            </span>
          ) : null;
        })}
      </span>
      <span className="gz-stat">
        <Icon sign="research" />
        {player.may_research ? <b className="numeral">{player.limits.research}</b> : <s>none</s>}
      </span>
      <span className="gz-stat">
        <Points words={String(player.tokens)} />
      </span>
    </span>
  );
}
