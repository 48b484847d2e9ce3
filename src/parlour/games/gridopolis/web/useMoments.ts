/** The markers of the view, each the same one as before. What others do is seen event by event. */
import { still, useUnsettled } from "@shell/kit";
import { useEffect, useState } from "react";
import { known, type Moment, momentsOf } from "./moments";
import type { GridopolisProps } from "./table";

const EACH = 420; // milliseconds; a marker goes from pad to pad in less

type Seen = Pick<GridopolisProps, "view" | "events" | "viewer" | "live">;

export interface Playing {
  now: Moment;
  /** Show at once how it has come out. */
  skip: () => void;
}

export function useMoments(seen: Seen): Playing {
  const [kept, setKept] = useState(() => ({ ...seen, left: [atRest(seen, [])] }));
  const state = kept.view === seen.view && kept.events === seen.events ? kept : next(kept, seen);
  if (state !== kept) setKept(state);
  const { left } = state;
  const [now] = left as [Moment];
  useUnsettled(left.length > 1);
  useEffect(() => {
    if (left.length < 2) return;
    const timer = setTimeout(() => setKept({ ...state, left: left.slice(1) }), EACH);
    return () => clearTimeout(timer);
  }, [state, left]);
  return { now, skip: () => left.length > 1 && setKept({ ...state, left: left.slice(-1) }) };
}

/** What is left to be seen, the first of it now; the last is how things stand. */
interface State extends Seen {
  left: Moment[];
}

function next({ events, left }: State, seen: Seen): State {
  const before = left.at(-1)?.markers ?? [];
  const viewer = seen.live ? seen.viewer : null;
  const moments = seen.events === events ? [] : momentsOf(before, seen.events, viewer);
  const end = moments.at(-1);
  const rest = { ...atRest(seen, end?.markers ?? before), fresh: end?.fresh ?? null };
  const seenAtOnce = still() || moments.every(({ line }) => line === null);
  const under = left.length > 1 ? left : []; // what came before is still being shown
  return { ...seen, left: seenAtOnce ? [rest] : [...under, ...moments, rest] };
}

function atRest({ view }: Seen, before: Moment["markers"]): Moment {
  return { markers: known(before, view), line: null, fresh: null };
}
