/** What fills the page: the board, the result when all is over, or a cover between two players. */
import { lazy, Suspense, useState } from "react";
import type { Mark, Position, Room, Seen } from "../generated/messages";
import { Loading } from "../ui/Notice";
import { Cover } from "./Cover";
import { GameBoard } from "./GameBoard";
import type { LastSeen } from "./useNewEvents";
import type { Eyes } from "./useViewer";

const Result = lazy(() => import("../result/Result"));
const NOTHING: Seen["moves"] = [];

interface BoardAreaProps {
  room: Room;
  host: boolean;
  eyes: Eyes;
  seen: Seen | null;
  /** Whose turn it is. */
  waiting: number[];
  /** The version at which everything was told last (`TableState`). */
  synced: number;
  /** Not everybody who sees this page has been told of the last move: it may belong under a cover. */
  behind: boolean;
  /** An earlier position to look at. */
  past: Position | null;
  point: string | null;
  /** Of the last turns, or of the earlier position. */
  marks: readonly Mark[];
  showResult: boolean;
  onRematch: () => void;
}

export function BoardArea(props: BoardAreaProps) {
  const { room, host, eyes, seen, waiting, synced, behind, past, point, marks } = props;
  const { showResult, onRematch } = props;
  const [lastSeen] = useState<LastSeen>(() => new Map());
  if (eyes.cover !== null) {
    const name = room.seats[eyes.cover]?.name ?? "";
    const next = waiting.includes(eyes.cover);
    return (
      <Cover key={eyes.cover} seat={eyes.cover} name={name} next={next} onShow={eyes.uncover} />
    );
  }
  if (showResult && !past) {
    return (
      <Suspense fallback={<Loading />}>
        <Result
          room={room}
          host={host}
          viewer={eyes.several ? null : eyes.viewer}
          onRematch={onRematch}
        />
      </Suspense>
    );
  }
  const shown = past ?? seen;
  const now = past ? null : seen;
  if (!shown) return <Loading />;
  return (
    <GameBoard
      game={room.game}
      view={shown.view}
      step={shown.step}
      log={shown.log}
      since={past ? null : synced}
      lastSeen={past || behind ? null : lastSeen}
      seats={room.seats}
      viewer={eyes.viewer}
      options={room.options}
      moves={now?.moves ?? NOTHING}
      asked={now?.asked ?? false}
      point={point}
      marks={marks}
      live={!past && room.state === "playing"}
    />
  );
}
