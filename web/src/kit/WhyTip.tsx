/** The one tooltip of the table: why what is pointed at cannot be done. */
import {
  createContext,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import type { Refused } from "../generated/messages";
import { Said } from "../ui/Said";
import { cited } from "./refusals";

interface Tip {
  id: string;
  show(near: Element, refusal: Refused): void;
  hide(near: Element): void;
}

export const WhyContext = createContext<Tip>({ id: "why", show: () => {}, hide: () => {} });

interface Shown {
  near: Element;
  refusal: Refused;
}

export function WhyProvider({ children }: { children: ReactNode }) {
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const tip = useMemo(
    () => ({
      id,
      show: (near: Element, refusal: Refused) => setShown({ near, refusal }),
      hide: (near: Element) => setShown((now) => (now?.near === near ? null : now)),
    }),
    [id],
  );
  return (
    <WhyContext value={tip}>
      {children}
      {shown && createPortal(<WhyTip id={id} {...shown} />, above(shown.near))}
    </WhyContext>
  );
}

/** An open dialog lies above the page, and what belongs to a thing in it above the dialog. */
function above(near: Element): Element {
  return near.closest("dialog") ?? document.body;
}

const GAP = 8;

function WhyTip({ id, near, refusal }: Shown & { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip) return;
    const target = near.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const middle = target.left + target.width / 2 - width / 2;
    const above = target.top - height - GAP;
    tip.style.left = `${Math.max(GAP, Math.min(middle, window.innerWidth - width - GAP))}px`;
    tip.style.top = `${above >= GAP ? above : target.bottom + GAP}px`;
  });
  return (
    <div ref={box} id={id} role="tooltip" className="why-tip" data-testid="why">
      <p>
        <Said text={cited(refusal)} quiet />
      </p>
    </div>
  );
}
