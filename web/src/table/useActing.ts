/** What the board and the choices can do on this page, and what has become of it. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Acting } from "../games";
import type { Answer, Offered, Refused, Seen } from "../generated/messages";
import { useSession } from "../net/session-context";
import type { Reply } from "../net/socket";
import { asFault } from "../net/useLoad";
import { useToast } from "../ui/Toast";
import { armedWords } from "./arming";
import { OTHER_LESSON, playable } from "./offers";
import { useArmed } from "./useArmed";

export interface Doing {
  acting: Acting;
  /** The rule against what was tried last. */
  refusal: Refused | null;
  hint: Answer | null;
  askHint(): void;
  /** Refusal and hint have been read. */
  dismiss(): void;
  /** Alone, for practice, or by asking the others, if there is no other way. */
  undo(practice?: boolean): void;
  /** Something of ours is under way. */
  busy: boolean;
  thinking: boolean;
  /** The last words for those who listen, as long as they are true. */
  announced: string;
  /** What the board asks about a move that is being put together. */
  question: string | null;
}

interface Where {
  seen: Seen | null;
  version: number;
  /** What is seen is of an earlier version: the news for this seat is on its way. */
  behind: boolean;
  online: boolean;
  running: boolean;
  point: string | null;
  /** The one move that a lesson is about (`PlayProps`). */
  onlyMove?: string | null | undefined;
}

const NONE: Offered[] = [];

export function useActing(where: Where): Doing {
  const { seen, version, behind, online, running, point, onlyMove } = where;
  const session = useSession();
  const toast = useToast();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [hint, setHint] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const [thinking, setThinking] = useState(false);
  const [said, say] = useState({ text: "", version });
  const [question, ask] = useState<string | null>(null);
  const seat = seen?.viewer ?? null;
  const step = seen?.step ?? 0;
  const moves = seen?.moves ?? NONE;
  const offered = useMemo(() => playable(running ? seen : null), [seen, running]);
  const [news, setNews] = useState({ seen, version });
  if (news.seen !== seen) setNews({ seen, version }); // a line of chat is no news of the game
  const { move: armed, passes, disarm } = useArmed(offered);
  const ready = online && running && !busy && !behind && seat !== null;
  const asked = ready && (seen?.asked ?? false);

  const dismiss = useCallback(() => {
    setRefusal(null);
    setHint(null);
  }, []);
  // What was said about another question is of no use now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the question changes
  useEffect(() => {
    dismiss();
  }, [step, seat, moves]);
  // Of several at one device what one has heard last is not for the next.
  if (seat === null && said.text) say({ text: "", version });

  const complain = useCallback(
    (error: unknown) => {
      const fault = asFault(error);
      if (fault.refusal) setRefusal(fault.refusal);
      else toast(fault.message);
    },
    [toast],
  );
  const run = useCallback(
    (doing: Promise<Reply>) => {
      setBusy(true);
      setRefusal(null);
      doing.catch(complain).finally(() => setBusy(false));
    },
    [complain],
  );

  const acting: Acting = useMemo(() => {
    const why = async (move: string) => {
      const said = seat === null ? null : await session.why(seat, move);
      return said ?? (onlyMove === undefined || onlyMove === move ? null : OTHER_LESSON);
    };
    const send = (move: string) => seat !== null && run(session.move(seat, move));
    return {
      play: (move, rough = false) => {
        if (!ready) return;
        if (passes(move, rough)) send(move);
        else setRefusal(null); // that was about something else
      },
      why,
      aid: async (move) => (seat === null ? null : session.aid(seat, move)),
      refuse: (said) => {
        if (said) disarm();
        setRefusal(said);
      },
      refused: refusal,
      announce: (text) => say({ text, version }),
      ask,
      offered,
      ready,
      asked,
      judged: seat !== null && running,
      question: `${seat} ${step}`,
      version: news.version,
      armed,
      armedWords: armed === null ? null : armedWords(offered.get(armed)),
      point: hint?.move ?? point,
    };
  }, [
    session,
    seat,
    offered,
    onlyMove,
    ready,
    asked,
    running,
    step,
    version,
    news,
    hint,
    point,
    run,
    refusal,
    armed,
    passes,
    disarm,
  ]);

  const askHint = () => {
    if (seat === null) return;
    setThinking(true);
    session
      .hint(seat)
      .then(setHint, complain)
      .finally(() => setThinking(false));
  };
  const undo = (practice = false) => {
    if (seat === null) return;
    run(seen?.undo_by === "consent" ? session.askUndo(seat) : session.undo(seat, practice));
  };
  return {
    acting,
    refusal,
    hint,
    askHint,
    dismiss,
    undo,
    busy,
    thinking,
    announced: said.version === version ? said.text : "",
    question,
  };
}
