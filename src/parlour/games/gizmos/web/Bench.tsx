/** One player's workbench: ring, archive, limits, and the tableau in its columns. */
import { Roving, SeatMark } from "@shell/kit";
import { type CSSProperties, useRef } from "react";
import { CardFace, StripFace } from "./CardFace";
import { CardSpot } from "./CardSpot";
import { ChainLine } from "./ChainLine";
import { blockedBy, markOf, placeOf } from "./chain";
import { deeds, pointing, useDesk } from "./desk";
import type { CardPiece, Column, GizmosPieces, PlayerView } from "./generated";
import { Icon } from "./icons";
import { Ring } from "./Ring";
import { Standing } from "./Standing";
import { activeWords, COLUMN_TITLES, cardWords, numbered } from "./words";

interface Props {
  seat: number;
  /** False for a second look at a bench in front of the board: nothing travels there. */
  home: boolean;
}

export function Bench({ seat, home }: Props) {
  const { view, seats, viewer, pieces, point, live } = useDesk();
  const columns = useRef<HTMLDivElement>(null);
  const player = view.players[seat];
  if (!player) return null;
  const own = seat === viewer;
  const crowds = pieces.columns.filter((column) => inColumn(player, column, pieces).length > MANY);
  const units = { "--units": pieces.columns.length + crowds.length } as CSSProperties;
  return (
    <section className="gz-bench" data-own={own || undefined}>
      <header className="gz-bench-head">
        <h3>
          <SeatMark seat={seat} />
          {own && live ? "Your bench" : seats[seat]?.name}
        </h3>
        <Standing seat={seat} />
      </header>
      <div className="gz-stores">
        <Ring seat={seat} own={home} />
        <Archive seat={seat} player={player} home={home} />
      </div>
      <div
        className="gz-columns-wrap"
        ref={columns}
        style={units}
        {...(home ? pointing(point, "tableau") : {})}
      >
        <Roving
          className="gz-columns"
          label={own && live ? "Your gizmos" : `Gizmos of ${seats[seat]?.name}`}
        >
          {pieces.columns.map((column) => (
            <ColumnOf key={column} column={column} player={player} own={own} home={home} />
          ))}
        </Roving>
        {seat === view.turn && <ChainLine within={columns} />}
      </div>
    </section>
  );
}

const MANY = 4; // so many stand below each other; more of them side by side, where there is room

function inColumn(player: PlayerView, column: Column, pieces: GizmosPieces): CardPiece[] {
  return player.active.flatMap((gizmo) => {
    const card = pieces.cards[gizmo];
    return card?.column === column ? [card] : [];
  });
}

interface ColumnProps {
  column: Column;
  player: PlayerView;
  own: boolean;
  home: boolean;
}

function ColumnOf({ column, player, own, home }: ColumnProps) {
  const { view, pieces } = useDesk();
  const held = inColumn(player, column, pieces);
  return (
    <div className="gz-col" data-column={column} data-many={held.length > MANY || undefined}>
      <h4>
        <Icon sign={column} />
        {COLUMN_TITLES[column]}
      </h4>
      {held.map((card) => {
        const mark = markOf(view, card.number);
        const place = placeOf(view, card.number);
        return (
          <CardSpot
            key={card.number}
            gizmo={card.number}
            deeds={own && card.gain ? deeds(card.code, "Use") : []}
            label={activeWords(card, mark, place, blockedBy(view, card.number))}
            mark={mark}
            still={!home}
          >
            <StripFace card={card} />
            <MarkSign mark={mark} place={place} />
          </CardSpot>
        );
      })}
    </div>
  );
}

/** Light is not enough: a triangle may be used, a lock is blocked, a number was used then. */
export function MarkSign({ mark, place }: { mark: ReturnType<typeof markOf>; place: number }) {
  if (!mark || mark === "new") return null;
  return (
    <span className="gz-mark" data-chain={mark} aria-hidden="true">
      {mark === "used" ? place : <Icon sign={mark === "pending" ? "play" : "lock"} />}
    </span>
  );
}

function Archive({ seat, player, home }: { seat: number; player: PlayerView; home: boolean }) {
  const { pieces, viewer, point } = useDesk();
  const free = Math.max(0, player.limits.file - player.archive.length);
  return (
    <div className="gz-archive" {...(home ? pointing(point, "archive") : {})}>
      <h4>
        <Icon sign="file" />
        Archive{" "}
        <span className="numeral">
          {player.archive.length}/{player.limits.file}
        </span>
        {!player.may_file && <span className="gz-no">no more File</span>}
      </h4>
      <Roving className="gz-filed" label="Archive">
        {player.archive.map((gizmo) => {
          const card = pieces.cards[gizmo];
          if (!card) return null;
          return (
            <CardSpot
              key={gizmo}
              gizmo={gizmo}
              deeds={seat === viewer ? deeds(card.code, "Build") : []}
              label={`In the archive: ${cardWords(card)}`}
              still={!home}
            >
              <CardFace card={card} />
            </CardSpot>
          );
        })}
        {numbered(player.may_file ? free : 0, "free").map((key) => (
          <span key={key} className="gz-free" aria-hidden="true">
            <Icon sign="file" />
          </span>
        ))}
      </Roving>
    </div>
  );
}
