import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Room } from "../src/generated/messages";
import { TableProvider, useTableState } from "../src/net/session-context";
import { ChatPanel } from "../src/table/ChatPanel";
import { ToastProvider } from "../src/ui/Toast";
import { FakeSocket, fakeSockets, room, sync } from "./fixtures";

beforeEach(() => {
  localStorage.clear();
  fakeSockets();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Chat() {
  const state = useTableState();
  return state.room && <ChatPanel room={state.room} seat={state.mine[0] ?? null} />;
}

async function sitDown(part: Partial<Room>): Promise<FakeSocket> {
  render(
    <ToastProvider>
      <TableProvider code="MAPLE-1234">
        <Chat />
      </TableProvider>
    </ToastProvider>,
  );
  const socket = FakeSocket.last;
  await act(async () => {
    socket.open();
    socket.tell(sync({ room: room(part) }));
  });
  return socket;
}

async function say(text: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Message"), { target: { value: text } });
  });
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
  });
}

const allies = room().seats.map((seat) => ({ ...seat, team: [0, 1] }));

describe("chat", () => {
  it("is for the whole table, and offers no teams where everybody plays alone", async () => {
    const socket = await sitDown({});
    expect(screen.queryByRole("switch")).toBeNull();
    await say("Hello");
    expect(socket.lastOf("chat")).toMatchObject({ text: "Hello", seat: 0, team: false });
  });

  it("can be for one's team alone", async () => {
    const socket = await sitDown({ seats: allies });
    fireEvent.click(screen.getByRole("switch", { name: "Only to my team" }));
    await say("Psst");
    expect(socket.lastOf("chat")).toMatchObject({ text: "Psst", team: true });
  });

  it("has no teams before the start, when seats may still change hands", async () => {
    await sitDown({ seats: allies, state: "gathering" });
    expect(screen.queryByRole("switch")).toBeNull();
  });
});
