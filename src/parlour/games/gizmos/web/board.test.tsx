import { type Acting, type Offered, type Refused, Said } from "@shell/kit";
import { ActingContext, nothing } from "@shell/kit/acting";
import { ThingsProvider } from "@shell/kit/lit";
import { spoken } from "@shell/ui/texts";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Board } from "./Board";
import type { GizmosView } from "./generated";
import { card, pieces, player, table } from "./samples";

const FULL: Refused = {
  rule: "GIZ-26",
  title: "File Limit",
  text: "No more than the limit.",
  because: { words: ["Your archive is full: 1 of 1 filed."], things: [] },
};

const SEATS = ["Ada", "Bell"].map((name) => ({
  name,
  kind: "person" as const,
  bot: "",
  away: false,
  connected: true,
  team: [],
}));

const play = vi.fn();
const announce = vi.fn();

function offers(...moves: (string | [string, Record<string, unknown>])[]): Offered[] {
  return moves.map((each) => {
    const [move, data] = typeof each === "string" ? [each, {}] : each;
    return {
      move,
      label: spoken(`${move.charAt(0).toUpperCase()}${move.slice(1)}`),
      data,
      caution: null,
      apart: "",
    };
  });
}

const show = (...given: Parameters<typeof boardOf>) => render(boardOf(...given));

function boardOf(
  view: GizmosView,
  moves: Offered[] = [],
  point: string | null = null,
  live = true,
  more: Partial<Acting> = {},
) {
  const acting: Acting = {
    ...nothing,
    play,
    announce,
    why: async () => FULL,
    offered: new Map(moves.map((move) => [move.move, move])),
    ready: moves.length > 0,
    judged: true,
    ...more,
  };
  const props = {
    pieces,
    events: [],
    marks: [],
    seats: SEATS,
    viewer: view.viewer,
    moves,
    point,
    live,
  };
  return (
    <ActingContext value={acting}>
      <Board view={view} asked={moves.length > 0} {...props} />
    </ActingContext>
  );
}

beforeEach(() => {
  play.mockClear();
  announce.mockClear();
});
afterEach(cleanup);

describe("the middle of the table", () => {
  test("names every gizmo, deck and sphere for those who listen", () => {
    show(table());
    expect(
      screen.getByRole("button", {
        name: /^Quark Heat Doubler, level 2, costs 3 blue, 3 points: /,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole("button", { name: "Research the level 1 deck, 10 cards left" }),
    ).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^Pick red/ })).toHaveLength(2);
    expect(screen.getByRole("img", { name: /^Dispenser: 11 red, 12 yellow/ })).toBeTruthy();
  });

  test("plays a pick when its sphere is clicked, and nothing that is not offered", () => {
    show(table(), offers("pick blue"));
    fireEvent.click(screen.getByRole("button", { name: /^Pick blue/ }));
    expect(play.mock.calls).toEqual([["pick blue"]]);
    fireEvent.click(screen.getByRole("button", { name: /^Pick yellow/ }));
    expect(play).toHaveBeenCalledOnce();
  });

  test("lights and opens a gizmo that a sentence names", () => {
    const chip = { sort: "card", id: "G1R4", name: "the chip" };
    render(
      <ThingsProvider seats={SEATS} onOpen={() => {}}>
        <Said text={{ words: ["You need ", "."], things: [chip] }} />
        <ActingContext value={nothing}>
          <Board
            view={table()}
            pieces={pieces}
            events={[]}
            marks={[]}
            seats={SEATS}
            viewer={0}
            moves={[]}
            asked={false}
            point={null}
            live
          />
        </ActingContext>
      </ThingsProvider>,
    );
    fireEvent.focus(screen.getByRole("button", { name: "the chip" }));
    const lit = [...document.querySelectorAll("[data-lit]")];
    expect(lit.map((each) => each.getAttribute("data-thing"))).toEqual(["card:G1R4"]);
    fireEvent.click(screen.getByRole("button", { name: "the chip" }));
    expect(screen.getByRole("dialog", { name: /Ember Atom Swap/ })).toBeTruthy();
  });

  test("keeps a gizmo open while its deed is armed, says what a second press does, and closes with it", () => {
    const given = [table(), offers("build G1R4"), null, true] as const;
    const { rerender } = show(...given);
    fireEvent.click(screen.getByRole("button", { name: /^Ember Atom Swap/ }));
    fireEvent.click(
      screen.getAllByRole("button", { name: "Build Ember Atom Swap" }).at(-1) as Element,
    );
    const armedWords = spoken("Press again to build it.");
    rerender(boardOf(...given, { armed: "build G1R4", armedWords }));
    const front = screen.getByRole("dialog", { name: /Ember Atom Swap/ });
    expect(within(front).getByRole("status").textContent).toBe("Press again to build it.");
    rerender(boardOf(...given, { ready: false }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("opens a gizmo with its deeds, and says which rule is against the one that is not legal", async () => {
    show(table(), offers("build G1R4"));
    fireEvent.click(screen.getByRole("button", { name: /^Ember Atom Swap/ }));
    const front = screen.getByRole("dialog", { name: /Ember Atom Swap/ });
    await waitFor(() => expect(within(front).getByText(/Your archive is full/)).toBeTruthy());
    expect(
      within(front)
        .getByRole("button", { name: "File Ember Atom Swap" })
        .getAttribute("aria-disabled"),
    ).toBe("true");
    fireEvent.click(within(front).getByRole("button", { name: "Build Ember Atom Swap" }));
    expect(play.mock.calls).toEqual([["build G1R4"]]);
  });

  test("glows what the tutorial points at", () => {
    const { container } = show(table(), [], "deck2");
    const meant = [...container.querySelectorAll("[data-meant]")];
    expect(meant.map((each) => each.querySelector(".unseen")?.textContent)).toEqual([
      "Research the level 2 deck, 10 cards left",
    ]);
  });
});

describe("paying", () => {
  const view = table({
    agenda: [{ kind: "Payment", seat: 0, gizmo: 3, origin: 0 }],
    players: [player({ ring: [0, 0, 3, 1], active: [0, 1] }), player()],
    payment: {
      seat: 0,
      gizmo: card("G2U3").number,
      origin: "display",
      color: "blue",
      cost: 3,
      price: 2,
      discounts: [{ gizmo: card("G3U4").number, less: 1 }],
      converters: [],
      sensible: ["pay 2 blue"],
    },
  });
  const moves = offers(
    ["pay 2 blue", { kind: "Pay", spent: [0, 0, 2, 0], converters: [] }],
    ["pay 3 blue", { kind: "Pay", spent: [0, 0, 3, 0], converters: [] }],
  );

  test("begins with the most sparing way, and pays it", () => {
    show(view, moves);
    fireEvent.click(screen.getByRole("button", { name: "Pay 2 blue" }));
    expect(play.mock.calls).toEqual([["pay 2 blue"]]);
  });

  test("lets a discount be declined by choosing another sphere", () => {
    show(view, moves);
    fireEvent.click(screen.getByRole("button", { name: "blue sphere 3 of 3" }));
    fireEvent.click(screen.getByRole("button", { name: "Pay 3 blue" }));
    expect(play.mock.calls).toEqual([["pay 3 blue"]]);
  });

  test("keeps what wastes something under a heading of its own, closed until it is wanted", () => {
    show(view, moves);
    expect(screen.queryByRole("group", { name: "Ways to pay" })).toBeNull(); // there is but one
    const heading = screen.getByRole("button", { name: "Other ways to pay 1", expanded: false });
    expect(screen.queryByRole("button", { name: "Pay 3 blue" })).toBeNull();
    fireEvent.click(heading);
    expect(heading.getAttribute("aria-expanded")).toBe("true");
    const group = screen.getByRole("group", { name: "Other ways to pay" });
    fireEvent.click(within(group).getByRole("button", { name: "Pay 3 blue" }));
    fireEvent.click(screen.getAllByRole("button", { name: "Pay 3 blue" }).at(-1) as HTMLElement);
    expect(play.mock.calls).toEqual([["pay 3 blue"]]);
  });

  test("keeps a fifth way that wastes nothing apart from those that do", () => {
    const spent = [0, 1, 2, 3, 4, 5].map((black) => [0, 0, 5 - black, black]);
    const many = spent.map((each): [string, Record<string, unknown>] => [
      `pay ${each[2]} blue ${each[3]} black`,
      { kind: "Pay", spent: each, converters: [] },
    ]);
    const sensible = many.slice(0, 5).map(([move]) => move);
    const payment = view.payment && { ...view.payment, sensible };
    show({ ...view, payment }, offers(...many));
    const quick = within(screen.getByRole("group", { name: "Ways to pay" }));
    expect(quick.getAllByRole("button")).toHaveLength(4);
    for (const [heading, only] of [
      ["More ways to pay", "Pay 1 blue 4 black"],
      ["Other ways to pay", "Pay 0 blue 5 black"],
    ] as const) {
      const button = screen.getByRole("button", { name: `${heading} 1`, expanded: false });
      fireEvent.click(button);
      expect(button.getAttribute("aria-expanded")).toBe("true");
      const group = within(screen.getByRole("group", { name: heading }));
      expect(group.getAllByRole("button").map((each) => each.textContent)).toEqual([only]);
      fireEvent.click(button);
      expect(screen.queryByRole("group", { name: heading })).toBeNull();
    }
  });

  test("does not pay what does not come out even, and cites the rule", async () => {
    show(view, moves);
    fireEvent.click(screen.getByRole("button", { name: "black sphere 1 of 1" }));
    const pay = screen.getByRole("button", { name: "Pay 2 blue, 1 black" });
    expect(pay.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(pay);
    expect(play).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(screen.getByText(/Your archive is full: 1 of 1 filed/)).toBeTruthy(),
    );
  });
});

describe("a Research", () => {
  const looking = { looked_at: [1, 2], looked_at_count: 2 };

  test("is shown as backs to everybody else", () => {
    show(table({ viewer: 1, looked_at: null, looked_at_count: 2 }));
    expect(screen.getByText(/Ada looks at 2 cards of level/)).toBeTruthy();
  });

  test("puts the cards back in the order chosen with the buttons", () => {
    const view = table({ ...looking, agenda: [{ kind: "ReturnCards", seat: 0, level: 1 }] });
    show(view, offers("return G1R4 G1U9", "return G1U9 G1R4"));
    fireEvent.click(screen.getByRole("button", { name: "Down: Ember Atom Swap" }));
    expect(announce).toHaveBeenCalledWith("Ember Atom Swap is now number 2 of 2, the very bottom.");
    fireEvent.click(
      screen.getByRole("button", {
        name: /^Put back in this order: Quark Spark Claw, Ember Atom Swap/,
      }),
    );
    expect(play.mock.calls).toEqual([["return G1U9 G1R4"]]);
  });
});

test("a gizmo that was pointed at in front of the board is let go of with it", () => {
  show(table());
  fireEvent.click(screen.getByRole("button", { name: /Open this bench/ }));
  const [, spot] = document.querySelectorAll(".gz-front [data-gizmo], .gz-front");
  if (spot) fireEvent.pointerEnter(spot, { pointerType: "mouse" });
  expect(screen.queryByRole("button", { name: "Icon key" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByRole("button", { name: "Icon key" })).toBeTruthy();
});

test("in a replay a bench has its owner's name, and nothing can be put back", () => {
  const agenda: GizmosView["agenda"] = [{ kind: "ReturnCards", seat: 0, level: 1 }];
  show(table({ looked_at: [1, 2], looked_at_count: 2, agenda }), [], null, false);
  expect(screen.getByRole("heading", { name: "Ada" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "To be put back" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Put back|Up:|Down:/ })).toBeNull();
});

test("of several that are pending, the one a lesson wants glows alone", () => {
  const players = [player({ active: [0, 2] }), player()];
  const display = [
    [-1, -1, -1, -1],
    [-1, -1, -1],
    [-1, -1],
  ];
  show(table({ players, display, pending: [0, 2] }), offers("use G1U9"), "pending");
  const meant = [...document.querySelectorAll<HTMLElement>("[data-meant]")];
  expect(meant.map((spot) => spot.dataset.gizmo)).toEqual(["2"]);
});

test("the last round says after whose turn the game ends", () => {
  show(table({ ending: true }));
  expect(screen.getByText(/The game ends after Bell's turn/)).toBeTruthy();
});

test("when players pass, it says how near the game is to its end", () => {
  show(table({ passes: 1, stuck: true }), offers("pass"));
  expect(screen.getByRole("status").textContent).toBe(
    "Nearly stuck. 1 of 2 players has passed in a row; when all have, the game ends.",
  );
});

test("when nobody could do anything anymore, the end says so", () => {
  show(table({ agenda: [], passes: 2, ranking: [1, 0], decided_by: "GIZ-R28" }));
  expect(screen.getByText(/^All players passed in a row: .* Decided by/)).toBeTruthy();
  expect(screen.queryByText(/Nearly stuck/)).toBeNull();
});

test("the end shows what the points are made of, the winner first", () => {
  const points = { gizmos: 20, tokens: 3, awards: 1, total: 24 };
  const players = [player(), player({ points })];
  show(table({ agenda: [], waiting: [], players, ranking: [1, 0], decided_by: "GIZ-95" }));
  expect(screen.getByRole("heading", { name: "Bell wins" })).toBeTruthy();
  const [, first] = screen.getAllByRole("row");
  const cells = first ? within(first).getAllByRole("cell") : [];
  expect(cells.map((cell) => cell.textContent)).toEqual(["20", "3", "1", "24"]);
});
