/**
 * The workshop: a blueprint on the bench, changed on flat maps and in the scene, checked by the
 * server while it grows. It holds no rules: what can be played is the server's word.
 *
 * For tests: data-testid tool-pad, tool-link, tool-post, tool-teleporter, tool-kingerizer,
 * tool-marker, tool-erase, tool-look; for-whom, symmetry; aid-link, aid-post, aid-tidy, aid-turn,
 * aid-clear; undo, redo, new, open, save, share, players, play, friends; start-<id>, start-empty,
 * start-file, drafts; level (data-level), level-above, cell-words; title, seat-<id>,
 * add-seat-<id>, seating-<n>; check (data-fresh), verdict (data-ok), errors, warnings, counts (cells
 * with data-part, data-players, data-over). Every cell is a button with data-cell="x,y,z"; with the
 * link or post tool every place for one has data-edge="x,y,z x,y,z" and data-there.
 * The wrapper tells data-design (its id), data-pads, data-links, data-posts.
 */
import type { WorkshopProps } from "@shell/kit";
import { Tabs } from "@shell/ui/Tabs";
import { useEffect, useMemo, useState } from "react";
import type { GridopolisPieces } from "../generated";
import { About } from "./About";
import { Bar } from "./Bar";
import { Check } from "./Check";
import { keepOnBench, onBench, shelve } from "./drafts";
import { type Blueprint, type Cell, writeBlueprint } from "./format";
import { keyOf } from "./geometry";
import { gridOf } from "./grid";
import { Maps } from "./Maps";
import { Aids, ForWhom, Palette, SymmetryAid } from "./Palette";
import { Picture } from "./Picture";
import { SeatsPanel } from "./SeatsPanel";
import { Start } from "./Start";
import { copyOf, emptyDesign } from "./seating";
import { useBench } from "./useBench";
import { useInspection } from "./useInspection";
import { useKeys } from "./useKeys";
import { useOpening } from "./useOpening";
import "../scene/maps.css";
import "./workshop.css";
import "./panels.css";
import "./maps.css";

type Panel = "check" | "seats" | "about";

export default function Workshop({ game, pieces, inspect, play }: WorkshopProps) {
  const { blueprints } = pieces as GridopolisPieces;
  const known = Object.values(blueprints);
  const bench = useBench(() => onBench(game) ?? usual(known));
  const { design, index } = bench;
  const inspected = useInspection(design, inspect);
  const grid = useMemo(() => gridOf(design), [design]);
  const [cursor, setCursor] = useState<Cell>(() => [0, 0, Math.max(0, design.floor)]);
  const [pointed, point] = useState<Cell[]>([]);
  const [panel, showPanel] = useState<Panel>("check");
  const [starting, setStarting] = useState(false);
  const [opened, setOpened] = useState(0); // so many designs: each begins with maps of its own size
  useKeys(bench);

  useEffect(() => keepOnBench(game, design), [game, design]);

  // What was on the bench is put aside, and can be taken back as well.
  const open = (next: Blueprint) => {
    const text = writeBlueprint(design);
    if (design.pads.length > 0 && known.every((each) => writeBlueprint(copyOf(each)) !== text))
      shelve(game, design, Date.now());
    bench.edit(() => next);
    setOpened((number) => number + 1);
    setCursor([0, 0, Math.max(0, next.floor)]);
    setStarting(false);
  };
  const { choose, dropping, refuse } = useOpening(open);
  const go = (cell: Cell) => {
    setCursor(cell);
    document.querySelector<HTMLElement>(`[data-cell="${keyOf(cell)}"]`)?.focus();
  };
  return (
    <div
      className="ws"
      data-design={design.id}
      data-pads={[...index.spots.values()].filter(({ pad }) => pad !== null).length}
      data-links={index.links.size}
      data-posts={index.posts.size}
      {...dropping}
    >
      <Bar
        {...{ game, bench, inspected, play }}
        onStart={() => setStarting(true)}
        onFile={choose}
      />
      <aside className="ws-left" aria-label="Tools and aids">
        <Palette bench={bench} />
        <ForWhom bench={bench} />
        <SymmetryAid bench={bench} />
        <Aids bench={bench} />
      </aside>
      <Maps key={opened} {...{ bench, grid, pointed, cursor }} onCursor={setCursor} />
      <div className="ws-right">
        <Picture {...{ bench, grid, pointed, cursor }} onCursor={setCursor} />
        <Tabs
          label="About the design"
          tabs={[
            { name: "check", label: "Check", news: inspected.answer?.ok === false },
            { name: "seats", label: "Seats" },
            { name: "about", label: "Design" },
          ]}
          chosen={panel}
          onChoose={showPanel}
        >
          {panel === "check" && <Check {...{ game, inspected }} onPoint={point} onGo={go} />}
          {panel === "seats" && <SeatsPanel bench={bench} />}
          {panel === "about" && <About bench={bench} />}
        </Tabs>
      </div>
      {starting && (
        <Start
          {...{ game }}
          blueprints={known}
          onOpen={open}
          onFile={() => {
            setStarting(false);
            choose();
          }}
          onBad={(fault) => refuse(fault, "The draft")}
          onClose={() => setStarting(false)}
        />
      )}
    </div>
  );
}

/** A copy of the first blueprint of the box: something to change is better than nothing. */
function usual(known: Blueprint[]): Blueprint {
  const [first] = known;
  return first ? copyOf(first) : emptyDesign();
}
