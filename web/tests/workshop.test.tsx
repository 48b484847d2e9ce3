import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { WorkshopProps } from "../src/games";
import type { GameInfo, OptionInfo } from "../src/generated/messages";
import { seatTokens } from "../src/net/people";
import { valueWords } from "../src/room/designs";
import { GameBox } from "../src/shelf/GameBox";
import { ToastProvider } from "../src/ui/Toast";
import WorkshopPage from "../src/workshop/WorkshopPage";

const OPTION: OptionInfo = {
  name: "plan",
  title: "The plan",
  values: ["plain", "very_large"],
  default: "plain",
  ruling: "",
  free: true,
  units: [],
  words: [],
};
const info = (name: string): GameInfo => ({
  name,
  title: name.toUpperCase(),
  blurb: "",
  goal: "Win.",
  players: [2, 3],
  usual_bot: "random",
  play_now: {},
  usual_players: 2,
  minutes: [5, 10],
  rules_version: 1,
  bots: [{ name: "random", strength: "easy", plays: "At random." }],
  signs: [],
  options: [OPTION],
  tutorial: false,
  guide: false,
});

function Bench({ game, pieces, inspect, play }: WorkshopProps) {
  const { parts } = pieces as { parts: number };
  return (
    <section aria-label="Bench">
      <p>
        {game} of {parts} parts
      </p>
      <button
        type="button"
        onClick={async () => {
          const told = (await inspect("plan", "{}")) as { fine: boolean };
          document.title = told.fine ? "fine" : "not fine";
        }}
      >
        Inspect
      </button>
      <button
        type="button"
        onClick={() => play({ plan: "{}" }, 3).catch((fault) => (document.title = fault.message))}
      >
        Play it
      </button>
    </section>
  );
}

vi.mock("../src/games", () => ({
  loadGame: async (name: string) =>
    name === "plain"
      ? { Board: () => null, Miniature: () => null }
      : { Board: () => null, Miniature: () => null, Workshop: Bench },
}));

const asked: { path: string; body: unknown }[] = [];
let opened: Response;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  const seats = [{ seat: 0, token: "secret" }];
  opened = Response.json({ code: "OAK-12345", ...seats[0], seats, host_token: "host" });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null });
    if (path === "/api/games") return Response.json([info("plain"), info("odd")]);
    if (path.endsWith("pieces")) return Response.json({ parts: 63 });
    if (path.includes("/options/")) return Response.json({ fine: true });
    return opened;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function visit(game: string) {
  const location = memoryLocation({ path: `/games/${game}/workshop`, record: true });
  await act(async () => {
    render(
      <ToastProvider>
        <Router hook={location.hook}>
          <WorkshopPage game={game} />
        </Router>
      </ToastProvider>,
    );
  });
  return location;
}

const click = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });

describe("a game's workshop", () => {
  it("gets the pieces of the game, and its judgment of a text", async () => {
    await visit("odd");
    expect(screen.getByRole("main").dataset.page).toBe("workshop");
    expect(screen.getByText("odd of 63 parts")).toBeTruthy();
    await click("Inspect");
    expect(asked.at(-1)).toEqual({ path: "/api/games/odd/options/plan", body: { text: "{}" } });
    expect(document.title).toBe("fine");
  });

  it("opens a table against bots with what was made, and goes there", async () => {
    const location = await visit("odd");
    await click("Play it");
    expect(asked.at(-1)).toEqual({
      path: "/api/tables",
      body: { name: "", game: "odd", seats: 3, options: { plan: "{}" }, start: true },
    });
    expect(location.history.at(-1)).toBe("/t/OAK-12345");
    expect(seatTokens("OAK-12345")).toContain("secret");
  });

  it("hears why a table cannot be opened", async () => {
    opened = Response.json(
      { status_code: 400, detail: "That will not do.", extra: { code: "table/bad-setup" } },
      { status: 400 },
    );
    const location = await visit("odd");
    await click("Play it");
    expect(document.title).toBe("That will not do.");
    expect(location.history.at(-1)).toBe("/games/odd/workshop");
  });

  it("is not found where a game has none, or where there is no such game", async () => {
    await visit("plain");
    expect(screen.getByRole("alert").textContent).toContain("PLAIN has no workshop.");
    cleanup();
    await visit("nothing");
    expect(screen.getByRole("alert").textContent).toContain("There is no such game.");
  });

  it("is linked from the shelf where there is one", async () => {
    for (const [name, count] of [
      ["plain", 0],
      ["odd", 1],
    ] as const) {
      await act(async () => {
        render(
          <ToastProvider>
            <GameBox game={info(name)} />
          </ToastProvider>,
        );
      });
      const links = screen.queryAllByRole("link", { name: "Workshop" });
      expect(links).toHaveLength(count);
      if (count) expect(links[0]?.getAttribute("href")).toBe("/games/odd/workshop");
      cleanup();
    }
  });
});

describe("the value of an option in words", () => {
  it("is the value itself, where it is one of the game's", () => {
    expect(valueWords(OPTION, "very_large")).toBe("very large");
    expect(valueWords({ ...OPTION, free: false }, "else_where")).toBe("else where");
    const worded = { ...OPTION, values: ["as_is", "big"], words: ["stays as it is", "is big"] };
    expect(valueWords(worded, "as_is")).toBe("stays as it is");
  });

  it("is the title of a text of somebody's own, if it has one", () => {
    expect(valueWords(OPTION, '{"title":" Twin towers "}')).toBe("Twin towers (own)");
    expect(valueWords(OPTION, `{"title":"${"x".repeat(500)}"}`)).toHaveLength(66);
    for (const text of ['{"title":7}', "{}", "null", "7 stones"]) {
      expect(valueWords(OPTION, text)).toBe("own design");
    }
  });
});
