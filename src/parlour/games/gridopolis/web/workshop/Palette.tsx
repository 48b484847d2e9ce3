/** The tools, for whom they work, and what happens elsewhere at the same time. */
import { Button } from "@shell/ui/Button";
import { Segmented, Select } from "@shell/ui/Field";
import type { CSSProperties } from "react";
import { plastic, seatShape, svgPath } from "../scene/glyphs";
import { linked, posted, sectionForAll, tidied, withoutSection } from "./aids";
import type { Symmetry } from "./geometry";
import { MIDDLE } from "./model";
import { nameOf } from "./seating";
import { TOOLS, type Tool } from "./tools";
import type { Bench } from "./useBench";

const SIGNS: Record<Tool, string> = {
  pad: "M5 5h14v14H5z",
  link: "M3 9h5v6H3zM16 9h5v6h-5zM8 12h8",
  post: "M4 19h16M4 5h16M12 5v14M9 8l3-3 3 3",
  teleporter: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
  kingerizer: "M4 18h16l1-10-5 4-4-7-4 7-5-4z",
  marker: "M12 4a5 5 0 0 1 3 9l3 7H6l3-7a5 5 0 0 1 3-9z",
  erase: "M8 20h12M4 14L14 4l6 6-10 10H8z",
  look: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
};

const SAID: Record<Symmetry, string> = {
  none: "None",
  half: "Half turn (2 seats)",
  quarter: "Quarter turns (4 seats)",
  across: "Mirror west and east",
  along: "Mirror south and north",
};

export function Palette({ bench }: { bench: Bench }) {
  const { hand, take } = bench;
  return (
    <fieldset className="ws-palette" aria-label="Tools">
      {TOOLS.map(({ name, label, key }) => (
        <button
          key={name}
          type="button"
          className="ws-tool"
          data-testid={`tool-${name}`}
          aria-pressed={hand.tool === name}
          aria-keyshortcuts={key}
          title={`${label} (${key.toUpperCase()})`}
          onClick={() => take({ tool: name })}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[name]} />
          </svg>
          <span>{label}</span>
          <i aria-hidden="true">{key.toUpperCase()}</i>
        </button>
      ))}
    </fieldset>
  );
}

/** Pads are everybody's or a section's; kingerizers and markers are always somebody's. */
export function ForWhom({ bench: { design, hand, seat, take } }: { bench: Bench }) {
  const owned = hand.tool === "kingerizer" || hand.tool === "marker";
  const seats = design.seats.map(({ id, colour }, i) => ({
    value: id,
    label: (
      <b className="ws-whose" style={{ "--seat": plastic(colour, i) } as CSSProperties}>
        <svg viewBox="-1.3 -1.3 2.6 2.6" width="14" height="14" aria-hidden="true">
          <path d={svgPath(seatShape(i))} />
        </svg>
        {nameOf(id)}
      </b>
    ),
  }));
  return (
    <div data-testid="for-whom">
      <Segmented
        label={owned ? "Whose" : "Pads are built for"}
        disabled={hand.tool !== "pad" && !owned}
        values={owned ? seats : [{ value: MIDDLE, label: "Everybody" }, ...seats]}
        chosen={seat}
        onChoose={(seat) => take({ seat })}
      />
    </div>
  );
}

export function SymmetryAid({ bench: { hand, take } }: { bench: Bench }) {
  const [x, y] = hand.center;
  const center = (axis: string, value: number, at: (n: number) => [number, number]) => (
    <label className="ws-number">
      <span className="small soft">{axis}</span>
      <input
        type="number"
        className="field-box"
        step="0.5"
        min="-50"
        max="50"
        aria-label={`Center, ${axis}`}
        value={value}
        onChange={(event) => {
          const n = Math.round(event.target.valueAsNumber * 2) / 2;
          if (Number.isFinite(n)) take({ center: at(n) });
        }}
      />
    </label>
  );
  return (
    <div className="ws-symmetry">
      <Select
        label="Symmetry while placing"
        data-testid="symmetry"
        value={hand.symmetry}
        onChange={(event) => take({ symmetry: event.target.value as Symmetry })}
      >
        {Object.entries(SAID).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      {hand.symmetry !== "none" && (
        <div className="ws-center">
          <span className="small soft">around</span>
          {center("x", x, (n) => [n, y])}
          {center("y", y, (n) => [x, n])}
        </div>
      )}
    </div>
  );
}

export function Aids({ bench: { design, seat, hand, edit } }: { bench: Bench }) {
  const whose = design.seats.some(({ id }) => id === seat) ? seat : (design.seats[0]?.id ?? "");
  return (
    <fieldset className="ws-aids">
      <legend className="field-label">All at once</legend>
      <Button data-testid="aid-link" onClick={() => edit(linked)}>
        Link what can be linked
      </Button>
      <Button data-testid="aid-post" onClick={() => edit(posted)}>
        Post what can be posted
      </Button>
      <Button data-testid="aid-tidy" onClick={() => edit(tidied)}>
        Clear away loose parts
      </Button>
      {whose && (
        <>
          <Button
            data-testid="aid-turn"
            onClick={() => edit((now) => sectionForAll(now, whose, hand.center))}
          >
            Turn {nameOf(whose)}’s section to all seats
          </Button>
          <Button data-testid="aid-clear" onClick={() => edit((now) => withoutSection(now, whose))}>
            Clear {nameOf(whose)}’s section
          </Button>
        </>
      )}
    </fieldset>
  );
}
