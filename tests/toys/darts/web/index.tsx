/** Darts: a press anywhere on a plane throws a dart there; no list has all these moves. */
import type { BoardProps, GameClient } from "@shell/kit";
import { SeatMark, useStaged, useTable } from "@shell/kit";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import type { DartsView } from "./generated";
import "./darts.css";

type Point = readonly [number, number]; // in thousandths, as in the moves

const SIDE = 10_000;
const STEP = 250; // of the cross, by a key
const STEPS: Record<string, Point> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

function Board({ view, seats, viewer }: BoardProps<DartsView>) {
  const { balloons, last } = view.table;
  const { announce, armed } = useTable();
  const own = last[viewer ?? 0] ?? [];
  const staged = useStaged<never, Point>([], String(last), []);
  const [aimed, aim] = useState<{ from: string; at: Point } | null>(null);
  const start: Point = [own[0] ?? 0, own[1] ?? 0];
  const cross = aimed?.from === String(own) ? aimed.at : start; // anew after each dart of one's own

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at: Point = [within(cross[0] + step[0]), within(cross[1] + step[1])];
    aim({ from: String(own), at });
    announce(placeWords(at));
  };
  const onClick = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const right = (event.clientX - box.left) / box.width;
    const up = (box.bottom - event.clientY) / box.height;
    const byKey = event.detail === 0; // Enter, or the space bar
    const at: Point = byKey ? cross : [within(right * SIDE), within(up * SIDE)];
    void staged.attempt(`throw ${placeWords(at)}`, at);
  };
  const tried = staged.tried?.mark;
  return (
    <button
      type="button"
      className="darts"
      aria-label={`The board. The cross is at ${placeWords(cross)}: arrow keys move it, Enter throws.`}
      data-testid="plane"
      data-armed={armed !== null || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {balloons.map((at) => (
        <span key={String(at)} className="darts-balloon" style={spot(at)} />
      ))}
      {last.map((at, seat) => (
        <span key={seats[seat]?.name} data-thing={`place:${at}`} style={spot(at)}>
          <SeatMark seat={seat} size={16} />
        </span>
      ))}
      <span className="darts-cross" style={spot(cross)} />
      {tried && <span className="darts-tried" style={spot(tried)} />}
    </button>
  );
}

const within = (n: number) => Math.min(SIDE, Math.max(0, Math.round(n)));
const written = (n: number) => (n / 1000).toFixed(3);
const placeWords = ([x, y]: Point) => `${written(x)} ${written(y)}`;
const spot = ([x = 0, y = 0]: readonly number[]) => ({
  left: `${(100 * x) / SIDE}%`,
  bottom: `${(100 * y) / SIDE}%`,
});

export default { Board, Miniature: () => <SeatMark seat={1} size={96} /> } satisfies GameClient;
