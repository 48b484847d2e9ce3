import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/games";
import { TableProvider } from "../src/net/session-context";
import { Play } from "../src/table/Play";
import { ToastProvider } from "../src/ui/Toast";
import { FakeSocket, fakeSockets, line, seen, sync, update } from "./fixtures";

const Board = ({ events }: BoardProps) => (
  <p data-testid="events">{events.map(({ kind }) => String(kind)).join(" ")}</p>
);

vi.mock("../src/games", () => ({ loadGame: async () => ({ Board }) }));
vi.mock("../src/net/api", async (original) => ({
  ...(await original<object>()),
  pieces: async () => ({}),
}));

const told = (kind: string, step: number) => line(kind, step, { kind });
const events = () => screen.getByTestId("events").textContent;

beforeEach(fakeSockets);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a board gets the events of each update, and none of what was told in one piece", async () => {
  render(
    <ToastProvider>
      <TableProvider code="MAPLE-1234">
        <Play />
      </TableProvider>
    </ToastProvider>,
  );
  const socket = FakeSocket.last;
  const tell = (...messages: Parameters<FakeSocket["tell"]>[0][]) =>
    act(async () => {
      for (const message of messages) socket.tell(message);
    });
  await act(async () => socket.open());
  await tell(sync({ seen: [seen({ step: 1, log: [told("Began", 0), told("Took", 1)] })] }));
  expect(events()).toBe("");
  await tell(
    update(6, { seen: [seen({ step: 2, log: [told("Gave", 2)], log_start: 2 })] }),
    update(7, { seen: [seen({ step: 3, log: [told("Lost", 3)], log_start: 3 })] }),
  );
  expect(events()).toBe("Gave Lost");
  const log = [told("Began", 0), told("Took", 1), told("Gave", 2), told("Lost", 3), line("Won", 4)];
  await tell(sync({ version: 9, seen: [seen({ step: 4, log })] }));
  expect(events()).toBe("");
});
