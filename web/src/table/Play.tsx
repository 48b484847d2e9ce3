/** The table page from the first move on: seats, board, panel, and the decision at the thumb. */
import { type MouseEvent, type ReactNode, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { Offered, Room, Thing, Turn } from "../generated/messages";
import { ActingContext } from "../kit/acting";
import { useLooking } from "../kit/lastLook";
import { ThingsProvider } from "../kit/lit";
import { useSession } from "../net/session-context";
import { asFault } from "../net/useLoad";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { useFocusHome } from "../ui/focus";
import { Loading } from "../ui/Notice";
import { useToast } from "../ui/Toast";
import { spoken } from "../ui/texts";
import { Aloud } from "./Aloud";
import { BoardArea } from "./BoardArea";
import { Extras, type Shown } from "./Extras";
import { LastTurns } from "./LastTurns";
import { newsOf } from "./turns";
import "./play.css";
import { useMarked } from "../kit/useMarked";
import { WhyProvider } from "../kit/WhyTip";
import { PlayBar } from "./PlayBar";
import { PromptBar } from "./PromptBar";
import { promptWords } from "./promptWords";
import { Seats } from "./Seats";
import { Side } from "./Side";
import { useTurnSignals } from "./signals";
import { useActing } from "./useActing";
import { useChat } from "./useChat";
import { useGoingBack } from "./useGoingBack";
import { focusDecision, useKeys } from "./useKeys";
import { useLookBack } from "./useLookBack";
import { usePanel } from "./usePanel";
import { type Paced, usePlayback } from "./usePlayback";
import { useSeatColors } from "./useSeatColors";
import { useSeen, useViewer } from "./useViewer";

export interface PlayProps {
  /** For `data-page`. */
  page?: string;
  /** Further attributes of the main part: a tutorial tells where it is. */
  attributes?: Record<string, string | number>;
  /** See with this seat's eyes, whoever else is mine. */
  viewer?: number | null;
  /** What to point at: a word of the game's own, or a move. */
  point?: string | null;
  /** Between the seats and the board: what a tutorial says. */
  banner?: ReactNode;
  /** What a tutorial has at the thumb while it waits for nobody at the table. */
  instead?: { prompt: string; action: ReactNode } | null;
  /** Of all legal moves, offer this one alone; undefined: all of them. */
  onlyMove?: string | null | undefined;
}

export function Play(props: PlayProps) {
  const paced = usePlayback();
  const { room } = paced.state;
  return room ? <Table {...props} room={room} paced={paced} /> : <Loading />;
}

const NOTHING: Offered[] = [];
const NO_TURNS: Turn[] = [];
const byNumber = (one: number, other: number) => one - other;
const isGrave = ({ grave }: Offered) => grave ?? false;

function Table({
  page = "table",
  room,
  paced,
  attributes,
  point = null,
  ...rest
}: PlayProps & { room: Room; paced: Paced }) {
  const { state } = paced;
  const session = useSession();
  const toast = useToast();
  const [, go] = useLocation();
  const panel = usePanel();
  // What a lesson says of the last move is about the board.
  const [shown, setShown] = useState<Shown>(room.tutorial ? "board" : "result");

  const eyes = useViewer(state, rest.viewer);
  const seen = useSeen(state, eyes, rest.onlyMove);
  const chat = useChat(state, eyes.viewer, panel.chatting);
  const look = useLookBack(room.code, eyes.viewer, seen?.step ?? 0);
  const { past } = look;
  const [turns, marks] = useMemo(() => newsOf(past, seen), [past, seen]);
  useMarked(marks);
  const over = room.state === "over";
  const [hurries, hurry] = useState(false); // to the result, past a last look at the board
  const looking = useLooking() && !hurries;
  const running = room.state === "playing" && look.step === null;
  const now = running && !paced.past;
  const told = look.step === null && eyes.cover === null ? paced.caption(eyes.viewer) : null;
  const online = state.link === "online";
  const behind = state.version < state.due || state.behind.some((seat) => seat === eyes.viewer);
  const { onlyMove } = rest;
  const { version } = state;
  const doing = useActing({ seen, version, behind, online, running: now, point, onlyMove });
  const back = useGoingBack(room, seen, doing);
  useSeatColors(room);
  // Under a cover who is waited for is told as far as all may know, and who of those who sit here.
  const known = state.seen.flatMap((each) => each.waiting);
  const waiting = seen?.waiting ?? [...new Set([...known, ...(state.asked ?? [])])].sort(byNumber);
  const mineNow = room.state === "playing" && (eyes.cover !== null || (seen?.asked ?? false));
  useTurnSignals(mineNow && page === "table", `${room.title} ${room.code}`);
  useFocusHome(focusDecision);
  useKeys({
    undo: () => now && back.undo(),
    hint: () => doing.acting.asked && doing.askHint(),
    skip: paced.skip,
    panel: panel.open,
    escape: look.back,
  });

  const leave = async () => {
    await Promise.allSettled(state.mine.map((seat) => session.leave(seat)));
    go("/");
  };
  const rematch = async () => {
    try {
      await session.rematch();
      const next = session.snapshot().room?.next_code;
      if (next) go(`/t/${next}`);
    } catch (error) {
      toast(asFault(error).message);
    }
  };
  const onStep = (step: number) => {
    doing.dismiss(); // what was said is about now
    look.look(step);
    panel.setSheet(false);
  };
  const onBoard = (event: MouseEvent) => {
    if (paced.past) event.stopPropagation(); // it was meant for what is no more
    if (paced.telling) paced.skip();
  };
  const onOpen = (thing: Thing) => {
    if (thing.sort === "rule") panel.openRule(thing.id);
    else panel.setSheet(false);
  };
  const prompt = seen
    ? rest.instead
      ? spoken(rest.instead.prompt)
      : doing.question !== null && seen.asked
        ? spoken(doing.question)
        : promptWords(room, seen, waiting, eyes.several)
    : spoken(`Waiting for ${room.seats[eyes.cover ?? -1]?.name ?? "the table"} to look.`);
  const side = (
    <Side
      room={room}
      mine={state.mine}
      host={state.host}
      viewer={eyes.viewer}
      log={seen?.log ?? null}
      turns={seen?.turns ?? NO_TURNS}
      latest={turns}
      step={look.step}
      onStep={onStep}
      tab={panel.tab}
      chat={chat}
      onTab={panel.setTab}
      rule={panel.rule}
      grave={running && page === "table" ? (seen?.aside ?? NOTHING).filter(isGrave) : NOTHING}
      onLeave={leave}
    />
  );
  return (
    <ThingsProvider seats={room.seats} viewer={eyes.viewer} onOpen={onOpen}>
      <WhyProvider>
        <ActingContext value={doing.acting}>
          <PlayBar room={room} onRules={() => panel.open("rules")} />
          <main
            className="play"
            data-page={page}
            data-state={over ? "over" : "playing"}
            data-version={state.version}
            data-step={seen?.step ?? ""}
            data-viewer={eyes.viewer ?? "none"}
            data-telling={paced.telling}
            data-asked={doing.acting.asked}
            data-armed-move={doing.acting.armed ?? undefined}
            data-waiting={waiting.join(" ")}
            data-connection={online ? "online" : "lost"}
            {...attributes}
          >
            <h1 className="unseen">{`${room.title}, table ${room.code}`}</h1>
            <div className="play-table">
              <Seats
                room={room}
                waiting={waiting}
                mine={rest.viewer == null ? state.mine : [rest.viewer]}
                viewer={eyes.viewer}
                figures={look.past?.figures ?? seen?.figures ?? {}}
                heard={state.heard}
              />
              {rest.banner}
              <div
                className="play-board"
                data-testid={eyes.cover === null ? "board" : undefined}
                onClickCapture={onBoard}
              >
                <BoardArea
                  room={room}
                  host={state.host}
                  eyes={eyes}
                  seen={seen}
                  waiting={waiting}
                  synced={state.synced}
                  left={state.left}
                  past={look.past}
                  point={doing.acting.point}
                  marks={marks}
                  showResult={over && shown === "result" && !paced.telling && !looking}
                  onRematch={rematch}
                />
              </div>
            </div>
            {!panel.narrow && (
              <aside className="play-side" aria-label="Log, chat, rules and help">
                {side}
              </aside>
            )}
            <Aloud
              seen={look.step === null ? seen : null}
              turns={turns}
              seats={room.seats}
              board={doing.announced}
            />
            <PromptBar
              last={<LastTurns turns={turns} />}
              seen={look.step === null ? seen : null}
              doing={doing}
              onUndo={back.undo}
              told={told}
              running={room.state === "playing"}
              prompt={look.step === null ? prompt : spoken(`The table after move ${look.step}.`)}
              onRule={panel.openRule}
              instead={
                look.step === null ? (
                  paced.telling ? (
                    <Button look="quiet" icon="last" onClick={paced.skip}>
                      Skip
                    </Button>
                  ) : (
                    rest.instead?.action
                  )
                ) : (
                  <Button look="primary" icon="last" onClick={look.back}>
                    Back to now
                  </Button>
                )
              }
              extra={
                <Extras
                  over={over}
                  shown={looking ? "board" : shown}
                  onShow={(which) => {
                    hurry(true);
                    setShown(which);
                  }}
                  panel={panel}
                  onPass={eyes.pass}
                  news={chat.unread.size > 0}
                />
              }
            />
          </main>
          {panel.narrow && panel.sheet && (
            <Dialog sheet title={room.title} onClose={() => panel.setSheet(false)}>
              {side}
            </Dialog>
          )}
          {back.question}
        </ActingContext>
      </WhyProvider>
    </ThingsProvider>
  );
}
