/** A table before the start: who sits where, what is agreed, and how friends come. */
import type { BotInfo, Room } from "../generated/messages";
import { games } from "../net/api";
import { useSession, useTableState } from "../net/session-context";
import { asFault, useLoad } from "../net/useLoad";
import { ChatPanel } from "../table/ChatPanel";
import { NewsLine, newsOf } from "../table/News";
import { useChat } from "../table/useChat";
import { useSeatColors } from "../table/useSeatColors";
import { ButtonLink } from "../ui/Button";
import { Page } from "../ui/Page";
import { useToast } from "../ui/Toast";
import { Agreements } from "./Agreements";
import { Invite } from "./Invite";
import { JoinForm } from "./JoinForm";
import "./room.css";
import { RoomSeats } from "./RoomSeats";
import { StartLine } from "./StartLine";

const NO_BOTS: BotInfo[] = [];

export function RoomPage({ room }: { room: Room }) {
  const state = useTableState();
  const session = useSession();
  const toast = useToast();
  const { mine, host } = state;
  const news = newsOf(state);
  const chat = useChat(state, mine[0] ?? null, true);
  useSeatColors(room);
  const loaded = useLoad("games", games);
  const info =
    loaded.state === "ready" ? loaded.value.find((game) => game.name === room.game) : undefined;
  const free = room.seats.filter((seat) => seat.kind === "empty").length;
  const attempt = (doing: Promise<unknown>) =>
    doing.catch((error: unknown) => toast(asFault(error).message));
  return (
    <Page
      name="room"
      title={room.title}
      heading
      where={
        <span className="soft">
          <span className="room-word">table </span>
          <span className="numeral">{room.code}</span>
        </span>
      }
      actions={
        <ButtonLink look="quiet" icon="book" href={`/games/${room.game}/rules`}>
          Rules
        </ButtonLink>
      }
    >
      {news && <NewsLine news={news} state={state} />}
      {info && <p className="room-blurb soft">{info.goal}</p>}
      <div className="room">
        <div className="room-people">
          {mine.length === 0 && <JoinForm free={free} onSit={(name) => session.sit({ name })} />}
          {mine.length > 0 && <Invite room={room} />}
          <section className="room-card" aria-labelledby="room-seats">
            <h2 id="room-seats">
              At the table{" "}
              <span className="soft numeral">
                {room.seats.length - free}/{room.seats.length}
              </span>
            </h2>
            <RoomSeats
              key={info ? "known" : "coming"}
              room={room}
              bots={info?.bots ?? NO_BOTS}
              usual={info?.usual_bot ?? ""}
              mine={mine}
              host={host}
              attempt={attempt}
            />
            <StartLine room={room} mine={mine} host={host} attempt={attempt} />
          </section>
          {mine.length === 0 && <Invite room={room} />}
        </div>
        <div className="room-else">
          {info && <Agreements room={room} info={info} host={host} attempt={attempt} />}
          <section className="room-card room-chat" aria-labelledby="room-chat">
            <h2 id="room-chat">Chat</h2>
            <ChatPanel chat={chat} seat={mine[0] ?? null} />
          </section>
        </div>
      </div>
    </Page>
  );
}
