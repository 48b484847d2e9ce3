/** For a board: the view so many moves before the one that is shown. */
import { useCallback } from "react";
import { position } from "../net/api";
import { seatTokens } from "../net/people";

export function useEarlier(code: string, viewer: number | null, step: number) {
  return useCallback(
    async (moves: number): Promise<unknown> => {
      if (moves > step) return null;
      return (await position(code, step - moves, viewer, seatTokens(code))).view;
    },
    [code, viewer, step],
  );
}
