/** A game played again, step by step, with anybody's eyes. */
import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { Position, Room } from "../generated/messages";
import { ThingsProvider } from "../kit/lit";
import { useMarked } from "../kit/useMarked";
import { Fault, lookAt } from "../net/api";
import { useLoad } from "../net/useLoad";
import { GameBoard } from "../table/GameBoard";
import { Log } from "../table/Log";
import { newsOf } from "../table/turns";
import { useSeatColors } from "../table/useSeatColors";
import { Button, ButtonLink } from "../ui/Button";
import { Select } from "../ui/Field";
import { FaultPage, Loading } from "../ui/Notice";
import { Bar, Page, useTitle } from "../ui/Page";
import { saidPlain } from "../ui/Said";
import { useToast } from "../ui/Toast";
import { type Place, readPlace, writePlace } from "./address";
import "./replay.css";
import { Scrubber } from "./Scrubber";
import { usePosition } from "./usePosition";

export default function ReplayPage({ code }: { code: string }) {
  const loaded = useLoad(code, () => lookAt(code));
  if (loaded.state === "failed") return <FaultPage fault={loaded.fault} again={loaded.again} />;
  if (loaded.state === "loading") {
    return (
      <Page name="loading" title="Replay">
        <Loading />
      </Page>
    );
  }
  if (loaded.value.state === "gathering") {
    return <FaultPage fault={new Fault("replay/not-begun", "That game has not begun.", 404)} />;
  }
  return <Replay room={loaded.value} />;
}

function Replay({ room }: { room: Room }) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const place = readPlace(useSearch(), room.seats.length);
  const running = room.state === "playing" && !room.tutorial;
  const { position, fault } = usePosition(room.code, place.step, place.seat, running);
  useTitle(`Replay of ${room.title}`);
  useSeatColors(room);
  const [latest, marks] = useMemo(() => newsOf(position, null), [position]);
  useMarked(marks);
  const go = useCallback(
    (next: Place) => navigate(`/t/${room.code}/replay?${writePlace(next)}`, { replace: true }),
    [navigate, room.code],
  );
  if (!position) {
    return fault ? (
      <FaultPage fault={fault} />
    ) : (
      <Page name="loading" title="Replay">
        <Loading>Playing it again…</Loading>
      </Page>
    );
  }
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    toast("The link to this position is copied.");
  };
  return (
    <ThingsProvider seats={room.seats} viewer={position.viewer} onOpen={() => {}}>
      <Bar
        where={
          <>
            {room.title} <span className="soft">· table {room.code}</span>
          </>
        }
        actions={
          <ButtonLink href={`/t/${room.code}`} look="quiet" icon="back">
            To the table
          </ButtonLink>
        }
      />
      <main
        tabIndex={-1}
        className="replay"
        data-page="replay"
        data-step={position.step}
        data-steps={position.steps}
        data-viewer={position.viewer ?? "none"}
      >
        <h1 className="unseen">Replay of {room.title}</h1>
        <div className="replay-board" data-testid="board">
          <GameBoard
            game={room.game}
            view={position.view}
            step={position.step}
            log={position.log}
            since={null}
            seats={room.seats}
            viewer={position.viewer}
            options={room.options}
            moves={[]}
            asked={false}
            point={null}
            marks={marks}
            live={false}
          />
        </div>
        <aside className="replay-log" aria-label="What had happened">
          <Log
            lines={position.log}
            turns={position.turns}
            latest={latest}
            step={position.step}
            onStep={(step) => go({ ...place, step })}
          />
        </aside>
        <div className="replay-bar">
          <p className="replay-told" role="status">
            {fault ? fault.message : told(room, position)}
          </p>
          <Scrubber
            step={place.step}
            steps={position.steps}
            shown={position.step}
            onStep={(step) => go({ ...place, step })}
          />
          <div className="replay-eyes">
            <Select
              label="Seen by"
              value={place.seat ?? ""}
              onChange={({ target }) =>
                go({ ...place, seat: target.value === "" ? null : Number(target.value) })
              }
            >
              <option value="">Spectator</option>
              {room.seats.map((seat, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <option key={number} value={number}>
                  {seat.name}
                </option>
              ))}
            </Select>
            <Button icon="copy" onClick={copy} aria-label="Copy link to this position">
              <span className="replay-word">Copy link</span>
            </Button>
          </div>
        </div>
      </main>
    </ThingsProvider>
  );
}

function told(room: Room, { step, seat, label }: Position): string {
  if (step === 0) return "Before the first move.";
  const made = label ? saidPlain(label) : "a move that is not for you to see";
  const unnamed = label ? "Together" : "Somebody";
  const maker = seat === null ? unnamed : (room.seats[seat]?.name ?? "The house");
  return `${maker}: ${made}`;
}
