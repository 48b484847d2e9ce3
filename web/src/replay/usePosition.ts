/** A position of a game: the last one stays in sight until the next has come. */
import { useEffect, useState } from "react";
import type { Position } from "../generated/messages";
import { type Fault, position } from "../net/api";
import { seatTokens } from "../net/people";
import { asFault } from "../net/useLoad";

interface Found {
  position: Position | null;
  fault: Fault | null;
}

/**
 * While the game is `running`, those who share a device see their hands at the table alone, where there is a
 * cover between them.
 */
export function usePosition(
  code: string,
  step: number,
  seat: number | null,
  running: boolean,
): Found {
  const [found, setFound] = useState<Found>({ position: null, fault: null });
  useEffect(() => {
    let wanted = true;
    const held = seatTokens(code);
    position(code, step, seat, running && held.length > 1 ? [] : held).then(
      (come) => wanted && setFound({ position: come, fault: null }),
      (error: unknown) =>
        wanted && setFound(({ position }) => ({ position, fault: asFault(error) })),
    );
    return () => {
      wanted = false;
    };
  }, [code, step, seat, running]);
  return found;
}
