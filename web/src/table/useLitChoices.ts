/** What is pointed at among the choices: all that its words name is lit up on the board. */
import { type SyntheticEvent, useEffect } from "react";
import type { Offered } from "../generated/messages";
import { useThings } from "../kit/lit";

/** For the box of the choices. `behind`: the moves behind a name. */
export function useLitChoices(moves: Offered[], behind: (name: string) => Offered[]) {
  const { light } = useThings();
  const leave = () => light([]);
  useEffect(() => () => light([]), [light]);
  const point = ({ target }: SyntheticEvent) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>("[data-rove]") : null;
    const { move, opens } = choice?.dataset ?? {};
    const meant = opens === undefined ? moves.filter((it) => it.move === move) : behind(opens);
    light(meant.flatMap((offer) => offer.label.things));
  };
  // A focus that the page has put there itself, while somebody plays by hand, points at nothing.
  const focus = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) point(event);
  };
  return { onPointerOver: point, onPointerLeave: leave, onFocusCapture: focus, onBlur: leave };
}
