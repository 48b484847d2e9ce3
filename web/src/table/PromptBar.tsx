/** At the thumb: what is asked, in one sentence; the choices; undo and hint. */
import type { ReactNode } from "react";
import type { Seen } from "../generated/messages";
import { Button } from "../ui/Button";
import { Act } from "./Act";
import { Choices } from "./Choices";
import "./prompt.css";
import type { Doing } from "./useActing";
import { RefusalText } from "./WhyTip";

interface PromptBarProps {
  /** null: under a cover, or in the past; there is nothing to decide. */
  seen: Seen | null;
  doing: Doing;
  prompt: string;
  running: boolean;
  /** Opens the rules at this one. */
  onRule: (rule: string) => void;
  /** Buttons besides: to the panel, back to now. */
  extra?: ReactNode;
}

export function PromptBar({ seen, doing, prompt, running, onRule, extra }: PromptBarProps) {
  const { acting, refusal, hint } = doing;
  const playing = running && seen !== null && seen.viewer !== null;
  return (
    <section className="prompt" aria-label="Your decision" data-ready={acting.ready}>
      <div
        className="prompt-line"
        role="status"
        aria-live="polite"
        data-testid="prompt"
        tabIndex={-1}
      >
        <p className={acting.ready ? "prompt-text prompt-mine" : "prompt-text"}>{prompt}</p>
        {refusal && (
          <p className="prompt-refusal">
            <RefusalText refusal={refusal} />{" "}
            <button type="button" className="link" onClick={() => onRule(refusal.rule)}>
              Read the rule
            </button>
          </p>
        )}
        {hint && (
          <div className="prompt-hint" data-testid="hint">
            <p>
              <b>{hint.label}</b> {hint.reason}{" "}
              {hint.rule && (
                <button type="button" className="link" onClick={() => onRule(hint.rule)}>
                  {hint.rule}
                </button>
              )}
            </p>
            {hint.move && (
              <Act move={hint.move} className="choice">
                Do it
              </Act>
            )}
          </div>
        )}
        <span className="unseen">{doing.announced}</span>
      </div>
      {playing && seen.asked && <Choices moves={seen.moves} complete={seen.complete} />}
      <div className="prompt-tools">
        {playing && (
          <>
            <Button
              look="quiet"
              icon="undo"
              aria-disabled={!seen.can_undo || doing.busy}
              onClick={() => !doing.busy && doing.undo()}
            >
              Undo
            </Button>
            <Button
              look="quiet"
              icon="bulb"
              aria-disabled={!seen.asked || doing.thinking}
              onClick={() => seen.asked && !doing.thinking && doing.askHint()}
            >
              {doing.thinking ? "Thinking…" : "Hint"}
            </Button>
          </>
        )}
        {extra}
      </div>
    </section>
  );
}
