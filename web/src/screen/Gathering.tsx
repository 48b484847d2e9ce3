/** Before the start: how to come to the table, as large as it goes, and who is there already. */
import type { Room } from "../generated/messages";
import { games } from "../net/api";
import { useTableState } from "../net/session-context";
import { useLoad } from "../net/useLoad";
import { invitation, leadsOnlyHere, typed } from "../room/invitation";
import { readyWords } from "../room/readiness";
import { NewsLine } from "../table/News";
import { Icon } from "../ui/Icon";
import { QrCode } from "../ui/QrCode";
import { SeatMark } from "../ui/SeatMark";
import { ScreenBar } from "./ScreenBar";

const FEW = 6; // stand below each other

export function Gathering({ room }: { room: Room }) {
  const state = useTableState();
  const loaded = useLoad("games", games);
  const goal =
    loaded.state === "ready" && loaded.value.find(({ name }) => name === room.game)?.goal;
  const address = invitation(room.code);
  const all = { name: "", seats: [...room.seats.keys()] };
  const groups = room.sides.length > 1 ? room.sides : [all];
  const taken = room.seats.filter(({ kind }) => kind !== "empty").length;
  return (
    <>
      <ScreenBar room={room} />
      <main
        className="screen screen-gathering"
        data-page="screen"
        data-state="gathering"
        tabIndex={-1}
      >
        <section className="screen-join" aria-labelledby="screen-join">
          <QrCode text={address} label={`QR code that leads to ${address}`} />
          <h2 id="screen-join">Scan to join</h2>
          <p className="screen-address">
            or go to <b data-testid="invite">{typed(address)}</b>
          </p>
          {leadsOnlyHere(address) && (
            <p className="soft">
              This address works on this computer only. For phones, open this page by the address
              that the computer has in your network.
            </p>
          )}
        </section>
        <section className="screen-people" aria-labelledby="screen-title">
          <h1 id="screen-title">{room.title}</h1>
          {goal && <p className="soft">{goal}</p>}
          <h2>
            At the table{" "}
            <span className="soft numeral">
              {taken}/{room.seats.length}
            </span>
          </h2>
          <div className="screen-sides" data-sides={groups.length}>
            {groups.map(({ name, seats }) => (
              <section key={name} aria-label={name || "Players"}>
                {name && <h3>{name}</h3>}
                <ol className="screen-seats" data-crowd={seats.length > FEW}>
                  {seats.map((seat) => (
                    <Seat key={seat} room={room} seat={seat} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
          <p role="status">{readyWords(room, []) || "The host starts the game."}</p>
          {state.link === "lost" && <NewsLine news="lost" state={state} />}
        </section>
      </main>
    </>
  );
}

function Seat({ room, seat }: { room: Room; seat: number }) {
  const { kind, name } = room.seats[seat] ?? { kind: "empty", name: "" };
  return (
    <li data-testid="seat" data-seat={seat} data-kind={kind}>
      <SeatMark seat={seat} size={32} />
      <b>{kind === "empty" ? "Free" : name}</b>
      {kind === "bot" && <span className="soft">bot</span>}
      {room.ready.includes(seat) && (
        <span className="screen-ready">
          <Icon name="check" /> ready
        </span>
      )}
    </li>
  );
}
