/** What a button bound to a move needs: is it legal, and if not, which rule is against it? */
import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useContext,
  useEffect,
  useState,
} from "react";
import type { Offered, Refused } from "../generated/messages";
import { useUnsettled } from "../ui/settled";
import { useTable } from "./acting";
import { alike } from "./refusals";
import { WhyContext } from "./WhyTip";

const DEBOUNCE = 120; // milliseconds: a pointer that only passes by asks nothing

/** Where a move was last made. What comes to lie there under a pointer at rest was not asked for. */
let made = { x: Number.NaN, y: Number.NaN };

export interface Act {
  /** It can be played now. */
  legal: boolean;
  /** The legal move with its label and data, if it is listed. */
  offered: Offered | null;
  /** The rule against it, once somebody has pointed at it. */
  refusal: Refused | null;
  /** The hint or the tutorial means this one. */
  pointed: boolean;
  /** For the element: clicks, keys, pointer, focus, and what helps those who listen. */
  props: ActProps;
}

export interface ActProps {
  "aria-disabled"?: true;
  "aria-describedby"?: string;
  "data-move"?: string;
  "data-why"?: string;
  "data-legal": boolean;
  "data-pointed"?: true;
  "data-armed"?: true;
  tabIndex?: number;
  onClick?: (event: SyntheticEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onFocus?: (event: SyntheticEvent) => void;
  onBlur?: () => void;
}

interface Judged {
  move: string;
  question: string;
  version: number;
  /** null: it is legal; undefined: nobody has answered. */
  refusal: Refused | null | undefined;
}

/** Bind a move (in the game's notation) to an element; null binds nothing. */
export function useAct(move: string | null): Act {
  const table = useTable();
  const tip = useContext(WhyContext);
  const [near, setNear] = useState<Element | null>(null); // pointed at, or in focus
  const [answer, setAnswer] = useState<Judged | null>(null);

  const offered = (move !== null && table.offered.get(move)) || null;
  const quiet = move !== null && offered === null && table.judged;
  const { why, question, version, refused } = table;
  const known = quiet && answer?.move === move && answer.question === question ? answer : null;
  const told = known?.version === version; // else it stays until it is told anew
  const refusal = known?.refusal ?? null;
  const unlisted = known?.refusal === null; // legal, though not in any list
  const legal = (offered !== null || unlisted) && table.ready;
  useUnsettled(near !== null && quiet && !told);

  useEffect(() => {
    if (!near || !quiet || move === null) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const said = await why(move).catch(() => undefined);
      if (wanted) setAnswer({ move, question, version, refusal: said });
    }, DEBOUNCE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [near, quiet, move, question, version, why]);

  useEffect(() => {
    if (!near || !refusal || near.closest("[data-why-told]")) return; // it is written there
    if (alike(refusal, refused)) return; // it is in the prompt line
    tip.show(near, refusal);
    return () => tip.hide(near);
  }, [near, refusal, refused, tip]);

  const activate = async (event: SyntheticEvent) => {
    event.stopPropagation();
    if (move === null) return;
    if (legal) {
      const { nativeEvent: click } = event;
      if (click instanceof MouseEvent && click.detail > 0) {
        made = { x: click.clientX, y: click.clientY };
      }
      setNear(null);
      table.play(move);
    } else if (quiet) {
      const said = (told && refusal) || (await table.why(move).catch(() => undefined));
      if (said === undefined) return;
      setNear(null); // once is enough
      if (said) table.refuse(said);
      else table.play(move);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const native = event.currentTarget instanceof HTMLButtonElement;
    if (native || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    void activate(event);
  };
  const pointed = move !== null && table.point === move;
  const props: ActProps =
    move === null || (!offered && !quiet)
      ? { "data-legal": false, "aria-disabled": true, tabIndex: -1 }
      : {
          "data-legal": offered !== null || unlisted,
          ...(offered || unlisted
            ? { "data-move": move }
            : { "data-why": move, "aria-disabled": true }),
          ...(refusal ? { "aria-describedby": tip.id } : {}),
          ...(pointed ? { "data-pointed": true } : {}),
          ...(table.armed === move ? { "data-armed": true } : {}),
          tabIndex: 0,
          onClick: activate,
          onKeyDown,
          onPointerEnter: (event) => {
            if (event.clientX !== made.x || event.clientY !== made.y) setNear(event.currentTarget);
          },
          onPointerLeave: () => setNear(null),
          onFocus: (event) => setNear(event.currentTarget),
          onBlur: () => setNear(null),
        };
  return { legal, offered, refusal, pointed, props };
}
