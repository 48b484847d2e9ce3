/** The solution card comes to light, and the points are counted one after the other. */
import { useDesk } from "./desk";
import { signed, stepsOf } from "./reveal";
import type { Reveal } from "./useReveal";

/** After the end, the last turn stays. */
export function RevealSteps({ reveal: { turn, told, skip, close } }: { reveal: Reveal }) {
  const { view, pieces, due, shown } = useDesk();
  if (!shown) return null;
  const steps = stepsOf(shown, view, pieces);
  const whole = turn === null || told >= steps.length;
  return (
    <section className="gl-reveal" aria-label="The reveal" data-team={shown.team}>
      <ol>
        {steps.map(({ what, words, points }, i) => (
          <li key={what} data-what={what} data-told={whole || i < told}>
            <span>{words}</span>
            {points !== null && <b className="numeral">{signed(points)}</b>}
          </li>
        ))}
      </ol>
      {(due !== null || !whole) && (
        <button type="button" className="gl-button" onClick={whole ? close : skip}>
          {whole ? "Go on" : "Skip"}
        </button>
      )}
    </section>
  );
}
