import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Offered } from "../src/generated/messages";
import { TableProvider } from "../src/net/session-context";
import { asksAgain } from "../src/table/arming";
import { Play } from "../src/table/Play";
import { type Confirming, change } from "../src/theme/settings";
import { ToastProvider } from "../src/ui/Toast";
import { FakeSocket, fakeSockets, offer, seen, sync, update } from "./fixtures";

const WEIGHTY: Offered = {
  ...offer("build"),
  label: {
    words: ["Build ", " (3 red): draws."],
    things: [{ sort: "card", id: "G1", name: "Tank" }],
  },
  weighty: true,
};
const MOVES = [offer("pick"), WEIGHTY, offer("end", "Two are left.")];
let socket: FakeSocket;

beforeEach(async () => {
  localStorage.clear();
  change({ confirm: "hurts" });
  fakeSockets();
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(path.endsWith("pieces") ? "{}" : "[]")),
  );
  render(
    <ToastProvider>
      <TableProvider code="MAPLE-1234">
        <Play />
      </TableProvider>
    </ToastProvider>,
  );
  socket = FakeSocket.last;
  await act(async () => {
    socket.open();
    socket.tell(sync({ seen: [seen({ moves: MOVES })] }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const choice = (move: string) => {
  const found = document.querySelector<HTMLElement>(`[data-testid=choices] [data-move="${move}"]`);
  if (!found) throw new Error(`${move} is not offered`);
  return found;
};
/** `detail`: 0 by a key or a reader; by a pointer, the number of quick clicks. */
const press = (move: string, detail = 0) =>
  act(async () => void fireEvent.click(choice(move), { detail }));
const key = (name: string, repeat = false) =>
  act(
    async () =>
      void fireEvent.keyDown(document.activeElement ?? document.body, { key: name, repeat }),
  );
const made = () => socket.heard("move").map(({ move }) => move);
const armed = () =>
  [...document.querySelectorAll<HTMLElement>("[data-armed]")].map((it) => it.dataset.move);
const prompt = () => screen.getByTestId("prompt").textContent;

describe("which moves ask for a second press", () => {
  const [light, weighty, cautioned] = MOVES;
  it.each<[Confirming, ...boolean[]]>([
    ["never", false, false, true, false],
    ["hurts", false, true, true, true],
    ["always", true, true, true, true],
  ])("%s", (confirming, ...expected) => {
    const asked = [light, weighty, cautioned].map((it) => asksAgain(it, confirming, false));
    expect([...asked, asksAgain(light, confirming, true)]).toEqual(expected);
  });
});

describe("a move that a slip would hurt", () => {
  it("is armed by a press, says so in the place of the question, and is made by a second one", async () => {
    await press("build");
    expect([armed(), made()]).toEqual([["build"], []]);
    expect(prompt()).toBe("Press again to build Tank.");
    await press("build");
    expect([armed(), made()]).toEqual([[], ["build"]]);
  });

  it("comes with its caution, whatever is set", async () => {
    change({ confirm: "never" });
    await press("end");
    expect(prompt()).toBe("Two are left. Press again to do it.");
    await press("end");
    expect(made()).toEqual(["end"]);
  });

  it("is not made by the second half of a double click", async () => {
    vi.useFakeTimers();
    await press("build", 1);
    await press("build", 2);
    expect([armed(), made()]).toEqual([["build"], []]);
    await act(() => vi.advanceTimersByTimeAsync(300));
    await press("build", 1);
    expect(made()).toEqual(["build"]);
  });

  it("is made by number keys, but not by one that is held down", async () => {
    await key("2");
    await key("2", true);
    expect([armed(), made()]).toEqual([["build"], []]);
    await key("2");
    expect(made()).toEqual(["build"]);
  });

  it("gives way to another move: a light one is made, a weighty one is armed", async () => {
    await press("build");
    await press("end");
    expect(armed()).toEqual(["end"]);
    await press("pick");
    expect([armed(), made()]).toEqual([[], ["pick"]]);
  });

  it.each(["Escape", "a press elsewhere", "another question"])("is dropped by %s", async (what) => {
    await press("build");
    if (what === "Escape") await key("Escape");
    else if (what === "another question") {
      const next = update(6, { seen: [seen({ step: 1, moves: [...MOVES] })] });
      await act(async () => socket.tell(next));
    } else await act(async () => void fireEvent.click(screen.getByRole("main"), { detail: 1 }));
    expect(armed()).toEqual([]);
    expect(prompt()).toBe("Choose.");
    await press("build");
    expect(made()).toEqual([]);
  });
});

describe("a light move", () => {
  it("is made by one press, or by two where all are to be confirmed", async () => {
    change({ confirm: "always" });
    await press("pick");
    expect([prompt(), made()]).toEqual(["Press again to do pick.", []]);
    change({ confirm: "never" });
    await key("Escape");
    await press("pick");
    expect(made()).toEqual(["pick"]);
  });
});
