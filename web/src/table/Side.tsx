/** Beside the board, or from below on a phone: log, chat, rules, help. */
import type { LogLine, Offered, Room, Turn } from "../generated/messages";
import { RulesPanel } from "../rules/RulesPanel";
import { Tabs } from "../ui/Tabs";
import { ChatPanel } from "./ChatPanel";
import { HelpPanel } from "./HelpPanel";
import { Log } from "./Log";
import type { Chat } from "./useChat";

export type SideTab = "log" | "chat" | "rules" | "help";

export interface SideProps {
  room: Room;
  mine: number[];
  host: boolean;
  /** The seat that speaks; null for a spectator. */
  viewer: number | null;
  /** null under a cover: the log is somebody's. */
  log: LogLine[] | null;
  turns: Turn[];
  /** Those that are news. */
  latest: Turn[];
  step: number | null;
  onStep: (step: number) => void;
  tab: SideTab;
  chat: Chat;
  onTab: (tab: SideTab) => void;
  rule: string | null;
  /** What the viewer may do out of turn that is final. */
  grave: Offered[];
  onLeave: () => void;
}

export function Side(props: SideProps) {
  const { room, mine, viewer, log, turns, latest, step, onStep, tab, chat, onTab, rule } = props;
  return (
    <Tabs
      label="Panel"
      chosen={tab}
      onChoose={onTab}
      tabs={[
        { name: "log", label: "Log" },
        { name: "chat", label: "Chat", news: chat.unread.size > 0 },
        { name: "rules", label: "Rules" },
        { name: "help", label: "Help" },
      ]}
    >
      {tab === "log" && (
        <Log lines={log} turns={turns} latest={latest} step={step} onStep={onStep} />
      )}
      {tab === "chat" && (
        <ChatPanel
          chat={chat}
          seat={viewer ?? mine[0] ?? null}
          covered={viewer === null && mine.length > 0 && room.state === "playing"}
        />
      )}
      {tab === "rules" && (
        <div className="side-scroll">
          <RulesPanel game={room.game} open={rule} />
        </div>
      )}
      {tab === "help" && <HelpPanel {...props} />}
    </Tabs>
  );
}
