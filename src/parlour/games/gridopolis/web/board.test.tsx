import type { Acting, Mark, Offered, Refused } from "@shell/kit";
import { Said } from "@shell/kit";
import { ActingContext, nothing } from "@shell/kit/acting";
import { ThingsProvider } from "@shell/kit/lit";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Board } from "./Board";
import { key } from "./cells";
import type { Event, GridopolisView } from "./generated";
import { chain, marker, offers, pieces, SEATS, table } from "./samples";
import type { SceneProps } from "./scene/Scene";
import type { GridopolisProps } from "./table";

let scene: SceneProps | null = null;
vi.mock("./SceneArea", () => ({
  canDraw: () => true,
  SceneArea: (props: SceneProps) => {
    scene = props;
    return <div data-testid="drawn" />;
  },
}));

const BACKWARD: Refused = {
  rule: "GP-61",
  title: "Never backward",
  text: "A pawn never goes backward.",
  because: { words: ["Your pawn never goes backward."], things: [] },
};
const play = vi.fn();
const played = () => play.mock.calls.map(([move]) => move);
const announce = vi.fn();
const ask = vi.fn();
const refuse = vi.fn();
const why = vi.fn(async (_: string): Promise<Refused | null> => BACKWARD);

type More = Partial<Pick<GridopolisProps, "events" | "marks">> & { armed?: string };

const show = (...given: Parameters<typeof boardOf>) => render(boardOf(...given));

function boardOf(view: GridopolisView, moves: Offered[] = [], live = true, more: More = {}) {
  const acting: Acting = {
    ...nothing,
    play,
    announce,
    ask,
    refuse,
    why,
    offered: new Map(moves.map((move) => [move.move, move])),
    ready: moves.length > 0,
    asked: moves.length > 0,
    judged: true,
    armed: more.armed ?? null,
  };
  const props = {
    pieces,
    events: [],
    marks: [],
    seats: SEATS,
    viewer: view.viewer,
    point: null,
    live,
    ...more,
  };
  return (
    <ActingContext value={acting}>
      <Board view={view} moves={moves} asked={moves.length > 0} {...props} />
    </ActingContext>
  );
}

function pad(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-pad="${name}"]`);
  if (!found) throw new Error(`no pad ${name}`);
  return found;
}

function choose(mode: string) {
  const button = document.querySelector(`[data-choose="${mode}"]`);
  if (!button) throw new Error(`no mode ${mode}`);
  fireEvent.click(button);
}

const board = () => document.querySelector<HTMLElement>(".gp-board");
const targets = () =>
  [...document.querySelectorAll<HTMLElement>("[data-target]")].map(
    ({ dataset }) => `${dataset.target} ${dataset.pad}`,
  );

beforeEach(() => {
  for (const spy of [play, announce, ask, refuse, why]) spy.mockClear();
});
afterEach(cleanup);

describe("for those who listen", () => {
  test("every pad says what stands on it and what can be done with it", () => {
    const { view, moves } = chain();
    show(view, moves);
    const name = (cell: string) => pad(cell).getAttribute("aria-label");
    expect(name("e4")).toBe(
      "blue pawn on e4 on level 0, 1 capture, 1 step, 1 teleporter, 1 kamikaze",
    );
    expect(name("e5")).toBe("purple pawn on e5 on level 0");
    expect(name("e5/-1")).toBe("pad e5 on level -1, teleporter, empty");
    expect(name("e2")).toBe("pad e2 on level 0, blue kingerizer, empty");
  });

  test("choosing a marker says what it can do, and its targets say how", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    expect(announce).toHaveBeenLastCalledWith(
      "blue pawn on e4 on level 0: 1 capture, 1 step, 1 teleporter, 1 kamikaze.",
    );
    expect(pad("e6").getAttribute("aria-label")).toBe(
      "pad e6 on level 0, capture over purple pawn on e5 on level 0",
    );
    expect(pad("e5/-1").getAttribute("aria-label")).toBe(
      "pad e5 on level -1, teleporter, step, then choose the exit",
    );
  });

  test("the trays tell reserve, pile and points", () => {
    show(table());
    const [tray] = screen.getAllByRole("listitem");
    if (!tray) throw new Error("no tray");
    for (const words of ["3 pads in reserve", "2 blocker-boxes in reserve", "6 points"]) {
      expect(within(tray).getByRole("img", { name: words })).toBeTruthy();
    }
    expect(tray.textContent).toContain("goes north");
  });

  test.each([
    [1, "1 minute"],
    [2, "2 minutes"],
  ])("a limit of %i is %s", (number, words) => {
    show(table({ limit: { kind: "minutes", number, up: false } }));
    expect(document.querySelector(".gp-course")?.textContent).toBe(`Round 1 · ${words}`);
  });
});

describe("a move", () => {
  test("of one hop is played by choosing a marker and a target", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    fireEvent.click(pad("f5"));
    expect(played()).toEqual(["step e4 f5"]);
  });

  test("of several hops is staged, can be taken back, and stopped where a route ends", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    fireEvent.click(pad("e6"));
    expect(play).not.toHaveBeenCalled();
    expect(board()?.dataset.stage).toBe("e4>e6");
    expect(targets()).toEqual(["take e8"]);
    expect(scene?.grid.markers.filter((each) => each.pale).map((each) => each.cell)).toEqual([
      [0, 0, 0],
    ]);
    fireEvent.click(screen.getByTestId("back"));
    expect(board()?.dataset.stage).toBe("e4");
    fireEvent.click(pad("e6"));
    fireEvent.click(screen.getByTestId("stop"));
    expect(played()).toEqual(["take e4 e6 x e5"]);
  });

  test("on to a teleporter asks for the exit", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    fireEvent.click(pad("e5/-1"));
    expect(targets().sort()).toEqual(["exit d6/1", "exit f6/1"]);
    fireEvent.click(pad("d6/1"));
    expect(played()).toEqual(["step e4 d6/1"]);
  });

  test("that is a kamikaze warns, and is sent by its victim's pad, for the page to ask about", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    expect(pad("f4").getAttribute("aria-label")).toBe(
      "purple pawn on f4 on level 0, kamikaze, both markers leave the game",
    );
    expect(scene?.marks.ghosts).toEqual([{ cell: [2, -1, 0], kind: "kamikaze" }]);
    fireEvent.click(pad("f4"));
    expect(played()).toEqual(["kamikaze e4 x f4"]);
    expect(screen.getByTestId("stop").textContent).toBe("Kamikaze!");
  });

  test("that is armed can be made by the same press again, by its end, and by the button", () => {
    const { view, moves } = chain();
    const move = "kamikaze e4 x f4";
    const { rerender } = show(view, moves);
    fireEvent.click(pad("e4"));
    fireEvent.click(pad("f4"));
    rerender(boardOf(view, moves, true, { armed: move }));
    expect(scene?.marks.armed).toEqual([2, -1, 0]);
    fireEvent.click(pad("f4"));
    scene?.onPick([2, -1, 0]);
    fireEvent.click(screen.getByTestId("stop"));
    expect(screen.getByTestId("stop").dataset.armed).toBe("true");
    expect(played()).toEqual([move, move, move, move]);
  });

  test("of a king goes on with the same king, and can be declined", () => {
    const markers = [marker(0, [0, 0, 0], true), marker(1, [0, 3, 0])];
    const second = {
      cell: [0, 0, 0],
      start: [0, -1, 0],
      jump: false,
    } satisfies GridopolisView["second"];
    show(table({ markers, second }), offers("step e5 f5", "decline"));
    expect(pad("e5").dataset.chosen).toBe("true");
    expect(ask).toHaveBeenLastCalledWith(null); // the game asks about this very king
    expect(targets()).toEqual(["step f5"]);
    fireEvent.click(screen.getByTestId("decline"));
    expect(played()).toEqual(["decline"]);
  });

  test("that is free after a teleport goes on with the same marker, and can be declined", () => {
    const markers = [marker(0, [1, 1, 1]), marker(1, [1, 1, 0])];
    const second = {
      cell: [1, 1, 1],
      start: [0, -1, 0],
      jump: true,
    } satisfies GridopolisView["second"];
    show(table({ markers, second }), offers("take f6/1 f6/-1 x f6", "decline"));
    expect(pad("f6/1").dataset.chosen).toBe("true");
    expect(targets()).toEqual(["take f6/-1"]);
    expect(screen.getByTestId("decline").textContent).toBe("No free jump");
  });

  test("that is refused shows the rule on the board and in the prompt", async () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    fireEvent.click(pad("e3"));
    await waitFor(() => expect(refuse).toHaveBeenCalledWith(BACKWARD));
    expect(why).toHaveBeenCalledWith("step e4 e3");
    expect(scene?.marks.lines.at(-1)).toEqual({
      kind: "refused",
      cells: [
        [0, -1, 0],
        [0, -2, 0],
      ],
    });
    expect(scene?.marks.notes.map((note) => note.text)).toEqual(["Never backward"]);
    expect(play).not.toHaveBeenCalled();
    expect(refuse).not.toHaveBeenCalledWith(null);
    fireEvent.keyDown(pad("e4"), { key: "Escape" });
    expect(refuse).toHaveBeenLastCalledWith(null); // what was said is of no use anymore
    expect(scene?.marks.notes).toEqual([]);
  });

  test("through a teleporter with one way out says where it comes out, and needs no choice", () => {
    const { view, moves } = chain();
    const gone = "step e4 d6/1";
    const routes = view.routes.filter(({ move }) => move !== gone);
    show(
      { ...view, routes },
      moves.filter(({ move }) => move !== gone),
    );
    fireEvent.click(pad("e4"));
    expect(pad("e5/-1").getAttribute("aria-label")).toBe(
      "pad e5 on level -1, teleporter, step, comes out at f6 on level 1",
    );
    fireEvent.click(pad("e5/-1"));
    expect(played()).toEqual(["step e4 f6/1"]);
  });
});

describe("building", () => {
  const moves = offers("step e3 e4", "block e5", "pad g5", "pad e5/2");

  test("shows ghosts only in its own mode, with the parts that they cost", () => {
    show(table(), moves);
    expect(document.querySelector('[data-pad="g5"]')).toBeNull();
    choose("pad");
    expect(targets().sort()).toEqual(["pad e5/2", "pad g5"]);
    expect(pad("g5").getAttribute("aria-label")).toContain("costs 1 pad, 1 link");
    expect(pad("e5/2").getAttribute("aria-label")).toContain("costs 1 pad, 1 link, 1 post");
    fireEvent.click(pad("e5/2"));
    expect(played()).toEqual(["pad e5/2"]);
  });

  test("asks the judge about a pad where no blocker-box may stand", async () => {
    show(table(), moves);
    choose("block");
    fireEvent.click(pad("e5/-1"));
    await waitFor(() => expect(why).toHaveBeenCalledWith("block e5/-1"));
    fireEvent.click(pad("e5"));
    expect(played()).toEqual(["block e5"]);
  });
});

describe("the keyboard", () => {
  test("walks the pads of a level, and climbs", () => {
    show(table(), offers("step e3 e4"));
    pad("e3").focus();
    const press = (name: string) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    const here = () => (document.activeElement as HTMLElement).dataset.pad;
    press("ArrowUp");
    expect(here()).toBe("e4");
    press("ArrowRight");
    expect(here()).toBe("f4");
    press("PageUp");
    expect(here()).toBe("f4/1");
    press("PageUp");
    expect(here()).toBe("f4/1");
    press("ArrowDown");
    expect(here()).toBe("f4/1");
    expect(scene?.marks.cursor).toEqual([1, -1, 1]);
  });

  test("comes in at a marker that can move, by one stop of the Tab key", () => {
    show(table(), offers("step e3 e4"));
    const stops = [...document.querySelectorAll<HTMLElement>('[data-pad][tabindex="0"]')];
    expect(stops.map((each) => each.dataset.pad)).toEqual(["e3"]);
  });

  test("steps back with Escape until nothing is left, and then lets the page have it", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    fireEvent.click(pad("e6"));
    const stepBack = () => fireEvent.keyDown(pad("e6"), { key: "Escape" });
    expect(stepBack()).toBe(false);
    expect(board()?.dataset.stage).toBe("e4");
    expect(stepBack()).toBe(false);
    expect(board()?.dataset.stage).toBe("");
    expect(stepBack()).toBe(true);
  });
});

test("the scene and the maps pick alike", () => {
  const { view, moves } = chain();
  show(view, moves);
  fireEvent.click(pad("e4"));
  expect(scene?.marks.targets.map(({ kind }) => kind).sort()).toEqual(
    targets()
      .map((each) => each.split(" ")[0])
      .concat("kamikaze")
      .sort(),
  );
  expect(scene?.marks.lines).toContainEqual({
    kind: "take",
    cells: [
      [0, -1, 0],
      [0, 0, 0],
      [0, 1, 0],
    ],
  });
  scene?.onPick([1, 0, 0]);
  expect(play.mock.calls).toEqual([["step e4 f5", true]]); // where the pad beside is hit easily
});

test("a seat that goes south has its own forward at the top of the maps", () => {
  show(table({ viewer: 1 }), []);
  const names = [...document.querySelectorAll<HTMLElement>('[data-level="0"] [data-pad]')];
  expect(names[0]?.dataset.pad).toBe("f2");
});

test("in a replay nothing is asked, and nothing can be chosen", () => {
  show(table(), [], false);
  expect(document.querySelector("[data-choose]")).toBeNull();
  fireEvent.click(pad("e3"));
  expect(board()?.dataset.stage).toBe("");
});

const EVENTS: Event[] = [
  { kind: "TurnBegan", seat: 1, round: 1 },
  {
    kind: "Hopped",
    seat: 1,
    start: [0, 2, 0],
    over: [0, 0, 0],
    end: [0, -2, 0],
    victim: 0,
    king: false,
  },
  { kind: "Teleported", seat: 1, entry: [0, -2, 0], exit: [1, 1, 1] },
];

describe("what others do", () => {
  const before = table({ markers: [marker(0, [0, 0, 0]), marker(1, [0, 2, 0])] });
  const after = table({ markers: [marker(1, [1, 1, 1])], turns: 1 });
  const shown = () => scene?.grid.markers.map(({ cell }) => key(cell));
  const go = () => {
    const { rerender } = show(before);
    const [victim, mover] = scene?.grid.markers ?? [];
    rerender(boardOf(after, [], true, { events: EVENTS }));
    return { victim, mover };
  };

  test("is seen event by event, with the same marker going on, and nothing is settled till then", () => {
    vi.useFakeTimers();
    const { mover } = go();
    expect(shown()).toEqual(["e3"]); // its victim has gone
    expect(scene?.marks.lines.map(({ kind }) => kind)).toEqual(["take"]);
    expect(document.documentElement.dataset.settled).toBe("false");
    act(() => vi.runOnlyPendingTimers());
    expect(shown()).toEqual(["f6/1"]);
    expect(scene?.marks.lines.map(({ kind }) => kind)).toEqual(["exit"]);
    act(() => vi.runAllTimers());
    expect(scene?.grid.markers.map(({ id }) => id)).toEqual([mover?.id]);
    expect(scene?.marks.lines).toEqual([]);
    expect(document.documentElement.dataset.settled).toBe("true");
    vi.useRealTimers();
  });

  test("is all there once the board is touched", () => {
    go();
    expect(shown()).toEqual(["e3"]);
    fireEvent.pointerDown(pad("e5"));
    expect(shown()).toEqual(["f6/1"]);
  });
});

test("what was done last is pointed out until a marker is chosen", () => {
  const { view, moves } = chain();
  const marks = (["victim e6", "from e8", "path e6/1", "to e4/1"] as const).map((each) => {
    const [role, id] = each.split(" ") as [Mark["role"], string];
    return { role, thing: { sort: "place", id, name: id } };
  });
  show(view, moves, true, { marks });
  expect(scene?.marks.last).toContainEqual({ role: "victim", cell: [0, 1, 0] });
  expect(scene?.marks.lines).toEqual([
    {
      kind: "last",
      cells: [
        [0, 3, 0],
        [0, 1, 1],
        [0, -1, 1],
      ],
    },
  ]);
  fireEvent.click(pad("e4"));
  expect(scene?.marks.last).toEqual([]);
});

test("a pad that is pressed in a sentence gets the focus", () => {
  const { view, moves } = chain();
  const place = { sort: "place", id: "e5", name: "e5" };
  render(
    <ThingsProvider seats={SEATS} onOpen={() => {}}>
      <Said text={{ words: ["Look at ", "."], things: [place] }} />
      {boardOf(view, moves)}
    </ThingsProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "e5" }));
  expect(document.activeElement).toBe(pad("e5"));
});

test("a pad without a marker of one's own says what is there, and what to do instead", () => {
  const { view, moves } = chain();
  show(view, moves);
  fireEvent.click(pad("e5"));
  const words = () => document.querySelector(".gp-stage-words")?.textContent;
  expect(words()).toBe("purple pawn on e5 on level 0");
  expect(ask).toHaveBeenLastCalledWith("Choose a marker of your own.");
  fireEvent.click(pad("e4"));
  expect(words()).toBe("blue pawn on e4 on level 0");
});

test("what is begun is asked about in the place of the prompt, and nowhere else", () => {
  const { view, moves } = chain();
  const { unmount } = show(view, [...moves, ...offers("block e5", "pad g5")]);
  expect(ask).toHaveBeenLastCalledWith(null); // the game's own question
  const asks: [() => void, string | null][] = [
    [() => fireEvent.click(pad("e4")), "Choose where it goes."],
    [() => fireEvent.click(pad("e6")), "Go on, or stop here."],
    [() => fireEvent.click(screen.getByTestId("back")), "Choose where it goes."],
    [() => fireEvent.click(pad("e5/-1")), "Choose the exit."],
    [() => choose("block"), "Choose a pad for the blocker-box."],
    [() => choose("pad"), "Choose where the new pad goes."],
    [() => choose("move"), null],
  ];
  for (const [press, question] of asks) {
    press();
    expect(ask).toHaveBeenLastCalledWith(question);
    expect(document.querySelector(".gp-stage-words")?.textContent ?? "").not.toContain("hoose");
  }
  fireEvent.click(pad("e4"));
  unmount();
  expect(ask).toHaveBeenLastCalledWith(null);
});

test("quiet turns are told once half of them have gone by", () => {
  const { unmount } = show(table({ quiet: { turns: 39, most: 80 } }));
  expect(screen.queryByText(/quiet turns/)).toBeNull();
  unmount();
  show(table({ quiet: { turns: 40, most: 80 } }));
  expect(screen.getByText("40 of 80 quiet turns (GP-133)")).toBeTruthy();
});
