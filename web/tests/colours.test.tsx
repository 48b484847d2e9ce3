import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { SeatColour } from "../src/games";
import { useSeatColours } from "../src/table/useSeatColours";

vi.mock("../src/games", () => ({
  loadGame: async (name: string) =>
    name === "painted" ? { seatColours: (view: Colours) => view.colours } : null,
}));

interface Colours {
  colours: (SeatColour | null)[];
}

const blue = { line: "navy", fill: "blue" };
const red = { line: "maroon", fill: "red" };

function Page({ game, colours }: { game: string } & Colours) {
  useSeatColours(game, { colours });
  return null;
}

const worn = (seat: number | string) =>
  document.documentElement.style.getPropertyValue(`--seat-${seat}`);

afterEach(cleanup);

it("the page wears the colours that a game has for its seats, and takes them off again", async () => {
  const { rerender, unmount } = render(<Page game="painted" colours={[blue, null, red]} />);
  await waitFor(() => expect([0, 1, 2].map(worn)).toEqual(["navy", "", "maroon"]));
  expect(worn("2-fill")).toBe("red");
  rerender(<Page game="painted" colours={[red]} />);
  expect([0, 1, 2, "2-fill"].map(worn)).toEqual(["maroon", "", "", ""]);
  unmount();
  expect(worn(0)).toBe("");
});

it("a game without colours of its own leaves the usual ones", async () => {
  render(<Page game="plain" colours={[blue]} />);
  await Promise.resolve();
  expect(worn(0)).toBe("");
});
