import type { Acting, BoardProps } from "@shell/games";
import type { Offered, Refused } from "@shell/generated/messages";
import { ActingContext, nothing } from "@shell/table/acting";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Board } from "./Board";
import { key } from "./cells";
import type { GridopolisView } from "./generated";
import { chain, marker, offers, pieces, SEATS, table } from "./samples";
import type { SceneProps } from "./scene/Scene";

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
const announce = vi.fn();
const refuse = vi.fn();
const why = vi.fn(async (_: string): Promise<Refused | null> => BACKWARD);

type More = Pick<BoardProps<GridopolisView>, "earlier">;

function show(view: GridopolisView, moves: Offered[] = [], live = true, more: More = {}) {
  const acting: Acting = {
    ...nothing,
    play,
    announce,
    refuse,
    why,
    offered: new Map(moves.map((move) => [move.move, move])),
    ready: moves.length > 0,
    judged: true,
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
  return render(
    <ActingContext value={acting}>
      <Board view={view} moves={moves} asked={moves.length > 0} {...props} />
    </ActingContext>,
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
  for (const spy of [play, announce, refuse, why]) spy.mockClear();
});
afterEach(cleanup);

describe("for those who listen", () => {
  test("every pad says what stands on it and what can be done with it", () => {
    const { view, moves } = chain();
    show(view, moves);
    const name = (cell: string) => pad(cell).getAttribute("aria-label");
    expect(name("e4")).toBe(
      "blue pawn at e4 on level 0, 1 capture, 1 step, 1 teleporter, 1 kamikaze",
    );
    expect(name("e5")).toBe("purple pawn at e5 on level 0");
    expect(name("e5/-1")).toBe("pad e5 on level -1, teleporter, empty");
    expect(name("e2")).toBe("pad e2 on level 0, blue kingerizer, empty");
  });

  test("choosing a marker says what it can do, and its targets say how", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    expect(announce).toHaveBeenLastCalledWith(
      "blue pawn at e4 on level 0: 1 capture, 1 step, 1 teleporter, 1 kamikaze.",
    );
    expect(pad("e6").getAttribute("aria-label")).toBe(
      "pad e6 on level 0, capture over purple pawn at e5 on level 0",
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
    expect(play.mock.calls).toEqual([["step e4 f5"]]);
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
    expect(play.mock.calls).toEqual([["take e4 e6 x e5"]]);
  });

  test("on to a teleporter asks for the exit", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    fireEvent.click(pad("e5/-1"));
    expect(targets().sort()).toEqual(["exit d6/1", "exit f6/1"]);
    fireEvent.click(pad("d6/1"));
    expect(play.mock.calls).toEqual([["step e4 d6/1"]]);
  });

  test("that is a kamikaze warns, and is sent by its victim's pad, for the page to ask once", () => {
    const { view, moves } = chain();
    show(view, moves);
    fireEvent.click(pad("e4"));
    expect(pad("f4").getAttribute("aria-label")).toBe(
      "purple pawn at f4 on level 0, kamikaze, both markers leave the game",
    );
    expect(scene?.marks.ghosts).toEqual([{ cell: [2, -1, 0], kind: "kamikaze" }]);
    fireEvent.click(pad("f4"));
    expect(play.mock.calls).toEqual([["kamikaze e4 x f4"]]);
    expect(screen.getByTestId("stop").textContent).toBe("Kamikaze!");
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
    expect(targets()).toEqual(["step f5"]);
    fireEvent.click(screen.getByTestId("decline"));
    expect(play.mock.calls).toEqual([["decline"]]);
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
    expect(play.mock.calls).toEqual([["step e4 f6/1"]]);
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
    expect(play.mock.calls).toEqual([["pad e5/2"]]);
  });

  test("asks the judge about a pad where no blocker-box may stand", async () => {
    show(table(), moves);
    choose("block");
    fireEvent.click(pad("e5/-1"));
    await waitFor(() => expect(why).toHaveBeenCalledWith("block e5/-1"));
    fireEvent.click(pad("e5"));
    expect(play.mock.calls).toEqual([["block e5"]]);
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
  expect(play.mock.calls).toEqual([["step e4 f5"]]);
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

test("what the last turn touched is marked", () => {
  const before = table();
  const { rerender } = show(before);
  const markers = before.markers.map((each) =>
    key(each.cell) === "e3" ? { ...each, cell: [0, -1, 0] as [number, number, number] } : each,
  );
  const props = { pieces, events: [], marks: [], seats: SEATS, viewer: 0, point: null, live: true };
  rerender(
    <ActingContext value={nothing}>
      <Board view={table({ markers, turns: 1 })} moves={[]} asked={false} {...props} />
    </ActingContext>,
  );
  const last = [...document.querySelectorAll<HTMLElement>("[data-last]")];
  expect(last.map((each) => each.dataset.pad).sort()).toEqual(["e3", "e4"]);
});

test("who has just come is shown what was done last, a second move that was none left aside", async () => {
  const before = table({ turns: 4 });
  const markers = before.markers.slice(1).concat(marker(0, [0, 0, 0]));
  const after = table({ turns: 5, markers });
  const earlier = vi.fn(async (moves: number) => (moves === 1 ? after : before));
  show({ ...after }, [], true, { earlier });
  await waitFor(() => expect(document.querySelectorAll("[data-last]")).toHaveLength(2));
  expect(earlier.mock.calls).toEqual([[1], [2]]);
  expect(pad("e5").dataset.last).toBe("true");
});

test("at the beginning there is nothing to ask for", () => {
  const earlier = vi.fn(async () => null);
  show(table(), [], true, { earlier });
  expect(earlier).not.toHaveBeenCalled();
});

test("a pad without a marker of one's own says what is there, and what to do instead", () => {
  const { view, moves } = chain();
  show(view, moves);
  fireEvent.click(pad("e5"));
  const words = () => document.querySelector(".gp-stage-words")?.textContent;
  expect(words()).toBe("purple pawn at e5 on level 0: choose a marker of your own.");
  fireEvent.click(pad("e4"));
  expect(words()).toBe("blue pawn at e4 on level 0: choose where to.");
});

test("quiet turns are told once half of them have gone by", () => {
  const { unmount } = show(table({ quiet: { turns: 39, most: 80 } }));
  expect(screen.queryByText(/quiet turns/)).toBeNull();
  unmount();
  show(table({ quiet: { turns: 40, most: 80 } }));
  expect(screen.getByText("40 of 80 quiet turns (GP-133)")).toBeTruthy();
});
