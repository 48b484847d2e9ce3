/** The middle of the table: the triangle of gizmos and the three decks. */

import { Act, Roving } from "@shell/kit";
import type { ReactNode } from "react";
import { CardFace } from "./CardFace";
import { CardSpot } from "./CardSpot";
import { deeds, pointing, useDesk } from "./desk";
import { Icon } from "./icons";
import { places } from "./motions";
import { cardWords, LEVELS, plural } from "./words";

/** `children` lie in the corner that the triangle leaves free. */
export function Market({ children }: { children?: ReactNode }) {
  const { view, point } = useDesk();
  return (
    <div className="gz-market" {...pointing(point, "display")}>
      <Roving className="gz-triangle" label="Display: gizmos to file or build. Arrow keys move.">
        {[3, 2, 1].map((level) => (
          <div key={level} className="gz-level-row" data-level={level}>
            <Deck level={level} />
            {(view.display[level - 1] ?? []).map((gizmo, slot) => (
              <Slot key={gizmo < 0 ? `empty-${slot}` : gizmo} gizmo={gizmo} level={level} />
            ))}
          </div>
        ))}
      </Roving>
      <div className="gz-corner">{children}</div>
    </div>
  );
}

function Slot({ gizmo, level }: { gizmo: number; level: number }) {
  const card = useDesk().pieces.cards[gizmo];
  if (!card) {
    return (
      <div className="gz-empty">
        <span className="unseen">Empty slot: the level {level} deck has run out.</span>
      </div>
    );
  }
  return (
    <CardSpot gizmo={gizmo} deeds={deeds(card.code, "Build", "File")} label={cardWords(card)}>
      <CardFace card={card} />
    </CardSpot>
  );
}

function Deck({ level }: { level: number }) {
  const { view, point } = useDesk();
  const left = view.decks[level - 1] ?? 0;
  return (
    <Act
      move={`research ${level}`}
      className="gz-deck"
      data-level={level}
      data-place={places.deck(level)}
      data-empty={left === 0 || undefined}
      {...pointing(point, `deck${level}`, `research ${level}`)}
    >
      <span className="unseen">
        {`Research the level ${level} deck, ${plural(left, "card")} left`}
      </span>
      <b aria-hidden="true">{LEVELS[level]}</b>
      <span className="gz-deck-act" aria-hidden="true">
        <Icon sign="research" />
        <span className="gz-deck-word">Research</span>
      </span>
      <span className="gz-deck-left numeral" aria-hidden="true">
        {left}
      </span>
    </Act>
  );
}
