/** Whose turn it is, in which phase, and how many steps are left. */
import { SeatMark } from "@shell/kit";
import { Icon, type Sign } from "./art/icons";
import { useQuiet } from "./byoop";
import { pointing, useDesk } from "./desk";
import { PHASES, plural, stallWords, turnWords } from "./words";

const SHOWN: readonly [phase: number, sign: Sign][] = [
  [1, "dice"],
  [2, "widget"],
  [3, "steps"],
  [4, "attack"],
];

export function Phases() {
  const desk = useDesk();
  const { view, point } = desk;
  const { phase } = view.now;
  const running = view.agenda.length > 0 && phase > 0;
  const zomboid = running && !view.characters[view.turn]?.living;
  const stall = stallWords(view);
  return (
    <header
      className="gg-phases"
      data-zomboid={zomboid || undefined}
      {...pointing(point, "phases")}
    >
      <p className="gg-turn">
        {running && <SeatMark seat={view.turn} size={14} />}
        <b>{turnWords(desk)}</b>
        {zomboid && <span className="gg-badge">Zomboid</span>}
      </p>
      <QuietSwitch />
      <ol className="gg-phase-list" aria-label="Phases of the turn">
        {SHOWN.map(([number, sign]) => {
          const now = running && phase === number;
          return (
            <li
              key={number}
              data-now={now || undefined}
              data-done={(running && phase > number) || undefined}
              aria-current={now ? "step" : undefined}
            >
              <Icon sign={running && phase > number ? "check" : sign} />
              <span className="gg-phase-word">{PHASES[number]}</span>
              {number === 3 && running && phase <= 3 && (
                <Steps left={view.steps_left} all={view.allowance} />
              )}
            </li>
          );
        })}
      </ol>
      {stall && <p className="gg-stall">{stall}</p>}
    </header>
  );
}

function Steps({ left, all }: { left: number; all: number }) {
  return (
    <span className="gg-steps numeral">
      <span className="unseen">{`${plural(left, "step")} left of `}</span>
      <span aria-hidden="true">{left}/</span>
      {all}
    </span>
  );
}

function QuietSwitch() {
  const [quiet, setQuiet] = useQuiet();
  return (
    <button
      type="button"
      className="gg-quiet"
      aria-pressed={!quiet}
      aria-label="Sound of falling"
      title={quiet ? "Sound is off" : "Sound is on"}
      onClick={() => setQuiet(!quiet)}
    >
      <Icon sign={quiet ? "mute" : "sound"} />
    </button>
  );
}
