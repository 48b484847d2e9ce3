/**
 * The arena of Gadget Grid: everything that one viewer sees of a game, and may do in it.
 *
 * For tests: the board has data-stage ("card:4 token:2": what is laid of a deed). Squares are cells
 * of the Grid: data-square, data-can="go|choose", and data-move where one press makes a move.
 */

import { useCloseup, useOpened, useQuestion, useTravel } from "@shell/kit";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useByoop } from "./byoop";
import { Casting } from "./Casting";
import { Closeup } from "./Closeups";
import { Decks } from "./Decks";
import { Dice } from "./Dice";
import { type Desk, DeskContext, due, type GadgetGridProps, type Shown } from "./desk";
import { Foot } from "./Foot";
import { Grid } from "./Grid";
import { Home } from "./Home";
import { motionsOf } from "./motions";
import { Payment } from "./Payment";
import { Phases } from "./Phases";
import { Placing } from "./Placing";
import { cardsOf, numberOf, sentriesOf } from "./parts";
import { billOf } from "./payment";
import { Rivals } from "./Rivals";
import { Shoppe } from "./Shoppe";
import { StageBar } from "./StageBar";
import { stageQuestion } from "./stageWords";
import { seatOf, tokenCalled } from "./tokens";
import { HoverContext, type Hovered, NOTHING } from "./useAim";
import { useDoing } from "./useDoing";
import "./board.css";
import "./phases.css";
import "./grid.css";
import "./square.css";
import "./token.css";
import "./cards.css";
import "./players.css";
import "./console.css";
import "./payment.css";
import "./casting.css";
import "./front.css";

export function Board(props: GadgetGridProps) {
  const { view, viewer, pieces, moves, events } = props;
  const file = view.house.cards;
  const cards = useMemo(() => cardsOf(pieces, file), [pieces, file]);
  const sentries = useMemo(() => sentriesOf(cards), [cards]);
  const doing = useDoing(view, moves);
  const [hovered, setHovered] = useState<Hovered>(NOTHING);
  const [shown, show] = useCloseup<Shown>("card", (id) => {
    const card = numberOf(id);
    return cards.has(card) ? { what: "card", card } : null;
  });
  useOpened("square", (id) => show({ what: "square", square: Number(id) }));
  useOpened("token", (id) => {
    const seat = seatOf(view, tokenCalled(id));
    if (seat >= 0) show({ what: "player", seat });
  });
  const board = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list of events is shown once
  const motions = useMemo(
    () => motionsOf(events, view, (card) => isEnvironment(cards.get(card)?.category)),
    [events],
  );
  useTravel(board, view, motions);
  useByoop(events);
  useQuestion(
    doing.begun ? stageQuestion({ cards, pieces, sentries }, doing.stage, doing.next) : null,
  );

  // Where the board scrolls, what is lit may be out of sight.
  const question = moves.map(({ move }) => move).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every question, and at every part laid
  useEffect(() => {
    const lit = board.current?.querySelectorAll("[data-can].gg-square") ?? [];
    for (const cell of [lit[lit.length - 1], lit[0]]) cell?.scrollIntoView?.({ block: "nearest" });
  }, [question, doing.stage.length]);

  const hover = useCallback((move: string | null) => setHovered({ square: null, move }), []);
  const desk: Desk = { ...props, cards, sentries, doing, open: show, hover };
  const press = (square: number, rough: boolean) => {
    const [target, ...others] = doing.targets.get(square) ?? [];
    if (target && others.length === 0) doing.lay(target.part, rough);
    else show({ what: "square", square });
  };
  const point = (square: number | null) => {
    const targets = square === null ? [] : (doing.targets.get(square) ?? []);
    const [only] = targets.length === 1 ? targets : [];
    setHovered({ square, move: only ? (doing.leadsTo(only.part)?.move ?? null) : null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !doing.back()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const bill = billOf(view);
  const casting = due(view)?.kind === "Choosing";
  return (
    <DeskContext value={desk}>
      <HoverContext value={hovered}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is */}
        <div className="gg-board" onKeyDown={onKeyDown} data-stage={doing.stage.join(" ")}>
          <div className="gg-table" ref={board}>
            <Phases />
            <div className="gg-arena">
              {casting ? (
                <Casting />
              ) : (
                <Grid
                  onPress={press}
                  onLook={(square) => show({ what: "square", square })}
                  onPoint={point}
                />
              )}
              <Foot />
            </div>
            <div className="gg-rest">
              <div className="gg-console">
                {bill && <Payment key={bill.dlc} bill={bill} />}
                <StageBar />
                {!casting && <Dice />}
                <Placing />
              </div>
              <Rivals />
              {viewer !== null && <Home seat={viewer} />}
              <Shoppe />
              <Decks />
            </div>
          </div>
          {shown && <Closeup shown={shown} onClose={() => show(null)} />}
        </div>
      </HoverContext>
    </DeskContext>
  );
}

const isEnvironment = (category: string | undefined) =>
  category === "environment" || category === "setup";
