/** What everybody at this page should know right now: one thing, the gravest of all. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useSession } from "../net/session-context";
import { askedOf, type TableState } from "../net/store";
import { Button } from "../ui/Button";
import { Icon, type IconName } from "../ui/Icon";
import { TakeBackLine } from "./TakeBackLine";
import "./news.css";

export type News = "lost" | "away" | "closed" | "rematch" | "watching" | "answer" | "takeback";

/** It comes before anything that is said about a move. */
export const GRAVE: ReadonlySet<News | null> = new Set(["lost", "away", "answer"]);

export function newsOf(state: TableState): News | null {
  const { room, mine, link } = state;
  if (link === "lost") return "lost";
  if (!room) return null;
  const playing = room.state === "playing";
  if (playing && mine.some((seat) => room.seats[seat]?.away)) return "away";
  if (playing && room.question?.refused_by === null) {
    const { seat, wanted } = room.question;
    if ([seat, ...wanted].some((each) => mine.includes(each))) return "answer";
    if (askedOf(state).length === 0) return "takeback"; // else there are choices in its place
  }
  if (room.state === "closed") return "closed";
  if (room.next_code) return "rematch";
  return playing && mine.length === 0 ? "watching" : null;
}

export function NewsLine({ news, state }: { news: News; state: TableState }) {
  const session = useSession();
  const comeBack = () => {
    for (const seat of state.mine) {
      if (state.room?.seats[seat]?.away) session.comeBack(seat).catch(() => {});
    }
  };
  switch (news) {
    case "lost":
      return (
        <Line icon="replay" problem>
          The connection is lost. Trying again; nothing you have done is gone.
        </Line>
      );
    case "away":
      return (
        <Line icon="bot" problem>
          A bot plays on for you.
          <Button look="primary" onClick={comeBack}>
            I'm back
          </Button>
        </Line>
      );
    case "closed":
      return (
        <Line icon="door">
          Nobody came for a long time, so this game was closed. You can look at it, but not play on.
        </Line>
      );
    case "rematch":
      return (
        <Line icon="replay">
          The rematch is ready.
          <Link href={`/t/${state.room?.next_code}`}>To the new table</Link>
        </Line>
      );
    case "answer":
    case "takeback":
      return (
        state.room?.question && (
          <Line icon="undo" urgent={news === "answer"}>
            <TakeBackLine room={state.room} question={state.room.question} mine={state.mine} />
          </Line>
        )
      );
    case "watching":
      return <Line icon="eye">You are watching. Hands stay hidden until the end.</Line>;
  }
}

interface LineProps {
  icon: IconName;
  problem?: boolean;
  /** Somebody waits for an answer. */
  urgent?: boolean;
  children: ReactNode;
}

function Line({ icon, problem = false, urgent = false, children }: LineProps) {
  return (
    <div className="news" data-problem={problem} role={problem || urgent ? "alert" : "status"}>
      <Icon name={icon} />
      <span>{children}</span>
    </div>
  );
}
