import { expect, test } from "vitest";
import { bannerOf } from "./banner";
import type { Frame } from "./generated";
import { guessing, pieces, table } from "./samples";

const SEATS = ["Ada", "Bob", "Cy", "Di"].map((name, seat) => {
  return { name, team: [seat], kind: "person" as const, bot: "", away: false, connected: true };
});

function lines(due: Frame, waiting: number[] = []): string[] {
  const view = table({ agenda: [guessing(), due], waiting });
  return [0, 2, 1, null].map((viewer) => bannerOf({ ...view, viewer }, SEATS, pieces, viewer).line);
}

test("everybody is told what they may do: Gridmaster, guesser, other team, spectator", () => {
  const pink = { seats: [2], team: [0, 2] };
  const blue = { seats: [1, 3], team: [1, 3] };
  const nod = "You are Gridmaster: nod or shake, but say nothing.";
  expect(lines({ kind: "ChooseSecond", ...pink })).toEqual([
    nod,
    "Choose the word for the other axis.",
    "Pink chooses the second word.",
    "Pink chooses the second word.",
  ]);
  expect(lines({ kind: "PowerWindow", ...blue })).toEqual([
    "Blue may use a power. You are Gridmaster: say nothing.",
    "Blue may use a power.",
    "Use a power this turn, or none.",
    "Blue may use a power.",
  ]);
  expect(lines({ kind: "PowerWindow", ...pink })[0]).toBe(nod);
  expect(lines({ kind: "GivingClue", seat: 0 })).toEqual([
    "You are Gridmaster: give a clue that fits your key.",
    "Ada is thinking of a clue.",
    "Ada is thinking of a clue.",
    "Ada is thinking of a clue.",
  ]);
  expect(
    lines({ kind: "ObjectionWindow", seats: [1, 3], waived: [], guessers: [2] }, [1, 3]),
  ).toEqual([
    "You are Gridmaster: your clue is out, say nothing.",
    "The other team may object. You can point already.",
    "Let the clue stand, or object if it breaks the rules.",
    "Blue may object.",
  ]);
  expect(lines({ kind: "Guessing", ...pink })).toEqual([
    "You are Gridmaster: watch, but give no sign.",
    "Your team guesses: point, then confirm.",
    "Pink guesses.",
    "Pink guesses.",
  ]);
});

test("a clue that is void is told of, until there is another", () => {
  const view = table({ void: "opera", agenda: [{ kind: "GivingClue", seat: 0 }] });
  const line = (viewer: number) => bannerOf({ ...view, viewer }, SEATS, pieces, viewer).line;
  expect(line(0)).toBe("Your clue is void: give another that fits your key.");
  expect(line(2)).toBe("Ada is thinking of another clue.");
});

test("whoever is for it already waits for the others", () => {
  const agreed = { kind: "TakePower" as const, seats: [1, 3], team: [1, 3], agreed: [1] };
  expect(lines(agreed, [3])[2]).toBe("You are for it. Waiting for Di.");
});

test("after the end there is nothing to do", () => {
  expect(bannerOf(table({ viewer: 0 }), SEATS, pieces, 0).line).toBe("The game is over.");
});
