/**
 * Every move on offer as a button; many of them are sorted by their kind first, and those that
 * few would want stand under a heading of their own behind all others.
 */
import { useState } from "react";
import type { Offered } from "../generated/messages";
import { useRoving } from "../kit/Roving";
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
  const roving = useRoving<HTMLDivElement>({ line: true, allStops: true });
  const [open, setOpen] = useState<{ kind: string; of: Offered[] } | null>(null);
  const first = moves.filter((offer) => !offer.apart);
  const kinds = grouped(first, ({ data }) => inWords(String(data.kind ?? "Other")));
  const apart = grouped(moves, (offer) => offer.apart);
  const most = useNarrow() ? AT_ONCE_NARROW : AT_ONCE;
  const letters = first.reduce((sum, offer) => sum + offer.label.length, 0);
  const group = (first.length > most || letters > WORDY) && kinds.size > 1;
  const chosen = open?.of === moves ? open.kind : null; // the next question is another one
  const panel = (group && kinds.get(chosen ?? "")) || apart.get(chosen ?? "") || [];
  const opening = (kind: string, some: Offered[]) => (
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
  );
  return (
    <div className="choices" data-testid="choices" {...roving}>
      <div className={group ? "choices-row choices-kinds" : "choices-row"}>
        {group ? (
          [...kinds].map(([kind, some]) =>
            some.length > 1 ? opening(kind, some) : <Moves key={kind} moves={some} keyed={false} />,
          )
        ) : (
          <Moves moves={first} keyed={panel.length === 0} />
        )}
        {[...apart].map(([heading, some]) => opening(heading, some))}
      </div>
      {panel.length > 0 && (
        <div className="choices-row choices-panel" data-testid="builder">
          <Moves moves={panel} />
        </div>
      )}
      {!complete && moves.length > 0 && <OtherMove />}
    </div>
  );
}

/** `keyed`: the number keys mean these. */
function Moves({ moves, keyed = true }: { moves: Offered[]; keyed?: boolean }) {
  return moves.map((offer, place) => (
    <Act key={offer.move} move={offer.move} className="choice" data-rove="">
      {keyed && place < AT_ONCE && (
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

/** A kind of move, or a heading. */
function KindButton({ kind, moves, open, onOpen }: KindProps) {
  const { point } = useTable();
  return (
    <button
      type="button"
      className="choice choice-kind"
      data-rove=""
      data-opens={kind}
      aria-expanded={open}
      data-pointed={moves.some((offer) => offer.move === point) || undefined}
      onClick={onOpen}
    >
      {kind} <span className="numeral soft">{moves.length}</span>
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

/** The moves by a word for each; those for which it is empty are left out. */
function grouped(moves: Offered[], word: (offer: Offered) => string): Map<string, Offered[]> {
  const groups = new Map<string, Offered[]>();
  for (const move of moves) {
    const group = word(move);
    if (group) groups.set(group, [...(groups.get(group) ?? []), move]);
  }
  return groups;
}

/** TakeNone -> Take none */
function inWords(kind: string): string {
  const words = kind.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
