import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Text, Thing } from "../src/generated/messages";
import { ThingsProvider, useOpened, useThings } from "../src/kit/lit";
import { Said, saidPlain } from "../src/ui/Said";
import { addressed } from "../src/ui/texts";
import { room } from "./fixtures";

const bob: Thing = { sort: "player", id: "1", name: "Bob" };
const card: Thing = { sort: "card", id: "G1R4", name: "Red Relay" };
const cited: Thing = { sort: "rule", id: "X-7", name: "X-7" };
const text: Text = { words: ["", " needs ", ". (", ")"], things: [bob, card, cited] };

afterEach(cleanup);

function Board({ onCard }: { onCard: (id: string) => void }) {
  useOpened("card", onCard);
  const { lit } = useThings();
  return (
    <section aria-label="board" data-now={lit.join(" ")}>
      <p data-thing="card:G1R4">here</p>
      <p data-thing="card:G1R5">there</p>
    </section>
  );
}

function show(said: Text, quiet = false) {
  const onOpen = vi.fn<(thing: Thing) => void>();
  const onCard = vi.fn<(id: string) => void>();
  render(
    <ThingsProvider seats={room().seats} onOpen={onOpen}>
      <p data-testid="said">
        <Said text={said} quiet={quiet} />
      </p>
      <Board onCard={onCard} />
    </ThingsProvider>,
  );
  return { onOpen, onCard };
}

const button = (name: string) => screen.getByRole("button", { name });
const lit = () => [...document.querySelectorAll("[data-lit]")].map((each) => each.textContent);

describe("a text with things", () => {
  it.each([
    [1, "You are out, and Red Relay is your card."],
    [0, "Grace is out, and Red Relay is Grace's card."],
  ])("speaks to seat %i as the one who reads", (reader, said) => {
    const out = { words: ["", " is out, and ", " is ", "'s card."], things: [bob, card, bob] };
    expect(saidPlain(addressed(out, room().seats, reader))).toBe(said);
  });

  it("reads as a sentence, with each player by the name of their seat", () => {
    show(text);
    const said = screen.getByTestId("said");
    expect(said.textContent?.replace(/\s+/g, " ").trim()).toBe("Grace needs Red Relay. (X-7)");
    expect(said.querySelectorAll(".seat-mark")).toHaveLength(1);
  });

  it.each([
    ["pointerEnter", "pointerLeave"],
    ["focus", "blur"],
  ] as const)("lights a thing on the board from %s to %s", (begin, end) => {
    show(text);
    fireEvent[begin](button("Red Relay"));
    expect(lit()).toEqual(["here"]);
    expect(screen.getByRole("region").dataset.now).toBe("card:G1R4");
    fireEvent[end](button("Red Relay"));
    expect(lit()).toEqual([]);
  });

  it("opens a thing each time that it is pressed, and no other", () => {
    const { onOpen, onCard } = show(text);
    fireEvent.click(button("Red Relay"));
    fireEvent.click(button("Red Relay"));
    expect(onCard.mock.calls).toEqual([["G1R4"], ["G1R4"]]);
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it("opens a rule where rules are read", () => {
    const { onOpen, onCard } = show(text);
    fireEvent.click(button("X-7"));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(cited);
    expect(onCard).not.toHaveBeenCalled();
  });

  it("has nothing to press where it is part of something else, and still lights", () => {
    show(text, true);
    expect(screen.queryAllByRole("button")).toEqual([]);
    fireEvent.pointerEnter(screen.getByText("Red Relay"));
    expect(lit()).toEqual(["here"]);
  });

  it("needs no table around it", () => {
    render(<Said text={text} />);
    expect(document.body.textContent).toContain("Bob needs");
    fireEvent.click(button("Red Relay"));
  });

  it("can be read aloud", () => {
    expect(saidPlain(text)).toBe("Bob needs Red Relay. (X-7)");
  });
});
