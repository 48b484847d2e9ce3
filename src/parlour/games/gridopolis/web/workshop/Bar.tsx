/** Taking back, opening, saving, sharing, and playing what is on the bench. */
import { asFault } from "@shell/net/useLoad";
import { useOpenTable } from "@shell/shelf/opening";
import { Button, IconButton } from "@shell/ui/Button";
import { Select } from "@shell/ui/Field";
import { useToast } from "@shell/ui/Toast";
import { copyText } from "@shell/ui/useShare";
import { useState } from "react";
import { writeBlueprint } from "./format";
import { packed } from "./share";
import type { Bench } from "./useBench";
import type { Inspected } from "./useInspection";

interface Props {
  game: string;
  bench: Bench;
  inspected: Inspected;
  play(options: Record<string, string>, players: number): Promise<void>;
  onStart(): void;
  onFile(): void;
}

export function Bar({ game, bench, inspected, play, onStart, onFile }: Props) {
  const { design, undo, redo } = bench;
  const toast = useToast();
  const share = async () => {
    const url = new URL(location.href);
    url.hash = await packed(writeBlueprint(design));
    const copied = await copyText(url.href);
    toast(copied ? "The link is copied. The whole design is in it." : url.href);
  };
  return (
    <div className="ws-bar">
      <h2 className="ws-title">{design.title || "Without a title"}</h2>
      <div className="ws-row">
        <IconButton
          icon="undo"
          label="Take back (Ctrl Z)"
          data-testid="undo"
          disabled={!undo}
          onClick={() => undo?.()}
        />
        <IconButton
          icon="undo"
          className="ws-redo"
          label="Do again (Ctrl Y)"
          data-testid="redo"
          disabled={!redo}
          onClick={() => redo?.()}
        />
        <Button look="quiet" icon="plus" data-testid="new" onClick={onStart}>
          New…
        </Button>
        <Button look="quiet" icon="door" data-testid="open" onClick={onFile}>
          Open…
        </Button>
        <Button look="quiet" icon="list" data-testid="save" onClick={() => save(design.id, design)}>
          Save file
        </Button>
        <Button look="quiet" icon="copy" data-testid="share" onClick={share}>
          Copy link
        </Button>
      </div>
      <PlayIt {...{ game, bench, inspected, play }} />
    </div>
  );
}

/** Only what the server has found good, for as many players as it says. */
function PlayIt({ game, bench, inspected, play }: Omit<Props, "onStart" | "onFile">) {
  const [wanted, want] = useState(0);
  const [busy, setBusy] = useState(false);
  const openTable = useOpenTable();
  const toast = useToast();
  const { answer, fresh } = inspected;
  const counts = answer?.players ?? [];
  const players = counts.includes(wanted) ? wanted : (counts[0] ?? 0);
  const ready = fresh && answer?.ok === true && players > 0 && !busy;
  const go = async (way: "bots" | "friends") => {
    setBusy(true);
    const options = { blueprint: writeBlueprint(bench.design) };
    try {
      if (way === "bots") await play(options, players);
      else await openTable({ game, seats: players, options });
    } catch (error) {
      toast(asFault(error).message);
      setBusy(false);
    }
  };
  return (
    <div className="ws-row ws-play">
      <Select
        label="Players"
        quiet
        data-testid="players"
        value={players}
        disabled={counts.length === 0}
        onChange={(event) => want(Number(event.target.value))}
      >
        {counts.length === 0 && <option value={0}>none yet</option>}
        {counts.map((count) => (
          <option key={count} value={count}>
            {count} players
          </option>
        ))}
      </Select>
      <Button
        look="primary"
        icon="play"
        data-testid="play"
        disabled={!ready}
        onClick={() => go("bots")}
      >
        Play it now
      </Button>
      <Button icon="people" data-testid="friends" disabled={!ready} onClick={() => go("friends")}>
        With friends
      </Button>
    </div>
  );
}

function save(name: string, design: Bench["design"]): void {
  const file = new Blob([`${writeBlueprint(design)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name || "design"}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
