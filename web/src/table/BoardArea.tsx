/** What fills the page: the board, the result when all is over, or a cover between two players. */
import { lazy, Suspense } from "react";
import type { Mark, Position, Room, Seen } from "../generated/messages";
import type { TableState } from "../net/store";
import { Loading } from "../ui/Notice";
import { Cover } from "./Cover";
import { GameBoard } from "./GameBoard";
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
  /** How far those have seen the game who have looked away (`TableState`). */
  left: TableState["left"];
  /** An earlier position to look at. */
  past: Position | null;
  point: string | null;
  /** Of the last turns, or of the earlier position. */
  marks: readonly Mark[];
  showResult: boolean;
  onRematch: () => void;
}

export function BoardArea(props: BoardAreaProps) {
  const { room, host, eyes, seen, waiting, synced, left, past, point, marks } = props;
  const { showResult, onRematch } = props;
  if (eyes.cover !== null) {
    return (
      <Cover
        key={eyes.cover}
        seat={eyes.cover}
        seats={room.seats}
        next={waiting.includes(eyes.cover)}
        others={eyes.others}
        onShow={eyes.uncover}
      />
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
      left={past || eyes.viewer === null ? null : (left.get(eyes.viewer) ?? null)}
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
