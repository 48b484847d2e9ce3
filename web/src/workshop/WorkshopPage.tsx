/** A game's workshop: where people make what its free options take, and play it at once. */
import { type ComponentType, Suspense, useCallback } from "react";
import { loadGame, type WorkshopProps } from "../games";
import type { GameInfo } from "../generated/messages";
import { Fault, games, inspect, pieces } from "../net/api";
import { useLoad } from "../net/useLoad";
import { useOpenTable } from "../shelf/opening";
import { ButtonLink } from "../ui/Button";
import { FaultPage, Loading } from "../ui/Notice";
import { Page } from "../ui/Page";

interface Tools {
  info: GameInfo;
  Workshop: ComponentType<WorkshopProps>;
  parts: Record<string, unknown>;
}

async function fetchTools(game: string): Promise<Tools> {
  const info = (await games()).find((known) => known.name === game);
  if (!info) throw new Fault("table/no-such-game", "There is no such game.", 404);
  const client = await loadGame(game);
  if (!client?.Workshop) {
    throw new Fault("client/no-workshop", `${info.title} has no workshop.`, 404);
  }
  return { info, Workshop: client.Workshop, parts: await pieces(game) };
}

export default function WorkshopPage({ game }: { game: string }) {
  const loaded = useLoad(game, () => fetchTools(game));
  const openTable = useOpenTable();
  const look = useCallback((option: string, text: string) => inspect(game, option, text), [game]);
  if (loaded.state === "failed") return <FaultPage fault={loaded.fault} again={loaded.again} />;
  if (loaded.state === "loading") {
    return (
      <Page name="loading" title="Workshop">
        <Loading />
      </Page>
    );
  }
  const { info, Workshop, parts } = loaded.value;
  const play = (options: Record<string, string>, players: number) =>
    openTable({ game, seats: players, options, start: true });
  return (
    <Page
      name="workshop"
      title={`${info.title} workshop`}
      wide
      where={
        <>
          {info.title} <span className="soft">· workshop</span>
        </>
      }
      actions={
        <ButtonLink href={`/games/${game}/rules`} look="quiet" icon="book">
          Rules
        </ButtonLink>
      }
    >
      <Suspense fallback={<Loading />}>
        <Workshop game={game} pieces={parts} inspect={look} play={play} />
      </Suspense>
    </Page>
  );
}
