/**
 * What is in here is drawn as large as it can be: on a screen across the room nobody scrolls. What fills
 * its room by itself stays as it is, and what has outgrown it becomes smaller.
 */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { largest, MOST } from "./fit";

const WORTH_IT = 1.1;

export function Fit({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inner = box.current;
    const outer = inner?.parentElement;
    if (!inner || !outer) return;
    let scale = 1;
    let most = 1;
    const draw = (wanted: number) => {
      scale = wanted;
      inner.style.setProperty("--fit", String(scale));
    };
    const fits = (wanted: number) => {
      draw(wanted);
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = inner;
      return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
    };
    const fills = () => {
      draw(1);
      return [...inner.children].some((part) => part.clientHeight >= 0.9 * inner.clientHeight);
    };
    const anew = () => {
      most = fills() ? 1 : MOST;
      draw(largest(fits, most));
    };
    // A board is loaded, grows and shrinks without asking the shell. It shall not tremble with every
    // move, so it becomes larger only where that is worth it.
    const drawn = new MutationObserver((changes) => {
      const [now, larger] = [scale, scale * WORTH_IT];
      const other = changes.some(({ target }) => target === inner);
      if (other || !fits(now) || (larger <= most && fits(larger))) anew();
      else draw(now);
    });
    drawn.observe(inner, { childList: true, subtree: true, characterData: true });
    const sized = new ResizeObserver(anew); // of what does not depend on the scale
    sized.observe(outer);
    return () => {
      drawn.disconnect();
      sized.disconnect();
    };
  }, []);
  return (
    <div ref={box} className="fit">
      {children}
    </div>
  );
}
