/** What everybody at this page should know right now, above the board. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useSession } from "../net/session-context";
import type { TableState } from "../net/store";
import { Button } from "../ui/Button";
import { Icon, type IconName } from "../ui/Icon";
import "./banners.css";

interface BannersProps {
  state: TableState;
  /** The position that is shown instead of the present one. */
  past: number | null;
  onNow: () => void;
}

export function Banners({ state, past, onNow }: BannersProps) {
  const session = useSession();
  const { room, mine, link } = state;
  if (!room) return null;
  const away = mine.filter((seat) => room.seats[seat]?.away);
  return (
    <div className="banners">
      {link === "lost" && (
        <Banner icon="replay" tone="problem" alert>
          The connection is lost. Trying again; nothing you have done is gone.
        </Banner>
      )}
      {away.length > 0 && room.state === "playing" && (
        <Banner icon="bot" tone="problem" alert>
          A bot plays on for you.
          <Button
            look="primary"
            onClick={() => {
              for (const seat of away) session.comeBack(seat).catch(() => {});
            }}
          >
            I'm back
          </Button>
        </Banner>
      )}
      {room.state === "closed" && (
        <Banner icon="door">
          Nobody came for a long time, so this game was closed. It can be looked at, not played on.
        </Banner>
      )}
      {room.next_code && (
        <Banner icon="replay" tone="good">
          The rematch is ready.
          <Link href={`/t/${room.next_code}`}>To the new table</Link>
        </Banner>
      )}
      {past !== null && (
        <Banner icon="eye" tone="good">
          {`You are looking at the table after move ${past}.`}
          <Button onClick={onNow}>Back to now</Button>
        </Banner>
      )}
      {mine.length === 0 && room.state === "playing" && past === null && (
        <Banner icon="eye">You are watching. Hands stay hidden until the end.</Banner>
      )}
    </div>
  );
}

interface BannerProps {
  icon: IconName;
  tone?: "plain" | "good" | "problem";
  alert?: boolean;
  children: ReactNode;
}

export function Banner({ icon, tone = "plain", alert, children }: BannerProps) {
  return (
    <div className={`banner banner-${tone}`} role={alert ? "alert" : "status"}>
      <Icon name={icon} />
      <span>{children}</span>
    </div>
  );
}
