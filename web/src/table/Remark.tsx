/** What is said about a move: why it is refused, or why it is a good one. */

import { Act } from "../kit/Act";
import { cited } from "../kit/refusals";
import { IconButton } from "../ui/Button";
import { Said } from "../ui/Said";
import { deedOf, joined, spoken } from "../ui/texts";
import type { Doing } from "./useActing";

interface RemarkProps {
  /** null: nothing is said. */
  doing: Doing | null;
  /** Opens the rules at this one. */
  onRule: (rule: string) => void;
}

export function Remark({ doing, onRule }: RemarkProps) {
  const { refusal = null, hint = null } = doing ?? {};
  const said = refusal ? "refusal" : hint && "hint";
  return (
    <div className={said ? `remark remark-${said}` : "unseen"} data-testid={said ?? undefined}>
      <p role="status">
        {refusal ? (
          <Said text={cited(refusal)} />
        ) : (
          hint && (
            <>
              <b>{hint.label && <Said text={joined(deedOf(hint.label), spoken("."))} />}</b>{" "}
              {hint.reason && <Said text={hint.reason} />}{" "}
              {hint.rule && (
                <button type="button" className="link" onClick={() => onRule(hint.rule)}>
                  {hint.rule}
                </button>
              )}
            </>
          )
        )}
      </p>
      {doing && (
        <div className="remark-acts">
          {!refusal && hint?.move && (
            <Act move={hint.move} className="choice">
              Do it
            </Act>
          )}
          <IconButton icon="close" label="Close" onClick={doing.dismiss} />
        </div>
      )}
    </div>
  );
}
