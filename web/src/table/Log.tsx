/** What has happened, in sentences. A line shows the position it tells of. */
import { useLayoutEffect, useRef } from "react";
import type { LogLine } from "../generated/messages";
import { Said } from "../ui/Said";
import "./side.css";

interface LogProps {
  /** null: nobody in particular looks, and the log is somebody's. */
  lines: LogLine[] | null;
  /** The position that is shown now, if it is not the present one. */
  step: number | null;
  onStep: (step: number) => void;
}

export function Log({ lines, step, onStep }: LogProps) {
  const end = useRef<HTMLOListElement>(null);
  const count = lines?.length ?? 0;
  useLayoutEffect(() => {
    const list = end.current;
    if (list && count > 0) list.scrollTop = list.scrollHeight;
  }, [count]);
  if (!lines) return <p className="side-empty soft">Covered, like the table.</p>;
  if (count === 0) return <p className="side-empty soft">Nothing has happened yet.</p>;
  return (
    <ol className="log" ref={end} aria-label="Log">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows, or is cut
        <li key={place}>
          <button
            type="button"
            className="log-line"
            data-testid="log-line"
            data-step={line.step}
            aria-current={line.step === step}
            title={`Show the table after move ${line.step}`}
            onClick={() => onStep(line.step)}
          >
            <Said text={line.text} quiet />
          </button>
        </li>
      ))}
    </ol>
  );
}
