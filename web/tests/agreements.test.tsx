import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, Room } from "../src/generated/messages";
import { TableProvider, useTableState } from "../src/net/session-context";
import { Agreements } from "../src/room/Agreements";
import { FakeSocket, fakeSockets, room, sync, update } from "./fixtures";

const OWN = '{"title":"Twin towers"}';
const info: GameInfo = {
  name: "odd",
  title: "Odd",
  blurb: "",
  goal: "Win.",
  players: [2],
  usual_bot: "random",
  play_now: {},
  usual_players: 2,
  minutes: [5, 10],
  rules_version: 1,
  bots: [],
  signs: [],
  options: [
    {
      name: "plan",
      title: "Plan",
      values: ["plain"],
      default: "plain",
      ruling: "",
      free: true,
      units: [],
      words: [],
    },
    {
      name: "pace",
      title: "Pace",
      values: ["slow"],
      default: "slow",
      ruling: "X-1",
      free: false,
      units: ["rounds", "minutes"],
      words: [],
    },
  ],
  tutorial: false,
  guide: false,
};

vi.mock("../src/games", () => ({
  loadGame: async () => ({ Board: () => null, Miniature: () => null, Workshop: () => null }),
}));

beforeEach(fakeSockets);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Settling() {
  const { room, host } = useTableState();
  const attempt = (doing: Promise<unknown>) => doing.catch(() => null);
  return room && <Agreements room={room} info={info} host={host} attempt={attempt} />;
}

const table = (options: Room["options"]) => room({ game: "odd", state: "gathering", options });

async function settle(options: Room["options"], host = true): Promise<FakeSocket> {
  render(
    <TableProvider code="MAPLE-1234">
      <Settling />
    </TableProvider>,
  );
  const socket = FakeSocket.last;
  await act(async () => {
    socket.open();
    socket.tell(sync({ seen: [], host, room: table(options) }));
  });
  return socket;
}

const plan = () => screen.getByLabelText("Plan") as HTMLSelectElement;
const offered = () => [...plan().options].map((option) => option.textContent);

describe("an option that takes a text of one's own", () => {
  it("shows its values, and the text by its title while that is chosen", async () => {
    await settle({ plan: OWN, pace: "slow" });
    expect(offered()).toEqual(["Twin towers (own)", "plain (as usual)"]);
    expect(plan().value).toBe(OWN);
    cleanup();
    await settle({ plan: "plain", pace: "slow" });
    expect(offered()).toEqual(["plain (as usual)"]);
  });

  it("is changed by itself: the server keeps what else was agreed", async () => {
    const socket = await settle({ plan: OWN, pace: "slow" });
    fireEvent.change(plan(), { target: { value: "plain" } });
    expect(socket.lastOf("change").options).toEqual({ plan: "plain" });
  });

  it("shows the way to the workshop, and no other option does", async () => {
    await settle({ plan: "plain", pace: "slow" });
    const ways = await screen.findAllByRole("link", { name: "Make your own in the workshop" });
    expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/games/odd/workshop"]);
  });
});

const useFile = () => screen.queryByRole("button", { name: "Use a file… for Plan" });
const back = () => screen.queryByRole("button", { name: "Back to plain" });
const said = () => screen.getByRole("status").textContent;

async function choose(...parts: BlobPart[]): Promise<void> {
  const files = [new File(parts, "mine.json", { type: "application/json" })];
  await act(async () => {
    fireEvent.change(screen.getByTestId("file"), { target: { files } });
  });
}

/** What the server says to the change that it was asked for last. */
async function answer(socket: FakeSocket, part: { refused: string } | { plan: string }) {
  const { id } = socket.lastOf("change");
  await act(async () => {
    if ("refused" in part) {
      const { refused: message } = part;
      socket.tell({ type: "error", id, code: "table/bad-setup", message, refusal: null });
    } else {
      socket.tell({ type: "ack", id, version: 6 });
      socket.tell(update(6, { room: table({ ...part, pace: "slow" }) }));
    }
  });
}

describe("a file for an option that takes a text", () => {
  it("is chosen by a button, and its text is sent as it is", async () => {
    const socket = await settle({ plan: "plain", pace: "slow" });
    const opened = vi.spyOn(screen.getByTestId("file"), "click");
    fireEvent.click(useFile() as HTMLElement);
    expect(opened).toHaveBeenCalledOnce();
    await choose("\ufeff", ' {"title": "Größe"}\n');
    expect(socket.lastOf("change").options).toEqual({ plan: ' {"title": "Größe"}\n' });
    await answer(socket, { plan: '{"title":"Größe"}' });
    expect(plan().selectedOptions[0]?.textContent).toBe("Größe (own)");
    expect(said()).toBe("Größe (own) is chosen.");
  });

  it("is told of where it will not do, and what was agreed stays", async () => {
    const socket = await settle({ plan: OWN, pace: "slow" });
    await choose("{}");
    await answer(socket, { refused: "the plan has no walls" });
    expect(said()).toBe("mine.json was not used. The plan has no walls. Nothing has changed.");
    expect(plan().value).toBe(OWN);
    await choose("{1}");
    expect(said()).toBe("");
    await answer(socket, { plan: '{"title":"One"}' });
    expect(said()).toBe("One (own) is chosen.");
  });

  it("is not spoken of any more when something else was chosen", async () => {
    const socket = await settle({ plan: OWN, pace: "slow" });
    await choose("{}");
    await answer(socket, { refused: "the plan has no walls" });
    fireEvent.change(plan(), { target: { value: "plain" } });
    await answer(socket, { plan: "plain" });
    expect(said()).toBe("");
  });

  it.each([
    ["It is larger than 64 kB.", new Uint8Array(64 * 1024 + 1)],
    ["It is empty.", ""],
    ["It is not a text in UTF-8.", new Uint8Array([0xff, 0xfe])],
  ])("is not sent where the server could not take it: %s", async (why, contents) => {
    const socket = await settle({ plan: "plain", pace: "slow" });
    await choose(contents);
    expect(said()).toBe(`mine.json was not used. ${why} Nothing has changed.`);
    expect(socket.heard("change")).toEqual([]);
  });

  it("is left for what is usual by a button, and the focus is kept", async () => {
    const socket = await settle({ plan: OWN, pace: "slow" });
    const button = back() as HTMLElement;
    button.focus();
    fireEvent.click(button);
    expect(socket.lastOf("change").options).toEqual({ plan: "plain" });
    await answer(socket, { plan: "plain" });
    expect(back()).toBeNull();
    expect(document.activeElement).toBe(plan());
  });

  it("is chosen by the host; the others see which it is", async () => {
    await settle({ plan: OWN, pace: "slow" }, false);
    expect(plan().disabled).toBe(true);
    expect(plan().selectedOptions[0]?.textContent).toBe("Twin towers (own)");
    expect([useFile(), back()]).toEqual([null, null]);
  });

  it("is asked for by no other option", async () => {
    await settle({ plan: OWN, pace: "slow" });
    expect(screen.getAllByRole("button", { name: /Use a file/ })).toEqual([useFile()]);
  });
});

const pace = () => screen.getByLabelText("Pace") as HTMLSelectElement;
const set = () => screen.getByRole("button", { name: "Set" }) as HTMLButtonElement;

describe("an option that takes a number", () => {
  it("asks how many of what, and sends it once it is a number", async () => {
    const socket = await settle({ plan: "plain", pace: "slow" });
    fireEvent.change(pace(), { target: { value: "a number" } });
    for (const bad of ["", "0", "1000", "4.5", "-3", "x"]) {
      fireEvent.change(screen.getByLabelText("How many"), { target: { value: bad } });
      expect(set().disabled).toBe(true);
    }
    fireEvent.change(screen.getByLabelText("How many"), { target: { value: "45" } });
    fireEvent.change(screen.getByLabelText("Of what"), { target: { value: "minutes" } });
    fireEvent.click(set());
    expect(socket.lastOf("change").options).toEqual({ pace: "45_minutes" });
    expect(screen.queryByLabelText("How many")).toBeNull();
  });

  const fill = (many: string) => {
    fireEvent.change(pace(), { target: { value: "a number" } });
    const field = screen.getByLabelText("How many");
    fireEvent.change(field, { target: { value: many } });
    return field;
  };

  it.each(["button", "Enter"])("gives the focus back when it is set by %s", async (by) => {
    const socket = await settle({ plan: "plain", pace: "slow" });
    const field = fill("45");
    const from = by === "Enter" ? field : set();
    from.focus();
    if (by === "Enter")
      fireEvent.submit(field); // what the key does in a form
    else fireEvent.click(from);
    expect(socket.lastOf("change").options).toEqual({ pace: "45_rounds" });
    expect(document.activeElement).toBe(pace());
  });

  it("is not asked any longer after Escape, and nothing is sent", async () => {
    const socket = await settle({ plan: "plain", pace: "slow" });
    const field = fill("45");
    field.focus();
    fireEvent.keyDown(field, { key: "Escape" });
    expect(screen.queryByLabelText("How many")).toBeNull();
    expect(pace().value).toBe("slow");
    expect(document.activeElement).toBe(pace());
    expect(socket.heard("change")).toEqual([]);
  });

  it("tells those who listen what number it may be", async () => {
    await settle({ plan: "plain", pace: "slow" });
    const hint = document.getElementById(fill("x").getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toBe("A whole number from 1 to 999.");
  });

  it("shows the number that is agreed among the values", async () => {
    await settle({ plan: "plain", pace: "1_rounds" });
    const words = [...pace().options].map((each) => each.textContent);
    expect(words).toEqual(["1 round", "slow (as usual)", "another number…"]);
    expect(pace().value).toBe("1_rounds");
  });

  it("is not asked of a game that takes none", async () => {
    await settle({ plan: "plain", pace: "slow" });
    expect(offered()).toEqual(["plain (as usual)"]);
  });
});
