/** What is written on the blueprint: its title, its reserves, and the switches of the rules. */
import { Switch, TextField } from "@shell/ui/Field";
import type { Blueprint } from "./format";
import { withTitle } from "./seating";
import type { Bench } from "./useBench";

export function About({ bench: { design, edit } }: { bench: Bench }) {
  const { rules = {}, reserve } = design;
  const set = (part: Partial<Blueprint>, field: string) =>
    edit((now) => ({ ...now, ...part }), `field ${field}`);
  return (
    <div className="ws-about">
      <TextField
        label="Title"
        data-testid="title"
        value={design.title}
        maxLength={60}
        onChange={(event) => edit((now) => withTitle(now, event.target.value), "field title")}
      />
      <TextField
        label="Description"
        value={design.description ?? ""}
        maxLength={400}
        onChange={(event) => set({ description: event.target.value }, "description")}
      />
      <TextField
        label="Author"
        value={design.author ?? ""}
        maxLength={60}
        autoComplete="name"
        onChange={(event) => set({ author: event.target.value }, "author")}
      />
      <fieldset className="ws-numbers">
        <legend className="field-label">Reserve of each player</legend>
        {(["pads", "links", "posts", "blockers"] as const).map((part) => (
          <Numbered
            key={part}
            label={part}
            value={reserve[part]}
            least={0}
            onChange={(n) => set({ reserve: { ...reserve, [part]: n } }, `reserve ${part}`)}
          />
        ))}
      </fieldset>
      <fieldset className="ws-numbers">
        <legend className="field-label">Rules</legend>
        <Numbered
          label="lowest level"
          value={design.floor}
          least={-99}
          onChange={(floor) => set({ floor }, "floor")}
        />
        <Numbered
          label="idle turns per player until the game ends"
          value={rules.no_progress_turns ?? 40}
          least={0}
          onChange={(n) => set({ rules: { ...rules, no_progress_turns: n } }, "idle")}
        />
      </fieldset>
      <Switch
        label="A pawn that becomes a king may go on with its chain"
        checked={rules.king_mid_chain ?? false}
        onChange={(on) => set({ rules: { ...rules, king_mid_chain: on } }, "king")}
      />
    </div>
  );
}

interface NumberedProps {
  label: string;
  value: number;
  least: number;
  onChange(value: number): void;
}

function Numbered({ label, value, least, onChange }: NumberedProps) {
  return (
    <label className="ws-number">
      <span className="small">{label}</span>
      <input
        type="number"
        className="field-box"
        min={least}
        max={99}
        value={value}
        onChange={(event) => {
          const n = event.target.valueAsNumber;
          if (Number.isInteger(n) && n >= least && n <= 99) onChange(n);
        }}
      />
    </label>
  );
}
