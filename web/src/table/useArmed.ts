/** The move that has been armed by a press, until it is made by another or somebody thinks better of it. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Offered } from "../generated/messages";
import { settings } from "../theme/settings";
import { useUnsettled } from "../ui/settled";
import { asksAgain } from "./arming";

const DOUBLE = 300; // milliseconds: so quickly comes the second half of a double click or tap

type Offers = ReadonlyMap<string, Offered>;

export interface Armed {
  /** In the game's notation; null: none. */
  move: string | null;
  /** A move is pressed: true if it is to be made now; else it is armed from now on. */
  passes(move: string, rough: boolean): boolean;
  disarm(): void;
}

interface Kept {
  move: string;
  of: Offers;
  /** It was armed by a pointer just now: what follows at once is no second thought. */
  fresh: boolean;
}

/** For as long as the question stays the same, that is, the moves on offer are. */
export function useArmed(offered: Offers): Armed {
  const [kept, setKept] = useState<Kept | null>(null);
  const now = kept?.of === offered ? kept : null;
  const move = now?.move ?? null;
  const fresh = now?.fresh ?? false;
  const press = usePress();
  const disarm = useCallback(() => setKept(null), []);

  const passes = useCallback(
    (wanted: string, rough: boolean) => {
      press.current.used = true;
      if (wanted === move) {
        if (press.current.repeated || (press.current.byPointer && fresh)) return false;
      } else if (asksAgain(offered.get(wanted), settings().confirm, rough)) {
        setKept({ move: wanted, of: offered, fresh: press.current.byPointer });
        return false;
      }
      setKept(null);
      return true;
    },
    [move, fresh, offered, press],
  );
  useUnsettled(fresh);
  useEffect(() => {
    if (!now?.fresh) return;
    const timer = setTimeout(() => setKept((it) => it && { ...it, fresh: false }), DOUBLE);
    return () => clearTimeout(timer);
  }, [now]);

  const armed = move !== null;
  useEffect(() => {
    if (!armed) return;
    const onClick = () => {
      if (!press.current.used) disarm(); // it was about something else
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation(); // nothing else is closed or taken back by it
      disarm();
    };
    window.addEventListener("click", onClick);
    window.addEventListener("keydown", onKey, true);
    return () => {
      window.removeEventListener("click", onClick);
      window.removeEventListener("keydown", onKey, true);
    };
  }, [armed, disarm, press]);

  return { move, passes, disarm };
}

/** The press that is under way: of a pointer, or of a key that may be held down; used for a move or not. */
function usePress() {
  const press = useRef({ byPointer: false, repeated: false, used: false });
  useEffect(() => {
    const onPress = (event: MouseEvent | KeyboardEvent) => {
      const byKey = event instanceof KeyboardEvent;
      const { current } = press;
      current.used = false;
      current.byPointer = !byKey && event.detail > 0; // 0: a click that a key has made
      if (byKey || current.byPointer) current.repeated = byKey && event.repeat;
    };
    const kinds = ["click", "keydown", "keyup"] as const;
    for (const kind of kinds) window.addEventListener(kind, onPress, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, onPress, true);
    };
  }, []);
  return press;
}
