/**
 * At the thumb, and always equally high: what is asked, in one sentence; what there is to say about
 * it; the choices; undo and hint. Nothing that appears here moves the board.
 */
import type { ReactNode } from "react";
import type { Acting } from "../games";
import type { Seen, Text } from "../generated/messages";
import { useTableState } from "../net/session-context";
import { Button } from "../ui/Button";
import { Said } from "../ui/Said";
import { Choices } from "./Choices";
import { ChoiceClock } from "./Clocks";
import { GRAVE, NewsLine, newsOf } from "./News";
import "./prompt.css";
import "./low.css";
import { answers, light } from "./offers";
import { Remark } from "./Remark";
import type { Doing } from "./useActing";

interface PromptBarProps {
  /** What the others did last: the line above all else. */
  last: ReactNode;
  /** null: under a cover, or in the past; there is nothing to decide. */
  seen: Seen | null;
  doing: Doing;
  /** In whichever way it is open. */
  onUndo: () => void;
  prompt: Text;
  /** In its place, for those who look: what is being told. Listeners hear what it came to. */
  told: Text | null;
  running: boolean;
  /** Opens the rules at this one. */
  onRule: (rule: string) => void;
  /** In the place of the choices: the way back to now. */
  instead?: ReactNode;
  /** Buttons besides: to the panel, to the result. */
  extra?: ReactNode;
}

export function PromptBar(props: PromptBarProps) {
  const { last, seen, doing, onUndo, prompt, told, running, onRule, instead, extra } = props;
  const { acting } = doing;
  const state = useTableState();
  const playing = running && seen !== null && seen.viewer !== null;
  const news = newsOf(state);
  const left = running && seen !== null ? (state.room?.choice_left ?? null) : null;
  const { armedWords } = acting; // whoever is about to decide reads nothing else
  const remark = GRAVE.has(news) ? null : (doing.refusal ?? doing.hint);
  return (
    <section
      className="prompt"
      aria-label="Your decision"
      data-ready={acting.ready}
      data-running={running}
      data-remark={remark !== null || GRAVE.has(news)}
    >
      {last}
      <div className="prompt-line" role="status" data-testid="prompt" tabIndex={-1}>
        {told && !armedWords && (
          <p className="prompt-text prompt-told" data-testid="told" aria-hidden="true">
            <Said text={told} quiet />
          </p>
        )}
        <p className={classOf(told !== null, acting)} data-sure={armedWords ? "" : undefined}>
          <Said text={armedWords ?? prompt} />
        </p>
      </div>
      {left !== null && (
        <ChoiceClock left={left} heard={state.heard} asked={seen?.asked ?? false} />
      )}
      <div className="prompt-remark">
        {news && !remark && <NewsLine news={news} state={state} />}
        <Remark doing={remark ? doing : null} onRule={onRule} />
      </div>
      <div className="prompt-choices">
        {instead ??
          (playing && (answers(seen) || light(seen.aside).length > 0) && <Choices seen={seen} />)}
      </div>
      <div className="prompt-tools">
        {playing && (
          <>
            <Button
              look="quiet"
              icon="undo"
              aria-disabled={!(seen.can_undo || seen.undo_by) || doing.busy}
              onClick={onUndo}
            >
              {seen.undo_by === "consent" ? "Ask to undo" : "Undo"}
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

function classOf(told: boolean, { armed, asked }: Acting): string {
  if (told && armed === null) return "unseen";
  return asked ? "prompt-text prompt-mine" : "prompt-text";
}
