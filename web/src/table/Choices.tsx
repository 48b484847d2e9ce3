/** Every move on offer as a button; many of them are sorted by their kind first. */
import { type KeyboardEvent, useState } from "react";
import type { Offered } from "../generated/messages";
import { Icon } from "../ui/Icon";
import { Act } from "./Act";
import { useTable } from "./acting";
import { useNarrow } from "./useNarrow";

const AT_ONCE = 9; // more than the number keys can reach are grouped
const AT_ONCE_NARROW = 5; // and more than would hide the board of a phone
const WORDY = 200; // letters in all: so many fill two lines, or a third of a phone

interface ChoicesProps {
  moves: Offered[];
  /** False: there are more than these. */
  complete: boolean;
}

export function Choices({ moves, complete }: ChoicesProps) {
  const { refuse } = useTable();
  const [open, setOpen] = useState<{ kind: string; of: Offered[] } | null>(null);
  const kinds = grouped(moves);
  const most = useNarrow() ? AT_ONCE_NARROW : AT_ONCE;
  const letters = moves.reduce((sum, offer) => sum + offer.label.length, 0);
  const group = (moves.length > most || letters > WORDY) && kinds.size > 1;
  const chosen = open?.of === moves ? open.kind : null; // the next question is another one
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only help along the buttons
    <div className="choices" data-testid="choices" onKeyDown={arrows}>
      {group && (
        <div className="choices-row choices-kinds">
          {[...kinds].map(([kind, some]) => (
            <KindButton
              key={kind}
              kind={kind}
              moves={some}
              open={kind === chosen}
              onOpen={() => {
                setOpen(kind === chosen ? null : { kind, of: moves });
                refuse(null); // that was about something else
              }}
            />
          ))}
        </div>
      )}
      {group && chosen !== null && (
        <div className="choices-row choices-panel" data-testid="builder">
          <Moves moves={kinds.get(chosen) ?? []} />
        </div>
      )}
      {!group && (
        <div className="choices-row">
          <Moves moves={moves} />
        </div>
      )}
      {!complete && moves.length > 0 && <OtherMove />}
    </div>
  );
}

function Moves({ moves }: { moves: Offered[] }) {
  return moves.map((offer, place) => (
    <Act key={offer.move} move={offer.move} className="choice" data-choice="">
      {place < AT_ONCE && (
        <span className="choice-key" aria-hidden="true">
          {place + 1}
        </span>
      )}
      <Words label={offer.label} />
      {offer.caution && <Icon name="help" />}
    </Act>
  ));
}

/** Of a long label the deed stands out from what explains it. */
function Words({ label }: { label: string }) {
  const [deed, ...said] = label.split(/(?<=:) /);
  return (
    <span className="choice-words" data-long={said.length > 0 || undefined}>
      <b>{deed}</b> {said.join(" ")}
    </span>
  );
}

interface KindProps {
  kind: string;
  moves: Offered[];
  open: boolean;
  onOpen: () => void;
}

/** A kind of move; if it has but one, that one itself. */
function KindButton({ kind, moves, open, onOpen }: KindProps) {
  const { point } = useTable();
  const [only, ...others] = moves;
  if (only && others.length === 0) {
    return (
      <Act move={only.move} className="choice" data-choice="">
        <Words label={only.label} />
      </Act>
    );
  }
  return (
    <button
      type="button"
      className="choice choice-kind"
      data-choice=""
      data-opens={kind}
      aria-expanded={open}
      data-pointed={moves.some((offer) => offer.move === point) || undefined}
      onClick={onOpen}
    >
      {inWords(kind)} <span className="numeral soft">{moves.length}</span>
    </button>
  );
}

/** The server lists no more than a few hundred; any other move can be written. */
function OtherMove() {
  const table = useTable();
  const [text, setText] = useState("");
  const send = () => {
    if (text.trim()) table.play(text.trim());
  };
  return (
    <form className="choices-other" action={send}>
      <input
        className="field-box"
        aria-label="Another move, in the game's notation"
        placeholder="Another move…"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

function grouped(moves: Offered[]): Map<string, Offered[]> {
  const kinds = new Map<string, Offered[]>();
  for (const move of moves) {
    const kind = String(move.data.kind ?? "Other");
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return kinds;
}

/** TakeNone -> Take none */
function inWords(kind: string): string {
  const words = kind.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function arrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.target instanceof HTMLInputElement) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-choice]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + step + all.length) % all.length]?.focus();
  event.preventDefault();
}
