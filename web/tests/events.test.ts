import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type ShownStep, useNewEvents } from "../src/table/useNewEvents";
import { line } from "./fixtures";

function shown(moves: string, part: Partial<ShownStep> = {}): ShownStep {
  const log = [...moves].map((kind, place) => line(`It is ${kind}.`, place + 1, { kind }));
  return { viewer: 0, since: 5, step: log.length, log, ...part };
}

function watch(first: ShownStep) {
  const hook = (now: ShownStep) => useNewEvents(now);
  const { result, rerender } = renderHook(hook, { initialProps: first });
  return (next: ShownStep) => {
    rerender(next);
    return result.current;
  };
}

const kinds = (events: Record<string, unknown>[]) => events.map(({ kind }) => kind).join("");

describe("the events that are new to a board", () => {
  it("are none at first, however much has happened", () => {
    expect(watch(shown("abc"))(shown("abc"))).toEqual([]);
  });

  it("are those since the last step that was shown, in order", () => {
    const next = watch(shown(""));
    expect(kinds(next(shown("a")))).toBe("a");
    expect(kinds(next(shown("abc")))).toBe("bc");
  });

  it("stay the same list until there is another step", () => {
    const next = watch(shown("a"));
    const events = next(shown("ab"));
    expect(next(shown("ab"))).toBe(events);
    expect(next(shown("ab", { step: 3 }))).toEqual([]);
  });

  it("are none after something was missed, or with other eyes", () => {
    const next = watch(shown("a"));
    expect(next(shown("ab", { since: 7 }))).toEqual([]);
    expect(next(shown("abc", { viewer: 1 }))).toEqual([]);
    expect(kinds(next(shown("abcd", { viewer: 1 })))).toBe("d");
  });

  it("are those since one looked away, for who lifts the cover of a shared page", () => {
    const left = { step: 2, lines: 2 };
    const hook = (now: ShownStep) => useNewEvents(now, left);
    const { result, rerender } = renderHook(hook, { initialProps: shown("abcd") });
    expect(kinds(result.current)).toBe("cd");
    rerender(shown("abcde"));
    expect(kinds(result.current)).toBe("e");
    expect(renderHook(() => useNewEvents(shown("ab"), left)).result.current).toEqual([]);
    expect(renderHook(() => useNewEvents(shown("ab"), null)).result.current).toEqual([]);
  });

  it("are none when a move was taken back, even if others have followed at once", () => {
    const next = watch(shown("abc"));
    expect(next(shown("ab"))).toEqual([]);
    expect(next(shown("axyz"))).toEqual([]);
  });

  it("are those of one step on in a replay, and none of a leap", () => {
    const replay = { since: null };
    const next = watch(shown("a", replay));
    expect(kinds(next(shown("ab", replay)))).toBe("b");
    expect(next(shown("abcd", replay))).toEqual([]);
    expect(next(shown("abc", replay))).toEqual([]);
  });
});
