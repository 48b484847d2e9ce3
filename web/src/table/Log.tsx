/**
 * What has happened, turn by turn. A line lights what it names while it is pointed at, and shows the
 * position it tells of when it is pressed; arrow keys go from line to line.
 */
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import type { LogLine, Thing, Turn } from "../generated/messages";
import { useThings } from "../kit/lit";
import { useRoving } from "../kit/Roving";
import { Said } from "../ui/Said";
import { seatColor } from "../ui/SeatMark";
import { spoken } from "../ui/texts";
import { type Chapter, chapters } from "./chapters";
import "./log.css";
import "./side.css";

interface LogProps {
  /** null: nobody in particular looks, and the log is somebody's. */
  lines: LogLine[] | null;
  turns: Turn[];
  /** The turns that are news. */
  latest: Turn[];
  /** The position that is shown now, if it is not the present one. */
  step: number | null;
  onStep: (step: number) => void;
}

export function Log({ lines, turns, latest, step, onStep }: LogProps) {
  const roving = useRoving<HTMLOListElement>({ line: true });
  const { light } = useThings();
  const list = roving.ref;
  const count = lines?.length ?? 0;
  // In an effect and not before: in a dialog that is not open yet, nothing has a height.
  useEffect(() => {
    const { current } = list;
    if (!current || count === 0 || current.contains(document.activeElement)) return;
    current.scrollTop = current.scrollHeight;
  }, [list, count]);
  useEffect(() => () => light([]), [light]);
  if (!lines) return <p className="side-empty soft">Covered, like the table.</p>;
  if (count === 0) return <p className="side-empty soft">Nothing has happened yet.</p>;
  const all = chapters(lines, turns);
  return (
    <ol className="log" aria-label="Log" {...roving}>
      {all.map((chapter) => (
        <TurnLines
          key={chapter.turn?.start ?? -1}
          chapter={chapter}
          news={chapter.turn !== null && latest.includes(chapter.turn)}
          last={chapter === all.at(-1)}
          step={step}
          onStep={onStep}
        />
      ))}
    </ol>
  );
}

interface TurnLinesProps extends Pick<LogProps, "step" | "onStep"> {
  chapter: Chapter;
  news: boolean;
  last: boolean;
}

function TurnLines({ chapter, news, last, step, onStep }: TurnLinesProps) {
  const [unfolded, unfold] = useState(false);
  const { turn, lines } = chapter;
  const details = lines.filter(({ minor }) => minor).length;
  const seat = turn?.seat ?? null;
  const text = turn ? (turn.headline?.text ?? spoken("This turn")) : BEFORE;
  const meant = (turn?.headline?.marks ?? []).map(({ thing }) => thing);
  return (
    <li
      className="log-turn"
      data-testid="log-turn"
      data-seat={seat ?? undefined}
      data-news={news}
      style={seat === null ? {} : ({ "--turn": seatColor(seat) } as CSSProperties)}
    >
      <h2 className="log-head">
        <Line
          to={chapter.step}
          at={step}
          meant={[...text.things, ...meant]}
          first={last}
          go={onStep}
        >
          <Said text={text} quiet />
        </Line>
      </h2>
      <ol>
        {lines.map(
          (line, place) =>
            (unfolded || !line.minor) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn only grows, or is cut
              <li key={place} data-minor={line.minor}>
                <Line to={line.step} at={step} meant={line.text.things} go={onStep}>
                  <Said text={line.text} quiet />
                </Line>
              </li>
            ),
        )}
      </ol>
      {details > 0 && (
        <button
          type="button"
          className="log-line log-more"
          data-rove=""
          aria-expanded={unfolded}
          onClick={() => unfold(!unfolded)}
        >
          {unfolded ? "Fewer details" : details === 1 ? "1 detail" : `${details} details`}
        </button>
      )}
    </li>
  );
}

const BEFORE = spoken("Before the first turn");

interface LineProps {
  /** The position it tells of, and the one that is shown. */
  to: number;
  at: number | null;
  /** What it lights. */
  meant: Thing[];
  /** Where the Tab key comes in. */
  first?: boolean;
  go: (step: number) => void;
  children: ReactNode;
}

function Line({ to, at, meant, first = false, go, children }: LineProps) {
  const { light } = useThings();
  return (
    <button
      type="button"
      className="log-line"
      data-testid="log-line"
      data-step={to}
      data-rove=""
      data-rove-first={first || undefined}
      aria-current={to === at}
      title={`Show the table after move ${to}`}
      onClick={() => go(to)}
      onPointerOver={() => light(meant)} // and again when a thing in it is left
      onPointerLeave={() => light([])}
      onFocus={() => light(meant)}
      onBlur={() => light([])}
    >
      {children}
    </button>
  );
}
