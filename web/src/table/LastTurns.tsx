/**
 * Above the prompt, always equally high: what the others did last, in one line. Pressed, it tells all
 * of it, over the board, with things that light up and open.
 */
import { useState } from "react";
import type { Turn } from "../generated/messages";
import { Icon } from "../ui/Icon";
import { Said } from "../ui/Said";
import "./last.css";

export function LastTurns({ turns }: { turns: Turn[] }) {
  const [opened, setOpened] = useState<Turn[] | null>(null);
  const open = opened === turns;
  const latest = turns.at(-1);
  const close = () => setOpened(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button has opened
    <div
      className="last"
      data-testid="last-turns"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>("[aria-expanded]")?.focus();
        close();
      }}
    >
      {latest?.headline && (
        <button
          type="button"
          className="last-line"
          aria-expanded={open}
          onClick={() => setOpened(open ? null : turns)}
        >
          <span className="last-words">
            <Said text={latest.headline.text} quiet />
          </span>
          {turns.length > 1 && <span className="last-more">{`+ ${turns.length - 1} more`}</span>}
          <Icon name={open ? "down" : "up"} />
        </button>
      )}
      {open && (
        <ol className="last-all" aria-label="The last turns">
          {turns.map(({ start, headline }) => (
            <li key={start}>{headline && <Said text={headline.text} />}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
