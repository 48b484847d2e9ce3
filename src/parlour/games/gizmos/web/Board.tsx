/** The workbench: everything that one viewer sees of a game, and may do in it. */

import { useCloseup, useTable, useTravel } from "@shell/kit";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Bench } from "./Bench";
import { Closeup, type Shown } from "./Closeup";
import { Corner } from "./Corner";
import { Dispenser } from "./Dispenser";
import { type Desk, DeskContext, due, type GizmosProps } from "./desk";
import { Market } from "./Market";
import { motionsOf } from "./motions";
import { Payment } from "./Payment";
import { Research, Secret } from "./Research";
import { Rival } from "./Rival";
import { useRow } from "./row";
import { FinalScores, LastRound, NearlyStuck } from "./Scores";
import "./marble.css";
import "./card.css";
import "./strip.css";
import "./spot.css";
import "./market.css";
import "./bench.css";
import "./ring.css";
import "./chain.css";
import "./rival.css";
import "./stage.css";
import "./payment.css";
import "./research.css";
import "./final.css";
import "./board.css";
import "./small.css";

/** Where the questions within a turn are answered. */
const NEXT: Record<string, string> = {
  ChainReaction: '[data-chain="pending"]',
  GrantedPick: ".gz-row",
};

export function Board(props: GizmosProps) {
  const { view, viewer, seats } = props;
  const hinted = useTable().point;
  const point = hinted ?? props.point;
  const home = viewer ?? view.first; // a spectator looks over the shoulder of who began
  const row = useRow(props);
  const [inspected, inspect] = useState<number | null>(null);
  const leave = useCallback((gizmo: number) => {
    inspect((now) => (now === gizmo ? null : now));
  }, []);
  const [shown, show] = useCloseup<Shown>("card", (code) => {
    const gizmo = props.pieces.cards.findIndex((card) => card.code === code);
    return gizmo < 0 ? null : { what: "card", gizmo, deeds: [] };
  });
  const board = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list of events is shown once
  const motions = useMemo(() => motionsOf(props.events, view, home, row.told), [props.events]);
  useTravel(board, view, motions);

  // What the tutorial points at, or what a chain asks next, may be out of sight on a phone.
  const question = due(view)?.kind;
  const { asked } = props;
  useEffect(() => {
    const next = asked && question ? NEXT[question] : undefined;
    const where = point === null ? next : "[data-meant]";
    if (where === undefined) return;
    const block = point === null ? "nearest" : "center";
    board.current?.querySelector(where)?.scrollIntoView({ block });
  }, [point, question, asked]);

  const desk: Desk = useMemo(
    () => ({
      ...props,
      point,
      row,
      inspected,
      inspect,
      leave,
      open: (gizmo, deeds) => show({ what: "card", gizmo, deeds }),
      visit: (seat) => show({ what: "bench", seat }),
    }),
    [props, point, row, inspected, leave, show],
  );
  const rivals = seats.map((_, i) => (home + 1 + i) % seats.length).filter((seat) => seat !== home);
  return (
    <DeskContext value={desk}>
      <div className="gz-board" ref={board} data-rivals={rivals.length}>
        <div className="gz-layout">
          <LastRound />
          <NearlyStuck />
          <section className="gz-middle" aria-label="The middle of the table">
            <Dispenser />
            <Market>
              <Corner onLegend={() => show({ what: "legend" })} />
            </Market>
            <OnStage desk={desk} />
          </section>
          <Bench seat={home} home />
          <section className="gz-rivals" aria-label="The other players">
            {rivals.map((seat) => (
              <Rival key={seat} seat={seat} />
            ))}
          </section>
        </div>
        {shown && <Closeup shown={shown} onClose={() => show(null)} />}
      </div>
    </DeskContext>
  );
}

/** What lies over the triangle for now: a payment, a Research, the final scores; or nothing. */
function OnStage({ desk: { view, viewer, pieces, live, seats } }: { desk: Desk }) {
  const { payment, looked_at } = view;
  if (view.ranking.length > 0) return <FinalScores />;
  const bought = payment && pieces.cards[payment.gizmo];
  if (payment && bought) {
    if (payment.seat === viewer && live) {
      return <Payment key={`${view.round} ${bought.code}`} payment={payment} card={bought} />;
    }
    return (
      <p className="gz-secret">
        {seats[payment.seat]?.name} is paying for {bought.name}.
      </p>
    );
  }
  if (view.looked_at_count === 0) return null;
  return looked_at ? <Research cards={looked_at} /> : <Secret />;
}
