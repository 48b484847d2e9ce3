/** The solution card comes to light, and the points are counted one after the other. */
import { Said, SeatMark } from "@shell/kit";
import { useDesk } from "./desk";
import { signed, stepsOf } from "./reveal";
import type { Reveal } from "./useReveal";

/** After the end, the last turn stays. */
export function RevealSteps({ reveal: { turn, told, reasons, skip, close } }: { reveal: Reveal }) {
  const { view, pieces, seats, due, shown } = useDesk();
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
      {whole && reasons.length > 0 && (
        <ul className="gl-reasons">
          {reasons.map(({ seat, reason }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={14} /> <b>{seats[seat]?.name}:</b> “
              <Said text={reason} quiet />”
            </li>
          ))}
        </ul>
      )}
      {turn && (
        <button type="button" className="gl-button" onClick={whole ? close : skip}>
          {whole ? (due ? "Go on" : "See the result") : "Skip"}
        </button>
      )}
    </section>
  );
}
