/** The device does not go dark as long as the page is looked at, where the browser lets it. */
import { useEffect } from "react";

export function useAwake(): void {
  useEffect(() => {
    let wanted = true;
    let lock: WakeLockSentinel | null = null;
    const ask = () => {
      if (document.hidden) return; // a hidden page loses it, and asks again when it is seen
      navigator.wakeLock?.request("screen").then(
        (given) => {
          if (wanted) lock = given;
          else void given.release();
        },
        () => {},
      );
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
