/** From the first move on: who plays, the board as anybody may see it, and what is told across a room. */
import { useMemo } from "react";
import type { Room, Seen } from "../generated/messages";
import { useLooking } from "../kit/lastLook";
import { ThingsProvider } from "../kit/lit";
import { useMarked } from "../kit/useMarked";
import { seenBy } from "../net/store";
import { ChoiceClock } from "../table/Clocks";
import { GameBoard } from "../table/GameBoard";
import { type News, NewsLine, newsOf as stateOf } from "../table/News";
import { promptWords } from "../table/promptWords";
import { Seats } from "../table/Seats";
import { newsOf } from "../table/turns";
import { type Paced, usePlayback } from "../table/usePlayback";
import { Loading } from "../ui/Notice";
import { Said } from "../ui/Said";
import { Fit } from "./Fit";
import { ScreenBar } from "./ScreenBar";
import { ScreenResult } from "./ScreenResult";

const NOTHING: Seen["moves"] = [];
const WORTH_TELLING: ReadonlySet<News | null> = new Set(["lost", "closed", "takeback"]);

export function Showing() {
  const paced = usePlayback();
  const { room } = paced.state;
  const seen = seenBy(paced.state, null);
  return room && seen ? <Table paced={paced} room={room} seen={seen} /> : <Loading />;
}

function Table({ paced, room, seen }: { paced: Paced; room: Room; seen: Seen }) {
  const { state, telling } = paced;
  const [turns, marks] = useMemo(() => newsOf(null, seen), [seen]);
  useMarked(marks);
  const over = room.state === "over";
  const looking = useLooking();
  const latest = turns.at(-1)?.headline;
  const told = paced.caption(null);
  const news = stateOf(state);
  return (
    <ThingsProvider seats={room.seats} onOpen={() => {}}>
      <ScreenBar room={room} />
      <main
        className="screen screen-playing"
        data-page="screen"
        data-state={over ? "over" : "playing"}
        data-step={seen.step}
        data-viewer="none"
        data-waiting={seen.waiting.join(" ")}
        data-connection={state.link === "online" ? "online" : "lost"}
        tabIndex={-1}
      >
        <h1 className="unseen">{`${room.title}, table ${room.code}`}</h1>
        {over && !telling && !looking ? (
          <div className="screen-board">
            <Fit>
              <ScreenResult room={room} />
            </Fit>
          </div>
        ) : (
          <>
            <Seats
              room={room}
              waiting={seen.waiting}
              mine={[]}
              viewer={null}
              figures={seen.figures}
              heard={state.heard}
            />
            <div className="screen-board" data-testid="board">
              <Fit>
                <GameBoard
                  game={room.game}
                  view={seen.view}
                  step={seen.step}
                  log={seen.log}
                  since={state.synced}
                  seats={room.seats}
                  viewer={null}
                  options={room.options}
                  moves={NOTHING}
                  asked={false}
                  point={null}
                  marks={marks}
                  live={false}
                />
              </Fit>
            </div>
            <section className="screen-told" aria-label="What happens">
              <p className="screen-headline" data-testid="headline">
                {latest && <Said text={latest.text} quiet />}
              </p>
              <p className="screen-prompt" role="status" data-testid="prompt">
                <Said text={told ?? promptWords(room, seen, seen.waiting, false)} quiet />
              </p>
              {room.state === "playing" && room.choice_left !== null && (
                <ChoiceClock left={room.choice_left} heard={state.heard} asked={false} />
              )}
            </section>
          </>
        )}
        {WORTH_TELLING.has(news) && news && <NewsLine news={news} state={state} />}
      </main>
    </ThingsProvider>
  );
}
