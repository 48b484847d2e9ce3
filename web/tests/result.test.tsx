import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import Result from "../src/result/Result";
import { room } from "./fixtures";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the result of a game", () => {
  it("is not made up where the rules of the game are gone: the page says why", async () => {
    const why = "This table was opened under version 1 of the rules, which is not kept here.";
    const problem = { status_code: 409, detail: why, extra: { code: "table/old-rules" } };
    const answer = new Response(JSON.stringify(problem), { status: 409 });
    vi.stubGlobal("fetch", async () => answer);
    render(<Result room={room({ state: "over" })} host={true} viewer={0} onRematch={vi.fn()} />);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByTestId("result")).toBeNull();
    expect(screen.queryByText("Rematch")).toBeNull();
  });
});
