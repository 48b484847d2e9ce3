import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Motion, useTravel } from "../src/kit/travel";
import { change } from "../src/theme/settings";

/** Where everything stands: a name is at so many pixels from the left. */
type Layout = Record<string, number>;

interface Seen {
  place: string;
  ghost: boolean;
  steps: string[];
  delay: number;
}

let seen: Seen[] = [];

beforeEach(() => {
  seen = [];
  change({ motion: "system" });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(Number(this.getAttribute("data-left") ?? 0), 0, 10, 10);
  });
  Element.prototype.animate = function (steps, options) {
    seen.push({
      place: this.getAttribute("data-place") ?? this.textContent ?? "",
      ghost: this.classList.contains("travel-ghost"),
      steps: (steps as Keyframe[]).map(({ transform }) => `${transform}`),
      delay: (options as KeyframeAnimationOptions).delay as number,
    });
    return {} as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Board({ layout, motions }: { layout: Layout; motions: readonly Motion[] }) {
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, layout, motions);
  return (
    <div ref={root}>
      {Object.entries(layout).map(([name, left]) => (
        <span key={name} data-place={name} data-thing={`piece:${name}`} data-left={left}>
          {name}
        </span>
      ))}
    </div>
  );
}

const NONE: Motion[] = [];

/** What is animated when one layout follows another. */
function played(before: Layout, now: Layout, motions = NONE) {
  const { rerender } = render(<Board layout={before} motions={NONE} />);
  rerender(<Board layout={now} motions={motions} />);
  return seen;
}

test("what stands elsewhere goes there, and what has not moved does not", () => {
  const [only, ...others] = played({ a: 0, b: 50 }, { a: 30, b: 50 });
  expect(only?.place).toBe("a");
  expect(only?.steps[0]).toContain("translate(-30px, 0px)");
  expect(others).toEqual([]);
});

test("what is new comes from where an event says, by the places on its way", () => {
  const trip = { from: "deck", via: ["over"], to: "card" };
  const [only] = played({ deck: 0, over: 20 }, { deck: 0, over: 20, card: 50 }, [trip]);
  expect(only?.place).toBe("card");
  expect(only?.steps.map((step) => step.split(" scale")[0])).toEqual([
    "translate(-50px, 0px)",
    "translate(-30px, 0px)",
    "translate(0px, 0px)",
  ]);
});

test("what is gone leaves a picture that flies off without a name", () => {
  played({ ball: 0, box: 40 }, { box: 40 }, [{ from: "ball", to: "box", ghost: true }]);
  const ghost = document.querySelector(".travel-ghost");
  expect(seen).toEqual([expect.objectContaining({ ghost: true, place: "ball" })]);
  expect(ghost?.getAttribute("aria-hidden")).toBe("true");
  expect(ghost?.hasAttribute("data-place") || ghost?.hasAttribute("data-thing")).toBe(false);
});

test("beats follow each other, and many of them do not take for ever", () => {
  const flashes = (n: number) => Array.from({ length: n }, (_, beat) => ({ flash: "a", beat }));
  expect(played({ a: 0 }, { a: 0 }, flashes(3)).map(({ delay }) => delay)).toEqual([0, 180, 360]);
  cleanup();
  seen = [];
  expect(played({ a: 0 }, { a: 0 }, flashes(31)).at(-1)?.delay).toBe(900);
});

test("the same motions are not played again with the next view", () => {
  const motions = [{ flash: "a" }];
  const { rerender } = render(<Board layout={{ a: 0 }} motions={NONE} />);
  rerender(<Board layout={{ a: 0 }} motions={motions} />);
  rerender(<Board layout={{ a: 0 }} motions={motions} />);
  expect(seen).toHaveLength(1);
});

test("what is not on this board is left out", () => {
  expect(played({ a: 0 }, { a: 0 }, [{ from: "x", to: "a" }, { flash: "y" }])).toEqual([]);
});

test("nothing moves for who wants it so", () => {
  change({ motion: "reduced" });
  expect(played({ a: 0 }, { a: 30 }, [{ flash: "a" }])).toEqual([]);
});
