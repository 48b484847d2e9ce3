/** In front of every seat: its way forward, its markers, its reserve, its pile and its points. */

import type { Cell, GridopolisView, PlayerView } from "./generated";
import { PartSign } from "./PartSign";
import { plastic } from "./scene/glyphs";
import { ForwardArrow } from "./scene/MapLines";
import { MarkerSign } from "./scene/PadFace";
import type { GridopolisProps } from "./table";
import { counted } from "./words";

type Props = GridopolisProps & { up: Cell };

export function Trays({ view, seats, up }: Props) {
  return (
    <div className="gp-top">
      <ul className="gp-trays" aria-label="Trays" data-count={view.players.length}>
        {view.players.map((player, seat) => (
          <Tray
            key={player.id}
            player={player}
            seat={seat}
            name={seats[seat]?.name ?? player.color}
            turn={view.turn === seat}
            up={up}
          />
        ))}
      </ul>
      <Course view={view} names={seats.map((seat) => seat.name)} />
    </div>
  );
}

interface TrayProps {
  player: PlayerView;
  seat: number;
  name: string;
  turn: boolean;
  up: Cell;
}

function Tray({ player, seat, name, turn, up }: TrayProps) {
  const { color, forward, out, resigned, reserve, pile, pawns, kings, points } = player;
  const paint = plastic(color, seat);
  const state = resigned ? "resigned" : out ? "out" : color;
  return (
    <li
      className="gp-tray"
      data-seat={seat}
      data-turn={turn || undefined}
      data-out={out || undefined}
    >
      <span className="gp-tray-who">
        <span className="gp-tray-mark">
          <MarkerSign seat={seat} color={paint} king={false} />
        </span>
        <span className="unseen">{`${name}, ${state}, goes ${way(forward)}`}</span>
        <b aria-hidden="true">{name}</b>{" "}
        <span className="soft" aria-hidden="true">
          {state}
        </span>
        <ForwardArrow forward={forward} up={up} color={paint} />
      </span>
      <span className="gp-tray-parts">
        <span className="gp-tray-own">
          <Amount sign="pawn" word="pawn" number={pawns} />
          <Amount sign="king" word="king" number={kings} />
          <i className="gp-tray-bar" />
        </span>
        <Amount sign="pad" word="pad" number={reserve.pads} reserve />
        <Amount sign="link" word="link" number={reserve.links} reserve />
        <Amount sign="post" word="post" number={reserve.posts} reserve />
        <Amount sign="blocker" word="blocker-box" number={reserve.blockers} reserve />
        <i className="gp-tray-bar" />
        <span
          className="gp-amount"
          role="img"
          aria-label={`captured: ${counted(pile.pawns, "pawn")}, ${counted(pile.kings, "king")}`}
          title="Captured"
        >
          <PartSign sign="pile" />
          <span className="numeral gp-pile">
            {pile.pawns}
            {pile.kings > 0 && `+${pile.kings}♛`}
          </span>
          <span className="numeral gp-pile-all">{pile.pawns + pile.kings}</span>
        </span>
      </span>
      <span className="gp-points numeral" role="img" aria-label={counted(points, "point")}>
        {points}
      </span>
    </li>
  );
}

interface AmountProps {
  sign: "pawn" | "king" | "pad" | "link" | "post" | "blocker";
  word: string;
  number: number;
  reserve?: boolean;
}

function Amount({ sign, word, number, reserve }: AmountProps) {
  const words = `${word === "blocker-box" && number !== 1 ? `${number} blocker-boxes` : counted(number, word)}${reserve ? " in reserve" : ""}`;
  return (
    <span
      className="gp-amount"
      role="img"
      aria-label={words}
      title={words}
      data-none={number === 0 || undefined}
    >
      <PartSign sign={sign} />
      <span className="numeral">{number}</span>
    </span>
  );
}

function way([x, y]: Cell): string {
  if (y) return y > 0 ? "north" : "south";
  return x > 0 ? "east" : "west";
}

/** How far the game is, and what will end it. */
function Course({ view, names }: { view: GridopolisView; names: string[] }) {
  const { round, limit, quiet, ranking, decided_by } = view;
  if (ranking.length > 0) {
    const first = (ranking[0] ?? []).map((seat) => names[seat] ?? "").join(" and ");
    return (
      <p className="gp-course" data-over>
        <b>{first}</b> {(ranking[0]?.length ?? 0) > 1 ? "share the win" : "wins"} ({decided_by})
      </p>
    );
  }
  const near = quiet.turns * 2 >= quiet.most;
  return (
    <p className="gp-course" data-plain={(limit.kind === "none" && !near) || undefined}>
      <span>
        Round <b className="numeral">{round}</b>
        {limit.kind === "rounds" && ` of ${limit.number}`}
        {limit.kind === "minutes" && !limit.up && ` · ${counted(limit.number, "minute")}`}
        {limit.up && " · time is up, the last round"}
      </span>
      {near && (
        <span className="gp-quiet">
          {quiet.turns} of {quiet.most} quiet turns (GP-133)
        </span>
      )}
    </p>
  );
}
