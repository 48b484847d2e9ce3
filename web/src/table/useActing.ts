/** What the board and the choices can do on this page, and what has become of it. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Acting } from "../games";
import type { Answer, Offered, Refused, Seen } from "../generated/messages";
import { useSession } from "../net/session-context";
import type { Reply } from "../net/socket";
import { asFault } from "../net/useLoad";
import { useToast } from "../ui/Toast";

export interface Doing {
  acting: Acting;
  /** A move that asks once before it is made. */
  caution: Offered | null;
  confirm(): void;
  cancel(): void;
  /** The rule against what was tried last. */
  refusal: Refused | null;
  hint: Answer | null;
  askHint(): void;
  /** Refusal and hint have been read. */
  dismiss(): void;
  undo(): void;
  /** Something of ours is under way. */
  busy: boolean;
  thinking: boolean;
  /** The last words for those who listen, as long as they are true. */
  announced: string;
}

interface Where {
  seen: Seen | null;
  version: number;
  /** What is seen is of an earlier version: the news for this seat is on its way. */
  behind: boolean;
  online: boolean;
  running: boolean;
  point: string | null;
}

const NONE: Offered[] = [];

export function useActing({ seen, version, behind, online, running, point }: Where): Doing {
  const session = useSession();
  const toast = useToast();
  const [caution, setCaution] = useState<Offered | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [hint, setHint] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const [thinking, setThinking] = useState(false);
  const [said, say] = useState({ text: "", version });
  const seat = seen?.viewer ?? null;
  const step = seen?.step ?? 0;
  const moves = seen?.moves ?? NONE;
  const offered = useMemo(
    () => new Map(running ? moves.map((move) => [move.move, move]) : []),
    [moves, running],
  );
  const ready = online && running && !busy && !behind && (seen?.asked ?? false);

  const dismiss = useCallback(() => {
    setRefusal(null);
    setHint(null);
  }, []);
  // What was said about another question is of no use now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the question changes
  useEffect(() => {
    setCaution(null);
    dismiss();
  }, [step, seat, moves]);

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
    const why = (move: string) => (seat === null ? Promise.resolve(null) : session.why(seat, move));
    const send = (move: string) => seat !== null && run(session.move(seat, move));
    return {
      play: (move) => {
        const known = offered.get(move);
        if (!ready) return;
        if (known?.caution) setCaution(known);
        else send(move);
      },
      why,
      refuse: setRefusal,
      refused: refusal,
      announce: (text) => say({ text, version }),
      offered,
      ready,
      judged: seat !== null && running,
      version,
      point: hint?.move ?? point,
    };
  }, [session, seat, offered, ready, running, version, hint, point, run, refusal]);

  const askHint = () => {
    if (seat === null) return;
    setThinking(true);
    session
      .hint(seat)
      .then(setHint, complain)
      .finally(() => setThinking(false));
  };
  const confirm = () => {
    if (caution && seat !== null) run(session.move(seat, caution.move));
    setCaution(null);
  };
  const undo = () => seat !== null && run(session.undo(seat));
  const cancel = () => setCaution(null);
  return {
    acting,
    caution,
    confirm,
    cancel,
    refusal,
    hint,
    askHint,
    dismiss,
    undo,
    busy,
    thinking,
    announced: said.version === version ? said.text : "",
  };
}
