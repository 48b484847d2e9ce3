/** The bench: the design, what was before, and the tool in hand. */
import { useCallback, useMemo, useRef, useState } from "react";
import type { Blueprint } from "./format";
import { keyOf, linkKey, type Symmetry } from "./geometry";
import { begun, edited, type History, redone, undone, withdrawn } from "./history";
import { type Index, indexed, MIDDLE } from "./model";
import { type Deed, done, isThere, type Place, type Tool } from "./tools";

export interface Hand {
  tool: Tool;
  seat: string; // for whom; MIDDLE for everybody
  symmetry: Symmetry;
  center: readonly [number, number];
}

export interface Bench {
  design: Blueprint;
  index: Index;
  hand: Hand;
  take(part: Partial<Hand>): void;
  /** For whom the tool in hand works: kingerizers and markers are always somebody's. */
  seat: string;
  /** Use the tool once. */
  apply(place: Place): void;
  /** Use it along a way: all of it is taken back as one. */
  begin(place: Place): void;
  goOn(place: Place): void;
  end(): void;
  /** It was no stroke after all: two fingers scroll. */
  cancel(): void;
  painting: boolean;
  /** Change the design; edits of one field, named by `stroke`, are taken back as one. */
  edit(change: (design: Blueprint) => Blueprint, stroke?: string): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

interface Stroke {
  name: string;
  deed: Deed;
  seen: Set<string>;
}

const nameOfPlace = (place: Place) => (place.length === 2 ? linkKey(place) : keyOf(place));

export function useBench(first: () => Blueprint): Bench {
  const [history, setHistory] = useState<History>(() => begun(first()));
  const [hand, setHand] = useState<Hand>({
    tool: "pad",
    seat: MIDDLE,
    symmetry: "none",
    center: [0, 0],
  });
  const [painting, setPainting] = useState(false);
  const stroke = useRef<Stroke | null>(null);
  const strokes = useRef(0);
  const lastSeat = useRef("");

  const design = history.present;
  const index = useMemo(() => indexed(design), [design]);
  const ids = design.seats.map((seat) => seat.id);
  const owned = hand.tool === "kingerizer" || hand.tool === "marker";
  if (hand.seat !== MIDDLE) lastSeat.current = hand.seat;
  const somebody = ids.includes(lastSeat.current) ? lastSeat.current : (ids[0] ?? MIDDLE);
  const seat = owned || (hand.seat !== MIDDLE && !ids.includes(hand.seat)) ? somebody : hand.seat;

  const edit = useCallback((change: (design: Blueprint) => Blueprint, name = "") => {
    setHistory((history) => edited(history, change(history.present), name));
  }, []);

  const goOn = (place: Place) => {
    const now = stroke.current;
    if (!now || now.seen.has(nameOfPlace(place))) return;
    now.seen.add(nameOfPlace(place));
    edit((design) => done(design, now.deed, place), now.name);
  };
  const begin = (place: Place) => {
    if (hand.tool === "look") return;
    strokes.current += 1;
    const put = !isThere(index, hand.tool, seat, place);
    const deed: Deed = { ...hand, seat, put };
    stroke.current = { name: `stroke ${strokes.current}`, deed, seen: new Set() };
    setPainting(true);
    goOn(place);
  };
  const end = () => {
    stroke.current = null;
    setPainting(false);
  };
  const cancel = () => {
    const name = stroke.current?.name;
    if (name !== undefined) setHistory((history) => withdrawn(history, name));
    end();
  };
  return {
    design,
    index,
    hand,
    take: (part) => setHand((hand) => ({ ...hand, ...part })),
    seat,
    apply: (place) => {
      begin(place);
      end();
    },
    begin,
    goOn,
    end,
    cancel,
    painting,
    edit,
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
  };
}
