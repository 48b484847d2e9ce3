import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableProvider } from "../src/net/session-context";
import { HelpPanel } from "../src/table/HelpPanel";
import { fakeSockets, room } from "./fixtures";

const INFO = { name: "tally", goal: "Count to ten.", guide: true, options: [], signs: [] };

beforeEach(() => {
  fakeSockets();
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify([{ ...INFO, name: room().game }])),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the help begins with the goal and the guide, and what was settled comes after", async () => {
  await act(async () => {
    render(
      <TableProvider code="MAPLE-1234">
        <HelpPanel room={room()} mine={[0]} host viewer={0} grave={[]} onLeave={() => {}} />
      </TableProvider>,
    );
  });
  const [first, ...rest] = screen.getAllByRole("heading").map((heading) => heading.textContent);
  expect(first).toBe("How to play here");
  expect(rest).toContain("This table");
  const goal = await screen.findByText("Count to ten.");
  const guide = screen.getByRole("link", { name: /^The guide to/ });
  expect(goal.compareDocumentPosition(guide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
