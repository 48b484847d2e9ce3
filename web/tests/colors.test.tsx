import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { SeatColor, TableSetup } from "../src/games";
import type { SeatInfo } from "../src/generated/messages";
import { useSeatColors } from "../src/table/useSeatColors";
import { room } from "./fixtures";

vi.mock("../src/games", () => ({
  loadGame: async (name: string) =>
    name === "painted"
      ? { seatColors: ({ pieces, players }: Setup) => pieces.slice(0, players) }
      : null,
}));
vi.mock("../src/net/api", () => ({ pieces: async () => [blue, null, red] }));

type Setup = TableSetup<(SeatColor | null)[]>;

const blue = { line: "navy", fill: "blue" };
const red = { line: "maroon", fill: "red" };
const [EMPTY] = room().seats as [SeatInfo];

function Page({ game, players }: { game: string; players: number }) {
  useSeatColors(room({ game, seats: Array.from({ length: players }, () => EMPTY) }));
  return null;
}

const worn = (seat: number | string) =>
  document.documentElement.style.getPropertyValue(`--seat-${seat}`);

afterEach(cleanup);

it("the page wears the colors that a game has for its seats, and takes them off again", async () => {
  const { rerender, unmount } = render(<Page game="painted" players={3} />);
  await waitFor(() => expect([0, 1, 2].map(worn)).toEqual(["navy", "", "maroon"]));
  expect(worn("2-fill")).toBe("red");
  rerender(<Page game="painted" players={1} />);
  expect([0, 1, 2, "2-fill"].map(worn)).toEqual(["navy", "", "", ""]);
  unmount();
  expect(worn(0)).toBe("");
});

it("a game without colors of its own leaves the usual ones", async () => {
  render(<Page game="plain" players={1} />);
  await Promise.resolve();
  expect(worn(0)).toBe("");
});
