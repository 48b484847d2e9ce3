import { expect, it } from "vitest";
import type { Seen } from "../src/generated/messages";
import { promptWords } from "../src/table/promptWords";
import { saidPlain } from "../src/ui/Said";
import { offer, room, seen } from "./fixtures";

const names = Array.from({ length: 12 }, (_, seat) => `Nr. ${seat}`);
const [seat] = room().seats;
const crowd = room({
  seats: names.map((name) => ({ ...(seat as NonNullable<typeof seat>), name })),
});
const looker = { ...seen(), asked: false };

it("names those who are waited for, unless they are many", () => {
  const told = (waiting: number[]) => saidPlain(promptWords(crowd, looker, waiting, false));
  expect(told([3])).toBe("Waiting for Nr. 3.");
  expect(told([0, 1, 11])).toBe("Waiting for Nr. 0, Nr. 1 and Nr. 11.");
  expect(told([...names.keys()])).toBe("Waiting for 12 players.");
});

it("says how it ended, but where several play on this device not to one of them", () => {
  const over = room({ state: "over" });
  const told = (several: boolean) => saidPlain(promptWords(over, looker, [], several));
  expect(told(false)).toBe(saidPlain(looker.prompt));
  expect(told(true)).toBe("The game is over.");
});

it("says who of a team is for what, and what there is to do about it", () => {
  const table = room({ seats: crowd.seats.slice(0, 3) });
  const label = { words: ["", "!"], things: [{ sort: "word", id: "sea", name: "SEA" }] };
  const proposed = { offer: { ...offer("say sea"), label }, seats: [1] };
  const told = (part: Partial<Seen>, waiting: number[]) =>
    saidPlain(promptWords(table, { ...seen({ proposed }), ...part }, waiting, false));
  expect(told({}, [0])).toBe("Nr. 1 is for “SEA!”. Agree, or choose something else.");
  const both = { proposed: { ...proposed, seats: [1, 2] } };
  expect(told(both, [0])).toMatch(/^Nr. 1 and Nr. 2 are for “SEA/);
  const nobodys = { proposed: { ...proposed, seats: [] } };
  expect(told(nobodys, [0])).toMatch(/^SEA!\? Press it to agree/);
  const mine = { asked: false, proposed: { ...proposed, seats: [0] } };
  expect(told(mine, [1])).toBe("You are for “SEA!”. Waiting for Nr. 1.");
  const looks = { asked: false, moves: [] };
  expect(told(looks, [2])).toBe("Nr. 1 is for “SEA!”. Waiting for Nr. 2.");
});
