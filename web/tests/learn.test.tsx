import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, LessonInfo, Seen, Story } from "../src/generated/messages";
import { useLastLook } from "../src/kit/lastLook";
import { Lesson } from "../src/learn/Lesson";
import { TableProvider } from "../src/net/session-context";
import { Play } from "../src/table/Play";
import { ToastProvider } from "../src/ui/Toast";
import { spoken } from "../src/ui/texts";
import { FakeSocket, fakeSockets, offer, room, seen, sync, update } from "./fixtures";

const told: Partial<Story> = {
  names: ["Ada", "Robin"],
  result: { places: [1, 2], points: [9, 3], reason: "X-9" },
  decided_by: {
    id: "X-9",
    title: "The end",
    text: "It is over.",
    kind: "effect",
    chapter: "The end",
    reason: "",
    option: "",
  },
  steps: 12,
  breakdown: [],
  headlines: ["You won.", "You lost.", "Ada won."].map(spoken),
  figures: {},
  seed: "",
  commitment: "",
};

beforeEach(() => {
  localStorage.clear();
  fakeSockets();
  const answer = (path: string) => (path.includes("/tables/") ? JSON.stringify(told) : "[]");
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(path.endsWith("pieces") ? "{}" : answer(path))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function over(tutorial: boolean): Promise<void> {
  render(
    <ToastProvider>
      <TableProvider code="MAPLE-1234">
        <Play viewer={0} />
      </TableProvider>
    </ToastProvider>,
  );
  await act(async () => {
    FakeSocket.last.open();
    const end = seen({ asked: false, moves: [], waiting: [], view: { city: "roofs" } });
    FakeSocket.last.tell(sync({ room: room({ tutorial, state: "over" }), seen: [end] }));
  });
}

describe("a game that is over", () => {
  it("keeps the board in sight if it was a lesson, for the last words are about it", async () => {
    await over(true);
    expect(await screen.findByText("roofs")).toBeDefined();
    expect(screen.queryByTestId("result")).toBeNull();
  });

  it("has a result to look at after a lesson too, but no rematch", async () => {
    await over(true);
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: "Result" }));
    });
    expect(await screen.findByText("You won.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  });

  it("shows its result at once at any other table, and offers a rematch", async () => {
    await over(false);
    expect(await screen.findByText("You won.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Rematch" })).toBeDefined();
  });

  it("lets a board be looked at first if it asks for that, as long as nobody hurries", async () => {
    const look = renderHook(() => useLastLook(true));
    await over(false);
    expect(await screen.findByText("roofs")).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Board" }).checked).toBe(true);
    await act(async () => look.unmount());
    expect(await screen.findByText("You won.")).toBeDefined();
    cleanup();
    renderHook(() => useLastLook(true));
    await over(false);
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: "Result" }));
    });
    expect(await screen.findByText("You won.")).toBeDefined();
  });
});

describe("a lesson", () => {
  const PAUSE = 700;
  const lesson = (part: Partial<LessonInfo>): LessonInfo => ({
    ...{ seat: 0, move: "say sea", say: "Go.", after: "", auto: false, free: false, point: "" },
    ...part,
  });
  const typed = { label: spoken("Your word"), before: "say ", after: "", most: 80 };
  const idle = { asked: false, moves: [], waiting: [1] };
  const robin = { viewer: 1, asked: true, waiting: [1] };
  const answer = { refusal: null, aid: null, move: null, label: null, reason: null, rule: "" };

  async function learn(lessons: LessonInfo[], ...views: Partial<Seen>[]): Promise<void> {
    const table = room({ tutorial: true });
    render(
      <ToastProvider>
        <TableProvider code="MAPLE-1234">
          <Lesson lessons={lessons} room={table} anew={() => {}} />
        </TableProvider>
      </ToastProvider>,
    );
    await act(async () => {
      FakeSocket.last.open();
      FakeSocket.last.tell(sync({ mine: [0, 1], room: table, seen: views.map(seen) }));
    });
  }
  const tell = (message: FromServer) => act(async () => FakeSocket.last.tell(message));
  const wait = () => act(async () => vi.advanceTimersByTimeAsync(PAUSE));
  const said = () => screen.getByTestId("lesson").textContent;

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("that is free goes on with whatever is typed, if it is legal", async () => {
    const asks = { complete: false, moves: [offer("say stone")], typed };
    await learn([lesson({ free: true })], asks);
    expect(screen.getByRole("button", { name: /say stone/ })).toBeDefined();
    const field = screen.getByRole("textbox", { name: "Your word" });
    await act(async () => {
      fireEvent.change(field, { target: { value: "old" } });
      fireEvent.submit(field);
    });
    await tell({ type: "answer", id: FakeSocket.last.lastOf("why").id, ...answer });
    expect(FakeSocket.last.lastOf("move")).toMatchObject({ seat: 0, move: "say old" });
  });

  it("has the others agree to what the learner proposes", async () => {
    const proposed = { offer: offer("name Robin"), seats: [0] };
    await learn([lesson({ move: "name Robin" })], { ...idle, proposed }, { ...robin, proposed });
    expect(FakeSocket.last.heard("move")).toHaveLength(0);
    await wait();
    expect(FakeSocket.last.lastOf("move")).toMatchObject({ seat: 1, move: "name Robin" });
  });

  it("waits for the learner where somebody else has proposed", async () => {
    const proposed = { offer: offer("name Robin"), seats: [1] };
    await learn([lesson({ move: "name Robin" })], { proposed }, { viewer: 1, ...idle, proposed });
    await wait();
    expect(FakeSocket.last.heard("move")).toHaveLength(0);
  });

  it("asks a bot what another does freely, and tells why before what comes after", async () => {
    const after = "So that is how.\n\nOne more thing.";
    await learn([lesson({ seat: 1, auto: true, free: true, say: "", after })], idle, robin);
    expect(said()).toBe("Grace is thinking…");
    await wait();
    const { id } = FakeSocket.last.lastOf("hint");
    const thought = { move: "say rain", reason: spoken("Rain is wet.") };
    await tell({ type: "answer", id, ...answer, ...thought });
    expect(FakeSocket.last.lastOf("move")).toMatchObject({ seat: 1, move: "say rain" });
    await tell(update(6, { seen: [seen({ ...idle, step: 1 })] }));
    expect(said()).toBe("Grace: Rain is wet. So that is how.");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Next" })));
    expect(said()).toBe("One more thing.");
  });

  it("makes the move that it was written with where no bot has an idea", async () => {
    await learn([lesson({ seat: 1, auto: true, free: true, say: "" })], idle, robin);
    await wait();
    const { id } = FakeSocket.last.lastOf("hint");
    await tell({ type: "error", id, code: "hint/none", message: "No.", refusal: null });
    expect(FakeSocket.last.lastOf("move")).toMatchObject({ seat: 1, move: "say sea" });
  });
});
