/** Research: the cards looked at, for one's own eyes; then the order in which they go back. */

import { Act, Roving } from "@shell/kit";
import { CardFace } from "./CardFace";
import { CardSpot } from "./CardSpot";
import { deeds, due, pointing, useDesk } from "./desk";
import type { GizmosView } from "./generated";
import { places } from "./motions";
import { ReturnOrder } from "./ReturnOrder";
import { Stage } from "./Stage";
import { cardWords, LEVELS, numbered, plural } from "./words";

/** The level of the deck that is being researched. */
export function researched(view: GizmosView): number {
  const frame = view.agenda.find((each) => each.kind === "ReturnCards");
  return frame?.kind === "ReturnCards" ? frame.level : 1;
}

export function Research({ cards }: { cards: number[] }) {
  const { view, pieces, point, live, seats } = useDesk();
  const level = LEVELS[researched(view)];
  if (due(view)?.kind === "ReturnCards") return <ReturnOrder cards={cards} />;
  return (
    <Stage
      title={`Research, level ${level}`}
      note={
        live
          ? "Only you see these. Build one, file one, or take none."
          : `Only ${seats[view.turn]?.name} saw these.`
      }
      {...pointing(point, "research", "take none")}
    >
      <Roving className="gz-looked" label="Cards looked at" data-place={places.looked}>
        {cards.map((gizmo) => {
          const card = pieces.cards[gizmo];
          return card ? (
            <CardSpot
              key={gizmo}
              gizmo={gizmo}
              deeds={deeds(card.code, "Build", "File")}
              label={cardWords(card)}
            >
              <CardFace card={card} />
            </CardSpot>
          ) : null;
        })}
      </Roving>
      {live && (
        <div className="gz-decide">
          <Act move="take none" className="gz-second">
            Take none
          </Act>
        </div>
      )}
    </Stage>
  );
}

/** What everybody else sees of a Research: backs. */
export function Secret() {
  const { view, seats } = useDesk();
  const n = view.looked_at_count;
  const level = researched(view);
  return (
    <p className="gz-secret">
      <span className="gz-backs" aria-hidden="true" data-place={places.looked}>
        {numbered(n, "back").map((key) => (
          <i key={key} data-level={level} />
        ))}
      </span>
      {seats[view.turn]?.name} looks at {plural(n, "card")} of level {LEVELS[level]}.
    </p>
  );
}
