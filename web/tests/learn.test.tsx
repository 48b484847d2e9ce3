import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Story } from "../src/generated/messages";
import { TableProvider } from "../src/net/session-context";
import { Play } from "../src/table/Play";
import { ToastProvider } from "../src/ui/Toast";
import { spoken } from "../src/ui/texts";
import { FakeSocket, fakeSockets, room, seen, sync } from "./fixtures";

const told: Partial<Story> = {
  names: ["Ada", "Robin"],
  result: { places: [1, 2], points: [9, 3], reason: "X-9" },
  decided_by: {
    id: "X-9",
    title: "The end",
    text: "It is over.",
    kind: "effect",
    chapter: "The end",
    reason: "",
    option: "",
  },
  steps: 12,
  breakdown: [],
  headlines: ["You won.", "You lost.", "Ada won."].map(spoken),
  figures: {},
  seed: "",
  commitment: "",
};

beforeEach(() => {
  localStorage.clear();
  fakeSockets();
  const answer = (path: string) => (path.includes("/tables/") ? JSON.stringify(told) : "[]");
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(path.endsWith("pieces") ? "{}" : answer(path))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function over(tutorial: boolean): Promise<void> {
  render(
    <ToastProvider>
      <TableProvider code="MAPLE-1234">
        <Play viewer={0} />
      </TableProvider>
    </ToastProvider>,
  );
  await act(async () => {
    FakeSocket.last.open();
    const end = seen({ asked: false, moves: [], waiting: [], view: { city: "roofs" } });
    FakeSocket.last.tell(sync({ room: room({ tutorial, state: "over" }), seen: [end] }));
  });
}

describe("a game that is over", () => {
  it("keeps the board in sight if it was a lesson, for the last words are about it", async () => {
    await over(true);
    expect(await screen.findByText("roofs")).toBeDefined();
    expect(screen.queryByTestId("result")).toBeNull();
  });

  it("has a result to look at after a lesson too, but no rematch", async () => {
    await over(true);
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: "Result" }));
    });
    expect(await screen.findByText("You won.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  });

  it("shows its result at once at any other table, and offers a rematch", async () => {
    await over(false);
    expect(await screen.findByText("You won.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Rematch" })).toBeDefined();
  });
});
