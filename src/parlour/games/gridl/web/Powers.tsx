/** The powers: as large choices where one is asked for, and in the tray of each team. */
import { Act, Closeup } from "@shell/kit";
import { Cross } from "./Chart";
import { useDesk } from "./desk";
import { places } from "./motions";

interface ChoicesProps {
  verb: "take" | "use" | "flip";
  /** Of each power, whether it is here. */
  among: readonly boolean[];
  none?: boolean;
}

export function PowerChoices({ verb, among, none = false }: ChoicesProps) {
  const { pieces } = useDesk();
  return (
    <ul className="gl-powers" aria-label="Powers to choose from">
      {pieces.powers.map(({ code, name, text, guessing }, number) =>
        among[number] ? (
          <li key={code}>
            <Act
              move={`${verb} ${code}`}
              className="gl-power"
              data-thing={`power:${code}`}
              data-side={guessing ? "guessing" : "passive"}
            >
              <b>{name}</b>
              <small>{text}</small>
            </Act>
          </li>
        ) : null,
      )}
      {none && (
        <li>
          <Act move="no power" className="gl-power" data-side="none">
            <b>No power</b>
            <small>Keep them all.</small>
          </Act>
        </li>
      )}
    </ul>
  );
}

/** GL-90. Everybody may always see what a team still holds. */
export function Tray({ team }: { team: number }) {
  const { view, pieces, inspect } = useDesk();
  if (!view.house.powers) return null;
  const own = view.powers.flatMap((power, number) => (power.team === team ? [number] : []));
  return (
    <ul className="gl-tray" aria-label={`Powers of ${pieces.teams[team]}`}>
      {own.map((number) => {
        const piece = pieces.powers[number];
        const used = view.powers[number]?.state === "used";
        const now = view.declared[team] === number;
        if (!piece) return null;
        return (
          <li key={piece.code}>
            <button
              type="button"
              className="gl-chip"
              data-used={used || undefined}
              data-now={now || undefined}
              data-side={piece.guessing ? "guessing" : "passive"}
              data-thing={`power:${piece.code}`}
              onClick={() => inspect(number)}
            >
              {used && !now && <Cross />}
              {piece.name}
              <span className="unseen">{now ? ", used this turn" : used ? ", used" : ""}</span>
            </button>
          </li>
        );
      })}
      <li className="gl-supply" data-place={places.supply(team)}>
        <Cross /> <b className="numeral">{view.supply[team]}</b>
        <span className="unseen"> X-tokens</span>
      </li>
    </ul>
  );
}

export function PowerCloseup({ number, onClose }: { number: number; onClose: () => void }) {
  const { view, pieces } = useDesk();
  const piece = pieces.powers[number];
  const state = view.powers[number];
  if (!piece || !state) return null;
  const owner = state.team === null ? "" : pieces.teams[state.team];
  const told = {
    out: "It is a plain X in this game.",
    draft: "It can be taken in the draft.",
    held: `${owner} holds it.`,
    used: `${owner} has used it, or turned it into an X.`,
  }[state.state];
  const when = piece.guessing ? "For the team that guesses." : "For the team that does not guess.";
  const deeds =
    state.state === "held" ? [{ move: `use ${piece.code}`, label: `Use ${piece.name}` }] : [];
  return (
    <Closeup title={piece.name} deeds={deeds} onClose={onClose}>
      <p>{piece.text}</p>
      <p className="soft small">
        {when} {told} ({piece.rule})
      </p>
    </Closeup>
  );
}
