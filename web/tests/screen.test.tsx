/** The big screen: everything that anybody may see, and nothing else, whoever has opened it. */
import { act, cleanup, render, screen, within } from "@testing-library/react";
import jsQR from "jsqr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { Sync } from "../src/generated/messages";
import { remember } from "../src/net/people";
import { largest } from "../src/screen/fit";
import ScreenPage from "../src/screen/ScreenPage";
import { QrCode } from "../src/ui/QrCode";
import { spoken } from "../src/ui/texts";
import { FakeSocket, fakeSockets, headlined, room, seen, sync, update } from "./fixtures";

const CODE = "MAPLE-1234";

beforeEach(() => {
  localStorage.clear();
  fakeSockets();
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(path.endsWith("pieces") ? "{}" : "[]")),
  );
  remember({ code: CODE, seat: 0, token: "t", seats: [{ seat: 0, token: "t" }], host_token: "h" });
  localStorage.setItem("parlour.name", "Ada");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const watched = seen({ viewer: null, asked: false, moves: [], view: { pile: "seven stones" } });

async function turnOn(told: Partial<Sync>): Promise<{ socket: FakeSocket; path: () => string }> {
  const { hook, history } = memoryLocation({ path: `/t/${CODE}/screen`, record: true });
  render(
    <Router hook={hook}>
      <ScreenPage code={CODE} />
    </Router>,
  );
  const socket = FakeSocket.last;
  await act(async () => {
    socket.open();
    socket.tell(sync({ mine: [], host: false, seen: [watched], ...told }));
  });
  return { socket, path: () => history.at(-1) ?? "" };
}

it("says nothing of the seats that this browser holds, also when it comes again", async () => {
  vi.useFakeTimers();
  try {
    const { socket } = await turnOn({});
    await act(async () => socket.break());
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      FakeSocket.last.open();
    });
    const said = FakeSocket.all.flatMap((each) => each.said);
    const nobody = { type: "hello", tokens: [], name: "", open: null };
    expect(said).toEqual([
      { ...nobody, since: null },
      { ...nobody, since: 5 },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

it("tells who is asked what, what was done last and the scores, beside a board with nothing to press", async () => {
  const { socket } = await turnOn({
    seen: [{ ...watched, turns: [headlined("Ada took two stones.")] }],
  });
  expect(screen.getByTestId("headline").textContent).toBe("Ada took two stones.");
  expect(screen.getByTestId("prompt").textContent).toBe("Waiting for Ada.");
  expect(await screen.findByText("seven stones")).toBeDefined();
  expect(screen.getAllByTestId("seat").map((seat) => seat.textContent)).toEqual([
    expect.stringMatching(/Ada.*points: 3$/),
    expect.stringMatching(/Grace.*points: 4$/),
  ]);
  expect(within(screen.getByRole("main")).queryAllByRole("button")).toEqual([]);
  expect(screen.queryAllByRole("link")).toEqual([]); // to a hand that nobody else may see
  await act(async () => socket.tell(update(6, { choice_left: 17_000 })));
  expect(screen.getByTestId("choice-clock").textContent).toContain("0:17");
  await act(async () => socket.break());
  expect(screen.getByRole("alert").textContent).toContain("connection is lost");
});

it("shows before the start how to come, who is there and who is ready", async () => {
  const { socket } = await turnOn({ room: room({ state: "gathering", ready: [1] }), seen: [] });
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/\/t\/MAPLE-1234$/);
  expect(screen.getByTestId("invite").textContent).toMatch(/^[^/]+\/t\/MAPLE-1234$/);
  expect(screen.getAllByTestId("seat").map((seat) => seat.textContent)).toEqual([
    "Ada",
    "Grace ready",
  ]);
  expect(screen.getByText("Not ready yet: Ada.")).toBeDefined();
  const begun = update(6, { room: room(), seen: [{ ...watched, prompt: spoken("Go.") }] });
  await act(async () => socket.tell(begun));
  expect(screen.queryByRole("img", { name: /QR/ })).toBeNull();
  expect(screen.getByRole("main").dataset.state).toBe("playing");
});

it("goes with the people to their next game, since nobody sits at it to press anything", async () => {
  const { path } = await turnOn({ room: room({ state: "over", next_code: "OAK-5678" }) });
  expect(path()).toBe("/t/OAK-5678/screen");
});

it("draws a board as large as it fits, and not larger than it may", () => {
  expect(largest((scale) => scale <= 1.7, 2.5)).toBeCloseTo(1.7, 1);
  expect(largest((scale) => scale <= 0.6, 1)).toBeLessThanOrEqual(0.6);
  expect(largest(() => true, 1)).toBe(1);
});

it("has a code that a camera reads", () => {
  const address = "https://parlour.example.org/t/MAPLE-42071";
  const { container } = render(<QrCode text={address} label="QR" />);
  const size = Number(container.querySelector("rect")?.getAttribute("width"));
  const dark = container.querySelector("path")?.getAttribute("d") ?? "";
  const scale = 4; // dots of the picture for each square
  const picture = new Uint8ClampedArray(size * size * scale * scale * 4).fill(255);
  for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < scale * scale; dot++) {
      const column = Number(x) * scale + (dot % scale);
      const row = Number(y) * scale + Math.floor(dot / scale);
      picture.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3);
    }
  }
  expect(jsQR(picture, size * scale, size * scale)?.data).toBe(address);
});
