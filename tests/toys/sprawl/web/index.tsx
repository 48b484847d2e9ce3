/** Sprawl: tiles are laid side by side, and pieces step and leap from one to another. */
import type { BoardProps, GameClient, Motion } from "@shell/kit";
import { Act, Closeup, next, Roving, SeatMark, useCloseup, useStaged, useTravel } from "@shell/kit";
import { type CSSProperties, useMemo, useRef } from "react";
import type { Event, SprawlView } from "./generated";
import "./sprawl.css";

function Board({ view, seats, moves, events }: BoardProps<SprawlView, unknown, Event>) {
  const { tiles, pieces, reserve, taken } = view.table;
  const tile = new Set(tiles.map(String)); // "3,0": a place is called by its column and its row
  const owner = new Map(pieces.flatMap((own, seat) => own.map((at) => [String(at), seat])));

  const board = useRef<HTMLDivElement>(null);
  const motions = useMemo(() => events.flatMap(motionsOf), [events]);
  useTravel(board, view, motions);

  const goes = moves.filter(({ move }) => move.startsWith("go "));
  const ways = goes.map(({ move }) => ({ move, parts: move.split(" ").slice(1) }));
  const leaping = view.agenda.find((frame) => frame.kind === "LeapOn");
  const first = leaping && ways.length > 0 ? [`${leaping.x},${leaping.y}`] : [];
  const staged = useStaged(ways, ways.map(({ move }) => move).join(), first);
  const [from] = staged.stage;
  const pick = (at: string) => {
    const stage = [staged.stage, []].find((each) => next(ways, each).includes(at));
    if (stage) staged.lay([...stage, at]);
    else if (from) void staged.attempt(`go ${from} ${at}`, at);
    else show(at);
  };

  const [shown, show] = useCloseup("place", (place) => place);
  const lay = (at: string) => ({ move: `lay ${at}`, label: `Lay a tile at ${at}` });
  const words = (at: string) => {
    const name = seats[owner.get(at) ?? -1]?.name;
    return `${at}: ${name ? `a piece of ${name}` : tile.has(at) ? "a free tile" : "no tile"}`;
  };

  const columns = spread(tiles.map(([x = 0]) => x));
  const rows = spread(tiles.map(([, y = 0]) => -y));
  const cells = rows.flatMap((row) => columns.map((x) => [x, -row] as const));
  return (
    <div ref={board} className="sprawl" style={{ "--columns": columns.length } as CSSProperties}>
      {seats.map(({ name }, seat) => (
        <p key={name} data-place={`side ${seat}`}>
          <SeatMark seat={seat} /> {name}: took {taken[seat]}, has {reserve[seat]} tiles to lay
        </p>
      ))}
      <Roving label="Board" onKeyUp={({ key }) => key === "Escape" && staged.back(first)}>
        {cells.map(([x, y]) => {
          const at = `${x},${y}`;
          const rove = `${x},${-y},0`;
          const thing = { "data-rove": rove, "data-thing": `place:${at}`, "data-name": at };
          if (!tile.has(at)) return <Act key={at} {...lay(at)} {...thing} />;
          return (
            <button
              {...thing}
              key={at}
              type="button"
              aria-label={words(at)}
              aria-pressed={at === from}
              data-place={`tile ${at}`}
              data-can={next(ways, from ? [from] : []).includes(at)}
              data-refused={at === staged.tried?.mark}
              onClick={() => pick(at)}
            >
              {owner.has(at) && (
                <span data-place={`piece ${at}`}>
                  <SeatMark seat={owner.get(at) ?? 0} size={28} />
                </span>
              )}
            </button>
          );
        })}
      </Roving>
      {shown && <Closeup title={words(shown)} deeds={[lay(shown)]} onClose={() => show(null)} />}
    </div>
  );
}

function spread(all: number[]): number[] {
  const least = Math.min(...all) - 1;
  return Array.from({ length: Math.max(...all) - least + 2 }, (_, i) => least + i);
}

function motionsOf(event: Event, beat: number): Motion[] {
  if (event.kind === "Skipped") return [];
  const { seat, x, y } = event;
  if (event.kind === "Laid") return [{ from: `side ${seat}`, to: `tile ${x},${y}`, beat }];
  const { from_x, from_y, took } = event;
  const over = `piece ${(from_x + x) / 2},${(from_y + y) / 2}`;
  const trip = { from: `piece ${from_x},${from_y}`, to: `piece ${x},${y}`, beat };
  return took ? [trip, { from: over, to: `side ${seat}`, ghost: true, beat }] : [trip];
}

export default { Board, Miniature: () => <SeatMark seat={0} size={96} /> } satisfies GameClient;
