/** The whole board: what one may do, the clue, the chart, and the teams. */
import { useCloseup, useTravel } from "@shell/kit";
import { useEffect, useMemo, useRef } from "react";
import { Agreeing } from "./Agreeing";
import { aloud, useAloud } from "./aloud";
import { bannerOf } from "./banner";
import { Chart } from "./Chart";
import { Clue } from "./Clue";
import { chartNow, chartOf } from "./chart";
import { Deciding } from "./Deciding";
import { type Desk, DeskContext, dueOf, type GridlProps } from "./desk";
import { motionsOf } from "./motions";
import { PowerCloseup } from "./Powers";
import { RevealSteps } from "./Reveal";
import { Teams } from "./Teams";
import { useReveal } from "./useReveal";
import "./board.css";
import "./chart.css";
import "./deciding.css";
import "./teams.css";

const REVEALED = { line: "The card is shown.", tone: "wait" as const };
const GO_ON = { ...REVEALED, line: "The card is shown. Go on when you like." };

export function Board(props: GridlProps) {
  const { view, seats, pieces, viewer, events } = props;
  const due = dueOf(view);
  const reveal = useReveal(props);
  const last = view.past.at(-1) ?? null;
  const shown = reveal.turn ?? (due === null ? last : null); // at the end, the last turn
  const [power, inspect] = useCloseup("power", (id) => {
    const found = pieces.powers.findIndex(({ code }) => code === id);
    return found < 0 ? null : found;
  });
  const board = useRef<HTMLDivElement>(null);
  const motions = useMemo(() => motionsOf(events, pieces), [events, pieces]);
  useTravel(board, view, motions);
  const desk: Desk = { ...props, due, shown, inspect };
  const chart = shown ? chartOf(shown, view) : chartNow(view, pieces);
  useAloud(aloud(desk, chart));
  // What the tutorial or a hint points at, by a word of ours.
  const meant = (word: string) => ({ "data-meant": props.point === word || undefined });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveal.turn) box.current?.scrollTo?.({ top: 0 });
  }, [reveal.turn]);
  const now = bannerOf(view, seats, pieces, viewer);
  const banner = reveal.turn && due ? { ...now, ...(props.live ? GO_ON : REVEALED) } : now;
  return (
    <DeskContext value={desk}>
      <div className="gl-board" ref={box}>
        <div className="gl-table" ref={board} data-due={due?.kind}>
          <p
            className="gl-banner"
            data-tone={banner.tone}
            data-role={banner.role}
            {...meant("banner")}
          >
            {banner.line}
          </p>
          <div className="gl-say" {...meant("clue")}>
            <Clue chart={chart} />
            {shown ? (
              <RevealSteps reveal={reveal} />
            ) : (
              <>
                <Deciding />
                <Agreeing />
              </>
            )}
          </div>
          <div className="gl-field" {...meant("chart")}>
            {chart.key !== null && chart.secret && (
              <p className="gl-secret">Only you see the key. Keep it secret.</p>
            )}
            <Chart chart={chart} revealed={reveal.turn !== null && reveal.told > 0} />
          </div>
          <Teams />
          {last && due !== null && !shown && (
            <button type="button" className="gl-last link" onClick={reveal.show}>
              Show the last turn again
            </button>
          )}
        </div>
        {power !== null && <PowerCloseup number={power} onClose={() => inspect(null)} />}
      </div>
    </DeskContext>
  );
}
