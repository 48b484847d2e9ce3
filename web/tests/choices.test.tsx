/** The moves on offer at the thumb: what few would want stands behind all others, and is there. */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Acting } from "../src/games";
import type { Offered, Seen } from "../src/generated/messages";
import { ActingContext, nothing } from "../src/kit/acting";
import { ThingsProvider } from "../src/kit/lit";
import { Choices } from "../src/table/Choices";
import { playable } from "../src/table/offers";
import { useKeys } from "../src/table/useKeys";
import { spoken } from "../src/ui/texts";
import { offer, room, rule, seen } from "./fixtures";

const play = vi.fn();
const why = vi.fn(async (move: string) => (move === "say sea please" ? null : rule));
const aid = vi.fn<Acting["aid"]>(async () => null);
const KEYS = { undo: vi.fn(), hint: vi.fn(), skip: vi.fn(), panel: vi.fn(), escape: vi.fn() };

function Keyed({ part }: { part: Partial<Seen> }) {
  useKeys(KEYS);
  return <Choices seen={seen(part)} />;
}

const show = (...given: Parameters<typeof page>) => render(page(...given));

function page(moves: Offered[], part: Partial<Seen> = {}, more: Partial<Acting> = {}) {
  const all = { moves, ...part };
  const offered = playable(seen(all));
  const acting = { ...nothing, play, why, aid, offered, ready: true, judged: true, ...more };
  return (
    <ThingsProvider seats={room().seats} onOpen={() => {}}>
      <ActingContext value={acting}>
        {["a", "c", "d"].map((id) => (
          <i key={id} data-thing={`card:${id}`}>
            {id}
          </i>
        ))}
        <Keyed part={all} />
      </ActingContext>
    </ThingsProvider>
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

it("a group of moves is called as the game calls it, or else as its kind is", () => {
  const some = (kind: string, more: Partial<Offered>) =>
    Array.from({ length: 6 }, (_, i) => ({ ...offer(`${kind} ${i}`), data: { kind }, ...more }));
  show([...some("OwnJump", { kind: "Jump" }), ...some("TakeNone", {})]);
  expect(shown()).toEqual(["1Jump (6)", "2Take none (6)"]);
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

describe("what may be done out of turn", () => {
  const grave = { ...offer("resign"), grave: true };

  it("stands behind the moves under a heading, and is pressed like them", () => {
    show(FEW.slice(0, 1), { aside: [offer("nod"), grave] });
    expect(shown()).toEqual(["1Do a ", "2Do nod "]);
    expect(screen.getByText("Any time")).toBeTruthy();
    fireEvent.keyDown(document.body, { key: "2" });
    expect(play.mock.calls).toEqual([["nod"]]);
  });

  it("is there as well for who is not asked", () => {
    show([], { asked: false, aside: [offer("nod")] });
    expect(shown()).toEqual(["1Do nod "]);
  });

  it("is behind its name when there is much of it", () => {
    show(FEW.slice(0, 1), { aside: ["n", "o", "p", "q"].map((move) => offer(move)) });
    expect(shown()).toEqual(["1Do a ", "2Any time (4)"]);
  });
});

describe("a choice that several make together", () => {
  const proposed = { offer: offer("b"), seats: [1] };

  it("has what is proposed in front, with who is for it, and a press agrees", () => {
    show(FEW.slice(0, 2), { proposed });
    expect(shown()).toEqual(["1Do b , proposed; for it: Grace", "2Do a "]);
    fireEvent.keyDown(document.body, { key: "1" });
    expect(play.mock.calls).toEqual([["b"]]);
  });

  it("has it there as well where it is in no list", () => {
    show(FEW.slice(0, 1), { proposed: { offer: offer("z"), seats: [1] } });
    expect(shown()).toEqual(["1Do z , proposed; for it: Grace", "2Do a "]);
  });

  it("shows who has agreed what they are for, and lets them choose another", () => {
    show(FEW.slice(0, 2), { asked: false, proposed: { ...proposed, seats: [0] } });
    expect(screen.getByTestId("agreed").textContent).toBe("Do b , proposed; for it: you");
    expect(shown()).toEqual(["1Do a "]);
  });

  it("is no choice of who only knows of it", () => {
    show([], { asked: false, moves: [], proposed, aside: [offer("nod")] });
    expect(shown()).toEqual(["1Do nod "]);
  });
});

describe("moves that nobody can list", () => {
  const typed = { label: spoken("Your word"), before: "say ", after: " please", most: 80 };
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your word" });
  const type = (value: string) =>
    act(async () => {
      fireEvent.change(field(), { target: { value } });
      await vi.advanceTimersByTimeAsync(300);
    });
  const enter = () => act(async () => void fireEvent.submit(field()));

  beforeEach(() => {
    vi.useFakeTimers();
    why.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are typed without what stands around them, and judged while one types", async () => {
    show([], { typed });
    expect(field().maxLength).toBe(80);
    await type("stone");
    expect(screen.getByTestId("verdict").textContent).toBe("Your ring is full: 5 of 5. (X-7)");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    await enter();
    expect(play).not.toHaveBeenCalled();
    await type("  sea ");
    expect(screen.getByTestId("verdict").textContent).toBe("This is fine.");
    await enter();
    expect(play.mock.calls).toEqual([["say sea please"]]);
    expect(field().value).toBe("");
  });

  it("keep what the judge has said while others talk, and not for the next question", async () => {
    const { rerender } = show([], { typed }, { question: "0 1", version: 1 });
    await type("stone");
    const verdict = screen.getByTestId("verdict");
    rerender(page([], { typed }, { question: "0 1", version: 2 }));
    expect(verdict.textContent).toContain("5 of 5.");
    await type("stone");
    rerender(page([], { typed }, { question: "0 2", version: 3 }));
    expect(verdict.textContent).toBe("");
  });

  it("stay to be read while they wait for a second press", async () => {
    const listed = { ...offer("say sea please"), weighty: true };
    const { rerender } = show([listed], { typed });
    await type("sea");
    await enter();
    expect(field().value).toBe("sea");
    rerender(page([listed], { typed }, { armed: listed.move }));
    await enter();
    expect(field().value).toBe("");
  });

  it("are played though somebody has talked meanwhile", async () => {
    const { rerender } = show([], { typed }, { question: "0 1", version: 1 });
    await type("sea");
    fireEvent.submit(field());
    rerender(page([], { typed }, { question: "0 1", version: 2 }));
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(play.mock.calls).toEqual([["say sea please"]]);
  });

  it("are asked about once for a word, not for each of its letters", async () => {
    show([], { typed });
    fireEvent.change(field(), { target: { value: "s" } });
    fireEvent.change(field(), { target: { value: "se" } });
    await type("sea");
    expect(why.mock.calls).toEqual([["say sea please"]]);
  });

  it("tell what the game has to say of them, in the place of the judge's leave", async () => {
    aid.mockImplementation(async (move) => ({
      remark: move === "say sea please" ? spoken("Bob knows this one well.") : null,
      offers: move === "say se please" ? ["sea", "seagull"] : [],
    }));
    show([], { typed });
    await type("se");
    expect(screen.getByTestId("verdict").textContent).toContain("5 of 5.");
    fireEvent.click(screen.getByRole("button", { name: "sea" }));
    expect(play).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field());
    await type("sea");
    expect(screen.getByRole("status").textContent).toBe("Bob knows this one well.");
    expect(screen.queryByTestId("typed-offers")).toBeNull();
    await enter();
    expect(play.mock.calls).toEqual([["say sea please"]]);
    aid.mockReset();
  });

  it("leave many that are only examples behind their name", () => {
    const examples = [..."abcdefghij"].map((word) => offer(`say ${word} please`));
    show(examples, { typed });
    expect(shown()).toEqual(["Play", "1Any (10)"]);
  });
});
