/** Going through a game: a slider, steps, ends, and playing by itself. */
import { useEffect, useState } from "react";
import { Button, IconButton } from "../ui/Button";

interface ScrubberProps {
  /** Where to go. */
  step: number;
  steps: number;
  /** What is in sight by now; playing waits for it. */
  shown: number;
  onStep: (step: number) => void;
}

const PACE = 900; // milliseconds for each move
const KEYS: Record<string, (step: number, steps: number) => number> = {
  ArrowLeft: (step) => step - 1,
  ArrowRight: (step) => step + 1,
  PageUp: (step) => step - 10,
  PageDown: (step) => step + 10,
  Home: () => 0,
  End: (_, steps) => steps,
};

export function Scrubber({ step, steps, shown, onStep }: ScrubberProps) {
  const [playing, setPlaying] = useState(false);
  const runs = playing && step < steps;
  useEffect(() => {
    if (!runs || shown !== step) return;
    const timer = setTimeout(() => onStep(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [runs, shown, step, onStep]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const move = KEYS[event.key];
      const busy =
        event.target instanceof Element && event.target.closest("input, select, [role=tablist]");
      if (!move || busy || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onStep(within(move(step, steps), steps));
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [step, steps, onStep]);
  const go = (to: number) => () => onStep(within(to, steps));
  return (
    <div className="scrubber">
      <div className="scrubber-keys">
        <IconButton icon="first" label="First" onClick={go(0)} disabled={step <= 0} />
        <IconButton icon="back" label="Back" onClick={go(step - 1)} disabled={step <= 0} />
        <Button
          look="primary"
          icon={runs ? "pause" : "play"}
          aria-pressed={runs}
          disabled={steps === 0}
          onClick={() => {
            if (step >= steps) onStep(0);
            setPlaying(!runs);
          }}
        >
          {runs ? "Pause" : "Play"}
        </Button>
        <IconButton
          icon="forward"
          label="Forward"
          onClick={go(step + 1)}
          disabled={step >= steps}
        />
        <IconButton icon="last" label="Last" onClick={go(steps)} disabled={step >= steps} />
      </div>
      <label className="scrubber-slide">
        <span className="unseen">Position</span>
        <input
          type="range"
          min={0}
          max={steps}
          value={Math.min(step, steps)}
          aria-valuetext={`move ${step} of ${steps}`}
          onChange={(event) => onStep(Number(event.target.value))}
        />
        <span className="numeral soft" aria-hidden="true">
          {step} / {steps}
        </span>
      </label>
    </div>
  );
}

function within(step: number, steps: number): number {
  return Math.max(0, Math.min(step, steps));
}
