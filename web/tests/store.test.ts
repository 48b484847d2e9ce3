import { describe, expect, it } from "vitest";
import type { Update } from "../src/generated/messages";
import { handed, reduce, seenBy, type TableState, unknown } from "../src/net/store";
import { saidPlain } from "../src/ui/Said";
import { spoken } from "../src/ui/texts";
import { EVERYBODY, line, room, seen, sync, update } from "./fixtures";

function told(...messages: Parameters<typeof reduce>[1][]): TableState | null {
  let state: TableState | null = unknown;
  for (const message of messages) state = state && reduce(state, message, 100);
  return state;
}

describe("what is known of a table", () => {
  it("is everything after a sync", () => {
    const state = told(sync());
    expect(state?.version).toBe(5);
    expect(state?.synced).toBe(5);
    expect(state?.room?.code).toBe("MAPLE-1234");
    expect(state?.heard).toBe(100);
  });

  it("grows by the next update, and keeps the room where none is told", () => {
    const state = told(sync(), update(6, { seen: [seen({ step: 1, prompt: spoken("Wait.") })] }));
    expect(state?.version).toBe(6);
    expect(state?.synced).toBe(5);
    expect(state?.room?.title).toBe("Nothing");
    expect(state && seenBy(state, 0)?.prompt).toEqual(spoken("Wait."));
  });

  it("keeps the log and adds what is new to it", () => {
    const state = told(
      sync({ seen: [seen({ log: [line("one"), line("two")] })] }),
      update(6, { seen: [seen({ log: [line("three")], log_start: 2 })] }),
    );
    expect(state && seenBy(state, 0)?.log.map(({ text }) => saidPlain(text))).toEqual([
      "one",
      "two",
      "three",
    ]);
  });

  it("takes back from the log what an undo has taken back", () => {
    const state = told(
      sync({ seen: [seen({ log: [line("one"), line("two"), line("three")] })] }),
      update(6, { seen: [seen({ log: [line("undone")], log_start: 1 })] }),
    );
    expect(state && seenBy(state, 0)?.log.map(({ text }) => saidPlain(text))).toEqual([
      "one",
      "undone",
    ]);
  });

  it("is missing something when a version is left out", () => {
    expect(told(sync(), update(7))).toBeNull();
  });

  it("is missing something when the log has a hole", () => {
    expect(told(sync(), update(6, { seen: [seen({ log_start: 4 })] }))).toBeNull();
  });

  it("is missing everything before the first sync", () => {
    expect(told(update(0))).toBeNull();
  });

  it("does not go back to an older version", () => {
    const state = told(sync(), update(4, { room: room({ title: "Old" }) }));
    expect(state?.version).toBe(5);
    expect(state?.room?.title).toBe("Nothing");
  });

  it("takes one update of the same version for each seat of who learns the game", () => {
    const both = sync({
      mine: [0, 1],
      room: room({ tutorial: true }),
      seen: [seen(), seen({ viewer: 1, asked: false })],
    });
    const state = told(
      both,
      update(6, { seen: [seen({ asked: false })] }),
      update(6, { seen: [seen({ viewer: 1, asked: true })] }),
    );
    expect(state?.seen.map(({ viewer, asked }) => [viewer, asked])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it("knows which seat of who learns the game has yet to be told of a version", () => {
    const both = sync({
      mine: [0, 1],
      room: room({ tutorial: true }),
      seen: [seen(), seen({ viewer: 1, asked: false })],
    });
    const next = update(6, { seen: [seen({ viewer: 1, asked: true })] });
    expect(told(both)?.behind).toEqual([]);
    expect(told(both, next)?.behind).toEqual([0]);
    expect(told(both, next, update(6, { seen: [seen()] }))?.behind).toEqual([]);
  });

  const said = (text: string, channel = "table") => ({ name: "Ada", seat: 0, text, channel });
  const texts = (state: TableState | null) => state?.room?.chat.map(({ text }) => text);

  it("grows by what is said, and by nothing else of the table", () => {
    const state = told(sync(), update(6, { said: [said("hello")] }));
    expect(texts(state)).toEqual(["hello"]);
    expect(state && seenBy(state, 0)?.moves).toHaveLength(2);
    expect(
      texts(told(sync(), update(6, { said: [said("hello")] }), update(7, { room: room() }))),
    ).toEqual(["hello"]);
  });

  it("has a line once that several seats of who learns may read, and one that only the last may", () => {
    const both = sync({
      mine: [0, 1],
      room: room({ tutorial: true }),
      seen: [seen(), seen({ viewer: 1 })],
    });
    const twice = update(6, { said: [said("hello")] });
    const first = told(both, twice);
    expect([first?.behind, texts(first)]).toEqual([[1], ["hello"]]);
    const all = told(both, twice, twice);
    expect([all?.behind, texts(all)]).toEqual([[], ["hello"]]);
    const psst = told(both, update(6), update(6, { said: [said("psst", "odd")] }));
    expect([psst?.behind, texts(psst)]).toEqual([[], ["psst"]]);
  });

  it("keeps what an update leaves out, and the parts of the view that are as they were", () => {
    const odd = { ...EVERYBODY, id: "odd", name: "Odd", readers: [0] };
    const { channels, figures, ...rest } = seen({ view: { pot: 3 }, log: [], log_start: 0 });
    const first = seen({
      channels: [odd],
      figures: { points: [4, 5] },
      view: { pot: 2, row: [1] },
    });
    const later = told(sync({ seen: [first] }), update(6, { seen: [rest] }));
    const known = later && seenBy(later, 0);
    expect([channels, figures]).not.toEqual([[odd], first.figures]);
    expect([known?.channels, known?.figures]).toEqual([[odd], first.figures]);
    expect(known?.view).toEqual({ pot: 3, row: [1] });
  });

  it("does not take what it may not know of somebody for absence", () => {
    const state = told(sync(), { type: "presence", connected: [true, null], spectators: 0 });
    expect(state?.room?.seats.map((seat) => seat.connected)).toEqual([true, null]);
  });

  it("tells who is connected, without a new version", () => {
    const state = told(sync(), { type: "presence", connected: [true, false], spectators: 3 });
    expect(state?.room?.seats.map((seat) => seat.connected)).toEqual([true, false]);
    expect(state?.room?.spectators).toBe(3);
    expect(state?.version).toBe(5);
  });

  it("has the clocks of the latest update, and when they were told", () => {
    const first = told(sync());
    const state = first && reduce(first, update(6, { clocks: [9000, 8000] }), 250);
    expect(state?.room?.clocks).toEqual([9000, 8000]);
    expect(state?.heard).toBe(250);
  });
});

describe("what is known on a device that several share", () => {
  const log = [line("Ada draws hearts")];
  const psst = { name: "Bea", seat: 2, text: "psst hearts", channel: "team" };
  const lobby = { mine: [0, 1], seen: [seen({ viewer: null, asked: false })] };
  const covered = sync({ ...lobby, asked: [0] });
  const ada = sync({
    mine: [0, 1],
    open: 0,
    asked: [0],
    room: room({ chat: [psst] }),
    seen: [seen({ view: { hand: "hearts" }, step: 3, log })],
  });
  /** Ada has lifted the cover. */
  const open = (): TableState => {
    const known = told(covered);
    const state = known && reduce(handed(known, 0), ada, 100);
    if (!state) throw new Error("something was missed");
    return state;
  };
  const secret = (state: TableState | null) => JSON.stringify(state).includes("hearts");
  const next = (part: Partial<Update>) => reduce(open(), update(6, part), 200);

  it("is what its holder may know", () => {
    expect(open().open).toBe(0);
    expect(secret(open())).toBe(true);
    expect(open().missed).toBe(false);
  });

  it("forgets a seat that has answered, when another is asked, with all that has just come", () => {
    const after = next({ asked: [1], seen: [seen({ view: { hand: "more hearts" } })] });
    expect(secret(after)).toBe(false);
    expect(after).toMatchObject({ open: null, asked: [1], seen: [], version: 6, missed: true });
    expect(after?.left.get(0)).toEqual({ step: 3, lines: 1 });
  });

  it("stays with a seat that is asked on, or while nobody else here is asked", () => {
    expect(secret(next({ asked: [0, 1] }))).toBe(true);
    expect(secret(next({ asked: [] }))).toBe(true);
    expect(secret(next({ asked: [1], room: room({ state: "over" }) }))).toBe(true);
  });

  it("stays with a seat that looks without being asked, until somebody else is asked anew", () => {
    const looking = { ...open(), asked: [1] };
    const then = (asked: number[]) => reduce(looking, update(6, { asked }), 200);
    expect(secret(then([1]))).toBe(true);
    expect(secret(then([1, 2]))).toBe(false);
  });

  it("forgets a seat at once when the device is passed on, and takes nothing that comes late", () => {
    let state: TableState | null = handed(open(), null);
    expect(secret(state)).toBe(false);
    const late = [
      update(6, { seen: [seen({ view: { hand: "hearts" } })], asked: [0] }),
      update(7, { said: [psst], asked: [0] }),
      ada,
    ];
    for (const message of late) state = state && reduce(state, message, 200);
    expect(secret(state)).toBe(false);
    expect(state?.missed).toBe(true);
    expect(state && reduce(state, covered, 200)?.missed).toBe(false);
  });

  it("waits for the screen that was asked for, unless that seat is nobody's here any more", () => {
    const wanted = handed(open(), 1);
    expect(reduce(wanted, covered, 200)).toBe(wanted);
    const gone = reduce(wanted, sync({ mine: [0], open: null }), 200);
    expect(gone).toMatchObject({ open: null, missed: false });
  });

  it("does not say what is new to somebody when a move was taken back meanwhile", () => {
    const away = told(covered) && reduce(handed(open(), null), covered, 200);
    const at = (step: number) => update(6, { seen: [seen({ viewer: null, step })], asked: [0] });
    expect(away?.left.size).toBe(0); // the table was at an earlier step
    const later = reduce(handed(open(), null), sync({ ...lobby, seen: [step(4)] }), 200);
    expect(later?.left.get(0)?.lines).toBe(1);
    expect(later && reduce(later, at(2), 200)?.left.size).toBe(0);
  });

  const step = (step: number) => seen({ viewer: null, step });
});
