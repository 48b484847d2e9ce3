/** The tutorial of a game: a real table, at which the learner makes the moves. */
import { useEffect, useState } from "react";
import type { LessonInfo } from "../generated/messages";
import { openTable, tutorial } from "../net/api";
import { myName, remember } from "../net/people";
import { TableProvider, useTableState } from "../net/session-context";
import { useLoad } from "../net/useLoad";
import { FaultPage, Loading } from "../ui/Notice";
import { Bar, useTitle } from "../ui/Page";
import { Lesson } from "./Lesson";

interface Begun {
  code: string;
  lessons: LessonInfo[];
}

/** A tutorial that was begun in this tab goes on after a reload. */
function kept(game: string): string | null {
  try {
    return sessionStorage.getItem(`parlour.learn.${game}`);
  } catch {
    return null;
  }
}

function keep(game: string, code: string): void {
  try {
    sessionStorage.setItem(`parlour.learn.${game}`, code);
  } catch {
    // then it begins anew
  }
}

async function begin(game: string, anew: boolean): Promise<Begun> {
  const { lessons } = await tutorial(game);
  const before = anew ? null : kept(game);
  if (before) return { code: before, lessons };
  const joined = await openTable({ game, name: myName() || "You", tutorial: true });
  remember(joined);
  keep(game, joined.code);
  return { code: joined.code, lessons };
}

export default function LearnPage({ game }: { game: string }) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoad(`${game} ${attempt}`, () => begin(game, attempt > 0));
  useTitle("Learn");
  if (loaded.state === "failed") return <FaultPage fault={loaded.fault} again={loaded.again} />;
  if (loaded.state === "loading") return <Opening />;
  const anew = () => setAttempt(attempt + 1);
  return (
    <TableProvider key={loaded.value.code} code={loaded.value.code}>
      <Course lessons={loaded.value.lessons} anew={anew} />
    </TableProvider>
  );
}

function Opening() {
  return (
    <>
      <Bar where="Learn" />
      <Loading>Setting up the table…</Loading>
    </>
  );
}

function Course({ lessons, anew }: { lessons: LessonInfo[]; anew: () => void }) {
  const { link, room } = useTableState();
  if (link === "gone") return <Restart anew={anew} />;
  if (!room) return <Opening />;
  return <Lesson lessons={lessons} room={room} anew={anew} />;
}

/** The table that was kept is no longer there. */
function Restart({ anew }: { anew: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(anew, []);
  return <Opening />;
}
