/** Decks and discard piles, and which of them one draws from and discards to. */
import { Act, useTable } from "@shell/kit";
import { useDesk } from "./desk";
import { places } from "./motions";
import { plural } from "./words";

const BOTH = [0, 1];

export function Decks() {
  const { view, viewer, open } = useDesk();
  const own = viewer === null ? undefined : view.characters[viewer];
  return (
    <section className="gg-decks" aria-label="Decks and discard piles">
      {BOTH.map((deck) => (
        <div key={`deck ${deck}`} className="gg-deck" data-place={places.deck(deck)}>
          <span className="gg-deck-face" data-back>
            <b className="numeral">{view.decks[deck] ?? 0}</b>
          </span>
          <span className="gg-deck-words">
            Deck {deck + 1}
            <Preferred move={`deck ${deck + 1}`} chosen={own?.deck === deck} />
          </span>
        </div>
      ))}
      {BOTH.map((pile) => {
        const cards = view.piles[pile] ?? [];
        return (
          <div key={`pile ${pile}`} className="gg-deck">
            <button
              type="button"
              className="gg-deck-face"
              aria-label={`Discard pile ${pile + 1}: ${plural(cards.length, "card")}`}
              data-place={places.pile(pile)}
              onClick={() => open({ what: "pile", pile })}
            >
              <b className="numeral">{cards.length}</b>
            </button>
            <span className="gg-deck-words">
              Pile {pile + 1}
              <Preferred move={`pile ${pile + 1}`} chosen={own?.pile === pile} />
            </span>
          </div>
        );
      })}
    </section>
  );
}

function Preferred({ move, chosen }: { move: string; chosen: boolean }) {
  const { offered } = useTable();
  if (chosen)
    return <small>{move.startsWith("deck") ? "you draw here" : "you discard here"}</small>;
  if (!offered.has(move)) return null;
  return (
    <Act move={move} className="gg-button">
      {move.startsWith("deck") ? "Draw here" : "Discard here"}
    </Act>
  );
}
