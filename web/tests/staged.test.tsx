import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Refused } from "../src/generated/messages";
import { ActingContext, nothing } from "../src/kit/acting";
import { ended, following, next, type Way } from "../src/kit/staged";
import { type Staged, useStaged } from "../src/kit/useStaged";

const WAYS: Way[] = [
  { move: "go a b", parts: ["a", "b"] },
  { move: "go a c", parts: ["a", "b", "c"] },
  { move: "go a c", parts: ["a", "d", "c"] },
  { move: "stay", parts: ["e"] },
];
const REFUSED = { rule: "T-1", title: "No" } as Refused;

const play = vi.fn();
const played = () => play.mock.calls.map(([move]) => move);
const refuse = vi.fn();
const why = vi.fn(async (_: string): Promise<Refused | null> => REFUSED);
let staged: Staged<Way, string>;

function Board({ question = "first" }) {
  staged = useStaged<Way, string>(WAYS, question, []);
  return null;
}

const shown = (question?: string) => (
  <ActingContext value={{ ...nothing, play, refuse, why, judged: true }}>
    <Board {...(question ? { question } : {})} />
  </ActingContext>
);
const lay = (...stage: string[]) => act(() => staged.lay(stage));

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test("what can follow is read off the ways that begin as the stage does, each part once", () => {
  expect(next(WAYS, [])).toEqual(["a", "e"]);
  expect(next(WAYS, ["a"])).toEqual(["b", "d"]);
  expect(following(WAYS, ["a", "b"]).map(({ move }) => move)).toEqual(["go a b", "go a c"]);
  expect(ended(WAYS, ["a", "b"])?.move).toBe("go a b");
  expect(ended(WAYS, ["a"])).toBeNull();
});

test("a move that can have no more parts is played; one that can waits to be finished", () => {
  render(shown());
  lay("a", "b");
  expect(play).not.toHaveBeenCalled();
  act(() => staged.finish());
  lay("a", "b", "c");
  expect(played()).toEqual(["go a b", "go a c"]);
});

test("a refusal is kept with what was tried until somebody goes back", async () => {
  render(shown());
  lay("a");
  await act(() => staged.attempt("go a z", "there"));
  expect(staged.tried).toEqual({ mark: "there", refusal: REFUSED });
  expect(refuse.mock.calls).toEqual([[REFUSED]]);
  act(() => void staged.back([]));
  expect([staged.tried, staged.stage]).toEqual([null, ["a"]]);
  expect(refuse).toHaveBeenLastCalledWith(null);
  act(() => void staged.back([]));
  expect(staged.stage).toEqual([]);
  expect(staged.back(null)).toBe(false);
});

test("a try that is legal after all is played", async () => {
  why.mockResolvedValueOnce(null);
  render(shown());
  await act(() => staged.attempt("go far", "there"));
  expect(played()).toEqual(["go far"]);
});

test("another question begins anew", () => {
  const { rerender } = render(shown());
  lay("a");
  rerender(shown("second"));
  expect(staged.stage).toEqual([]);
});
