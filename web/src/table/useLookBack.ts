/** A look at an earlier position, from a line of the log; the present goes on meanwhile. */
import { useEffect, useState } from "react";
import type { Position } from "../generated/messages";
import { position } from "../net/api";
import { seatTokens } from "../net/people";
import { asFault } from "../net/useLoad";
import { useToast } from "../ui/Toast";

export interface LookBack {
  /** The step that is wanted; null: the present. */
  step: number | null;
  past: Position | null;
  look(step: number): void;
  back(): void;
}

export function useLookBack(code: string, viewer: number | null, present: number): LookBack {
  const toast = useToast();
  const [step, setStep] = useState<number | null>(null);
  const [past, setPast] = useState<Position | null>(null);
  const [eyes, setEyes] = useState(viewer);
  if (eyes !== viewer) {
    // Of several at one device the next one begins with the present.
    setEyes(viewer);
    setStep(null);
    setPast(null);
  }
  useEffect(() => {
    if (step === null) return;
    let wanted = true;
    position(code, step, viewer, seatTokens(code)).then(
      (found) => wanted && setPast(found),
      (error: unknown) => {
        if (!wanted) return;
        toast(asFault(error).message);
        setStep(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [code, step, viewer, toast]);
  const back = () => {
    setStep(null);
    setPast(null);
  };
  return {
    step,
    past: step === null ? null : past,
    look: (wanted) => (wanted === present ? back() : setStep(wanted)),
    back,
  };
}
