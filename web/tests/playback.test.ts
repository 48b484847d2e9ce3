import { describe, expect, it } from "vitest";
import { reduce, type TableState, unknown } from "../src/net/store";
import {
  atRest,
  begin,
  caption,
  heard,
  next,
  type Playback,
  shown,
  stay,
} from "../src/table/playback";
import { saidPlain } from "../src/ui/Said";
import { line, offer, room, seen, sync, update } from "./fixtures";

const idle = { asked: false, moves: [], waiting: [1] };

/** A table that tells of one move after the other, each in these sentences. */
function table(first = seen(idle), part = {}) {
  let state = reduce(unknown, sync({ seen: [first], ...part }), 0) as TableState;
  let log = first.log;
  const tell = (lines: string[], more = {}) => {
    const step = (state.seen[0]?.step ?? 0) + 1;
    const news = lines.map((words) => line(words, step));
    const one = seen({ ...idle, step, log: news, log_start: log.length, ...more });
    log = [...log, ...news];
    state = reduce(state, update(state.version + 1, { seen: [one] }), 0) as TableState;
    return state;
  };
  return { now: () => state, tell };
}

const told = (playback: Playback) => {
  const text = caption(playback, 0);
  return text && saidPlain(text);
};
const step = (playback: Playback) => shown(playback).seen[0]?.step;

describe("the playback of a table", () => {
  it("shows moves that come at once one after the other, each with its sentences", () => {
    const { now, tell } = table();
    let play = begin(now());
    play = heard(play, tell(["One."]));
    play = heard(play, tell(["Two.", "And more."]));
    const seenSoFar = [];
    for (; !atRest(play); play = next(play)) seenSoFar.push([step(play), told(play)]);
    expect(seenSoFar).toEqual([
      [1, "One."],
      [2, "Two."],
      [2, "And more."],
    ]);
    expect(told(play)).toBeNull();
    expect(stay(play, "quick")).toBeNull();
  });

  it("offers nothing before it shows the present, and then at once", () => {
    const { now, tell } = table();
    let play = heard(begin(now()), tell(["One."]));
    play = heard(play, tell(["Two."], { asked: true, moves: [offer("a")], can_undo: true }));
    expect(shown(play).seen[0]).toMatchObject({ asked: false, moves: [], can_undo: false });
    play = next(play);
    expect(shown(play).seen[0]).toMatchObject({ asked: true, can_undo: true });
    expect(atRest(play)).toBe(true);
  });

  it("shows at once what follows on what could be acted on", () => {
    const { now, tell } = table(seen());
    const play = heard(begin(now()), tell(["You jump.", "You land."]));
    expect([step(play), told(play)]).toEqual([1, "You jump."]);
    expect(shown(play)).toBe(now());
    expect(told(next(play))).toBe("You land.");
  });

  it("does not tell people a single thing that they have done", () => {
    const { now, tell } = table(seen());
    expect(atRest(heard(begin(now()), tell(["You pick red."])))).toBe(true);
  });

  it("goes to the present after a gap, an undo, or a look with other eyes", () => {
    const { now, tell } = table();
    const play = heard(heard(begin(now()), tell(["One."])), tell(["Two."]));
    const gap = reduce(now(), sync({ version: 9, seen: [seen({ ...idle, step: 5 })] }), 0);
    const undone = { log: [], log_start: 0, ...idle, step: 1 };
    const back = reduce(now(), update(8, { seen: [seen(undone)] }), 0);
    for (const state of [gap, back] as TableState[]) {
      expect(atRest(heard(play, state))).toBe(true);
      expect(shown(heard(play, state))).toBe(state);
    }
  });

  it("lets everything around the game be of the present", () => {
    const { now, tell } = table();
    let play = heard(heard(begin(now()), tell(["One."])), tell(["Two."]));
    const said = [{ name: "Ada", seat: 0, text: "Hi", channel: "table" }];
    const state = reduce(now(), update(8, { said }), 0) as TableState;
    play = heard(play, state);
    expect(shown(play).room?.chat).toHaveLength(1);
    expect(step(play)).toBe(1);
  });

  it("stays longer where more is told, up to a limit, and hurries while one's clock runs", () => {
    const { now, tell } = table();
    const one = heard(begin(now()), tell(["One."]));
    expect(stay(one, "calm")).toBeGreaterThan(stay(one, "quick") ?? 0);
    const long = Array.from({ length: 40 }, (_, n) => `Thing ${n}.`);
    const { now: then, tell: tellLong } = table();
    let play = heard(begin(then()), tellLong(long));
    let all = 0;
    for (; !atRest(play); play = next(play)) all += stay(play, "quick") ?? 0;
    expect(all).toBeLessThan(5 * (stay(one, "quick") ?? 0));
    const clocks = { room: room({ clocks: [60_000, 60_000] }) };
    const timed = table(seen(idle), clocks);
    let clocked = heard(begin(timed.now()), timed.tell(["One."]));
    const unhurried = stay(clocked, "quick") ?? 0;
    clocked = heard(clocked, { ...timed.tell(["Two."], { asked: true }), room: clocks.room });
    expect(stay(clocked, "quick")).toBeLessThan(unhurried);
  });

  it("never falls behind for good", () => {
    const { now, tell } = table();
    let play = begin(now());
    for (let made = 0; made < 100; made += 1) play = heard(play, tell([`Move ${made}.`]));
    expect(step(play)).toBeGreaterThan(50);
  });
});
