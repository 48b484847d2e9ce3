/** The game's own board, loaded when it is needed; a plain one for games that have none. */
import { type ComponentType, useMemo } from "react";
import type { BoardProps } from "../games";
import { loadGame } from "../games";
import type { LogLine } from "../generated/messages";
import { pieces } from "../net/api";
import type { Left } from "../net/store";
import { useLoad } from "../net/useLoad";
import { Button } from "../ui/Button";
import { Loading, Notice } from "../ui/Notice";
import { GenericBoard } from "./GenericBoard";
import { useNewEvents } from "./useNewEvents";

interface GameBoardProps extends Omit<BoardProps, "pieces" | "events"> {
  game: string;
  step: number;
  log: LogLine[];
  /** The version since which nothing was missed; null where positions are looked up one by one. */
  since: number | null;
  /** On a page that several people share: how far who sees it now had seen the game before. */
  left?: Left | null;
}

export function GameBoard({ game, step, log, since, left = null, ...props }: GameBoardProps) {
  const events = useNewEvents({ viewer: props.viewer, since, step, log }, left);
  const loaded = useLoad(game, async () => {
    const [client, parts] = await Promise.all([loadGame(game), pieces(game)]);
    return { client, parts };
  });
  const Board = useMemo(
    () =>
      loaded.state === "ready" && loaded.value.client
        ? (loaded.value.client.Board as ComponentType<BoardProps>)
        : null,
    [loaded],
  );
  if (loaded.state === "loading") return <Loading>Setting up the table…</Loading>;
  if (loaded.state === "failed") {
    return (
      <Notice
        tone="problem"
        title="The board could not be loaded"
        actions={<Button onClick={loaded.again}>Try again</Button>}
      >
        {loaded.fault.message}
      </Notice>
    );
  }
  if (!Board) return <GenericBoard view={props.view} />;
  return <Board {...props} events={events} pieces={loaded.value.parts} />;
}
