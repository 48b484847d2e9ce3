/** Putting cards back under their deck: drag them, or move them with the buttons. */
import { useTable } from "@shell/kit";
import { type PointerEvent, useRef, useState } from "react";
import { CardFace } from "./CardFace";
import { pointing, useDesk } from "./desk";
import { Icon } from "./icons";
import { places } from "./motions";
import { kept, moved } from "./order";
import { Stage } from "./Stage";
import { cardWords } from "./words";

export function ReturnOrder({ cards }: { cards: number[] }) {
  const { pieces, point, moves, live } = useDesk();
  const table = useTable();
  const offers = moves.filter((offer) => offer.data.kind === "Return");
  const [wish, setWish] = useState<number[] | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const order = kept(wish ?? (offers[0]?.data.gizmos as number[] | undefined) ?? cards, cards);
  const names = order.map((gizmo) => pieces.cards[gizmo]?.name ?? "");
  const move = ["return", ...order.map((gizmo) => pieces.cards[gizmo]?.code ?? "")].join(" ");
  // Of many cards the server lists only a few orders, but takes any. One alone is a lesson's.
  const ready = table.ready && (offers.length !== 1 || offers[0]?.move === move);

  const shift = (gizmo: number, by: number) => {
    const from = order.indexOf(gizmo);
    const next = moved(order, from, from + by);
    setWish(next);
    const place = next.indexOf(gizmo) + 1;
    const end = place === next.length ? ", the very bottom" : "";
    table.announce(`${pieces.cards[gizmo]?.name} is now number ${place} of ${next.length}${end}.`);
  };
  const drag = (event: PointerEvent) => {
    if (held === null) return;
    const over = Array.from(list.current?.children ?? []).findIndex((item) => {
      const box = item.getBoundingClientRect();
      return (
        event.clientX >= box.left &&
        event.clientX < box.right &&
        event.clientY >= box.top &&
        event.clientY < box.bottom
      );
    });
    if (over >= 0 && order[over] !== held) setWish(moved(order, order.indexOf(held), over));
  };

  return (
    <Stage
      title={live ? "Put them back" : "To be put back"}
      note={live ? "The first goes on top, the last to the very bottom of the deck." : ""}
      testid="builder"
      {...pointing(point?.startsWith("return ") ? "research" : point, "research")}
    >
      <ol
        ref={list}
        className="gz-order"
        data-place={places.looked}
        onPointerMove={drag}
        onPointerUp={() => setHeld(null)}
        onPointerCancel={() => setHeld(null)}
      >
        {order.map((gizmo, i) => {
          const card = pieces.cards[gizmo];
          if (!card) return null;
          return (
            <li key={gizmo} data-place={places.card(gizmo)} data-held={held === gizmo || undefined}>
              <span
                className="gz-grip"
                onPointerDown={(event) => {
                  if (!live) return;
                  event.preventDefault();
                  list.current?.setPointerCapture(event.pointerId);
                  setHeld(gizmo);
                }}
              >
                <CardFace card={card} />
              </span>
              <span className="unseen">{`${i + 1}. ${cardWords(card)}`}</span>
              {live && (
                <span className="gz-shift">
                  <b className="numeral">{i === order.length - 1 ? "bottom" : i + 1}</b>
                  <Shift word="Up" card={card.name} stop={i === 0} go={() => shift(gizmo, -1)} />
                  <Shift
                    word="Down"
                    card={card.name}
                    stop={i === order.length - 1}
                    go={() => shift(gizmo, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {live && (
        <div className="gz-decide">
          <button
            type="button"
            className="gz-main act"
            data-legal={ready}
            data-move={ready ? move : undefined}
            data-armed={table.armed === move || undefined}
            aria-disabled={!ready}
            aria-label={`Put back in this order: ${names.join(", ")}, the last to the very bottom`}
            onClick={() => ready && table.play(move)}
          >
            Put back
          </button>
        </div>
      )}
    </Stage>
  );
}

interface ShiftProps {
  word: "Up" | "Down";
  card: string;
  stop: boolean;
  go: () => void;
}

function Shift({ word, card, stop, go }: ShiftProps) {
  return (
    <button
      type="button"
      className="gz-shift-button"
      data-way={word}
      aria-disabled={stop}
      aria-label={`${word}: ${card}`}
      onClick={() => !stop && go()}
    >
      <Icon sign="arrow" />
    </button>
  );
}
