/** What is being done: the kind of turn, the hops so far, and how to stop, go back or decline. */
import { Act, useQuestion, useTable } from "@shell/kit";
import { KIND_WORDS } from "./scene/glyphs";
import { TargetSign } from "./scene/PadFace";
import type { TargetKind } from "./scene/parts";
import type { GridopolisProps } from "./table";
import type { Doing, Mode } from "./useStage";
import { counted, stageWords } from "./words";

const MODES: Record<Mode, string> = { move: "Move", block: "Block", pad: "Add a pad" };

export function StageBar({ view, viewer, asked, live, doing }: GridopolisProps & { doing: Doing }) {
  const { offered } = useTable();
  const mine = asked && live && viewer !== null;
  useQuestion(mine ? question(doing) : null);
  if (!mine) return <div className="gp-stage" data-idle />;
  const { stage, mode, modes, done, targets } = doing;
  const said = laidWords(doing, view);
  return (
    <div className="gp-stage">
      {modes.length > 1 && (
        <fieldset className="gp-modes" aria-label="What kind of turn">
          {modes.map((each) => (
            <button
              key={each}
              type="button"
              data-choose={each}
              aria-pressed={each === mode}
              onClick={() => doing.choose(each)}
            >
              {MODES[each]}
            </button>
          ))}
        </fieldset>
      )}
      <div className="gp-stage-now">
        {said && <p className="gp-stage-words">{said}</p>}
        <Legend kinds={targets.map((target) => target.kind)} />
        {stage.length > 1 && (
          <button
            type="button"
            className="button button-plain"
            data-testid="back"
            onClick={doing.back}
          >
            Back one hop
          </button>
        )}
        {done && (
          <Act move={done.move} className="button button-primary" data-testid="stop">
            {done.kind === "kamikaze" ? "Kamikaze!" : "Stop here"}
          </Act>
        )}
        {offered.has("decline") && (
          <Act move="decline" className="button button-plain" data-testid="decline">
            {view.second?.jump ? "No free jump" : "No second move"}
          </Act>
        )}
      </div>
    </div>
  );
}

/** The question of what has been begun; null: of nothing yet, or of what the game itself asks about. */
function question({ laid, begun, mode, modes, targets, done, told }: Doing): string | null {
  if (mode !== modes[0]) {
    if (mode === "block") return "Choose a pad for the blocker-box.";
    if (mode === "pad") return "Choose where the new pad goes.";
  }
  if (!laid) return told ? "Choose a marker of your own." : null;
  if (!begun) return null;
  if (laid.entry) return "Choose the exit.";
  if (targets.length === 0) return done ? null : "It cannot move: choose another marker.";
  return done ? "Go on, or stop here." : "Choose where it goes.";
}

/** What is laid so far; the shell asks what is next. */
function laidWords({ laid, mode, told }: Doing, view: GridopolisProps["view"]): string {
  if (mode === "pad") return "It takes 1 pad, 1 link, and a post where nothing is beside it.";
  return laid ? stageWords(view, laid) : told;
}

/** The signs that are on the board just now. */
function Legend({ kinds }: { kinds: TargetKind[] }) {
  const counts = new Map<TargetKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <ul className="gp-legend" aria-hidden="true">
      {[...counts.keys()].map((kind) => (
        <li key={kind} title={counted(counts.get(kind) ?? 0, KIND_WORDS[kind])}>
          <TargetSign kind={kind} /> {KIND_WORDS[kind]}
        </li>
      ))}
    </ul>
  );
}
