/** The moves on offer at the thumb: what few would want stands behind all others, and is there. */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Offered } from "../src/generated/messages";
import { ActingContext, nothing } from "../src/kit/acting";
import { ThingsProvider } from "../src/kit/lit";
import { Choices } from "../src/table/Choices";
import { useKeys } from "../src/table/useKeys";
import { offer } from "./fixtures";

const play = vi.fn();
const KEYS = { undo: vi.fn(), hint: vi.fn(), skip: vi.fn(), panel: vi.fn(), escape: vi.fn() };

function Keyed({ moves }: { moves: Offered[] }) {
  useKeys(KEYS);
  return <Choices moves={moves} complete />;
}

function show(moves: Offered[]) {
  const offered = new Map(moves.map((move) => [move.move, move]));
  const acting = { ...nothing, play, offered, ready: true, judged: true };
  return render(
    <ThingsProvider seats={[]} onOpen={() => {}}>
      <ActingContext value={acting}>
        {["a", "c", "d"].map((id) => (
          <i key={id} data-thing={`card:${id}`}>
            {id}
          </i>
        ))}
        <Keyed moves={moves} />
      </ActingContext>
    </ThingsProvider>,
  );
}

const shown = () => screen.getAllByRole("button").map((button) => button.textContent);
const FEW = [
  offer("a"),
  offer("b"),
  offer("c", null, "Other ways to go"),
  offer("d", null, "Other ways to go"),
];

beforeEach(() => play.mockClear());
afterEach(cleanup);

describe("moves that stand apart", () => {
  it("are behind a heading after all others, and are opened by it", () => {
    show(FEW);
    expect(shown()).toEqual(["1Do a ", "2Do b ", "3Other ways to go (2)"]);
    const heading = screen.getByRole("button", { name: "Other ways to go (2)", expanded: false });
    fireEvent.click(heading);
    expect(heading.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(within(screen.getByTestId("builder")).getByRole("button", { name: "Do d" }));
    expect(play.mock.calls).toEqual([["d"]]);
    fireEvent.click(heading);
    expect(screen.queryByTestId("builder")).toBeNull();
  });

  it("are reached by keys alone: a number opens them, and then numbers mean them", () => {
    show(FEW);
    fireEvent.keyDown(document.body, { key: "3" });
    expect(shown()).toEqual(["Other ways to go (2)", "1Do c ", "2Do d "]);
    fireEvent.keyDown(document.body, { key: "1" });
    expect(play.mock.calls).toEqual([["c"]]);
  });

  it("are reached by the arrow keys as well", () => {
    show(FEW);
    screen.getByRole("button", { name: "Do b" }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toBe("3Other ways to go (2)");
  });

  it("take the place of all others, so that nothing moves, and keep the focus on the way back", () => {
    show(FEW);
    const heading = screen.getByRole("button", { name: "Other ways to go (2)" });
    heading.focus();
    fireEvent.click(heading);
    expect(screen.queryByRole("button", { name: "Do a" })).toBeNull();
    expect(document.activeElement).toBe(heading);
    fireEvent.keyDown(heading, { key: "Escape" });
    expect(shown()).toHaveLength(3);
    expect(document.activeElement).toBe(heading);
  });

  it("are lit up on the board while their heading is pointed at or has the focus", () => {
    const names = (move: Offered): Offered => {
      const thing = { sort: "card", id: move.move, name: move.move };
      return { ...move, label: { words: ["Do ", ""], things: [thing] } };
    };
    show(FEW.map(names));
    const lit = () =>
      [...document.querySelectorAll<HTMLElement>("[data-lit]")].map((e) => e.textContent);
    fireEvent.pointerOver(screen.getByRole("button", { name: "Other ways to go (2)" }));
    expect(lit()).toEqual(["c", "d"]);
    fireEvent.pointerLeave(screen.getByTestId("choices"));
    expect(lit()).toEqual([]);
    act(() => screen.getByRole("button", { name: "Do a" }).focus());
    expect(lit()).toEqual(["a"]);
  });

  it("do not become one of the others when there is but one of them", () => {
    show(FEW.slice(0, 3));
    expect(shown()).toEqual(["1Do a ", "2Do b ", "3Other ways to go (1)"]);
  });

  it("need no heading where there is nothing else, as in a lesson", () => {
    show(FEW.slice(3));
    expect(shown()).toEqual(["1Do d "]);
  });

  it("keep their heading behind the kinds when there are many others", () => {
    const kinds = ["Pick", "TakeNone", "Pick"].map((kind, i) => ({
      ...offer(`${kind} ${i} ${"long ".repeat(20)}`),
      data: { kind },
    }));
    show([...kinds, ...FEW.slice(2)]);
    const [pick, none, heading] = shown();
    expect([pick, heading]).toEqual(["1Pick (2)", "3Other ways to go (2)"]);
    expect(none).toMatch(/^2Do TakeNone 1/); // the only one of its kind
  });
});

it("many long moves of a single kind are behind its name, and few or short ones are not", () => {
  const steps = (count: number, words: string) =>
    Array.from({ length: count }, (_, i) => ({ ...offer(`${i}${words}`), data: { kind: "Step" } }));
  show(steps(20, " from one pad to another"));
  expect(shown()).toEqual(["1Step (20)"]);
  cleanup();
  show(steps(20, ""));
  expect(shown()).toHaveLength(20);
  cleanup();
  show(steps(2, " long".repeat(50)));
  expect(shown()).toHaveLength(2);
});

it("without any such move there is no heading at all", () => {
  show(FEW.slice(0, 2));
  expect(shown()).toEqual(["1Do a ", "2Do b "]);
});
