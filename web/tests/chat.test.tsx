import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Channel, Line } from "../src/generated/messages";
import { TableProvider, useTableState } from "../src/net/session-context";
import { ChatPanel } from "../src/table/ChatPanel";
import { useChat } from "../src/table/useChat";
import { ToastProvider } from "../src/ui/Toast";
import { EVERYBODY, FakeSocket, fakeSockets, room, rule, seen, sync, update } from "./fixtures";

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
  const chat = useChat(state, state.mine[0] ?? null, true);
  return state.room && <ChatPanel chat={chat} seat={state.mine[0] ?? null} />;
}

async function sitDown(channels: Channel[], chat: Line[] = []): Promise<FakeSocket> {
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
    socket.tell(sync({ room: room({ chat }), seen: [seen({ channels })] }));
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

const ODD: Channel = { id: "odd", name: "Odd", readers: [0, 1], silent: null };
const line = (text: string, channel: string): Line => ({ name: "Grace", seat: 1, text, channel });
const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const tab = (name: RegExp) => screen.getByRole("tab", { name });

describe("chat", () => {
  it("is for the whole table, and offers nothing else where there is one channel", async () => {
    const socket = await sitDown([EVERYBODY]);
    expect(screen.queryByRole("tab")).toBeNull();
    await say("Hello");
    expect(socket.lastOf("chat")).toMatchObject({ text: "Hello", seat: 0, channel: "table" });
  });

  it("has a tab for each channel, with its own lines", async () => {
    const socket = await sitDown([EVERYBODY, ODD], [line("Hi", "table"), line("Psst", "odd")]);
    expect(lines()).toEqual([" GraceHi"]);
    fireEvent.click(tab(/Odd/));
    expect(lines()).toEqual([" GracePsst"]);
    await say("Yes?");
    expect(socket.lastOf("chat")).toMatchObject({ text: "Yes?", channel: "odd" });
  });

  it("marks the channel in which something new has been said", async () => {
    const socket = await sitDown([EVERYBODY, ODD]);
    await act(async () => socket.tell(update(6, { said: [line("Psst", "odd")] })));
    expect(tab(/Odd/).textContent).toBe("Odd");
    expect(screen.getByRole("img", { name: "new" }).closest("button")).toBe(tab(/Odd/));
    fireEvent.click(tab(/Odd/));
    expect(screen.queryByRole("img", { name: "new" })).toBeNull();
  });

  it("says by which rule one is silent before one types, and sends nothing", async () => {
    const socket = await sitDown([{ ...EVERYBODY, silent: rule }]);
    const told = screen.getByTestId("silent");
    expect(told.textContent).toBe("Your ring is full: 5 of 5. (X-7)");
    expect(told.getAttribute("role")).toBe("status");
    const field = screen.getByRole("textbox", { name: "Message" });
    expect(field.getAttribute("aria-describedby")).toBe(told.id);
    expect(field.hasAttribute("readonly")).toBe(true);
    await say("Hello");
    expect(socket.heard("chat")).toEqual([]);
    await act(async () => socket.tell(update(6, { seen: [seen({ channels: [EVERYBODY] })] })));
    expect(screen.getByTestId("silent").textContent).toBe("");
  });

  it("keeps what was said where nobody talks any more", async () => {
    await sitDown([EVERYBODY], [line("Psst", "odd")]);
    expect(lines()).toEqual([" Grace in oddPsst"]);
  });
});
