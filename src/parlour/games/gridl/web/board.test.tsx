import { type Acting, Said } from "@shell/kit";
import { ActingContext, nothing } from "@shell/kit/acting";
import { useLooking } from "@shell/kit/lastLook";
import { ThingsProvider } from "@shell/kit/lit";
import { change } from "@shell/theme/settings";
import { spoken } from "@shell/ui/texts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Board } from "./Board";
import type { Event, Frame, GridlView } from "./generated";
import { guessing, pieces, table, turn } from "./samples";

const SEATS = ["Ada", "Bob", "Cy", "Di"].map((name, seat) => {
  return { name, team: [seat], kind: "person" as const, bot: "", away: false, connected: true };
});
const play = vi.fn();
const refuse = vi.fn();
const announce = vi.fn();
const AGAINST = {
  ...{ rule: "GL-59", title: "Empty cell only", text: "Without an X." },
  because: spoken("There is an X on that cell."),
};

function board(
  view: GridlView,
  moves: string[] = [],
  events: Event[] = [],
  point: string | null = null,
) {
  const offers = moves.map((move) => {
    return { move, label: spoken(move), data: {}, caution: null, apart: "" };
  });
  const acting: Acting = {
    ...{ ...nothing, play, refuse, announce, why: async () => AGAINST },
    ...{
      offered: new Map(offers.map((offer) => [offer.move, offer])),
      ready: true,
      judged: true,
      point,
    },
  };
  const props = { view, events, pieces, seats: SEATS, viewer: view.viewer, point: null, marks: [] };
  return (
    <ThingsProvider seats={SEATS} viewer={view.viewer} onOpen={() => {}}>
      <ActingContext value={acting}>
        <Said
          text={{
            words: ["See ", "."],
            things: [{ sort: "power", id: "P4", name: "that power" }],
          }}
        />
        <Board {...props} moves={offers} asked live />
      </ActingContext>
    </ThingsProvider>
  );
}

const cell = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}:`) });
const words = (name: string) => cell(name).querySelector(".unseen")?.textContent;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const played = () => play.mock.calls.map(([move]) => move);

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the chart", () => {
  test("has row 5 at the top, and says of each cell what it means", () => {
    render(board(table({ agenda: [guessing()] })));
    const cells = screen.getByRole("group", { name: "Cells" });
    const names = within(cells).getAllByRole("button");
    expect(names[0]?.firstChild?.textContent).toBe("A5: low Rich, high Calm");
    expect(names.at(-1)?.firstChild?.textContent).toBe("E1: high Rich, low Calm");
    expect(words("A1")).toMatch(/an X covers it/);
  });

  test("shows the key to the Gridmaster alone, as a secret", () => {
    const view = table({ viewer: 0, key: "C3", agenda: [{ kind: "GivingClue", seat: 0 }] });
    const { rerender } = render(board(view));
    expect(screen.getByText(/Only you see the key/)).toBeTruthy();
    expect(words("C3")).toMatch(/the key, which only you see/);
    expect(cell("B3").textContent).toMatch(/2/);
    rerender(board(table({ agenda: [{ kind: "GivingClue", seat: 0 }] })));
    expect(screen.queryByText(/Only you see/)).toBeNull();
    expect(document.querySelector("[data-worth]")).toBeNull();
  });

  test("is told aloud to the Gridmaster alone, with what the key means", () => {
    const due = [{ kind: "GivingClue", seat: 0 }] as Frame[];
    const { rerender } = render(board(table({ viewer: 0, key: "D5", agenda: due })));
    expect(announce).toHaveBeenCalledTimes(1);
    expect(announce).toHaveBeenLastCalledWith("Your key is D5: medium-high Rich, high Calm.");
    rerender(board(table({ viewer: 0, key: "D5", agenda: due })));
    rerender(board(table({ key: null, agenda: due })));
    expect(announce).toHaveBeenCalledTimes(1);
  });

  test("lights the line of the key that has been shown", () => {
    render(board(table({ agenda: [guessing()], shown: { axis: "column", line: 1 } })));
    const lit = document.querySelectorAll("[data-shown]");
    expect([...lit].map((each) => each.getAttribute("data-thing"))).toEqual(
      ["B5", "B4", "B3", "B2", "B1"].map((name) => `place:${name}`),
    );
  });

  test("arrow keys walk it as it lies", () => {
    render(board(table({ agenda: [guessing()] })));
    cell("C3").focus();
    for (const key of ["ArrowUp", "ArrowLeft"]) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    }
    expect(document.activeElement).toBe(cell("B4"));
  });
});

describe("a guess", () => {
  test("is pointed at, and then confirmed", () => {
    const { rerender } = render(board(table({ agenda: [guessing()] }), ["point C3"]));
    expect(screen.getByText("Your team guesses: point, then confirm.")).toBeTruthy();
    fireEvent.click(cell("C3"));
    const proposal = { kind: "Guess", cells: [12] };
    const pointed = table({ agenda: [guessing({ proposal, pointed: [12] })] });
    rerender(board(pointed, ["guess C3", "point D4"]));
    expect(words("C3")).toMatch(/pointed at/);
    fireEvent.click(button("Confirm C3"));
    expect(played()).toEqual(["point C3", "guess C3"]);
  });

  test("says who has confirmed and who is waited for, and can be taken back", () => {
    const proposal = { kind: "Guess", cells: [12] };
    const frame = guessing({ seats: [2, 3], team: [0, 2, 3], proposal, agreed: [2] });
    render(board(table({ agenda: [frame], waiting: [3] }), ["take back"]));
    expect(screen.getByText("For it: you.")).toBeTruthy();
    expect(screen.getByText("You are for it. Waiting for Di.")).toBeTruthy();
    fireEvent.click(button("Take back"));
    expect(played()).toEqual(["take back"]);
  });

  test("is confirmed while the other team may still object, and then taken back", () => {
    const proposal = { kind: "Guess", cells: [12] };
    const dispute: Frame = { kind: "ObjectionWindow", seats: [1, 3], waived: [], guessers: [2] };
    const pointed = { proposal, pointed: [12] };
    const asked = table({ agenda: [guessing(pointed), dispute], waiting: [1, 3] });
    const { rerender } = render(board(asked, ["guess C3"]));
    fireEvent.click(button("Confirm C3"));
    const agreed = table({ ...asked, agenda: [guessing({ ...pointed, agreed: [2] }), dispute] });
    rerender(board(agreed, ["guess C3", "take back"]));
    expect(screen.getByText("For it: you.")).toBeTruthy();
    fireEvent.click(button("Take back"));
    expect(played()).toEqual(["guess C3", "take back"]);
    rerender(board(table({ ...agreed, viewer: 1 }), ["waive", "object"]));
    expect(screen.queryByText("For it: you.")).toBeNull();
  });

  test("waits to be confirmed while a side-guess is still to come", () => {
    const proposal = { kind: "Guess", cells: [12] };
    const side: Frame = { kind: "SideGuessing", seats: [1, 3], team: [1, 3] };
    render(board(table({ agenda: [guessing({ proposal, pointed: [12] }), side] }), ["point B2"]));
    expect(screen.getByText("Pointed at:", { exact: false })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Confirm C3" })).toBeNull();
  });

  test("that a hint or a lesson means is shown on the chart, and in a lesson a press is that guess", () => {
    render(board(table({ agenda: [guessing()] }), ["guess D2"], [], "guess D2"));
    const meant = document.querySelectorAll("[data-pointed]");
    expect([...meant].map((each) => each.getAttribute("data-thing"))).toEqual(["place:D2"]);
    fireEvent.click(cell("D2"));
    expect(played()).toEqual(["guess D2"]);
  });

  test("of the side is placed by a press", () => {
    const frame: Frame = { kind: "SideGuessing", seats: [1, 3], team: [1, 3] };
    render(board(table({ viewer: 3, agenda: [guessing(), frame] }), ["side-guess B2"]));
    fireEvent.click(cell("B2"));
    expect(played()).toEqual(["side-guess B2"]);
    expect(screen.getByText("Place your team's side-guess, or do without.")).toBeTruthy();
  });

  test("where there is an X is refused by the judge, not by the board", async () => {
    render(board(table({ agenda: [guessing()] })));
    await act(async () => fireEvent.click(cell("A1")));
    expect(played()).toEqual([]);
    expect(refuse).toHaveBeenLastCalledWith(AGAINST);
  });
});

describe("a team decides", () => {
  const first: Frame = { kind: "ChooseFirst", seats: [1, 3], team: [1, 3] };

  test("about a word and its axis", () => {
    const view = table({ viewer: 3, words: [null, null], card: ["Calm", "Odd"], agenda: [first] });
    render(board(view, ["word 2 column"]));
    fireEvent.click(button("Odd on the columns"));
    expect(played()).toEqual(["word 2 column"]);
  });

  test("about a second word, and the Gridmaster nods without a voice", () => {
    const proposal = { kind: "ChooseWord", word: 1 };
    const frame: Frame = { kind: "ChooseSecond", seats: [2], team: [0, 2], proposal, agreed: [2] };
    const view = table({ words: ["Calm", null], card: ["Rich", "Odd"], agenda: [frame] });
    render(board({ ...view, viewer: 0 }, ["nod", "shake"]));
    expect(screen.getByText("You are Gridmaster: nod or shake, but say nothing.")).toBeTruthy();
    expect(screen.getByText("For it: Cy.")).toBeTruthy();
    fireEvent.click(button("Nod"));
    expect(played()).toEqual(["nod"]);
  });

  test("about powers, of which it is told what each one does", async () => {
    const powers = pieces.powers.map((_, n) => ({ state: "held" as const, team: n % 2 }));
    const house = { ...table().house, powers: true };
    const frame: Frame = { kind: "PowerWindow", seats: [1, 3], team: [1, 3] };
    render(board(table({ viewer: 3, powers, house, agenda: [frame] }), ["use P4", "no power"]));
    fireEvent.click(button(/^Cancel One ?What/));
    fireEvent.click(button(/No power/));
    expect(played()).toEqual(["use P4", "no power"]);
    fireEvent.click(button("that power"));
    expect(screen.getByRole("dialog").textContent).toMatch(/Blue holds it/);
  });

  test("about an objection, and each has a vote", () => {
    const frame: Frame = { kind: "Voting", seats: [1, 3, 2], passive: 2, votes: [1, -1, 0] };
    render(board(table({ viewer: 3, waiting: [3], agenda: [guessing(), frame] }), ["uphold"]));
    fireEvent.click(button("It breaks the rules"));
    expect(played()).toEqual(["uphold"]);
    const votes = screen.getByRole("list", { name: "The vote" });
    expect(votes.textContent).toBe(" Bob: against the rules you: … Cy: fine");
  });

  test("and others are told only whom it takes", () => {
    render(board(table({ viewer: 1, agenda: [guessing({ proposal: null })] })));
    expect(screen.getByText("Pink guesses.")).toBeTruthy();
    expect(screen.queryByText(/Confirm/)).toBeNull();
  });
});

describe("the reveal", () => {
  const before = table({ agenda: [guessing()] });
  const over = turn({ powers: [0, 4], bonus: 1, gain: 1, side_guess: "D4" });
  const first: Frame = { kind: "ChooseFirst", seats: [0, 2], team: [0, 2] };
  const after = table({
    past: [over],
    covered: ["C3"],
    agenda: [first],
    card: ["Odd", "Dry"],
    clue: "",
  });
  const revealed = [{ kind: "Revealed", team: 0, turn: {}, scores: [6, 2] }] as Event[];
  const told = () => document.querySelectorAll(".gl-reveal [data-told=true]").length;

  test("tells the points one after the other, and can be skipped", () => {
    vi.useFakeTimers();
    const { rerender } = render(board(before));
    rerender(board(after, [], revealed));
    expect(screen.getByText("“lullaby”", { exact: false })).toBeTruthy();
    expect(told()).toBe(1);
    expect(screen.getByText("The card is shown. Go on when you like.")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(700));
    expect(told()).toBe(2);
    fireEvent.click(button("Skip"));
    expect(told()).toBe(5);
    const words = [...document.querySelectorAll(".gl-reveal li")].map((li) => li.textContent);
    expect(words).toEqual([
      "The key is C3",
      "Guess B3+2",
      "Row Bonus+1",
      "Pink scores+3",
      "Blue, Side-Guess+1",
    ]);
    fireEvent.click(button("Go on"));
    expect(document.querySelector(".gl-reveal")).toBeNull();
    expect(button("Odd on the rows")).toBeTruthy();
  });

  test("is told aloud to its Gridmaster, whose own turn no headline tells", () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const { rerender } = render(board({ ...before, viewer: 0 }));
    rerender(board({ ...after, viewer: 0 }, [], revealed));
    expect(announce.mock.calls).toEqual([
      ["The key is C3. Guess B3: +2. Row Bonus: +1. Pink scores: +3. Blue, Side-Guess: +1."],
    ]);
    cleanup();
    const others = render(board(before));
    others.rerender(board(after, [], revealed));
    expect(announce).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  test("goes when all has been told and the game has gone on", () => {
    vi.useFakeTimers();
    const { rerender } = render(board(before));
    rerender(board(after, [], revealed));
    const named = [{ kind: "Named", seat: 1 }] as Event[];
    rerender(board({ ...after }, [], named));
    expect(told()).toBe(1);
    for (let i = 0; i < 6; i++) act(() => void vi.advanceTimersByTime(2000));
    expect(document.querySelector(".gl-reveal")).toBeNull();
  });

  test("has what bots say of it at its end, and stays until that can have been read", () => {
    vi.useFakeTimers();
    const reason = { words: ["A lullaby is very calm to me, and hardly luxurious."], things: [] };
    const explained = { kind: "Explained", seat: 2, reason } as unknown as Event;
    const { rerender } = render(board(before));
    rerender(board(after, [], [...revealed, explained]));
    expect(document.querySelector(".gl-reasons")).toBeNull();
    for (const word of ["Odd", "Dry"]) {
      const placed = { kind: "WordPlaced", team: 0, word, axis: 0, instead: "" } as Event;
      rerender(board({ ...after }, [], [placed])); // the others go on meanwhile
    }
    for (let i = 0; i < 4; i++) act(() => void vi.advanceTimersByTime(700));
    const said = () => document.querySelector(".gl-reasons li")?.textContent;
    expect(said()).toContain("Cy: “A lullaby is very calm to me, and hardly luxurious.”");
    act(() => void vi.advanceTimersByTime(2000));
    expect(said()).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3000));
    expect(said()).toBeUndefined();
    fireEvent.click(button("Show the last turn again"));
    expect(said()).toBeTruthy();
  });

  test("is there at once for who wants nothing to move, and can be seen again", () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const { rerender } = render(board(before));
    rerender(board(after, [], revealed));
    expect(told()).toBe(5);
    fireEvent.click(button("Go on"));
    fireEvent.click(button("Show the last turn again"));
    expect(words("C3")).toMatch(/the key/);
    rerender(board({ ...after, past: [] })); // a leap through a replay
    expect(document.querySelector(".gl-reveal")).toBeNull();
    vi.restoreAllMocks();
  });
});

/** With what the page asks of its board. */
function Page({ view, events = [] }: { view: GridlView; events?: Event[] }) {
  return (
    <>
      {board(view, [], events)}
      <i data-testid="looking">{String(useLooking())}</i>
    </>
  );
}

describe("the page around the reveal", () => {
  const before = table({ agenda: [guessing()] });
  const goingOn: Frame = { kind: "ChooseFirst", seats: [0, 2], team: [0, 2] };
  const after = table({ past: [turn()], covered: ["C3"], agenda: [goingOn], clue: "" });
  const over = { ...after, agenda: [] };
  const revealed = [{ kind: "Revealed", team: 0, turn: {}, scores: [6, 2] }] as Event[];
  const named = [{ kind: "Named", seat: 1 }] as Event[];
  const reveal = () => document.querySelector(".gl-reveal button")?.textContent;
  const settled = () => document.documentElement.dataset.settled;
  const later = (steps: number) => {
    for (let i = 0; i < steps; i++) act(() => void vi.advanceTimersByTime(2000));
  };
  const looking = () => screen.getByTestId("looking").textContent;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => change({ pace: "quick" }));

  test("is settled while one may look, and not while the reveal is about to go by itself", () => {
    const { rerender } = render(<Page view={before} />);
    rerender(<Page view={after} events={revealed} />);
    expect(settled()).toBe("false");
    later(3);
    expect([settled(), reveal()]).toEqual(["true", "Go on"]);
    rerender(<Page view={{ ...after }} events={named} />);
    later(1);
    rerender(<Page view={{ ...after }} events={[...named]} />);
    later(3);
    expect([settled(), reveal()]).toEqual(["true", undefined]);
  });

  test("waits with the result until the last card has been seen", () => {
    const { rerender } = render(<Page view={before} />);
    rerender(<Page view={over} events={revealed} />);
    expect(looking()).toBe("true");
    fireEvent.click(button("Skip"));
    fireEvent.click(button("See the result"));
    expect(looking()).toBe("false");
    cleanup();
    const again = render(<Page view={before} />);
    again.rerender(<Page view={over} events={revealed} />);
    later(6);
    expect([looking(), settled()]).toEqual(["false", "true"]);
  });

  test("has no pauses for who wants all at once: it stays until they go on", () => {
    change({ pace: "off" });
    const { rerender } = render(<Page view={before} />);
    rerender(<Page view={after} events={revealed} />);
    expect([settled(), reveal()]).toEqual(["true", "Go on"]);
    rerender(<Page view={{ ...after, viewer: null }} events={named} />);
    expect([settled(), reveal()]).toEqual(["true", undefined]);
  });
});

test("the line of the key may be kept, where a power would show it", async () => {
  const view = table({ viewer: 0, clue: "", agenda: [{ kind: "GivingClue", seat: 0 }] });
  const { rerender } = render(board(view, ["clue opera"]));
  expect(screen.queryByRole("textbox")).toBeNull();
  rerender(board(view, ["clue and line opera"]));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "opera" } });
  await act(async () => fireEvent.click(button("Give it alone")));
  expect(refuse).toHaveBeenLastCalledWith(AGAINST); // the judge has been asked
});
