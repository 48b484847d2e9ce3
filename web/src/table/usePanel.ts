/** The panel beside the board, or the sheet from below: which tab, which rule, open or not. */
import { useCallback, useEffect, useState } from "react";
import { useNarrow } from "../kit/useNarrow";
import type { SideTab } from "./Side";

/** `said`: how many lines of chat there are. */
export function usePanel(said: number) {
  const narrow = useNarrow();
  const [tab, setTab] = useState<SideTab>("log");
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState(false);
  const [read, setRead] = useState(said);
  const reading = tab === "chat" && (sheet || !narrow);
  useEffect(() => {
    if (reading) setRead(said);
  }, [reading, said]);
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
  const news = !reading && said > read;
  return { narrow, news, tab, setTab, rule, sheet, setSheet, open, openRule };
}
