/** A visit to a table, once there is something to show of it; before that, or if there is nothing, why. */
import type { ReactNode } from "react";
import type { Room } from "../generated/messages";
import { useTableState } from "../net/session-context";
import { Button } from "../ui/Button";
import { Loading, Notice } from "../ui/Notice";
import { Bar, Page } from "../ui/Page";

interface VisitProps {
  code: string;
  children: (room: Room) => ReactNode;
}

export function Visit({ code, children }: VisitProps) {
  const { link, room, seen } = useTableState();
  if (link === "gone") {
    return (
      <Page name="error" title="No such table">
        <Notice tone="problem" title={`There is no table ${code}`}>
          Codes are a word and a number, like MAPLE-42071. Ask for the link again, or open a table
          of your own.
        </Notice>
      </Page>
    );
  }
  if (!room && link === "lost") {
    return (
      <Page name="error" title="No connection">
        <Notice
          tone="problem"
          title="The table cannot be reached"
          actions={
            <Button look="primary" onClick={() => location.reload()}>
              Load the page again
            </Button>
          }
        >
          The page keeps trying by itself. You may be offline, or the server may be down.
        </Notice>
      </Page>
    );
  }
  if (!room) {
    return (
      <>
        <Bar where={code} />
        <Loading>Coming to the table…</Loading>
      </>
    );
  }
  if (room.state === "closed" && seen.length === 0) {
    return (
      <Page name="error" title="Closed table">
        <Notice title="This table was closed">
          Nobody came for a long time, so it was cleared before the game began.
        </Notice>
      </Page>
    );
  }
  return children(room);
}
