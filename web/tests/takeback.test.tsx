import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Question, Sync } from "../src/generated/messages";
import { TableProvider } from "../src/net/session-context";
import { Play } from "../src/table/Play";
import { ToastProvider } from "../src/ui/Toast";
import { spoken } from "../src/ui/texts";
import { FakeSocket, fakeSockets, line, room, seen, sync, update } from "./fixtures";

beforeEach(() => {
  localStorage.clear();
  fakeSockets();
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(path.endsWith("pieces") ? "{}" : "[]")),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function sitDown(start: Partial<Sync> = {}): Promise<FakeSocket> {
  render(
    <ToastProvider>
      <TableProvider code="MAPLE-1234">
        <Play />
      </TableProvider>
    </ToastProvider>,
  );
  const socket = FakeSocket.last;
  await act(async () => {
    socket.open();
    socket.tell(sync(start));
  });
  return socket;
}

const click = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });
const hear = (socket: FakeSocket, ...messages: Parameters<FakeSocket["tell"]>[0][]) =>
  act(async () => {
    for (const message of messages) socket.tell(message);
  });
const done = (socket: FakeSocket, version: number) =>
  hear(socket, { type: "ack", id: socket.lastOf("undo").id, version });

const BACK = line("Ada went back.", 0, { kind: "WentBack", seat: 0, practice: true });
const wentBack = seen({ undo_by: "practice", log: [BACK] });

describe("going back for practice", () => {
  it("is asked about once in a game, and never again", async () => {
    const socket = await sitDown({ seen: [seen({ undo_by: "practice", step: 2 })] });
    await click("Undo");
    expect(screen.getByRole("alertdialog").textContent).toContain("does not count");
    await click("Cancel");
    fireEvent.keyDown(document.body, { key: "u" });
    expect(socket.heard("undo")).toHaveLength(0);
    await act(async () => fireEvent.click(screen.getByTestId("go-back")));
    expect(socket.lastOf("undo")).toMatchObject({ seat: 0, practice: true });
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await hear(socket, update(6, { room: room({ practice: true }), seen: [wentBack] }));
    await done(socket, 6);
    await click("Undo");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(socket.heard("undo")).toHaveLength(2);
  });

  it("is told once, and marked at the seat of who practices", async () => {
    const socket = await sitDown({ seen: [seen({ undo_by: "practice", step: 2 })] });
    const told = () => document.querySelectorAll(".toast").length;
    const practice = { room: room({ practice: true }), seen: [wentBack] };
    await hear(socket, update(6, practice));
    expect(told()).toBe(1);
    expect(screen.getAllByTestId("seat")[0]?.textContent).toContain("practice · your turn");
    await hear(socket, update(7, { seen: [seen({ step: 1, log: [BACK, line("Ada moves.")] })] }));
    await hear(socket, update(8, { seen: [wentBack] }), sync({ ...practice, version: 9 }));
    expect(told()).toBe(1);
    cleanup();
    await sitDown(practice);
    expect(told()).toBe(0); // it was so when the page came
  });

  it("is not needed for what can be taken back alone", async () => {
    const socket = await sitDown({ seen: [seen({ can_undo: true })] });
    await click("Undo");
    expect(socket.lastOf("undo")).toMatchObject({ seat: 0, practice: false });
  });
});

describe("taking back by consent", () => {
  const question = (part: Partial<Question> = {}): Question => ({
    seat: 1,
    version: 4,
    said: spoken("Grace takes 3."),
    wanted: [0],
    refused_by: null,
    ...part,
  });
  const asking = (part: Partial<Question> = {}) => room({ question: question(part) });
  const asked = () => screen.getByTestId("take-back").textContent;

  it("asks the others, waits for them, and can be withdrawn", async () => {
    const socket = await sitDown({ seen: [seen({ undo_by: "consent" })] });
    await click("Ask to undo");
    expect(socket.lastOf("ask_undo").seat).toBe(0);
    const { id } = socket.lastOf("ask_undo");
    await hear(socket, update(6, { room: asking({ seat: 0, wanted: [1] }), seen: [seen()] }));
    await hear(socket, { type: "ack", id, version: 6 });
    expect(asked()).toBe("You asked to take your move back. Waiting for Grace.");
    await click("Withdraw");
    expect(socket.lastOf("withdraw_undo").seat).toBe(0);
  });

  it.each([
    ["Agree", true],
    ["Refuse", false],
  ])("lets who is asked answer: %s", async (name, agrees) => {
    const socket = await sitDown({ room: asking() });
    expect(asked()).toBe("Grace asks to take back this: Grace takes 3.");
    await click(name);
    expect(socket.lastOf("answer_undo")).toMatchObject({ seat: 0, version: 4, agrees });
    const refused = agrees ? null : asking({ refused_by: 0 });
    await hear(socket, update(6, { room: refused ?? room() }));
    expect(screen.queryByTestId("take-back")).toBeNull();
  });

  it("says no word of a move that not everybody knows", async () => {
    await sitDown({ room: asking({ said: null }) });
    expect(asked()).toBe("Grace asks to take back the last move.");
  });

  it("is seen by who looks on, who has no say in it", async () => {
    const looking = { viewer: null, asked: false, moves: [] };
    await sitDown({ mine: [], room: asking(), seen: [seen(looking)] });
    expect(asked()).toBe("Grace asks to take a move back. Waiting for Ada.");
    expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  });

  it("says who did not agree", async () => {
    const socket = await sitDown({ room: asking({ seat: 0, wanted: [1] }) });
    await hear(socket, update(6, { room: asking({ seat: 0, wanted: [1], refused_by: 1 }) }));
    expect(document.querySelector(".toasts")?.textContent).toBe(
      "Grace did not agree, so the move stands.",
    );
    expect(screen.queryByTestId("take-back")).toBeNull();
  });
});
