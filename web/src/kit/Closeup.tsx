/**
 * One thing laid in front of the board: what it is, as the game shows it, and below it what can be
 * done with it, or why not. Escape closes it, and the focus goes back to where it came from.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../ui/Dialog";
import { Said } from "../ui/Said";
import { Act } from "./Act";
import { useTable } from "./acting";
import "./closeup.css";
import { useOpened } from "./lit";
import { alike, cited } from "./refusals";
import { useRefusals } from "./useRefusals";

/** A move that can be tried in front of the board. */
export interface Deed {
  move: string;
  label: string;
  /** What stands on its button, where that is not the label. */
  words?: ReactNode;
}

/** What is shown: what the board says, and what is found of a thing of this sort that is pressed in a sentence. */
export function useCloseup<Shown>(sort: string, find: (id: string) => Shown | null) {
  const [shown, show] = useState<Shown | null>(null);
  useOpened(sort, (id) => {
    const found = find(id);
    if (found !== null) show(found);
  });
  return [shown, show] as const;
}

interface CloseupProps {
  title: string;
  deeds?: readonly Deed[];
  onClose: () => void;
  children?: ReactNode;
}

const NONE: readonly Deed[] = [];

export function Closeup({ title, deeds = NONE, onClose, children }: CloseupProps) {
  const { judged, offered, ready, armed, armedWords } = useTable();
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && !ready) onClose(); // it is being made
  }, [ready, onClose]);
  const refusals = useRefusals(
    deeds.map(({ move }) => move),
    judged,
  );
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {judged && deeds.length > 0 && (
        <ul className="deeds" data-why-told>
          {deeds.map(({ move, label, words }, i) => {
            const refusal = refusals.get(move);
            const again = alike(refusals.get(deeds[i - 1]?.move ?? ""), refusal);
            return (
              <li
                key={move}
                onClickCapture={() => {
                  pressed.current = offered.has(move);
                }}
              >
                <Act move={move} className="deed" label={label}>
                  {words ?? label}
                </Act>
                {offered.has(move) && (
                  <p role="status">{armedWords && move === armed && <Said text={armedWords} />}</p>
                )}
                {refusal && (
                  <p>{again ? "For the same reason." : <Said text={cited(refusal)} />}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
