/** Opening tables from the shelf: against bots at once, or a room to fill. */
import { useState } from "react";
import { useLocation } from "wouter";
import type { GameInfo, OpenTable } from "../generated/messages";
import { openTable } from "../net/api";
import { myName, remember } from "../net/people";
import { asFault } from "../net/useLoad";
import { useToast } from "../ui/Toast";

type Opening = "bots" | "friends";

/** Open a table, and go there. */
export function useOpenTable() {
  const [, navigate] = useLocation();
  return async (wanted: OpenTable) => {
    const joined = await openTable({ name: myName(), ...wanted });
    remember(joined);
    navigate(`/t/${joined.code}`);
  };
}

export function useOpening(game: GameInfo) {
  const [busy, setBusy] = useState<Opening | null>(null);
  const openAndGo = useOpenTable();
  const toast = useToast();
  /** `bot`: what plays on the other seats, if it is against bots. */
  const open = async (opening: Opening, bot = "") => {
    setBusy(opening);
    try {
      await openAndGo({
        game: game.name,
        ...(opening === "bots"
          ? { start: true, bot, options: game.play_now }
          : { seats: Math.max(...game.players) }),
      });
    } catch (error) {
      toast(asFault(error).message);
      setBusy(null);
    }
  };
  return { busy, open };
}
