/** One cell of a map: a button that says what is there, with the pad and what lies on it. */
import { type CSSProperties, type KeyboardEvent, memo, type RefObject } from "react";
import { MarkerSign, PadFace } from "../scene/PadFace";
import type { Grid } from "../scene/parts";
import type { Cell } from "./format";
import { keyOf } from "./geometry";
import type { Index } from "./model";
import { nameOf } from "./seating";

export interface Handlers {
  onFocus(cell: Cell): void;
  onKeyDown(event: KeyboardEvent, cell: Cell): void;
  onClick(cell: Cell): void;
}

interface CellProps {
  cell: Cell;
  index: Index;
  grid: Grid;
  words: string;
  plastics: string;
  here: boolean;
  handlers: RefObject<Handlers | null>;
}

function CellOnMap({ cell, index, grid, words, here, handlers }: CellProps) {
  return (
    <button
      type="button"
      className="ws-cell"
      data-cell={keyOf(cell)}
      data-here={here || undefined}
      tabIndex={here ? 0 : -1}
      aria-label={words}
      title={words}
      onFocus={() => handlers.current?.onFocus(cell)}
      onKeyDown={(event) => handlers.current?.onKeyDown(event, cell)}
      onClick={(event) => event.detail === 0 && handlers.current?.onClick(cell)}
    >
      <Face {...{ grid, index, cell }} />
    </button>
  );
}

/** There are hundreds, so each is drawn anew only if it looks otherwise: its words tell. */
export const CellButton = memo(
  CellOnMap,
  (a, b) => a.words === b.words && a.here === b.here && a.plastics === b.plastics,
);

/** The pad and what lies on it, as the game's own maps draw it. */
function Face({ grid, index, cell }: { grid: Grid; index: Index; cell: Cell }) {
  const key = keyOf(cell);
  const spot = index.spots.get(key);
  if (!spot) return null;
  const marker = grid.markers.find((each) => keyOf(each.cell) === key) ?? null;
  const node = grid.nodes.find((each) => keyOf(each.cell) === key) ?? null;
  const seat = grid.seats.find(({ name }) => name === nameOf(spot.pad ?? ""));
  return (
    <span className="ws-face" style={seat && ({ "--seat": seat.color } as CSSProperties)}>
      <PadFace
        {...{ grid, node }}
        level={cell[2]}
        ghost={spot.pad === null ? "pad" : null}
        added={false}
        target={null}
      />
      {marker && (
        <span className="gp-on-pad">
          <MarkerSign
            seat={marker.seat}
            color={grid.seats[marker.seat]?.color ?? ""}
            king={false}
          />
        </span>
      )}
    </span>
  );
}
