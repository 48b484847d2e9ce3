/** The panel beside the board, or the sheet from below: which tab, which rule, open or not. */
import { useCallback, useState } from "react";
import { useNarrow } from "../kit/useNarrow";
import type { SideTab } from "./Side";

export function usePanel() {
  const narrow = useNarrow();
  const [tab, setTab] = useState<SideTab>("log");
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState(false);
  const open = useCallback(
    (wanted: SideTab) => {
      setTab(wanted);
      if (narrow) setSheet(true);
    },
    [narrow],
  );
  const openRule = (cited: string) => {
    setRule(cited);
    open("rules");
  };
  const chatting = tab === "chat" && (sheet || !narrow);
  return { narrow, chatting, tab, setTab, rule, sheet, setSheet, open, openRule };
}
