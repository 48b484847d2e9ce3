/** The thin bar of a table: where we are, and the ways to its rules, its replay and its friends. */
import type { Room } from "../generated/messages";
import { Button, ButtonLink } from "../ui/Button";
import { Bar } from "../ui/Page";
import { useShare } from "../ui/useShare";

export function PlayBar({ room, onRules }: { room: Room; onRules: () => void }) {
  const share = useShare();
  return (
    <Bar
      where={
        <>
          <b>{room.title}</b>
          <span className="soft bar-table">
            <span className="bar-dot"> · </span>
            <span className="bar-word">table </span>
            <span className="numeral">{room.code}</span>
          </span>
        </>
      }
      actions={
        <>
          <Button look="quiet" icon="book" className="bar-action bar-rules" onClick={onRules}>
            Rules
          </Button>
          <ButtonLink
            look="quiet"
            icon="replay"
            className="bar-action"
            href={`/t/${room.code}/replay`}
          >
            Replay
          </ButtonLink>
          <Button
            look="quiet"
            icon="share"
            className="bar-action"
            onClick={() => share(`/t/${room.code}`, room.title)}
          >
            Share
          </Button>
        </>
      }
    />
  );
}
