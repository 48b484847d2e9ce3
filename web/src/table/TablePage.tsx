/** The address of a table: its room before the start, its game from then on. */
import { TableProvider } from "../net/session-context";
import { RoomPage } from "../room/RoomPage";
import { Play } from "./Play";
import { Visit } from "./Visit";

export default function TablePage({ code }: { code: string }) {
  return (
    <TableProvider key={code} code={code}>
      <Visit code={code}>
        {(room) => (room.state === "gathering" ? <RoomPage room={room} /> : <Play />)}
      </Visit>
    </TableProvider>
  );
}
