/**
 * The grid-set level by level, flat: every pad a button, so that fingers, the keyboard and who
 * listens can do all that the scene can. One stop of the Tab key; arrow keys walk a level,
 * Page Up and Page Down climb. Each button has data-pad="b4/1", and data-target, data-marker
 * ("seat:pawn" or "seat:king"), data-node, data-chosen, data-armed, data-fresh where that applies.
 */

import { Roving, sign } from "@shell/kit";
import { useEffect, useMemo, useRef } from "react";
import { fileName, fromKey, key, rowName, same } from "../cells";
import { flatten } from "./flatten";
import { levelColor } from "./glyphs";
import { MapLines, MapLinks } from "./MapLines";
import { MarkerSign, PadFace, TargetSign } from "./PadFace";
import type { Cell, Grid, Marks } from "./parts";
import "./maps.css";

export interface LevelMapsProps {
  grid: Grid;
  marks: Marks;
  /** What is up on the maps. */
  forward: Cell;
  coordinates: boolean;
  /** What is read aloud of a cell. */
  labelOf: (cell: Cell) => string;
  onPick: (cell: Cell) => void;
  /** The focus or the pointer has come to a cell, or has left it. */
  onCursor: (cell: Cell | null) => void;
  /** Where the Tab key comes in, while nothing has been in focus. */
  entry: Cell | null;
  /** Levels one below the other have the same files below each other. */
  aligned: boolean;
}

const AIR = 0.75; // of a cell: a map's name, and what is left free below

export function LevelMaps(props: LevelMapsProps) {
  const { grid, marks, forward, onCursor } = props;
  const cells = useMemo(
    () => [
      ...grid.pads.map((pad) => pad.cell),
      ...marks.ghosts.filter((ghost) => ghost.kind !== "kamikaze").map((ghost) => ghost.cell),
    ],
    [grid.pads, marks.ghosts],
  );
  const levels = [...new Set(cells.map((cell) => cell[2]))].sort((a, b) => b - a);
  const cropped = levels.map((level) => sheet(cells, level, forward));
  const [widest = 1, next = 0] = cropped.map((map) => map.columns).sort((a, b) => b - a);
  const beside = cropped.length > 1 && widest + next <= 8; // two maps find room side by side
  const maps = props.aligned && !beside ? aligned(cropped) : cropped;
  const across = beside ? widest + next + 0.75 : Math.max(...maps.map((map) => map.columns)) + 0.5;
  const heights = maps.map((map) => map.rows + AIR);
  const tallest = Math.max(1, ...heights);
  const stacked = heights.reduce((sum, rows) => sum + rows, 0);
  const high = beside ? Math.max(tallest, stacked - tallest) : stacked;

  // Of a map that has to be scrolled, first the part in which one begins is shown.
  const packed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const window = packed.current?.parentElement;
    const first = window?.querySelector<HTMLElement>("[data-rove-first]");
    if (!window || !first) return;
    const [whole, part] = [window.getBoundingClientRect(), first.getBoundingClientRect()];
    if (part.bottom > whole.bottom) window.scrollTop += part.bottom - whole.bottom + part.height;
    if (part.right > whole.right) window.scrollLeft += part.right - whole.right + part.width;
  }, []);

  return (
    <Roving
      className="gp-maps"
      label="Level maps. Arrow keys walk the pads, Page Up and Page Down change the level."
      onFocus={(event) => {
        const at = padOf(event.target);
        if (at) onCursor(at);
      }}
      onBlur={() => onCursor(null)}
    >
      <div
        ref={packed}
        className="gp-maps-packed"
        data-beside={beside}
        style={{ "--gp-across": across, "--gp-high": high } as React.CSSProperties}
      >
        {maps.map((map) => (
          <LevelMap key={map.level} {...props} map={map} />
        ))}
      </div>
    </Roving>
  );
}

export interface Sheet {
  level: number;
  cells: Cell[];
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The part of the plane that a level needs. */
function sheet(all: Cell[], level: number, forward: Cell): Sheet {
  const cells = all.filter((cell) => cell[2] === level);
  const spots = cells.map((cell) => flatten(cell, forward));
  const left = Math.min(...spots.map((spot) => spot.column));
  const top = Math.min(...spots.map((spot) => spot.row));
  const columns = Math.max(...spots.map((spot) => spot.column)) - left + 1;
  const rows = Math.max(...spots.map((spot) => spot.row)) - top + 1;
  return { level, cells, left, top, columns, rows };
}

/** All as wide as the plane, so that what lies above each other stands below each other. */
function aligned(maps: Sheet[]): Sheet[] {
  const left = Math.min(...maps.map((map) => map.left));
  const right = Math.max(...maps.map((map) => map.left + map.columns));
  return maps.map((map) => ({ ...map, left, columns: right - left }));
}

type MapProps = LevelMapsProps & { map: Sheet };

function LevelMap(props: MapProps) {
  const { map, grid, marks, forward } = props;
  const { level, columns, rows, left, top } = map;
  const size = { "--gp-columns": columns, "--gp-rows": rows } as React.CSSProperties;
  // Row by row, as it is read.
  const order = [...map.cells].sort((a, b) => {
    const p = flatten(a, forward);
    const q = flatten(b, forward);
    return p.row - q.row || p.column - q.column;
  });
  return (
    <section className="gp-map" style={size} data-level={level} aria-label={`Level ${level}`}>
      <h2>
        <i style={{ background: levelColor(level, grid.floor) }} /> Level {level}
      </h2>
      <div className="gp-map-field">
        <MapLinks grid={grid} map={map} forward={forward} />
        {order.map((cell) => {
          const { column, row } = flatten(cell, forward);
          const style = { "--gp-x": column - left, "--gp-y": row - top } as React.CSSProperties;
          return <PadButton key={key(cell)} {...props} cell={cell} style={style} />;
        })}
        <MapLines marks={marks} map={map} forward={forward} />
        <Edges map={map} forward={forward} />
      </div>
    </section>
  );
}

/** The names of the files and rows, along the left edge and the lower one. */
function Edges({ map, forward }: { map: Sheet; forward: Cell }) {
  const { left, top, columns, rows } = map;
  const [across, along] = forward[1] ? [fileName, rowName] : [rowName, fileName];
  const sign = { across: forward[1] || -forward[0], along: -(forward[0] + forward[1]) };
  return (
    <div className="gp-map-edges" aria-hidden="true">
      {Array.from({ length: columns }, (_, i) => {
        const name = across(sign.across * (left + i));
        return (
          <span key={name} style={{ "--gp-x": i } as React.CSSProperties} data-edge="lower">
            {name}
          </span>
        );
      })}
      {Array.from({ length: rows }, (_, i) => {
        const name = along(sign.along * (top + i));
        return (
          <span key={name} style={{ "--gp-y": i } as React.CSSProperties} data-edge="left">
            {name}
          </span>
        );
      })}
    </div>
  );
}

function PadButton(props: MapProps & { cell: Cell; style: React.CSSProperties }) {
  const { grid, marks, cell, style, entry, forward, labelOf, onPick, onCursor, coordinates } =
    props;
  const is = (other: { cell: Cell }) => same(other.cell, cell);
  const pad = grid.pads.find(is) ?? null;
  const node = grid.nodes.find(is) ?? null;
  const standing = grid.markers.filter(is);
  const marker = standing.find((each) => !each.pale) ?? standing[0] ?? null;
  const target = marks.targets.find(is)?.kind ?? null;
  const among = (cells: Cell[]) => cells.some((other) => same(other, cell)) || undefined;
  return (
    <button
      type="button"
      className="gp-pad"
      style={style}
      data-rove={placeOf(cell, forward)}
      data-rove-first={same(entry, cell) || undefined}
      aria-label={labelOf(cell)}
      aria-pressed={marks.chosen ? same(marks.chosen, cell) : undefined}
      data-pad={key(cell)}
      data-thing={sign({ sort: "place", id: key(cell) })}
      data-target={target ?? undefined}
      data-marker={marker ? `${marker.seat}:${marker.king ? "king" : "pawn"}` : undefined}
      data-node={node?.kind}
      data-chosen={same(marks.chosen, cell) || undefined}
      data-armed={same(marks.armed, cell) || undefined}
      data-cursor={same(marks.cursor, cell) || undefined}
      data-movable={among(marks.movable)}
      data-fresh={same(marks.fresh, cell) || undefined}
      data-meant={among(marks.pointed)}
      onClick={() => onPick(cell)}
      onPointerEnter={(event) => event.pointerType === "mouse" && onCursor(cell)}
      onPointerLeave={(event) => event.pointerType === "mouse" && onCursor(null)}
    >
      <PadFace
        grid={grid}
        level={cell[2]}
        ghost={pad ? null : (marks.ghosts.find(is)?.kind ?? "pad")}
        added={pad?.added ?? false}
        node={node}
        target={marker ? null : target}
      />
      {marker && (
        <span
          className="gp-on-pad"
          data-place={`marker ${marker.id}`}
          data-pale={marker.pale || undefined}
        >
          <MarkerSign
            seat={marker.seat}
            king={marker.king}
            color={grid.seats[marker.seat]?.color ?? "#888888"}
          />
        </span>
      )}
      {marker && target && (
        <span className="gp-in-corner">
          <TargetSign kind={target} />
        </span>
      )}
      {coordinates && <span className="gp-pad-name numeral">{key(cell)}</span>}
    </button>
  );
}

/** Where the arrow keys find it. */
function placeOf(cell: Cell, forward: Cell): string {
  const { column, row } = flatten(cell, forward);
  return `${column},${row},${cell[2]}`;
}

function padOf(target: EventTarget): Cell | null {
  const name = target instanceof HTMLElement ? target.dataset.pad : undefined;
  return name ? fromKey(name) : null;
}
