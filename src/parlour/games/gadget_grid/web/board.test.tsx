import { type Acting, type Offered, type Refused, Said } from "@shell/kit";
import { ActingContext, nothing } from "@shell/kit/acting";
import { ThingsProvider } from "@shell/kit/lit";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Board } from "./Board";
import type { GadgetGridView } from "./generated";
import { at, character, ids, offer, pieces, SEATS, steps, table } from "./samples";

const [MIRROR = 0, LASSO = 0, LEGS = 0, EYE = 0, ROCK = 0, REMOTE = 0, LASER = 0] = ids(
  ...["W01", "W04", "W08", "E01", "A01", "A05", "A12"],
);
const [PORTAL = 0, GORGONZILLA = 0, BUOY = 0, HUNDRED = 0] = ids("N01", "S04", "D05", "D10");
const FAR: Refused = {
  rule: "GG-80",
  title: "Three squares",
  text: "Up to three squares.",
  because: { words: ["You have 2 steps left."], things: [] },
};

const play = vi.fn();
const ask = vi.fn();
const played = () => play.mock.calls.map(([move]) => move);

function boardOf(view: GadgetGridView, moves: Offered[] = [], more: Partial<Acting> = {}) {
  const acting: Acting = {
    ...nothing,
    play,
    ask,
    why: async () => FAR,
    offered: new Map(moves.map((move) => [move.move, move])),
    ready: moves.length > 0,
    asked: moves.length > 0,
    judged: true,
    ...more,
  };
  const props = { pieces, events: [], marks: [], seats: SEATS, viewer: view.viewer, point: null };
  return (
    <ActingContext value={acting}>
      <Board view={view} moves={moves} asked={moves.length > 0} live {...props} />
    </ActingContext>
  );
}

const show = (...given: Parameters<typeof boardOf>) => render(boardOf(...given));

function square(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-thing="square:${name}"]`);
  if (!found) throw new Error(`no square ${name}`);
  return found;
}

const lit = () =>
  [...document.querySelectorAll<HTMLElement>(".gg-square[data-can]")].map(
    ({ dataset }) => `${dataset.square} ${dataset.can}`,
  );
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const shown = () => within(screen.getByRole("dialog"));

beforeEach(() => {
  play.mockClear();
  ask.mockClear();
});
afterEach(cleanup);

describe("the Grid", () => {
  test("has a hundred squares, and Square 100 where somebody owns it (GG-233)", () => {
    show(table());
    expect(screen.getAllByRole("gridcell")).toHaveLength(100);
    cleanup();
    show(table({ characters: [character(0, 42, { dlc: [HUNDRED] }), character(1, 45)] }));
    expect(screen.getByRole("gridcell", { name: "100: empty" })).toBeTruthy();
  });

  test("steps where a lit square is pressed, and says so of it", () => {
    show(table(), steps(43, 52));
    expect(lit()).toEqual(["43 go", "52 go"]);
    expect(screen.getByRole("gridcell", { name: "43: empty. Do step 43" })).toBe(square("43"));
    fireEvent.click(square("43"));
    fireEvent.keyDown(square("52"), { key: "Enter" });
    expect(play.mock.calls).toEqual([
      ["step 43", false],
      ["step 52", false],
    ]);
  });

  test("is walked with the arrow keys, one stop of the Tab key, one's own square first", () => {
    show(table(), steps(43));
    const stops = screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([square("42")]);
    square("42").focus();
    fireEvent.keyDown(square("42"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(square("52"));
  });

  test("shows all that lies on a square that is pressed, with the reason against a step", async () => {
    const lying = at<number[]>(100, [], { 45: [ROCK, EYE] });
    show(table({ lying, zombots: [45], buggy: 45 }), steps(43));
    fireEvent.click(square("45"));
    const front = shown();
    for (const words of ["Fiona Rey Monster (Bell)", "Zombot 1", "Buggy Buddy", "Rock"]) {
      expect(front.getByText(words)).toBeTruthy();
    }
    expect(front.getByText("What Fourth Eye does, in full.")).toBeTruthy();
    await waitFor(() => expect(front.getByText(/You have 2 steps left/)).toBeTruthy());
  });

  test("marks the squares of the dice while they matter, and where a Zomb has been", () => {
    const visited = table().now.visited.map((squares, token) => (token === 8 ? [33, 34] : squares));
    const now = { ...table().now, visited };
    const on = (mark: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-${mark}]`)].map(
        ({ dataset }) => dataset.square,
      );
    show(table({ now, agenda: [{ kind: "PutOne", seat: 0 }] }));
    expect([on("rolled"), on("visited")]).toEqual([["24", "42"], []]);
    cleanup();
    show(table({ now, agenda: [{ kind: "MoveOn", seat: 0, token: 8, left: 1 }] }), steps(35));
    expect([on("rolled"), on("visited")]).toEqual([[], ["33", "34"]]);
  });

  test("lights squares, tokens and cards that sentences name, and opens what is pressed", () => {
    const thing = { sort: "token", id: "fiona", name: "Fiona" };
    render(
      <ThingsProvider seats={SEATS} onOpen={() => {}}>
        <Said text={{ words: ["", " moves."], things: [thing] }} />
        {boardOf(table())}
      </ThingsProvider>,
    );
    fireEvent.focus(button("Fiona"));
    expect(square("45").querySelector("[data-lit]")).toBeTruthy();
    fireEvent.click(button("Fiona"));
    expect(shown().getByText("Fiona Rey Monster")).toBeTruthy();
  });
});

describe("a deed", () => {
  const push = (token: number, to: number) =>
    offer(`use W04 ${token} ${to}`, { kind: "Push", card: LASSO, token, square: to });
  const lassos = [push(1, 46), push(1, 35), push(2, 49)];
  const action = table({ hand: [LASSO, LEGS], agenda: [{ kind: "Action", seat: 0 }] });

  test("is put together by a card, a token and a square, and can be taken back", () => {
    show(action, lassos);
    expect(lit()).toEqual([]);
    fireEvent.click(button("Aim Psychic Lasso"));
    expect(lit()).toEqual(["45 choose", "48 choose"]);
    expect(ask).toHaveBeenLastCalledWith("Psychic Lasso: choose whom.");
    fireEvent.click(square("45"));
    expect(lit()).toEqual(["35 go", "46 go"]);
    fireEvent.keyDown(square("46"), { key: "Escape" });
    expect(lit()).toEqual(["45 choose", "48 choose"]);
    fireEvent.click(square("48"));
    fireEvent.click(square("49"));
    expect(played()).toEqual(["use W04 2 49"]);
  });

  test("of a card alone is a button on it", () => {
    show(action, [offer("use W08", { kind: "PlayWidget", card: LEGS })]);
    fireEvent.click(button("Use Second Helping of Legs"));
    expect(played()).toEqual(["use W08"]);
  });

  test("that several on a square may suffer asks whom, in front of the board", () => {
    const swap = (token: number) =>
      offer(`use W01 ${token}`, { kind: "Target", card: MIRROR, token }, [token]);
    show(table({ hand: [MIRROR], zombots: [45] }), [swap(1), swap(8)]);
    fireEvent.click(button("Aim Mirror Universe"));
    fireEvent.click(square("45"));
    fireEvent.click(shown().getByRole("button", { name: /Do use W01 8/ }));
    expect(played()).toEqual(["use W01 8"]);
  });

  test("with a direction is ended by the compass", () => {
    const beam = { kind: "Beam", card: LASER, direction: 4, entry: -1, leave: -1 } as const;
    show(table({ hand: [LASER] }), [offer("beam A12 up-right", beam)]);
    fireEvent.click(button("Aim Sternly Worded Laser"));
    expect(button("down")).toHaveProperty("disabled", true);
    fireEvent.click(button("up-right"));
    expect(played()).toEqual(["beam A12 up-right"]);
  });

  test("that is armed can be seen on its square, and is made by a second press there", () => {
    show(table(), steps(43), { armed: "step 43" });
    expect(square("43").dataset.armed).toBe("true");
    fireEvent.click(square("43"));
    expect(played()).toEqual(["step 43"]);
  });

  test("with a tool begins with the tool", () => {
    const grapple = offer("grapple 43", { kind: "Grapple", square: 43 });
    show(table(), [...steps(43), grapple]);
    fireEvent.click(button("Grappler"));
    fireEvent.click(square("43"));
    expect(played()).toEqual(["grapple 43"]);
  });
});

test("what an attack hits is marked while it is pointed at, and told below the Grid", () => {
  const throws = [1, 2].map((token) =>
    offer(`attack A01 ${token}`, { kind: "Throw", card: ROCK, token }, [token]),
  );
  show(table({ hand: [ROCK] }), throws);
  fireEvent.click(button("Aim Rock"));
  expect(document.querySelector(".gg-preview")).toBeNull();
  fireEvent.pointerOver(square("45"), { pointerType: "mouse" });
  expect(document.querySelectorAll(".gg-preview g")).toHaveLength(1);
  expect(screen.getByText(/Hits Fiona Rey Monster \(Bell\)\.$/)).toBeTruthy();
});

test("of two cards one is chosen for one square, and the other goes to the other (GG-23)", () => {
  const put = (card: number) => offer(`put ${card} 42`, { kind: "Put", card, square: 42 });
  const view = table({ placing: [ROCK, PORTAL], agenda: [{ kind: "PutTwo", seat: 0 }] });
  show(view, [put(ROCK), put(PORTAL)]);
  expect(lit()).toEqual(["24 go", "42 go"]);
  fireEvent.click(square("24"));
  fireEvent.click(button(/Portal/));
  fireEvent.click(square("24"));
  expect(played()).toEqual([`put ${PORTAL} 42`, `put ${ROCK} 42`]);
});

test("a card is opened with its text, and with what can be done with it or why not", async () => {
  show(table({ hand: [REMOTE] }), steps(43));
  fireEvent.click(button(/^Remote Control/));
  expect(shown().getByText("What Remote Control does, in full.")).toBeTruthy();
  await waitFor(() => expect(shown().getByText(/You have 2 steps left/)).toBeTruthy());
});

test("a purchase shows its bill, its ways to pay and the server's warning (GG-157)", () => {
  const bill = {
    ...{ kind: "Settlement" as const, seat: 0, dlc: BUOY, coupon: false, used: false },
    ...{ stage: 2, gizmos: 2, cards: [], laid: [EYE] },
  };
  const pay = {
    ...offer("pay gizmos", { kind: "PayGizmos" }),
    caution: { words: ["You become a Zomboid."], things: [] },
  };
  show(table({ agenda: [bill] }), [pay, offer("call off", { kind: "CallOff" })]);
  const panel = within(screen.getByTestId("payment"));
  for (const words of ["paid with 2 Gizmos", "paid with Fourth Eye", "due now"]) {
    expect(panel.getByText(words)).toBeTruthy();
  }
  expect(panel.getByText("You become a Zomboid.")).toBeTruthy();
  fireEvent.click(panel.getByRole("button", { name: "Do call off" }));
  expect(played()).toEqual(["call off"]);
});

test("who plays whom is chosen among eight contestants, each once (GG-307)", () => {
  const characters = [character(-1, -1), character(2, -1), character(-1, -1)];
  const be = offer("be uoiea", { kind: "ChooseCharacter", token: 0 });
  show(table({ characters, agenda: [{ kind: "Choosing", seat: 0 }] }), [be]);
  fireEvent.click(button("Uoiea"));
  fireEvent.click(button(/^Myron/));
  expect(played()).toEqual(["be uoiea"]);
});

describe("the others", () => {
  test("are strips that open; a hidden hand stays hidden (GG-58)", () => {
    show(table({ characters: [character(0, 42), character(1, 45, { hand_size: 3 })] }));
    fireEvent.click(button(/^Bell: Fiona Rey Monster, 3 Gizmos, .*3 cards in hand/));
    expect(shown().getByText("In hand: 3 hidden cards")).toBeTruthy();
  });

  test("show what they have laid down as Zomboids (GG-131)", () => {
    const zomboid = character(1, 45, { gizmos: 0, hand: [ROCK], hand_size: 1, active: [EYE] });
    show(table({ characters: [character(0, 42), zomboid] }));
    fireEvent.click(button(/^Bell: .*a Zomboid/));
    expect(shown().getByText("Laid down: 1 card")).toBeTruthy();
    expect(shown().getByRole("button", { name: /^Rock/ })).toBeTruthy();
    expect(shown().getByText("Inert Equipment")).toBeTruthy();
  });
});

test("the e-Shoppe has prices, and what can be bought is bought there", () => {
  show(table({ display: [BUOY] }), [offer("buy D05", { kind: "Buy", dlc: BUOY, coupon: false })]);
  expect(button(/Costs Board Mortar, any Equipment, any Widget/)).toBeTruthy();
  fireEvent.click(button("Buy Zombuoy Buddy"));
  expect(played()).toEqual(["buy D05"]);
});

test("decks and piles can be chosen out of turn, and a pile be looked through (GG-R65, GG-57)", () => {
  const deck = offer("deck 2", { kind: "Prefer", pile: false, number: 1 });
  const offered = new Map([[deck.move, deck]]);
  show(table({ piles: [[ROCK, ROCK], []] }), steps(43), { offered });
  expect(screen.getByText("you discard here")).toBeTruthy();
  fireEvent.click(button("Draw here"));
  expect(played()).toEqual(["deck 2"]);
  fireEvent.click(button("Discard pile 1: 2 cards"));
  expect(shown().getByRole("button", { name: /^Rock, 2 copies/ })).toBeTruthy();
});

test("the phases tell a Zomboid's turn and the steps that are left", () => {
  show(table({ characters: [character(0, 42, { gizmos: 0 }), character(1, 45)] }));
  const phases = within(screen.getByRole("list", { name: "Phases of the turn" }));
  const now = phases.getAllByRole("listitem").find((item) => item.getAttribute("aria-current"));
  expect(now?.textContent).toContain("2 steps left");
  expect(screen.getAllByText("Zomboid").length).toBeGreaterThan(0);
});

test("the sound of falling can be switched off, and stays so (GG-183)", () => {
  show(table());
  fireEvent.click(button("Sound of falling"));
  expect(localStorage.getItem("parlour.gadget_grid.quiet")).toBe("true");
  fireEvent.click(button("Sound of falling"));
  expect(localStorage.getItem("parlour.gadget_grid.quiet")).toBe("false");
});

test("a spectator sees all players alike, and can do nothing", () => {
  const view = table({ viewer: null, hand: null });
  show({ ...view, environments: at(100, -1, { 70: GORGONZILLA }) });
  const players = within(screen.getByRole("region", { name: "The players" }));
  expect(players.getAllByRole("button")).toHaveLength(3);
  expect(screen.queryByRole("region", { name: /side/ })).toBeNull();
  expect(screen.getByRole("gridcell", { name: "70: Gorgonzilla" })).toBe(square("70"));
  expect(lit()).toEqual([]);
});
