/**
 * The grid-set on the table: the scene, and the same as flat level maps, always in step.
 *
 * For tests: the board has data-mode, data-stage ("e3>e5": the hops staged so far) and
 * data-shows ("scene maps", or one of them). Pads are buttons of the maps: data-pad="x,y,z" with
 * data-target="step|jump|take|kamikaze|exit|block|pad", data-marker="seat:pawn|king", data-chosen.
 * Modes are data-choose="move|block|pad"; data-testid "stop", "back" and "decline" belong to the
 * staged move. What the scene tells is written in scene/Scene.tsx.
 */

import { useNarrow, useOpened, useTable, useThings, useTravel, useWindow } from "@shell/kit";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { Cell } from "./generated";
import { blueprintOf, frameOf } from "./grid";
import { marksOf, stagedMarkers } from "./marks";
import { canDraw, SceneArea } from "./SceneArea";
import { StageBar } from "./StageBar";
import { LevelMaps } from "./scene/LevelMaps";
import { LookBar } from "./scene/LookBar";
import { firstLook, type Grid } from "./scene/parts";
import { stageName, startsOf } from "./staging";
import { Trays } from "./Trays";
import type { GridopolisProps } from "./table";
import { useMoments } from "./useMoments";
import { useStage } from "./useStage";
import "./board.css";
import "./stage.css";
import "./trays.css";

const NORTH: Cell = [0, 1, 0];
const TALL = "(min-width: 600px) and (min-height: 880px)"; // as in board.css
const LOW = "(max-height: 520px)";

export function Board(props: GridopolisProps) {
  const { view, viewer, pieces, options, live, asked } = props;
  const point = useTable().point ?? props.point;
  const { lit } = useThings();
  const narrow = useNarrow();
  const tall = useWindow(TALL); // room for maps below the scene
  const low = useWindow(LOW);
  const one = low || (narrow && !tall);
  const [look, setLook] = useState(() => firstLook(view.pads));
  const [cursor, setCursor] = useState<Cell | null>(null);
  const [wantsScene, setWantsScene] = useState(false); // where there is room for one
  const doing = useStage(props);
  const { now, skip } = useMoments(props);
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, now);
  useOpened("place", (name) =>
    root.current?.querySelector<HTMLElement>(`[data-pad="${name}"]`)?.focus(),
  );

  const plan = options?.blueprint ?? view.blueprint.id;
  const frame = useMemo(() => frameOf(view, blueprintOf(pieces, plan)), [view, pieces, plan]);
  const { stage, laid } = doing;
  const grid: Grid = useMemo(
    () => ({ ...frame, markers: stagedMarkers(now.markers, laid) }),
    [frame, now, laid],
  );
  const marks = marksOf(view, doing, {
    cursor,
    now,
    marks: props.marks,
    point,
    lit,
    live: live && asked,
  });
  const forward = view.players[viewer ?? 0]?.forward ?? NORTH;
  const entry = startsOf(doing.ways)[0] ?? view.markers.find(({ seat }) => seat === viewer)?.cell;

  const drawn = canDraw();
  const showScene = drawn && (!one || wantsScene);
  const showMaps = !one || !showScene;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !doing.back()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is
    <div
      ref={root}
      className="gp-board"
      data-mode={doing.mode}
      data-stage={stageName(stage)}
      data-shows={[showScene && "scene", showMaps && "maps"].filter(Boolean).join(" ")}
      onKeyDown={onKeyDown}
      onPointerDownCapture={skip}
    >
      <Trays {...props} up={forward} />
      <div className="gp-middle">
        {showScene && (
          <div className="gp-view">
            <SceneArea
              grid={grid}
              marks={marks}
              look={look}
              onLook={setLook}
              forward={forward}
              onPick={(cell) => doing.pick(cell, true)}
              onHover={setCursor}
            />
            <LookBar look={look} onLook={setLook} scene />
          </div>
        )}
        {showMaps && (
          <div className="gp-plan">
            <LevelMaps
              grid={grid}
              marks={marks}
              forward={forward}
              coordinates={look.coordinates}
              labelOf={doing.label}
              onPick={doing.pick}
              onCursor={setCursor}
              entry={entry ?? null}
              aligned={one || !narrow}
            />
          </div>
        )}
      </div>
      <div className="gp-foot">
        <StageBar {...props} doing={doing} />
        <div className="gp-looks">
          {one && drawn && (
            <button
              type="button"
              className="gp-switch"
              data-testid="switch"
              aria-pressed={wantsScene}
              onClick={() => setWantsScene(!wantsScene)}
            >
              {wantsScene ? "Maps" : "3D"}
            </button>
          )}
          {!showScene && <LookBar look={look} onLook={setLook} scene={false} />}
        </div>
      </div>
    </div>
  );
}
