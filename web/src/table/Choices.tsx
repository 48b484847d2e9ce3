/**
 * Every move on offer as a button; many of them are sorted by their kind first, and those that
 * few would want stand under a heading of their own behind all others.
 */
import { useState } from "react";
import type { Offered, Text } from "../generated/messages";
import { Act } from "../kit/Act";
import { useTable } from "../kit/acting";
import { useRoving } from "../kit/Roving";
import { useNarrow } from "../kit/useNarrow";
import { Icon } from "../ui/Icon";
import { Said, saidPlain } from "../ui/Said";
import { parted } from "../ui/texts";
import { useLitChoices } from "./useLitChoices";

const KEYS = 9; // number keys
const AT_ONCE = KEYS; // more than they can reach are grouped
const AT_ONCE_NARROW = 5; // and more than would hide the board of a phone
const WORDY = 200; // letters in all: so many fill two lines, or a third of a phone
const ENDLESS = 2 * WORDY; // and so many of a single kind are a list that nobody reads through

interface ChoicesProps {
  moves: Offered[];
  /** False: there are more than these. */
  complete: boolean;
}

/** A move, or several behind their name. */
interface Entry {
  name: string;
  moves: Offered[];
  opens: boolean;
}

export function Choices({ moves, complete }: ChoicesProps) {
  const { refuse } = useTable();
  const roving = useRoving<HTMLDivElement>({ line: true, allStops: true });
  const [open, setOpen] = useState<{ name: string; of: Offered[] } | null>(null);
  const entries = entriesOf(moves, useNarrow() ? AT_ONCE_NARROW : AT_ONCE);
  const opened = entries.find(
    ({ name, opens }) => opens && name === open?.name && moves === open.of, // of this question
  );
  const toggle = (name: string) => {
    setOpen(opened ? null : { name, of: moves });
    refuse(null); // that was about something else
  };
  const behind = (name: string) => entries.find((entry) => entry.name === name)?.moves ?? [];
  const lit = useLitChoices(moves, behind);
  return (
    <div className="choices" data-testid="choices" {...lit} {...roving}>
      {entries.map((entry, place) =>
        opened && entry !== opened ? null : entry.opens ? (
          <KindButton
            key={entry.name}
            entry={entry}
            number={opened ? 0 : place + 1}
            open={entry === opened}
            onOpen={() => toggle(entry.name)}
          />
        ) : (
          entry.moves.map((offer) => <Choice key={offer.move} offer={offer} number={place + 1} />)
        ),
      )}
      {opened && (
        <div className="choices-opened" data-testid="builder">
          {opened.moves.map((offer, place) => (
            <Choice key={offer.move} offer={offer} number={place + 1} />
          ))}
        </div>
      )}
      {!opened && !complete && moves.length > 0 && <OtherMove />}
    </div>
  );
}

function entriesOf(moves: Offered[], most: number): Entry[] {
  const usual = moves.filter((offer) => !offer.apart);
  const first = usual.length > 0 ? usual : moves; // a lesson may want one of the others
  const kinds = grouped(first, ({ data }) => inWords(String(data.kind ?? "Other")));
  const letters = first.reduce((sum, offer) => sum + saidPlain(offer.label).length, 0);
  const entry = (name: string, some: Offered[], opens: boolean) => ({ name, moves: some, opens });
  const many = first.length > most;
  const group = kinds.size > 1 ? many || letters > WORDY : many && letters > ENDLESS;
  return [
    ...(group
      ? [...kinds].map(([kind, some]) => entry(kind, some, some.length > 1))
      : first.map((offer) => entry(offer.move, [offer], false))),
    ...[...grouped(moves, (offer) => (first === moves ? "" : (offer.apart ?? "")))].map(
      ([name, some]) => entry(name, some, true),
    ),
  ];
}

function Choice({ offer, number }: { offer: Offered; number: number }) {
  return (
    <Act move={offer.move} className="choice" data-rove="">
      <NumberKey number={number} />
      <Words label={offer.label} />
      {offer.caution && <Icon name="help" />}
    </Act>
  );
}

function NumberKey({ number }: { number: number }) {
  if (number < 1 || number > KEYS) return null;
  return (
    <span className="choice-key" aria-hidden="true">
      {number}
    </span>
  );
}

/** Of a long label the deed stands out from what explains it. */
function Words({ label }: { label: Text }) {
  const [deed, said] = parted(label, ":");
  return (
    <span className="choice-words" data-long={said !== null || undefined}>
      <b>
        <Said text={deed} quiet />
      </b>{" "}
      {said && <Said text={said} quiet />}
    </span>
  );
}

interface KindProps {
  entry: Entry;
  number: number;
  open: boolean;
  onOpen: () => void;
}

/** A kind of move, or a heading; when it is open, the way back. */
function KindButton({ entry: { name, moves }, number, open, onOpen }: KindProps) {
  const { point } = useTable();
  return (
    <button
      type="button"
      className="choice choice-kind"
      data-rove=""
      data-opens={name}
      aria-expanded={open}
      data-pointed={moves.some((offer) => offer.move === point) || undefined}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (!open || event.key !== "Escape") return;
        event.preventDefault();
        onOpen();
      }}
    >
      {open && <Icon name="back" />}
      <NumberKey number={number} />
      {name} <span className="choice-count soft">({moves.length})</span>
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
