import type { Offered, Refused, Thing } from "@shell/kit";
import { Said } from "@shell/kit";
import { ActingContext, nothing } from "@shell/kit/acting";
import { ThingsProvider } from "@shell/kit/lit";
import { spoken } from "@shell/ui/texts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import client from ".";
import type { Event, Frame, SprawlView } from "./generated";

const SEATS = ["Ada", "Bob"].map((name, seat) => {
  return { name, team: [seat], kind: "person" as const, bot: "", away: false, connected: true };
});
const AGAINST: Refused = {
  rule: "SPRAWL-8",
  title: "Step or leap",
  text: "A piece goes one tile.",
  because: spoken("It can neither step nor leap there."),
};
const FAR: Thing = { sort: "place", id: "1,1", name: "1,1" };
const play = vi.fn();
const refuse = vi.fn();
const why = vi.fn(async (_: string): Promise<Refused | null> => AGAINST);

/** Three tiles by three, with a piece of each side. */
function table(agenda: Frame[] = [], pieces = [[[0, 0]], [[2, 2]]]): SprawlView {
  const tiles = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y]));
  return {
    ...{ viewer: 0, waiting: [0], agenda },
    table: { kind: "Table", tiles, pieces, reserve: [3, 3], taken: [0, 0] },
  };
}

function board(moves: string[], view = table(), events: Event[] = []) {
  const offers = moves.map((move): Offered => {
    return { move, label: spoken(move), data: { kind: "Go" }, caution: null, apart: "" };
  });
  const props = { view, events, pieces: {}, seats: SEATS, viewer: 0, point: null, marks: [] };
  const offered = new Map(offers.map((offer) => [offer.move, offer]));
  return (
    <ThingsProvider seats={SEATS} viewer={0} onOpen={() => {}}>
      <ActingContext value={{ ...nothing, play, refuse, why, offered, ready: true, judged: true }}>
        <Said text={{ words: ["Look at ", "."], things: [FAR] }} />
        <client.Board {...props} moves={offers} asked live />
      </ActingContext>
    </ThingsProvider>
  );
}

const place = (at: string) => screen.getByRole("button", { name: new RegExp(`(^| )${at}(:|$)`) });

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a piece is chosen and then where it goes; a tile is laid by one press", () => {
  render(board(["go 0,0 0,1", "lay 3,0"]));
  fireEvent.click(place("0,0"));
  expect(place("0,0").getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(place("0,1"));
  fireEvent.click(place("3,0"));
  expect(play.mock.calls.map(([move]) => move)).toEqual(["go 0,0 0,1", "lay 3,0"]);
});

test("where a piece cannot go, the judge says why, and the board shows where that was", async () => {
  render(board(["go 0,0 0,1"]));
  fireEvent.click(place("0,0"));
  await act(async () => fireEvent.click(place("2,1")));
  expect(why.mock.calls).toEqual([["go 0,0 2,1"]]);
  expect(refuse).toHaveBeenLastCalledWith(AGAINST);
  expect(place("2,1").dataset.refused).toBe("true");
  fireEvent.keyUp(place("2,1"), { key: "Escape" });
  expect(place("2,1").dataset.refused).toBe("false");
});

test("a leap that may go on has its piece chosen already", () => {
  render(board(["go 0,0 0,1"], table([{ kind: "LeapOn", seat: 0, x: 0, y: 0 }])));
  fireEvent.click(place("0,1"));
  expect(play.mock.calls.map(([move]) => move)).toEqual(["go 0,0 0,1"]);
});

test("arrow keys walk the board as it lies", () => {
  render(board([]));
  place("2,0").focus();
  for (const key of ["ArrowRight", "ArrowUp"]) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  }
  expect(document.activeElement).toBe(place("3,1"));
});

test("a place that a sentence names is shown from near, with what is against a tile there", async () => {
  render(board([]));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "1,1" })));
  expect(screen.getByRole("heading").textContent).toBe("1,1: a free tile");
  expect(await screen.findByText(/It can neither step nor leap there/)).toBeTruthy();
});

test("a piece travels by the event, and what it takes goes to its side", () => {
  const places: string[] = [];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const name = this.getAttribute("data-place") ?? "";
    return new DOMRect(
      10 * [...document.querySelectorAll("*")].indexOf(this),
      0,
      name ? 10 : 0,
      10,
    );
  });
  Element.prototype.animate = function () {
    const ghost = this.classList.contains("travel-ghost");
    places.push(ghost ? "a ghost" : (this.getAttribute("data-place") ?? ""));
    return {} as Animation;
  };
  const before = table([], [[[0, 0]], [[1, 1]]]);
  const { rerender } = render(board([], before));
  const went = { kind: "Went" as const, seat: 0, from_x: 0, from_y: 0, x: 2, y: 2, took: true };
  rerender(board([], table([], [[[2, 2]], []]), [went]));
  expect(places.filter((name) => !name.startsWith("tile"))).toEqual(["piece 2,2", "a ghost"]);
});
