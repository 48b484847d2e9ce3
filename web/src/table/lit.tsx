/**
 * Things that sentences name. What is pointed at in a sentence is lit up on the board: every element
 * with `data-thing="card:G1R4"` gets `data-lit` meanwhile. What is pressed, the board may open.
 */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { SeatInfo, Thing } from "../generated/messages";
import "./lit.css";

export interface Things {
  seats: readonly SeatInfo[];
  /** What is lit now, as `data-thing` has it. */
  lit: string | null;
  /** What was pressed last; a new object each time. */
  opened: Thing | null;
  light(thing: Thing | null): void;
  open(thing: Thing): void;
}

const nothing: Things = { seats: [], lit: null, opened: null, light: () => {}, open: () => {} };

const ThingsContext = createContext<Things>(nothing);

export function useThings(): Things {
  return useContext(ThingsContext);
}

/** What stands in `data-thing`. */
export function sign({ sort, id }: Pick<Thing, "sort" | "id">): string {
  return `${sort}:${id}`;
}

interface ThingsProps {
  seats: readonly SeatInfo[];
  /** Before the board hears of it: a rule is opened here, and what lies over the board is put away. */
  onOpen: (thing: Thing) => void;
  children: ReactNode;
}

export function ThingsProvider({ seats, onOpen, children }: ThingsProps) {
  const [lit, setLit] = useState<string | null>(null);
  const [opened, setOpened] = useState<Thing | null>(null);
  const tell = useRef(onOpen);
  tell.current = onOpen;
  useEffect(() => {
    if (lit === null) return;
    const meant = document.querySelectorAll(`[data-thing="${CSS.escape(lit)}"]`);
    for (const element of meant) element.setAttribute("data-lit", "");
    return () => {
      for (const element of meant) element.removeAttribute("data-lit");
    };
  }, [lit]);
  const things = useMemo(
    () => ({
      seats,
      lit,
      opened,
      light: (thing: Thing | null) => setLit(thing && sign(thing)),
      open: (thing: Thing) => {
        tell.current(thing);
        setOpened({ ...thing });
      },
    }),
    [seats, lit, opened],
  );
  return <ThingsContext value={things}>{children}</ThingsContext>;
}

/** For a board: whenever somebody presses a thing of this sort in a sentence, show it. */
export function useOpened(sort: string, show: (id: string) => void): void {
  const { opened } = useThings();
  const shown = useRef(opened);
  useEffect(() => {
    if (opened === shown.current) return;
    shown.current = opened;
    if (opened?.sort === sort) show(opened.id);
  });
}
