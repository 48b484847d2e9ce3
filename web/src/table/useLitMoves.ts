/** What is pointed at among the choices is lit up where the board offers the same. */
import { type SyntheticEvent, useEffect, useState } from "react";
import type { Offered } from "../generated/messages";

const NONE: readonly string[] = [];

/** For the box of the choices. `behind`: the moves behind a name. */
export function useLitMoves(behind: (name: string) => Offered[]) {
  const [moves, setMoves] = useState(NONE);
  useEffect(() => {
    const meant = moves.flatMap((move) => [
      ...document.querySelectorAll(`[data-testid="board"] [data-move="${CSS.escape(move)}"]`),
    ]);
    for (const element of meant) element.setAttribute("data-lit", "");
    return () => {
      for (const element of meant) element.removeAttribute("data-lit");
    };
  }, [moves]);
  const point = ({ target }: SyntheticEvent) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>("[data-rove]") : null;
    const { move, opens } = choice?.dataset ?? {};
    if (move !== undefined) setMoves([move]);
    else setMoves(opens === undefined ? NONE : behind(opens).map((offer) => offer.move));
  };
  const leave = () => setMoves(NONE);
  return { onPointerOver: point, onPointerLeave: leave, onFocusCapture: point, onBlur: leave };
}
