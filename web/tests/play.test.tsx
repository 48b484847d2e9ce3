import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sync } from "../src/generated/messages";
import { TableProvider } from "../src/net/session-context";
import { Play, type PlayProps } from "../src/table/Play";
import { ToastProvider } from "../src/ui/Toast";
import { spoken } from "../src/ui/texts";
import { FakeSocket, fakeSockets, line, offer, room, rule, seen, sync, update } from "./fixtures";

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

async function sitDown(start: Partial<Sync> = {}, props: PlayProps = {}): Promise<FakeSocket> {
  render(
    <ToastProvider>
      <TableProvider code="MAPLE-1234">
        <Play {...props} />
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

const main = () => screen.getByRole("main");
const click = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });
const hear = (socket: FakeSocket, ...messages: Parameters<FakeSocket["tell"]>[0][]) =>
  act(async () => {
    for (const message of messages) socket.tell(message);
  });

describe("the table page", () => {
  it("plays a choice once, and takes nothing more until the server has answered", async () => {
    const socket = await sitDown();
    await click("Do a");
    await click("Do a");
    expect(socket.heard("move")).toHaveLength(1);
    expect(socket.lastOf("move")).toMatchObject({ seat: 0, move: "a", version: 5 });
    expect(main().dataset.asked).toBe("false");
    await hear(socket, update(6), { type: "ack", id: socket.lastOf("move").id, version: 6 });
    expect(main().dataset.asked).toBe("true");
  });

  it("shows a refusal beside the question, with the rule to read", async () => {
    const socket = await sitDown();
    await click("Do a");
    const { id } = socket.lastOf("move");
    await hear(socket, { type: "error", code: "move/refused", message: "No", id, refusal: rule });
    expect(screen.getByTestId("refusal").textContent).toContain("X-7");
    await click("X-7");
    expect(screen.getByRole("tab", { name: "Rules" }).getAttribute("aria-selected")).toBe("true");
    await click("Close");
    expect(screen.queryByTestId("refusal")).toBeNull();
  });

  it("shows a hint with its reason, and can do what it says", async () => {
    const socket = await sitDown();
    await click("Hint");
    const { id } = socket.lastOf("hint");
    await hear(socket, {
      type: "answer",
      id,
      refusal: null,
      aid: null,
      move: "a",
      label: spoken("Do a (1 coin): draws a card."),
      reason: spoken("It is worth two points."),
      rule: "X-3",
    });
    const said = within(screen.getByTestId("hint")).getByRole("status").textContent;
    expect(said).toBe("Do a. It is worth two points. X-3"); // what explains the move is on its button
    await click("Do it");
    expect(socket.lastOf("move").move).toBe("a");
  });

  it("says nothing about now while it shows the past", async () => {
    const socket = await sitDown({ seen: [seen({ log: [line("Grace draws", 0)], step: 2 })] });
    await click("Hint");
    const told = { move: "a", label: spoken("Do a"), reason: spoken("It scores."), rule: "X-3" };
    const { id } = socket.lastOf("hint");
    await hear(socket, { type: "answer", id, refusal: null, aid: null, ...told });
    expect(screen.getByTestId("hint")).toBeTruthy();
    vi.stubGlobal("fetch", () => new Promise(() => {})); // the past takes its time
    await act(async () => fireEvent.click(screen.getAllByTestId("log-line")[0] as HTMLElement));
    expect(screen.queryByTestId("hint")).toBeNull();
    expect(main().dataset.asked).toBe("false");
  });

  it("names a score before its number, so that one point is no plural", async () => {
    await sitDown({ seen: [seen({ figures: { points: [1, 4] } })] });
    const scores = screen.getAllByTestId("seat").map((seat) => seat.textContent);
    expect(scores).toEqual([
      expect.stringMatching(/points: 1$/),
      expect.stringMatching(/points: 4$/),
    ]);
  });

  it("calls in the title exactly while it is my turn", async () => {
    const socket = await sitDown();
    expect(document.title).toMatch(/Your turn/);
    await hear(socket, update(6, { seen: [seen({ asked: false, moves: [], waiting: [1] })] }));
    expect(document.title).not.toMatch(/Your turn/);
    expect(screen.getByTestId("prompt").textContent).toContain("Waiting for Grace.");
  });

  it("says that the connection is lost, and takes no move", async () => {
    const socket = await sitDown();
    await act(async () => socket.break());
    expect(main().dataset.connection).toBe("lost");
    expect(screen.getByRole("alert").textContent).toContain("connection is lost");
    await click("Do a");
    expect(socket.heard("move")).toHaveLength(0);
  });

  it("offers to come back to who is played on for", async () => {
    const away = room();
    away.seats = away.seats.map((seat, n) => ({ ...seat, away: n === 0 }));
    const socket = await sitDown({ room: away });
    await click("I'm back");
    expect(socket.lastOf("return").seat).toBe(0);
  });

  it("plays a choice by its number key, but not while one is writing", async () => {
    const socket = await sitDown();
    await act(async () => {
      fireEvent.click(screen.getByRole("tab", { name: "Chat" }));
    });
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Message" }), { key: "1" });
    expect(socket.heard("move")).toHaveLength(0);
    fireEvent.keyDown(document.body, { key: "1" });
    expect(socket.lastOf("move").move).toBe("a");
  });

  it("sorts many moves by their kind", async () => {
    const many = Array.from({ length: 12 }, (_, n) => ({
      ...offer(`m${n}`),
      data: { kind: n < 6 ? "Take" : "PutBack" },
    }));
    const socket = await sitDown({ seen: [seen({ moves: many })] });
    await click("Put back (6)");
    await click("Do m11");
    expect(socket.lastOf("move").move).toBe("m11");
  });

  it("sorts a few moves of many words by their kind too", async () => {
    const wordy = ["Take", "Take", "PutBack", "PutBack"].map((kind, n) => ({
      ...offer(`m${n}`),
      label: spoken(`Do m${n}: ${"and so on ".repeat(8)}`),
      data: { kind },
    }));
    await sitDown({ seen: [seen({ moves: wordy })] });
    expect(screen.getByTestId("choices").querySelectorAll("[data-move]")).toHaveLength(0);
    await click("Put back (2)");
    expect(screen.getByTestId("builder").querySelectorAll("[data-move]")).toHaveLength(2);
  });

  it("closes the kind that was opened when another question comes", async () => {
    const many = Array.from({ length: 12 }, (_, n) => ({
      ...offer(`m${n}`),
      data: { kind: n < 6 ? "Take" : "PutBack" },
    }));
    const socket = await sitDown({ seen: [seen({ moves: many })] });
    await click("Put back (6)");
    await hear(socket, update(6, { seen: [seen({ moves: [...many] })] }));
    expect(screen.queryByTestId("builder")).toBeNull();
  });

  it("can be looked at and not played on when it was closed", async () => {
    const socket = await sitDown({ room: room({ state: "closed" }) });
    expect(screen.getByText(/this game was closed/)).toBeDefined();
    expect(main().dataset.asked).toBe("false");
    expect(screen.queryByRole("button", { name: "Do a" })).toBeNull();
    fireEvent.keyDown(document.body, { key: "u" });
    expect(socket.heard("undo")).toHaveLength(0);
  });

  it("has nothing to press for a spectator", async () => {
    await sitDown({
      mine: [],
      host: false,
      seen: [seen({ viewer: null, asked: false, moves: [] })],
    });
    expect(main().dataset.viewer).toBe("none");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(screen.getByText(/You are watching/)).toBeDefined();
  });
});

describe("two players on one device", () => {
  const SECRETS = ["hearts", "spades"];
  /** What the server tells: nothing of a hand but to who holds the device. */
  const told = (asked: number, open: number | null) => ({
    mine: [0, 1],
    open,
    asked: [asked].filter((seat) => seat < 2),
    seen: [
      seen({
        viewer: open,
        asked: asked === open,
        waiting: [asked],
        step: 2,
        view: open === null ? {} : { hand: SECRETS[open] },
        log: open === null ? [] : [line(`Somebody draws ${SECRETS[open]}`, 0)],
      }),
    ],
  });
  /** Lift the cover, and have the server answer. */
  const lift = async (socket: FakeSocket, asked: number, seat: number, name: string) => {
    await click(name);
    expect(socket.lastOf("look").seat).toBe(seat);
    await hear(socket, sync(told(asked, seat)));
    await screen.findByText(SECRETS[seat] ?? "");
  };
  const page = () => document.body.textContent;

  it("have a cover first, and nothing of a hand is on the page under it", async () => {
    await sitDown(told(0, null));
    expect(screen.getByTestId("cover").textContent).toContain("Ada is next");
    expect(main().dataset.asked).toBe("false");
  });

  it("are told under a cover whose turn it is", async () => {
    await sitDown(told(2, null));
    expect(screen.getByTestId("cover").textContent).not.toContain("Ada is next");
  });

  it("see their own table when they say so, and the cover until it has come", async () => {
    const socket = await sitDown(told(0, null));
    await click("Show the table to Ada");
    expect(screen.getByTestId("cover")).toBeDefined();
    await hear(socket, sync(told(0, 0)));
    expect(page()).toContain("hearts");
    expect(screen.queryByTestId("cover")).toBeNull();
    expect(main().dataset.asked).toBe("true");
  });

  it("are covered from each other when the turn goes on", async () => {
    const socket = await sitDown(told(0, null));
    await lift(socket, 0, 0, "Show the table to Ada");
    const { seen: news, asked } = told(1, 0);
    await hear(socket, update(6, { seen: news, asked }));
    expect(socket.lastOf("look").seat).toBeNull();
    expect(screen.getByTestId("cover").textContent).toContain("Grace is next");
    expect(page()).not.toContain("hearts");
    await hear(socket, sync({ ...told(1, null), version: 6 }));
    await lift(socket, 1, 1, "Show the table to Grace");
    expect(page()).not.toContain("hearts");
  });

  it("keep their table while it is nobody's turn here", async () => {
    const socket = await sitDown(told(0, null));
    await lift(socket, 0, 0, "Show the table to Ada");
    await hear(socket, update(6, { ...told(2, 0) }));
    expect(screen.queryByTestId("cover")).toBeNull();
    expect(page()).toContain("hearts");
  });

  it("may look although another one is asked, and pass the device on", async () => {
    const socket = await sitDown(told(0, null));
    await lift(socket, 0, 1, "Show Grace's screen");
    await hear(socket, update(6, { ...told(0, 1) }));
    expect(page()).toContain("spades");
    await click("Pass on");
    expect(socket.lastOf("look").seat).toBeNull();
    expect(page()).not.toContain("spades");
    expect(screen.getByTestId("cover").textContent).toContain("Ada is next");
  });

  it("do not leave an earlier position open that they have looked at", async () => {
    const socket = await sitDown(told(0, null));
    await lift(socket, 0, 0, "Show the table to Ada");
    const past = { ...seen(), view: { hand: "clubs" } };
    vi.stubGlobal("fetch", async () => Response.json(past));
    await act(async () => fireEvent.click(screen.getAllByTestId("log-line")[0] as HTMLElement));
    await screen.findByText("clubs");
    await hear(socket, update(6, { ...told(1, 0) }), sync({ ...told(1, null), version: 6 }));
    await lift(socket, 1, 1, "Show the table to Grace");
    expect(page()).not.toContain("clubs");
  });
});

describe("a game with a limit", () => {
  it("shows the time of the whole game, counting down from what was told last", async () => {
    const socket = await sitDown({ room: room({ time_left: 600_000 }) });
    expect(screen.getByTestId("time-left").textContent).toBe("Time left 10:00");
    await hear(socket, update(6, { time_left: 59_000 }));
    const timer = within(screen.getByTestId("time-left")).getByRole("timer");
    expect(timer.textContent).toBe("0:59");
    expect(timer.dataset.hurry).toBe("true");
    await hear(socket, update(7, { time_left: null }));
    expect(screen.queryByTestId("time-left")).toBeNull();
  });
});

describe("seconds that the rules give for what is asked", () => {
  const clock = () => within(screen.getByTestId("choice-clock"));

  it("count down beside the question, and are told at ten and at none", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await sitDown({ room: room({ choice_left: 17_000 }) });
      expect(clock().getByRole("timer").textContent).toBe("0:17");
      expect(clock().getByRole("status").textContent).toBe("");
      await act(() => vi.advanceTimersByTimeAsync(8_000));
      expect(clock().getByRole("timer").dataset.hurry).toBe("true");
      expect(clock().getByRole("status").textContent).toBe("10 seconds left.");
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(clock().getByRole("timer").textContent).toBe("0:00");
      expect(clock().getByRole("status").textContent).toBe("Time is up.");
    } finally {
      vi.useRealTimers();
    }
  });

  it("are seen by those who wait as well, and are gone with the question", async () => {
    const socket = await sitDown({
      room: room({ choice_left: 17_000 }),
      seen: [seen({ asked: false, moves: [], waiting: [1] })],
    });
    expect(clock().getByRole("timer").textContent).toBe("0:17");
    await hear(socket, update(6, { choice_left: null }));
    expect(screen.queryByTestId("choice-clock")).toBeNull();
  });
});

describe("a lesson whose move nobody can list", () => {
  const typed = { label: spoken("Your word"), before: "say ", after: "", most: 80 };
  const lesson = { complete: false, moves: [offer("say stone")], typed };

  it("offers that move and no other, which can be typed as well", async () => {
    const socket = await sitDown({ seen: [seen(lesson)] }, { onlyMove: "say sea" });
    const choices = within(screen.getByTestId("choices"));
    expect(choices.queryByRole("button", { name: /stone/ })).toBeNull();
    const field = choices.getByRole("textbox", { name: "Your word" });
    const type = (value: string) =>
      act(async () => {
        fireEvent.change(field, { target: { value } });
        fireEvent.submit(field);
      });
    const judge = (type: string) =>
      hear(socket, {
        type: "answer",
        id: socket.lastOf(type).id,
        ...{ refusal: null, aid: null, move: null, label: null, reason: null, rule: "" },
      });
    await type("old");
    await judge("why");
    expect(screen.getByTestId("verdict").textContent).toContain("this lesson goes on");
    expect(socket.heard("move")).toHaveLength(0);
    await type("sea");
    await judge("why");
    expect(socket.lastOf("move")).toMatchObject({ move: "say sea" });
  });

  it("has it as a button, too", async () => {
    const socket = await sitDown({ seen: [seen(lesson)] }, { onlyMove: "say sea" });
    await click("sea");
    expect(socket.lastOf("move")).toMatchObject({ move: "say sea" });
  });
});

describe("what is grave", () => {
  const idle = { asked: false, moves: [], waiting: [1] };
  const resign = (caution: string | null = null) => ({ ...offer("resign", caution), grave: true });
  const openHelp = () =>
    act(async () => {
      fireEvent.click(screen.getByRole("tab", { name: "Help" }));
    });

  it("has a button in the help tab that asks once", async () => {
    const socket = await sitDown({ seen: [seen({ ...idle, aside: [resign()] })] });
    await openHelp();
    await click("Do resign");
    expect(socket.heard("move")).toHaveLength(0);
    const dialog = screen.getByRole("alertdialog");
    expect(dialog.textContent).toContain("This cannot be taken back.");
    await act(async () => {
      fireEvent.click(within(dialog).getByTestId("confirm"));
    });
    expect(socket.lastOf("move")).toMatchObject({ seat: 0, move: "resign" });
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("is dropped on second thoughts, or when it is offered no longer", async () => {
    const aside = [resign("You lose everything.")];
    const socket = await sitDown({ seen: [seen({ ...idle, aside })] });
    await openHelp();
    await click("Do resign");
    expect(screen.getByRole("alertdialog").textContent).toContain("You lose everything.");
    await click("Cancel");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await click("Do resign");
    await hear(socket, update(6, { seen: [seen({ ...idle, step: 1 })] }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.queryByTestId("aside")).toBeNull();
    expect(socket.heard("move")).toHaveLength(0);
  });

  it("is not there for who watches", async () => {
    await sitDown({ mine: [], host: false, seen: [seen({ ...idle, viewer: null })] });
    await openHelp();
    expect(screen.queryByTestId("aside")).toBeNull();
  });
});
