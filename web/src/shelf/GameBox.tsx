/** One box on the shelf: its picture, what it is, and the ways into it. */
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { Link } from "wouter";
import { loadGame } from "../games";
import type { GameInfo } from "../generated/messages";
import { Button, ButtonLink } from "../ui/Button";
import { titled } from "../ui/bots";
import { Segmented } from "../ui/Field";
import { Icon } from "../ui/Icon";
import { useUnsettled } from "../ui/settled";
import { useHasWorkshop } from "../workshop/useHasWorkshop";
import { useOpening } from "./opening";

export function GameBox({ game }: { game: GameInfo }) {
  const { busy, open } = useOpening(game);
  const [bot, setBot] = useState(game.usual_bot);
  const workshop = useHasWorkshop(game.name);
  const chosen = game.bots.find(({ name }) => name === bot);
  const most = Math.max(...game.players);
  return (
    <article className="box" data-testid="box" data-game={game.name}>
      <div className="box-lid">
        <Picture game={game.name} />
      </div>
      <div className="box-side">
        <h2 className="box-title">{game.title}</h2>
        <p>{game.blurb}</p>
        <p className="box-goal">
          <Icon name="crown" /> {game.goal}
        </p>
        <ul className="box-facts soft small">
          <Fact icon="people">
            {span(game.players)} {most === 1 ? "player" : "players"}
          </Fact>
          <Fact icon="replay">{span(game.minutes)} min</Fact>
        </ul>
        <div className="box-ways">
          <Button
            look="primary"
            icon="play"
            disabled={busy !== null}
            onClick={() => open("bots", bot)}
          >
            Play now
          </Button>
          {most > 1 && (
            <Button icon="people" disabled={busy !== null} onClick={() => open("friends")}>
              With friends
            </Button>
          )}
          {game.tutorial && (
            <ButtonLink look="quiet" icon="bulb" href={`/games/${game.name}/learn`}>
              Learn
            </ButtonLink>
          )}
        </div>
        {game.bots.length > 1 && (
          <div>
            <Segmented
              label="Strength of the bots"
              chosen={bot}
              onChoose={setBot}
              values={game.bots.map(({ name, strength }) => ({
                value: name,
                label: titled(strength),
              }))}
            />
            <p className="box-bot soft small" aria-live="polite">
              {chosen && `${titled(chosen.name)}: ${chosen.plays}`}
            </p>
          </div>
        )}
        <p className="box-links">
          {game.guide && <Link href={`/games/${game.name}/guide`}>Guide</Link>}
          <Link href={`/games/${game.name}/rules`}>Rules</Link>
          {workshop && <Link href={`/games/${game.name}/workshop`}>Workshop</Link>}
        </p>
      </div>
    </article>
  );
}

function Fact({ icon, children }: { icon: "people" | "replay"; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} /> {children}
    </li>
  );
}

/** The game's own miniature; a plain lid for a game that has none. */
function Picture({ game }: { game: string }) {
  const Miniature = useMemo(
    () => lazy(async () => ({ default: (await loadGame(game))?.Miniature ?? Lid })),
    [game],
  );
  return (
    <Suspense fallback={<Lid coming />}>
      <Miniature />
    </Suspense>
  );
}

function Lid({ coming = false }: { coming?: boolean }) {
  useUnsettled(coming);
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="box-plain">
      <rect x="40" y="30" width="240" height="140" rx="16" />
      <circle cx="160" cy="100" r="34" />
    </svg>
  );
}

function span(numbers: number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}
