/**
 * Undo in whichever way is open: alone, for practice, or by asking the others. What becomes of it is
 * said to everybody at the page.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Room, Seen } from "../generated/messages";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { saidPlain } from "../ui/Said";
import { useToast } from "../ui/Toast";
import { addressed } from "../ui/texts";
import type { Doing } from "./useActing";

export interface GoingBack {
  undo(): void;
  /** Asked once in a game: from then on it is practice. */
  question: ReactNode;
}

export function useGoingBack(room: Room, seen: Seen | null, doing: Doing): GoingBack {
  const [asked, ask] = useState(false);
  useOutcomes(room, seen);
  const practice = seen?.undo_by === "practice";
  const undo = () => {
    if (doing.busy) return;
    if (practice && !room.practice) ask(true);
    else doing.undo(practice);
  };
  const close = () => ask(false);
  const goBack = () => {
    close();
    doing.undo(true);
  };
  const question = asked && practice && (
    <Dialog role="alertdialog" title="Go back for practice?" onClose={close}>
      <p>
        You go back to your last decision. Everything since then is undone, even what came to light,
        and the luck stays the same. The game becomes practice and does not count.
      </p>
      <div className="dialog-actions">
        <Button onClick={close}>Cancel</Button>
        <Button look="primary" data-testid="go-back" onClick={goBack}>
          Go back
        </Button>
      </div>
    </Dialog>
  );
  return { undo, question };
}

const YOURS = "You went back to your last decision. This game is practice now.";

/**
 * Say that somebody has gone back, or may not; nothing of what was so when the page came. Of a game
 * that is practice already only the log says so: who goes back often wants to see the choices.
 */
function useOutcomes(room: Room, seen: Seen | null): void {
  const toast = useToast();
  const last = seen?.log.at(-1);
  const back = last?.event.kind === "WentBack" ? last.text : null;
  const own = seen !== null && seen.viewer !== null && last?.event.seat === seen.viewer;
  const step = back && seen ? seen.step : null;
  const refusal = room.question?.refused_by ?? null;
  const { seats, practice } = room;
  const known = useRef({ step, refusal, practice });
  const covered = seen === null;
  useEffect(() => {
    if (covered) return;
    const before = known.current;
    known.current = { step, refusal, practice };
    if (back && step !== before.step && !before.practice)
      toast(own && practice ? YOURS : saidPlain(addressed(back, seats, null)));
    if (refusal !== null && refusal !== before.refusal) {
      toast(`${seats[refusal]?.name ?? "Somebody"} did not agree, so the move stands.`);
    }
  }, [covered, back, own, step, refusal, practice, seats, toast]);
}
