/** One lesson after the other, above the board they speak of. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { LessonInfo, Room } from "../generated/messages";
import { useSession, useTableState } from "../net/session-context";
import { seenBy } from "../net/store";
import { asFault } from "../net/useLoad";
import { Play } from "../table/Play";
import { Button, ButtonLink } from "../ui/Button";
import { saidPlain } from "../ui/Said";
import { useUnsettled } from "../ui/settled";
import { useToast } from "../ui/Toast";
import "./learn.css";
import { ALL_OF_IT, agreeing, LEARNER, pages, progress, type Stage, stage } from "./lesson";

interface LessonProps {
  lessons: LessonInfo[];
  room: Room;
  anew: () => void;
}

const PAUSE = 700; // milliseconds before the page makes a move that needs no words

export function Lesson({ lessons, room, anew }: LessonProps) {
  const state = useTableState();
  const session = useSession();
  const toast = useToast();
  const made = seenBy(state, LEARNER)?.step ?? 0;
  const [read, setRead] = useState({ made, pages: ALL_OF_IT });
  const [thought, think] = useState({ made, words: "" }); // of who has made that move
  const at = stage(lessons, made, read);
  const wanted = at.kind === "ask" ? at.lesson.move : null;
  const free = at.kind === "ask" && at.lesson.free;
  const online = state.link === "online";

  const submit = useCallback(
    (seat: number, move: string) =>
      session.move(seat, move).catch((error: unknown) => toast(asFault(error).message)),
    [session, toast],
  );
  const making = useRef<number | null>(null); // after so many moves the next is on its way
  const make = useCallback(
    async ({ seat, move, free }: LessonInfo) => {
      if (making.current === made) return;
      making.current = made;
      setRead({ made, pages: ALL_OF_IT });
      const hint = free ? await session.hint(seat).catch(() => null) : null;
      think({ made: made + 1, words: hint?.reason ? saidPlain(hint.reason) : "" });
      await submit(seat, hint?.move ?? move);
      if (making.current === made) making.current = null;
    },
    [session, submit, made],
  );
  const watched = at.kind === "watch" ? at.move : null;
  const agreed = agreeing(state.seen, at);
  const agrees = agreed?.seat ?? null;
  const onWhat = agreed?.move ?? "";
  useUnsettled(watched !== null || agrees !== null);
  useEffect(() => {
    if (!online || (agrees === null && !watched)) return;
    const timer = setTimeout(() => {
      if (agrees !== null) void submit(agrees, onWhat);
      else if (watched) void make(watched);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [watched, online, make, submit, agrees, onWhat]);

  const next = () => {
    if (at.kind !== "told") return;
    if (at.move) void make(at.move);
    else setRead({ made, pages: read.made === made ? read.pages + 1 : 1 });
  };
  const told = thought.made === made && read.made !== made ? thought.words : "";
  return (
    <Play
      page="learn"
      viewer={LEARNER}
      onlyMove={free ? undefined : wanted}
      point={pointed(at)}
      instead={insteadOf(at, next)}
      attributes={{
        "data-lesson": made,
        "data-lessons": lessons.length,
        "data-state": at.kind === "watch" ? "told" : at.kind,
        "data-wanted": wanted ?? "",
      }}
      banner={<Said at={at} thought={told} lessons={lessons} made={made} room={room} anew={anew} />}
    />
  );
}

function pointed(at: Stage): string | null {
  if (at.kind === "ask") return at.lesson.point || at.lesson.move;
  return at.kind === "told" ? at.point || null : null;
}

/** What is at the thumb while the game's own question would be out of place. */
function insteadOf(at: Stage, next: () => void) {
  if (at.kind === "ask") return null;
  if (at.kind === "watch") return { prompt: "Watch what happens.", action: <span /> };
  if (at.kind === "over") return { prompt: "That was the last lesson.", action: <span /> };
  return {
    prompt: "Press Next when you have read this.",
    action: (
      <Button look="primary" onClick={next}>
        Next
      </Button>
    ),
  };
}

function watching({ seat, free }: LessonInfo, room: Room): string {
  return free ? `${room.seats[seat]?.name} is thinking…` : "Watch…";
}

/** The board shall not move with the length of what is said above it. */
function longest(lessons: LessonInfo[]): string {
  const said = lessons.flatMap((lesson) => [lesson.say, ...pages(lesson)]);
  return said.reduce((most, words) => (words.length > most.length ? words : most), "");
}

interface SaidProps {
  at: Stage;
  /** Why a bot has made the last move; told with the first page after it. */
  thought: string;
  lessons: LessonInfo[];
  made: number;
  room: Room;
  anew: () => void;
}

function Said({ at, thought, lessons, made, room, anew }: SaidProps) {
  const { done, all } = progress(lessons, made);
  const by = room.seats[lessons[made - 1]?.seat ?? -1]?.name;
  return (
    <section className="lesson" aria-label="Lesson">
      <progress value={done} max={all} aria-label={`${done} of ${all} moves made`} />
      {at.kind === "over" ? (
        <div className="lesson-said" data-testid="lesson-end">
          <p role="status">
            That was the last lesson: you can play {room.title} now. Ready for a table of your own?
          </p>
          <div className="lesson-ways">
            <ButtonLink look="primary" icon="play" href="/">
              Choose a table
            </ButtonLink>
            <ButtonLink icon="help" href={`/games/${room.game}/guide`}>
              The guide
            </ButtonLink>
            <ButtonLink icon="book" href={`/games/${room.game}/rules`}>
              The rules
            </ButtonLink>
            <Button look="quiet" icon="replay" onClick={anew}>
              Once more
            </Button>
          </div>
        </div>
      ) : (
        <div className="lesson-said">
          <p role="status" data-testid="lesson" data-longest={longest(lessons)}>
            <span>
              {thought && `${by}: ${thought} `}
              {at.kind === "watch" ? watching(at.move, room) : at.words}
            </span>
          </p>
        </div>
      )}
    </section>
  );
}
