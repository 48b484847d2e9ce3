import { expect, it } from "vitest";
import type { LogLine } from "../src/generated/messages";
import { chapters } from "../src/table/chapters";
import { saidPlain } from "../src/ui/Said";
import { headlined, line } from "./fixtures";

const small = (words: string, step: number): LogLine => ({ ...line(words, step), minor: true });
const told = (lines: LogLine[], headline = headlined("Ada picked a yellow.")) =>
  chapters(lines, [headline]).map((turn) => [
    turn.step,
    ...turn.lines.map(({ text }) => saidPlain(text)),
  ]);

it("says a turn of one event once, in its headline, which leads to where the turn ends", () => {
  const picks = [small("Ada is on turn.", 3), line("Ada picks yellow.", 4)];
  expect(told(picks)).toEqual([[4]]);
  expect(told([...picks, small("Blue comes out.", 5)])).toEqual([[5, "Blue comes out."]]);
  const more = [...picks, line("Ada draws blue.", 5)];
  expect(told(more)).toEqual([[5, "Ada picks yellow.", "Ada draws blue."]]);
});

it("tells the one event of a turn that has no headline", () => {
  const turn = { ...headlined(""), headline: null };
  expect(told([small("Ada is on turn.", 3), line("Ada waits.", 4)], turn)).toEqual([
    [4, "Ada waits."],
  ]);
});
