import { describe, expect, it } from "vitest";
import { reduce, seenBy, type TableState, unknown } from "../src/net/store";
import { saidPlain } from "../src/ui/Said";
import { spoken } from "../src/ui/texts";
import { line, room, seen, sync, update } from "./fixtures";

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

  it("takes one update of the same version for each seat of a device", () => {
    const both = sync({ mine: [0, 1], seen: [seen(), seen({ viewer: 1, asked: false })] });
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

  it("knows which seat of a device has yet to be told of a version", () => {
    const both = sync({ mine: [0, 1], seen: [seen(), seen({ viewer: 1, asked: false })] });
    const next = update(6, { seen: [seen({ viewer: 1, asked: true })] });
    const chat = update(7, { seen: [] });
    expect(told(both)?.behind).toEqual([]);
    expect(told(both, next)?.behind).toEqual([0]);
    expect(told(both, next, update(6, { seen: [seen()] }))?.behind).toEqual([]);
    expect(told(both, next, chat)?.behind).toEqual([0]);
  });

  it("keeps the lines of a team that another seat of the device may not read", () => {
    const said = { name: "Ada", seat: 0, text: "psst", team: true };
    const state = told(
      sync({ mine: [0, 1] }),
      update(6, { room: room({ chat: [said] }) }),
      update(6, { room: room({ chat: [] }) }),
    );
    expect(state?.room?.chat).toEqual([said]);
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
