import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Acting } from "../src/games";
import { Act } from "../src/kit/Act";
import { ActingContext, nothing } from "../src/kit/acting";
import { WhyProvider } from "../src/kit/WhyTip";
import { offer, rule } from "./fixtures";

const table = () => ({
  ...nothing,
  play: vi.fn<Acting["play"]>(),
  why: vi.fn<Acting["why"]>(async () => rule),
  refuse: vi.fn<Acting["refuse"]>(),
  offered: new Map([["a", offer("a")]]),
  ready: true,
  judged: true,
  version: 5,
});

function show(acting: Acting) {
  return (
    <WhyProvider>
      <ActingContext value={acting}>
        <Act move="a">Allowed</Act>
        <Act move="z">Forbidden</Act>
        <svg role="img" aria-label="board">
          <Act move="a" as="g" label="Drawn" />
        </svg>
      </ActingContext>
    </WhyProvider>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const settle = () => act(() => vi.advanceTimersByTimeAsync(200));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a button bound to a move", () => {
  it("plays the move if it is legal", () => {
    const acting = table();
    render(show(acting));
    fireEvent.click(button("Allowed"));
    expect(acting.play).toHaveBeenCalledExactlyOnceWith("a");
    expect(button("Allowed").dataset.move).toBe("a");
  });

  it("can be part of a drawing, and is played by the keyboard there", () => {
    const acting = table();
    render(show(acting));
    expect(button("Drawn").getAttribute("tabindex")).toBe("0");
    fireEvent.keyDown(button("Drawn"), { key: "Enter" });
    expect(acting.play).toHaveBeenCalledExactlyOnceWith("a");
  });

  it("stays in reach if it is not legal, and never plays", async () => {
    const acting = table();
    render(show(acting));
    const quiet = button("Forbidden");
    expect(quiet.getAttribute("aria-disabled")).toBe("true");
    expect(quiet.hasAttribute("disabled")).toBe(false);
    expect(quiet.dataset.why).toBe("z");
    expect(quiet.dataset.move).toBeUndefined();
    fireEvent.click(quiet);
    await settle();
    expect(acting.play).not.toHaveBeenCalled();
    expect(acting.refuse).toHaveBeenCalledExactlyOnceWith(rule);
  });

  it("is played if no list has it and the judge lets it pass", async () => {
    const acting = { ...table(), why: vi.fn<Acting["why"]>(async () => null) };
    render(show(acting));
    fireEvent.focus(button("Forbidden"));
    await settle();
    expect(button("Forbidden").dataset.legal).toBe("true");
    expect(button("Forbidden").dataset.move).toBe("z");
    fireEvent.click(button("Forbidden"));
    await settle();
    expect(acting.play).toHaveBeenCalledExactlyOnceWith("z");
  });

  it.each(["pointerEnter", "focus"] as const)(
    "says which rule is against it on %s",
    async (event) => {
      const acting = table();
      render(show(acting));
      fireEvent[event](button("Forbidden"));
      await settle();
      const tip = screen.getByRole("tooltip");
      expect(tip.textContent).toContain("Your ring is full: 5 of 5. (X-7)");
      expect(button("Forbidden").getAttribute("aria-describedby")).toBe(tip.id);
      fireEvent[event === "focus" ? "blur" : "pointerLeave"](button("Forbidden"));
      expect(screen.queryByRole("tooltip")).toBeNull();
    },
  );

  it("says it above an open dialog that it is part of", async () => {
    render(
      <WhyProvider>
        <ActingContext value={table()}>
          <dialog open>
            <Act move="z">Forbidden</Act>
          </dialog>
        </ActingContext>
      </WhyProvider>,
    );
    fireEvent.focus(button("Forbidden"));
    await settle();
    expect(screen.getByRole("tooltip").closest("dialog")).not.toBeNull();
  });

  it("keeps its tooltip back where the rule is written beside it", async () => {
    render(
      <WhyProvider>
        <ActingContext value={table()}>
          <p data-why-told>
            <Act move="z">Forbidden</Act>
          </p>
        </ActingContext>
      </WhyProvider>,
    );
    fireEvent.focus(button("Forbidden"));
    await settle();
    expect(screen.queryByRole("tooltip")).toBeNull();
  });

  it("keeps its tooltip back where the prompt line says the same already", async () => {
    const acting = table();
    const { rerender } = render(show({ ...acting, refused: rule }));
    fireEvent.focus(button("Forbidden"));
    await settle();
    expect(screen.queryByRole("tooltip")).toBeNull();
    rerender(show({ ...acting, refused: { ...rule, rule: "X-8" } }));
    expect(screen.getByRole("tooltip").textContent).toContain("Your ring is full");
  });

  it("asks nothing when the pointer only passes by", async () => {
    const acting = table();
    render(show(acting));
    fireEvent.pointerEnter(button("Forbidden"));
    await act(() => vi.advanceTimersByTimeAsync(50));
    fireEvent.pointerLeave(button("Forbidden"));
    await settle();
    expect(acting.why).not.toHaveBeenCalled();
  });

  it("asks anew when the table has changed", async () => {
    const acting = table();
    const { rerender } = render(show(acting));
    fireEvent.focus(button("Forbidden"));
    await settle();
    acting.why.mockResolvedValue({ ...rule, because: { words: ["4 of 4."], things: [] } });
    rerender(show({ ...acting, version: 6 }));
    expect(screen.getByRole("tooltip").textContent).toContain("5 of 5."); // until it is known
    await settle();
    expect(acting.why).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("tooltip").textContent).toContain("4 of 4.");
  });

  it("says nothing more of a question that is asked no more", async () => {
    const acting = table();
    const { rerender } = render(show(acting));
    fireEvent.focus(button("Forbidden"));
    await settle();
    rerender(show({ ...acting, version: 6, question: "0 2" }));
    expect(screen.queryByRole("tooltip")).toBeNull();
    await settle();
    expect(screen.getByRole("tooltip").textContent).toContain("5 of 5.");
  });

  it("does nothing while a move is under way", () => {
    const acting = { ...table(), ready: false };
    render(show(acting));
    fireEvent.click(button("Allowed"));
    expect(acting.play).not.toHaveBeenCalled();
  });

  it("is inert where nobody acts, as in a replay", async () => {
    render(show(nothing));
    expect(button("Allowed").getAttribute("tabindex")).toBe("-1");
    fireEvent.focus(button("Forbidden"));
    await settle();
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});
