/**
 * Things that sentences name. What is pointed at in a sentence is lit up on the board: every element
 * with `data-thing="card:G1R4"` gets `data-lit` meanwhile. What is pressed, the board may open.
 */
import {
  createContext,
  type ReactNode,
  useCallback,
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
  /** Whose eyes read; null for a spectator. */
  viewer: number | null;
  /** All that is lit now, as `data-thing` has it. */
  lit: readonly string[];
  /** What was pressed last; a new object each time. */
  opened: Thing | null;
  /** These and no others. */
  light(things: readonly Thing[]): void;
  open(thing: Thing): void;
}

const NOTHING: readonly never[] = [];
const nothing: Things = {
  seats: [],
  viewer: null,
  lit: NOTHING,
  opened: null,
  light: () => {},
  open: () => {},
};

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
  viewer?: number | null;
  /** Before the board hears of it: a rule is opened here, and what lies over the board is put away. */
  onOpen: (thing: Thing) => void;
  children: ReactNode;
}

export function ThingsProvider(props: ThingsProps) {
  const { seats, viewer = null, onOpen, children } = props;
  const [lit, setLit] = useState<readonly string[]>(NOTHING);
  const [opened, setOpened] = useState<Thing | null>(null);
  const tell = useRef(onOpen);
  tell.current = onOpen;
  useEffect(() => {
    const meant = lit.flatMap((each) => [
      ...document.querySelectorAll(`[data-thing="${CSS.escape(each)}"]`),
    ]);
    for (const element of meant) element.setAttribute("data-lit", "");
    return () => {
      for (const element of meant) element.removeAttribute("data-lit");
    };
  }, [lit]);
  const light = useCallback(
    (meant: readonly Thing[]) =>
      setLit((now) => {
        const signs = [...new Set(meant.map(sign))];
        return signs.join() === now.join() ? now : signs; // a pointer tells the same many times
      }),
    [],
  );
  const things = useMemo(
    () => ({
      seats,
      viewer,
      lit,
      opened,
      light,
      open: (thing: Thing) => {
        tell.current(thing);
        setOpened({ ...thing });
      },
    }),
    [seats, viewer, lit, opened, light],
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
