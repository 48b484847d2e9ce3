/**
 * Every move on offer as a button; many of them are sorted by their kind first, and those that
 * few would want stand under a heading of their own behind all others. Where there are moves that
 * nobody can list, a field to type them; and last what may be done out of turn.
 */
import { Fragment, useState } from "react";
import type { Offered, Proposed, Seen, Text } from "../generated/messages";
import { Act } from "../kit/Act";
import { useTable } from "../kit/acting";
import { useThings } from "../kit/lit";
import { useRoving } from "../kit/Roving";
import { useNarrow } from "../kit/useNarrow";
import { Icon } from "../ui/Icon";
import { Said, saidPlain } from "../ui/Said";
import { SeatMark } from "../ui/SeatMark";
import { listed, parted } from "../ui/texts";
import { answers, light } from "./offers";
import { TypedMove } from "./TypedMove";
import { useLitChoices } from "./useLitChoices";

const KEYS = 9; // number keys
const AT_ONCE = KEYS; // more than they can reach are grouped
const AT_ONCE_NARROW = 5; // and more than would hide the board of a phone
const FEW_ASIDES = 3; // more of them stand behind a name
const ANY_TIME = "Any time";
const WORDY = 200; // letters in all: so many fill two lines, or a third of a phone
const ENDLESS = 2 * WORDY; // and so many of a single kind are a list that nobody reads through

interface ChoicesProps {
  seen: Pick<Seen, "viewer" | "asked" | "moves" | "aside" | "typed" | "proposed">;
}

/** A move, or several behind their name. */
interface Entry {
  name: string;
  moves: Offered[];
  opens: boolean;
  /** Said before it: here begins what can be done in turn or out of it. */
  heading?: string | undefined;
}

export function Choices({ seen }: ChoicesProps) {
  const { moves, typed, viewer } = seen;
  const { refuse } = useTable();
  const roving = useRoving<HTMLDivElement>({ line: true, allStops: true });
  const [open, setOpen] = useState<{ name: string; of: Offered[] } | null>(null);
  const proposed = answers(seen) ? seen.proposed : null;
  const others = moves.filter(({ move }) => move !== proposed?.offer.move);
  const most = useNarrow() ? AT_ONCE_NARROW : AT_ONCE;
  const inWordsOfTheGame = typed !== null && typed.before + typed.after !== "";
  const entries = [...entriesOf(others, most, inWordsOfTheGame), ...anyTime(light(seen.aside))];
  const agrees = proposed !== null && viewer !== null && !proposed.seats.includes(viewer);
  const first = agrees ? 2 : 1; // what the number keys begin with
  const opened = entries.find(
    ({ name, opens }) => opens && name === open?.name && moves === open.of, // of this question
  );
  const toggle = (name: string) => {
    setOpen(opened ? null : { name, of: moves });
    refuse(null); // that was about something else
  };
  const behind = (name: string) => entries.find((entry) => entry.name === name)?.moves ?? [];
  const lit = useLitChoices([...moves, ...seen.aside], behind);
  return (
    <div className="choices" data-testid="choices" {...lit} {...roving}>
      {proposed && !opened && <Proposal proposed={proposed} viewer={viewer} />}
      {typed && !opened && inWordsOfTheGame && <TypedMove typed={typed} />}
      {entries.map((entry, place) =>
        opened && entry !== opened ? null : (
          <Fragment key={entry.name}>
            {entry.heading && <span className="choices-heading soft">{entry.heading}</span>}
            {entry.opens ? (
              <KindButton
                entry={entry}
                number={opened ? 0 : place + first}
                open={entry === opened}
                onOpen={() => toggle(entry.name)}
              />
            ) : (
              entry.moves.map((offer) => (
                <Choice key={offer.move} offer={offer} number={place + first} />
              ))
            )}
          </Fragment>
        ),
      )}
      {opened && (
        <div className="choices-opened" data-testid="builder">
          {opened.moves.map((offer, place) => (
            <Choice key={offer.move} offer={offer} number={place + 1} />
          ))}
        </div>
      )}
      {typed && !opened && !inWordsOfTheGame && <TypedMove typed={typed} />}
    </div>
  );
}

/** `examples`: what is listed is typed as a rule, so many of them stand behind their name. */
function entriesOf(moves: Offered[], most: number, examples: boolean): Entry[] {
  const usual = moves.filter((offer) => !offer.apart);
  const first = usual.length > 0 ? usual : moves; // a lesson may want one of the others
  const kinds = grouped(first, ({ kind, data }) => kind || inWords(String(data.kind ?? "Other")));
  const letters = first.reduce((sum, offer) => sum + saidPlain(offer.label).length, 0);
  const entry = (name: string, some: Offered[], opens: boolean) => ({ name, moves: some, opens });
  const many = first.length > most;
  const endless = examples || letters > ENDLESS;
  const group = kinds.size > 1 ? many || letters > WORDY : many && endless;
  return [
    ...(group
      ? [...kinds].map(([kind, some]) => entry(kind, some, some.length > 1))
      : first.map((offer) => entry(offer.move, [offer], false))),
    ...[...grouped(moves, (offer) => (first === moves ? "" : (offer.apart ?? "")))].map(
      ([name, some]) => entry(name, some, true),
    ),
  ];
}

/** What may be done out of turn stands behind all else: a few by themselves, many behind a name. */
function anyTime(asides: Offered[]): Entry[] {
  if (asides.length > FEW_ASIDES) return [{ name: ANY_TIME, moves: asides, opens: true }];
  return asides.map((offer, place) => ({
    name: offer.move,
    moves: [offer],
    opens: false,
    heading: place === 0 ? ANY_TIME : undefined,
  }));
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

/** What is proposed comes first, with those who are for it; a press agrees to it. */
function Proposal({ proposed, viewer }: { proposed: Proposed; viewer: number | null }) {
  const { seats } = useThings();
  const { offer, seats: agreed } = proposed;
  const mine = viewer !== null && agreed.includes(viewer);
  const names = agreed.map((seat) => (seat === viewer ? "you" : (seats[seat]?.name ?? "somebody")));
  const words = (
    <>
      {mine ? <Icon name="check" /> : <NumberKey number={1} />}
      <Words label={offer.label} />
      {agreed.map((seat) => (
        <SeatMark key={seat} seat={seat} size={14} />
      ))}
      <span className="unseen">{`, proposed; for it: ${listed(names) || "nobody yet"}`}</span>
    </>
  );
  return mine ? (
    <span className="choice" data-testid="agreed" data-proposed>
      {words}
    </span>
  ) : (
    <Act move={offer.move} className="choice" data-rove="" data-proposed>
      {words}
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
