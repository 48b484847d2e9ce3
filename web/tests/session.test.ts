import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remember } from "../src/net/people";
import { Session } from "../src/net/session";
import { FakeSocket, fakeSockets, room, rule, seen, sync, update } from "./fixtures";

const CODE = "MAPLE-1234";
let session: Session;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  fakeSockets();
  remember({ code: CODE, seat: 0, token: "t", seats: [{ seat: 0, token: "t" }], host_token: "h" });
  session = new Session(CODE);
  leave = session.subscribe(() => {});
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function atTheTable(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.tell(sync());
  return FakeSocket.last;
}

describe("the line to a table", () => {
  it("begins with a hello that holds one's tokens and asks for everything", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.said).toEqual([
      { type: "hello", tokens: ["t", "h"], since: null, name: "", open: null },
    ]);
  });

  it("is online when the server has answered, not before", () => {
    FakeSocket.last.open();
    expect(session.snapshot().link).toBe("connecting");
    FakeSocket.last.tell(sync());
    expect(session.snapshot().link).toBe("online");
  });

  it("is taken up again after a break, from the version that was seen", async () => {
    atTheTable().break();
    expect(session.snapshot().link).toBe("lost");
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.lastOf("hello").since).toBe(5);
    FakeSocket.last.tell({ type: "presence", connected: [true, true], spectators: 0 });
    expect(session.snapshot().link).toBe("online");
    expect(session.snapshot().room?.title).toBe("Nothing");
  });

  it("tries again after longer and longer, until it holds", async () => {
    atTheTable().break();
    const attempts = [];
    for (let i = 0; i < 6; i++) {
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        await vi.advanceTimersByTimeAsync(50);
        waited += 50;
      }
      attempts.push(waited);
      FakeSocket.last.break();
    }
    expect(attempts.at(-1)).toBeGreaterThan(4 * (attempts[0] ?? 0));
    expect(Math.max(...attempts)).toBeLessThanOrEqual(8050);
  });

  it("does not wait when the network comes back", async () => {
    atTheTable().break();
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(8000);
      FakeSocket.last.break();
    }
    const before = FakeSocket.all.length;
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("asks whether anybody is there after a long silence, and gives the line up without answer", async () => {
    const socket = atTheTable();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(socket.heard("ping")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(session.snapshot().link).toBe("lost");
  });

  it("is kept as long as the pings are answered", async () => {
    const socket = atTheTable();
    for (let i = 0; i < 4; i++) {
      await vi.advanceTimersByTimeAsync(15_000);
      socket.tell({ type: "pong", id: socket.lastOf("ping").id });
    }
    expect(session.snapshot().link).toBe("online");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is not tried again where there is no such table", async () => {
    FakeSocket.last.open();
    FakeSocket.last.break(4004);
    expect(session.snapshot().link).toBe("gone");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("asks for everything once when an update is missing, whatever comes meanwhile", () => {
    const socket = atTheTable();
    socket.tell(update(8));
    socket.tell(update(9));
    expect(socket.heard("hello").map((hello) => hello.since)).toEqual([null, null]);
    socket.tell(sync({ version: 9, room: room({ title: "Caught up" }) }));
    expect(session.snapshot().room?.title).toBe("Caught up");
    socket.tell(update(10, { seen: [seen({ step: 7 })] }));
    expect(session.snapshot().version).toBe(10);
    expect(socket.heard("hello")).toHaveLength(2);
  });

  it("closes when nobody looks any more", () => {
    const socket = atTheTable();
    leave();
    expect(socket.readyState).toBe(3);
    leave = session.subscribe(() => {});
  });
});

describe("what is asked for", () => {
  it("is done when the server acknowledges it", async () => {
    const socket = atTheTable();
    const moved = session.move(0, "a");
    const { id, version } = socket.lastOf("move");
    expect(version).toBe(5);
    socket.tell({ type: "ack", id, version: 6 });
    await expect(moved).resolves.toMatchObject({ version: 6 });
  });

  it("is refused with the rule against it", async () => {
    const socket = atTheTable();
    const moved = session.move(0, "z");
    const { id } = socket.lastOf("move");
    socket.tell({ type: "error", code: "move/refused", message: "No.", id, refusal: rule });
    await expect(moved).rejects.toMatchObject({ code: "move/refused", refusal: rule });
  });

  it("fails rather than waits for ever when the server has not even read it", async () => {
    const socket = atTheTable();
    const moved = session.move(0, "a");
    socket.tell({ type: "error", code: "rate", message: "Slow down.", id: null, refusal: null });
    await expect(moved).rejects.toMatchObject({ code: "rate" });
  });

  it("is told to be lost when the line breaks before the answer", async () => {
    const socket = atTheTable();
    const moved = session.move(0, "a");
    socket.break();
    await expect(moved).rejects.toMatchObject({ code: "offline" });
  });

  it("is told to be impossible while there is no line", async () => {
    atTheTable().break();
    await expect(session.undo(0)).rejects.toMatchObject({ code: "offline" });
  });

  it("of the judge is asked once for each version", async () => {
    const socket = atTheTable();
    const [first, again, besides] = [session.why(0, "z"), session.why(0, "z"), session.aid(0, "z")];
    expect(socket.heard("why")).toHaveLength(1);
    const aid = { remark: null, offers: ["zebra"] };
    const answer = {
      type: "answer",
      move: null,
      label: null,
      reason: null,
      rule: "",
      aid,
    } as const;
    socket.tell({ ...answer, id: socket.lastOf("why").id, refusal: rule });
    expect(await first).toEqual(rule);
    expect(await again).toEqual(rule);
    expect(await besides).toEqual(aid);
    socket.tell(update(6));
    void session.why(0, "z").catch(() => {});
    expect(socket.heard("why")).toHaveLength(2);
  });

  it("at the rematch is asked with the same secrets", () => {
    const socket = atTheTable();
    socket.tell(update(6, { room: room({ next_code: "OAK-5678" }) }));
    const next = new Session("OAK-5678");
    const bye = next.subscribe(() => {});
    FakeSocket.last.open();
    expect(FakeSocket.last.lastOf("hello").tokens).toEqual(["t", "h"]);
    bye();
  });
});

describe("a device that several share", () => {
  const shared = (open: number | null) => {
    const views = [seen({ viewer: open, asked: open === 0 })];
    return sync({ mine: [0, 1], open, asked: [0], seen: views });
  };
  const looks = (socket: FakeSocket) => socket.heard("look").map(({ seat }) => seat);

  it("tells the server who holds it, and that it is passed on", () => {
    FakeSocket.last.open();
    FakeSocket.last.tell(shared(null));
    session.look(0);
    FakeSocket.last.tell(shared(0));
    expect(session.snapshot().open).toBe(0);
    FakeSocket.last.tell(update(6, { asked: [1] }));
    expect(looks(FakeSocket.last)).toEqual([0, null]);
  });

  it("says who holds it when it comes again, whatever could not be said before", async () => {
    FakeSocket.last.open();
    FakeSocket.last.tell(shared(null));
    FakeSocket.last.break();
    session.look(0);
    await vi.advanceTimersByTimeAsync(300);
    FakeSocket.last.open();
    expect(FakeSocket.last.lastOf("hello")).toMatchObject({ open: 0, since: null });
    session.look(1); // the line is not known to hold yet
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.tell(shared(0));
    expect(session.snapshot().seen).toEqual([]);
    expect(looks(FakeSocket.last)).toEqual([1]);
  });

  it("forgets what the judge has said to the one before", async () => {
    FakeSocket.last.open();
    FakeSocket.last.tell(shared(0));
    const ask = () => void session.why(0, "a").catch(() => {});
    ask();
    ask();
    session.look(null);
    ask();
    expect(FakeSocket.last.heard("why")).toHaveLength(2);
  });
});
