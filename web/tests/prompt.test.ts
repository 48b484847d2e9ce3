import { expect, it } from "vitest";
import { promptWords } from "../src/table/promptWords";
import { saidPlain } from "../src/ui/Said";
import { room, seen } from "./fixtures";

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
