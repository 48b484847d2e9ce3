/** The levels side by side, the lowest first; on a phone one at a time. */
import { Segmented } from "@shell/ui/Field";
import { Icon } from "@shell/ui/Icon";
import { useEffect, useRef, useState } from "react";
import type { Grid } from "../scene/parts";
import { type Extent, extentOf } from "./aids";
import type { Blueprint, Cell } from "./format";
import { keyOf } from "./geometry";
import { LevelMap } from "./LevelMap";
import type { Bench } from "./useBench";
import { cellWords } from "./words";

const WIDEST = 25; // cells; whoever designs more than the box can hold does not see all of it
const MOST_LEVELS = 12;

interface Props {
  bench: Bench;
  grid: Grid;
  pointed: Cell[];
  cursor: Cell;
  onCursor(cell: Cell): void;
}

export function Maps({ bench, grid, pointed, cursor, onCursor }: Props) {
  const { design, index, painting } = bench;
  const [wished, wish] = useState(design.floor);
  const extent = useExtent(design, painting);
  const box = useRef<HTMLDivElement>(null);
  const highest = Math.max(extent.most[2], wished, cursor[2]);
  const levels = levelsOf(design, extent.least[2], highest);

  // Focus follows the cursor when a key has moved it; the map may have to be drawn first.
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current !== keyOf(cursor)) return;
    wanted.current = null;
    box.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(cursor)}"]`)?.focus();
  }, [cursor]);
  const move = (cell: Cell, focus: boolean) => {
    if (!inside(cell, extent, levels)) return;
    if (focus) wanted.current = keyOf(cell);
    onCursor(cell);
  };
  return (
    <div className="ws-maps" ref={box}>
      <div className="ws-levels">
        <Segmented
          label="Level"
          quiet
          values={levels.map((level) => ({ value: String(level), label: String(level) }))}
          chosen={String(cursor[2])}
          onChoose={(level) => onCursor([cursor[0], cursor[1], Number(level)])}
        />
      </div>
      <div className="ws-grid">
        {levels.map((level) => (
          <section key={level} className="ws-level" data-current={level === cursor[2] || undefined}>
            <h3 className="ws-level-name">
              Level {level}{" "}
              {level === design.floor && <span className="soft small">the floor</span>}
            </h3>
            <LevelMap
              {...{ design, index, grid, level, extent, pointed }}
              cursor={level === cursor[2] ? cursor : [cursor[0], cursor[1], level]}
              brush={{ ...bench, tool: bench.hand.tool }}
              onCursor={move}
            />
          </section>
        ))}
        <button
          type="button"
          className="ws-above"
          data-testid="level-above"
          onClick={() => {
            wish(highest + 1);
            onCursor([cursor[0], cursor[1], highest + 1]);
          }}
        >
          <Icon name="plus" /> Level {highest + 1} above
        </button>
      </div>
      <p className="ws-said small soft" data-testid="cell-words">
        {cellWords(index, cursor)}
      </p>
      <p className="ws-keys small soft">
        Arrow keys walk, Page Up and Page Down climb, Enter uses the tool; with links and posts
        Shift and an arrow key.
      </p>
      <p className="ws-fingers small soft">Two fingers scroll, one draws.</p>
      <Changed words={cellWords(index, cursor)} design={design} />
    </div>
  );
}

function levelsOf(design: Blueprint, lowest: number, highest: number): number[] {
  const all = Array.from({ length: Math.min(highest - lowest + 1, 200) }, (_, i) => lowest + i);
  if (all.length <= MOST_LEVELS) return all;
  const built = new Set([...design.pads, ...design.seats.flatMap((s) => s.pads)].map((c) => c[2]));
  return all.filter((z) => built.has(z) || z === design.floor || z === highest).slice(-MOST_LEVELS);
}

function inside([x, y, z]: Cell, { least, most }: Extent, levels: number[]): boolean {
  return x >= least[0] && x <= most[0] && y >= least[1] && y <= most[1] && levels.includes(z);
}

/** Says what has become of the cell when something has changed; walking says its own. */
function Changed({ words, design }: { words: string; design: Blueprint }) {
  const [said, say] = useState("");
  const before = useRef(design);
  useEffect(() => {
    if (before.current !== design) say(words);
    before.current = design;
  }, [words, design]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}

/** Grows when the design does, but never under a moving pointer. */
function useExtent(design: Blueprint, painting: boolean): Extent {
  const kept = useRef<Extent | null>(null);
  if (!painting || !kept.current) {
    const needed = clamped(extentOf(design));
    kept.current = kept.current ? joined(kept.current, needed) : needed;
  }
  return kept.current;
}

function joined(a: Extent, b: Extent): Extent {
  const [ax, ay] = a.least;
  const [mx, my] = a.most;
  return {
    least: [Math.min(ax, b.least[0]), Math.min(ay, b.least[1]), b.least[2]],
    most: [Math.max(mx, b.most[0]), Math.max(my, b.most[1]), b.most[2]],
  };
}

function clamped({ least, most }: Extent): Extent {
  const clamp = (n: number) => Math.max(-WIDEST / 2, Math.min(WIDEST / 2, n));
  const [x, y] = [Math.ceil(clamp(least[0])), Math.ceil(clamp(least[1]))];
  return {
    least: [x, y, least[2]],
    most: [Math.floor(clamp(most[0])), Math.floor(clamp(most[1])), most[2]],
  };
}
