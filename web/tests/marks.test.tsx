import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Mark, Turn } from "../src/generated/messages";
import { useMarked } from "../src/kit/useMarked";
import { lastTurns, marksOf } from "../src/table/turns";
import { headlined } from "./fixtures";

afterEach(cleanup);

const who = (turns: Turn[]) => turns.map(({ headline }) => headline?.text.words.join());
const ada = headlined("Ada took 1.", 0);
const grace = headlined("Grace took 2.", 1);
const bob = headlined("Bob took 3.", 2);
const begun = (seat: number): Turn => ({ ...headlined("", seat), headline: null });

describe("the last turns", () => {
  it("are those of the others since one's own, though one's own has begun", () => {
    expect(who(lastTurns([grace, ada, grace, bob], 0, true))).toEqual(who([grace, bob]));
    expect(who(lastTurns([ada, grace, bob, begun(0)], 0, true))).toEqual(who([grace, bob]));
    expect(who(lastTurns([ada, grace, bob, ada], 0, true))).toEqual(who([grace, bob]));
  });

  it("are one's own until somebody has followed", () => {
    expect(who(lastTurns([grace, ada], 0, false))).toEqual(who([ada]));
    expect(who(lastTurns([grace, ada, begun(1)], 0, false))).toEqual(who([ada]));
    expect(who(lastTurns([grace, ada, grace, begun(2)], 0, false))).toEqual(who([grace]));
  });

  it("are those of one round for who plays no more", () => {
    expect(who(lastTurns([ada, grace, bob, grace, bob, grace], 0, false))).toEqual(
      who([bob, grace]),
    );
    expect(who(lastTurns([ada, grace, grace], 0, false))).toEqual(who([grace, grace]));
  });

  it("are the latest alone for a spectator, and where all take one at once", () => {
    const all = { ...headlined("Ada won."), seat: null };
    expect(who(lastTurns([ada, grace, begun(0)], null, false))).toEqual(who([grace]));
    expect(who(lastTurns([all, all, { ...all, headline: null }], 0, true))).toEqual(who([all]));
  });

  it("are none before the first", () => {
    expect(lastTurns([], 0, true)).toEqual([]);
    expect(lastTurns([begun(0)], 0, true)).toEqual([]);
  });

  it("are marked until one begins to act", () => {
    const took = { ...grace, headline: { text: { words: [""], things: [] }, marks: [was("to")] } };
    expect(marksOf([ada, took, begun(0)], 0, true)).toEqual([was("to")]);
    expect(marksOf([ada, took, ada], 0, true)).toEqual([]);
  });
});

const was = (role: Mark["role"], id = "b4"): Mark => ({
  role,
  thing: { sort: "place", id, name: id },
});

function Board({ marks }: { marks: Mark[] }) {
  const [more, show] = useState(false);
  useMarked(marks);
  return (
    <>
      <button type="button" data-thing="place:b4" onClick={() => show(true)}>
        b4
      </button>
      <p data-thing="place:c5">c5</p>
      {more && <p data-thing="place:d6">d6</p>}
    </>
  );
}

const marked = () =>
  Object.fromEntries(
    [...document.querySelectorAll("[data-mark]")].map((each) => [
      each.textContent,
      each.getAttribute("data-mark"),
    ]),
  );

it("marks what a mark names with its roles, also what comes later, until there are others", async () => {
  const marks = [was("path"), was("victim"), was("path"), was("to", "d6")];
  const { rerender } = render(<Board marks={marks} />);
  expect(marked()).toEqual({ b4: "path victim" });
  await act(async () => screen.getByRole("button").click());
  expect(marked()).toEqual({ b4: "path victim", d6: "to" });
  rerender(<Board marks={[was("gained", "c5")]} />);
  expect(marked()).toEqual({ c5: "gained" });
});
