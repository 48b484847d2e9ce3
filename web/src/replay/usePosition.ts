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

export function usePosition(code: string, step: number, seat: number | null): Found {
  const [found, setFound] = useState<Found>({ position: null, fault: null });
  useEffect(() => {
    let wanted = true;
    position(code, step, seat, seatTokens(code)).then(
      (come) => wanted && setFound({ position: come, fault: null }),
      (error: unknown) =>
        wanted && setFound(({ position }) => ({ position, fault: asFault(error) })),
    );
    return () => {
      wanted = false;
    };
  }, [code, step, seat]);
  return found;
}
