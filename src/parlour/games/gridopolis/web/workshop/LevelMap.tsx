/** One level from above: north is up. Buttons lie over a drawing; links have theirs between cells. */
import { stepOf } from "@shell/kit";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef } from "react";
import type { Grid } from "../scene/parts";
import type { Extent } from "./aids";
import { Drawing } from "./Drawing";
import type { Blueprint, Cell } from "./format";
import { AROUND, cellOf, keyOf, linkFrom, linkOf, plus, same } from "./geometry";
import { CellButton, type Handlers } from "./MapCell";
import { Edges } from "./MapEdges";
import { type Index, spotAt } from "./model";
import { between, isThere, type Place, type Tool } from "./tools";
import { cellWords } from "./words";

export interface Brush {
  tool: Tool;
  begin(place: Place): void;
  goOn(place: Place): void;
  end(): void;
  cancel(): void;
  apply(place: Place): void;
}

interface Props {
  design: Blueprint;
  index: Index;
  grid: Grid;
  level: number;
  extent: Extent;
  cursor: Cell;
  pointed: Cell[];
  brush: Brush;
  onCursor(cell: Cell, focus: boolean): void;
}

export function LevelMap(props: Props) {
  const { design, index, grid, level, extent, cursor, pointed, brush, onCursor } = props;
  const [left, bottom] = extent.least;
  const [right, top] = extent.most;
  const columns = right - left + 1;
  const rows = top - bottom + 1;
  const cells = useMemo(() => {
    const all: Cell[] = [];
    for (let y = top; y >= bottom; y--) for (let x = left; x <= right; x++) all.push([x, y, level]);
    return all;
  }, [left, right, top, bottom, level]);
  const words = useMemo(() => cells.map((cell) => cellWords(index, cell)), [cells, index]);
  const plastics = `${grid.floor} ${grid.seats.map(({ color }) => color).join(" ")}`;
  const joining = between(brush.tool);

  const onKeyDown = (event: KeyboardEvent, cell: Cell) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const [across, down, up] = step;
    const there = plus(cell, [across, -down, up]);
    if (event.shiftKey && joining && up === 0) brush.apply(linkOf(cell, there));
    else onCursor(there, true);
  };
  // A click without a pointer: Enter, Space, or what reads the page aloud.
  const onClick = (cell: Cell) => {
    if (!joining) return brush.apply(cell);
    const around = AROUND.map((way) => linkOf(cell, plus(cell, way))).filter((link) =>
      link.every((end) => spotAt(index, end).pad !== null),
    );
    const missing = around.filter((link) => !isThere(index, brush.tool, "", link));
    const [first, ...others] = missing.length > 0 ? missing : around;
    if (first) brush.begin(first);
    for (const link of others) brush.goOn(link);
    brush.end();
  };
  const handlers = useRef<Handlers>(null);
  handlers.current = { onFocus: (cell) => onCursor(cell, false), onKeyDown, onClick };
  return (
    <div
      className="ws-map"
      style={{ "--columns": columns, "--rows": rows } as CSSProperties}
      data-testid="level"
      data-level={level}
      data-tool={brush.tool}
      {...strokes(brush)}
    >
      <fieldset className="ws-cells" aria-label={`Level ${level}`}>
        {cells.map((cell, i) => (
          <CellButton
            key={keyOf(cell)}
            {...{ cell, index, grid, handlers }}
            words={words[i] ?? ""}
            plastics={plastics}
            here={same(cell, cursor)}
          />
        ))}
      </fieldset>
      <Drawing {...{ design, index, level, extent, pointed }} />
      {joining && <Edges {...{ index, cells, extent, tool: brush.tool as "link" | "post" }} />}
    </div>
  );
}

/** Painting with the pointer held down: every cell or edge that it passes gets the same. */
function strokes(brush: Brush) {
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeAt(event.target);
      if (event.button !== 0 || !place) return;
      brush.begin(place);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons !== 1) return;
      const place = placeAt(document.elementFromPoint(event.clientX, event.clientY));
      if (place) brush.goOn(place);
    },
    onPointerUp: brush.end,
    onPointerCancel: brush.cancel,
  };
}

function placeAt(target: EventTarget | null): Place | null {
  const spot =
    target instanceof Element ? target.closest<HTMLElement>("[data-cell],[data-edge]") : null;
  const { cell, edge } = spot?.dataset ?? {};
  if (cell !== undefined) return cellOf(cell);
  return edge === undefined ? null : linkFrom(edge);
}
