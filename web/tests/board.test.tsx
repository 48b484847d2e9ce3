import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/games";
import { useQuestion } from "../src/kit/acting";
import { TableProvider } from "../src/net/session-context";
import { Play } from "../src/table/Play";
import { ToastProvider } from "../src/ui/Toast";
import { FakeSocket, fakeSockets, line, seen, sync, update } from "./fixtures";

function Board({ events }: BoardProps) {
  const [begun, begin] = useState(false);
  useQuestion(begun ? "Choose the exit." : null);
  return (
    <button type="button" data-testid="events" onClick={() => begin(!begun)}>
      {events.map(({ kind }) => String(kind)).join(" ")}
    </button>
  );
}

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

async function sitDown() {
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
  return tell;
}

it("the question of what a board has begun is the prompt, for who is asked and until it is done", async () => {
  const tell = await sitDown();
  const prompt = () => screen.getByTestId("prompt").textContent;
  await tell(sync({ seen: [seen({ step: 1 })] }));
  const usual = prompt();
  const press = () => act(async () => fireEvent.click(screen.getByTestId("events")));
  await press();
  expect(prompt()).toBe("Choose the exit.");
  await tell(update(6, { seen: [seen({ step: 2, asked: false, moves: [], waiting: [1] })] }));
  expect(prompt()).toBe("Waiting for Grace.");
  await tell(update(7, { seen: [seen({ step: 3 })] }));
  await press();
  expect(prompt()).toBe(usual);
});

it("a board gets the events of each update, and none of what was told in one piece", async () => {
  const tell = await sitDown();
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
