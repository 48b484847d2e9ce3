/** Opening tables from the shelf: against bots at once, or a room to fill. */
import { useState } from "react";
import { useLocation } from "wouter";
import type { GameInfo } from "../generated/messages";
import { openTable } from "../net/api";
import { myName, remember } from "../net/people";
import { asFault } from "../net/useLoad";
import { useToast } from "../ui/Toast";

type Opening = "bots" | "friends";

export function useOpening(game: GameInfo) {
  const [busy, setBusy] = useState<Opening | null>(null);
  const [, navigate] = useLocation();
  const toast = useToast();
  const open = async (opening: Opening) => {
    setBusy(opening);
    try {
      const joined = await openTable({
        game: game.name,
        name: myName() || "Guest",
        ...(opening === "bots" ? { start: true } : { seats: Math.max(...game.players) }),
      });
      remember(joined);
      navigate(`/t/${joined.code}`);
    } catch (error) {
      toast(asFault(error).message);
      setBusy(null);
    }
  };
  return { busy, open };
}
