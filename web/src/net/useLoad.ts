/** Something asked for over HTTP, as a page shows it: coming, here, or failed. */
import { useEffect, useState } from "react";
import { underWay } from "../ui/settled";
import { Fault } from "./api";

export type Loaded<T> =
  | { state: "loading" }
  | { state: "ready"; value: T }
  | { state: "failed"; fault: Fault };

/** Load whenever `key` changes; `again` tries once more. */
export function useLoad<T>(key: string, load: () => Promise<T>): Loaded<T> & { again: () => void } {
  const [loaded, setLoaded] = useState<{ key: string; what: Loaded<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    let wanted = true;
    const settle = (what: Loaded<T>) => wanted && setLoaded({ key, what });
    underWay(load()).then(
      (value) => settle({ state: "ready", value }),
      (error: unknown) => settle({ state: "failed", fault: asFault(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  const again = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { ...(loaded?.key === key ? loaded.what : { state: "loading" }), again };
}

export function asFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault("client/error", String(error));
}
