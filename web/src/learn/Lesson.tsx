/** One lesson after the other, above the board they speak of. */
import { useCallback, useEffect, useState } from "react";
import type { LessonInfo, Room } from "../generated/messages";
import { useSession, useTableState } from "../net/session-context";
import { seenBy } from "../net/store";
import { asFault } from "../net/useLoad";
import { Play } from "../table/Play";
import { Button, ButtonLink } from "../ui/Button";
import { useUnsettled } from "../ui/settled";
import { useToast } from "../ui/Toast";
import "./learn.css";
import { progress, type Stage, stage } from "./lesson";

interface LessonProps {
  lessons: LessonInfo[];
  room: Room;
  anew: () => void;
}

const LEARNER = 0;
const PAUSE = 700; // milliseconds before the page makes a move that needs no words

export function Lesson({ lessons, room, anew }: LessonProps) {
  const state = useTableState();
  const session = useSession();
  const toast = useToast();
  const made = seenBy(state, LEARNER)?.step ?? 0;
  const [read, setRead] = useState(made);
  const at = stage(lessons, made, read);
  const wanted = at.kind === "ask" ? at.lesson.move : null;
  const online = state.link === "online";

  const make = useCallback(
    ({ seat, move }: LessonInfo) => {
      setRead(made);
      session.move(seat, move).catch((error: unknown) => toast(asFault(error).message));
    },
    [session, toast, made],
  );
  const watched = at.kind === "watch" ? at.move : null;
  useUnsettled(watched !== null);
  useEffect(() => {
    if (!watched || !online) return;
    const timer = setTimeout(() => make(watched), PAUSE);
    return () => clearTimeout(timer);
  }, [watched, online, make]);

  const next = () => {
    if (at.kind !== "told") return;
    if (at.move) make(at.move);
    else setRead(made);
  };
  return (
    <Play
      page="learn"
      viewer={LEARNER}
      onlyMove={wanted}
      point={pointed(at)}
      instead={insteadOf(at, next)}
      attributes={{
        "data-lesson": made,
        "data-lessons": lessons.length,
        "data-state": at.kind === "watch" ? "told" : at.kind,
        "data-wanted": wanted ?? "",
      }}
      banner={<Said at={at} lessons={lessons} made={made} room={room} anew={anew} />}
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

/** The board shall not move with the length of what is said above it. */
function longest(lessons: LessonInfo[]): string {
  const said = lessons.flatMap(({ say, after }) => [say, after]);
  return said.reduce((most, words) => (words.length > most.length ? words : most), "");
}

interface SaidProps {
  at: Stage;
  lessons: LessonInfo[];
  made: number;
  room: Room;
  anew: () => void;
}

function Said({ at, lessons, made, room, anew }: SaidProps) {
  const { done, all } = progress(lessons, made);
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
            <span>{at.kind === "watch" ? "Watch…" : at.words}</span>
          </p>
        </div>
      )}
    </section>
  );
}
