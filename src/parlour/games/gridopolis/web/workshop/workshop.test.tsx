import { Fault } from "@shell/net/api";
import { ToastProvider } from "@shell/ui/Toast";
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import matrixText from "../../blueprints/matrix.json?raw";
import { key } from "../cells";
import type { SceneProps } from "../scene/Scene";
import { type Blueprint, readBlueprint, writeBlueprint } from "./format";
import { packed } from "./share";
import Workshop from "./Workshop";

// The server is asked when the design has rested, and hundreds of cells take their time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

let scene: SceneProps | null = null;
vi.mock("../SceneArea", () => ({
  canDraw: () => true,
  SceneArea: (props: SceneProps) => {
    scene = props;
    return null;
  },
}));

const matrix = readBlueprint(matrixText);
const BOX = { pads: 63, links: 88 };
const GOOD = {
  ok: true,
  errors: [],
  warnings: [],
  players: [2, 4],
  parts: { "2": { pads: 45, links: 62 }, "4": { pads: 64, links: 88 } },
  box: BOX,
};
const BAD = {
  ...GOOD,
  ok: false,
  players: [],
  errors: [{ rule: "GP-151", where: "pads[13]", message: "the pad hangs in the air" }],
};

const inspect = vi.fn();
const play = vi.fn();

function show() {
  const { container } = render(
    <ToastProvider>
      <Workshop game="g" pieces={{ blueprints: { matrix } }} inspect={inspect} play={play} />
    </ToastProvider>,
  );
  return container.querySelector(".ws") as HTMLElement;
}

const cell = (key: string) => document.querySelector(`[data-cell="${key}"]`) as HTMLElement;
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const use = (testid: string) => fireEvent.click(screen.getByTestId(testid));
const onTable = (): Blueprint => readBlueprint(inspect.mock.lastCall?.[1]);

beforeEach(() => {
  localStorage.clear();
  inspect.mockReset().mockResolvedValue(GOOD);
  play.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

describe("the maps", () => {
  test("say of every cell what is there", () => {
    show();
    expect(cell("e3").getAttribute("aria-label")).toBe(
      "e3 on level 0, pad of South, start marker of South, linked north, east, south, west",
    );
    expect(cell("e5/-1").getAttribute("aria-label")).toMatch(
      /^e5 on level -1, pad, teleporter, linked/,
    );
    expect(cell("g7").getAttribute("aria-label")).toBe("g7 on level 0, empty");
    expect(cell("d4").getAttribute("aria-label")).toMatch(/, post east$/);
  });

  test("are worked by keys: walk, choose a tool, use it, take it back", () => {
    const bench = show();
    act(() => cell("e5").focus());
    for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp"]) press(key);
    expect(document.activeElement).toBe(cell("g7"));
    use("symmetry");
    press("p");
    fireEvent.click(cell("g7"));
    expect(bench.dataset.pads).toBe("52");
    expect(cell("g7").getAttribute("aria-label")).toBe("g7 on level 0, pad");
    press("z", { ctrlKey: true });
    expect(bench.dataset.pads).toBe("51");
    press("y", { ctrlKey: true });
    expect(bench.dataset.pads).toBe("52");
    press("PageUp");
    expect(document.activeElement).toBe(cell("g7/1"));
  });

  test("link by Shift and an arrow, and take a link away the same way", () => {
    const bench = show();
    act(() => cell("e5").focus());
    press("l");
    press("ArrowRight", { shiftKey: true });
    expect(bench.dataset.links).toBe("75");
    press("ArrowRight", { shiftKey: true });
    expect(bench.dataset.links).toBe("76");
  });

  test("letters that are typed into a field are no tools", () => {
    show();
    fireEvent.click(screen.getByRole("tab", { name: "Design" }));
    fireEvent.keyDown(screen.getByTestId("title"), { key: "e" });
    expect(screen.getByTestId("tool-pad").getAttribute("aria-pressed")).toBe("true");
  });

  test("paint along a drag, taken back as one; a cancelled touch leaves nothing", () => {
    const bench = show();
    const over = (key: string) => {
      document.elementFromPoint = () => cell(key);
      fireEvent.pointerMove(cell(key), { buttons: 1 });
    };
    fireEvent.pointerDown(cell("g7"), { button: 0 });
    over("h7");
    over("h8");
    fireEvent.pointerUp(cell("h8"));
    expect(bench.dataset.pads).toBe("54");
    use("undo");
    expect(bench.dataset.pads).toBe("51");
    fireEvent.pointerDown(cell("g7"), { button: 0 });
    fireEvent.pointerCancel(cell("g7"));
    expect(bench.dataset.pads).toBe("51");
  });
});

describe("the scene", () => {
  test("uses the tool on a ghost, and joins two pads with a link", () => {
    const bench = show();
    expect(scene?.marks.ghosts).toContainEqual({ cell: [2, 2, 0], kind: "pad" });
    act(() => scene?.onPick([2, 2, 0]));
    expect(bench.dataset.pads).toBe("52");
    expect(scene?.grid.pads).toContainEqual({ cell: [2, 2, 0] });
    use("tool-link");
    act(() => scene?.onPick([2, 2, 0]));
    act(() => scene?.onPick([2, 1, 0]));
    expect(bench.dataset.links).toBe("77");
  });
});

describe("what the server says", () => {
  test("is listed with its rule, and points at the cell", async () => {
    inspect.mockResolvedValue(BAD);
    show();
    const finding = await screen.findByText("The pad hangs in the air");
    expect(screen.getByText("GP-151").getAttribute("href")).toContain("#GP-151");
    expect(screen.getByTestId("play")).toHaveProperty("disabled", true);
    fireEvent.focus(finding);
    expect(document.querySelectorAll(".ws-pointed")).toHaveLength(1);
    fireEvent.click(finding);
    expect(document.activeElement).toBe(cell(key(matrix.pads[13] ?? [0, 0, 0])));
  });

  test("names the place of a value that cannot be one", async () => {
    const message = "expected a whole number at most 99";
    inspect.mockResolvedValue({
      ...BAD,
      errors: [{ rule: "GP-150", where: "reserve.pads", message }],
    });
    show();
    await screen.findByText(`reserve.pads: ${message}`);
  });

  test("counts the parts against the box", async () => {
    show();
    const counts = await screen.findByTestId("counts");
    const over = counts.querySelectorAll("[data-over]");
    expect([...over].map((each) => each.textContent)).toEqual(["64 ! too many"]);
  });

  test("is said to be missing when the server cannot be asked", async () => {
    inspect.mockRejectedValue(new Fault("server/away", "The server is away."));
    show();
    await waitFor(() =>
      expect(screen.getByTestId("verdict").textContent).toContain("The server is away."),
    );
    expect(screen.getByTestId("play")).toHaveProperty("disabled", true);
  });

  test("lets the design be played by as many as it allows", async () => {
    show();
    await screen.findByTestId("counts");
    fireEvent.change(screen.getByTestId("players"), { target: { value: "4" } });
    use("play");
    const blueprint = inspect.mock.lastCall?.[1];
    expect(play.mock.calls).toEqual([[{ blueprint }, 4]]);
    expect(readBlueprint(blueprint).title).toBe("My Matrix");
  });

  test("shows why a table was refused, and lets one try again", async () => {
    play.mockRejectedValue(new Fault("table/bad-setup", "the blueprint cannot be built"));
    show();
    await screen.findByTestId("counts");
    use("play");
    expect(await screen.findByText("the blueprint cannot be built")).toBeTruthy();
    expect(screen.getByTestId("play")).toHaveProperty("disabled", false);
  });
});

describe("keeping and sharing", () => {
  const drop = (bench: HTMLElement, text: string) =>
    fireEvent.drop(bench, { dataTransfer: { files: [new File([text], "mine.json")] } });

  test("a broken file is told of, and nothing is lost", async () => {
    const bench = show();
    drop(bench, '{"format": "gridset-blueprint/1"}');
    expect(await screen.findByText(/mine.json was not opened. id is missing./)).toBeTruthy();
    expect(bench.dataset.design).toBe("my-matrix");
  });

  test("a file is opened, and what was there can be had back", async () => {
    const bench = show();
    drop(bench, writeBlueprint({ ...matrix, id: "mine", title: "Mine" }));
    await waitFor(() => expect(bench.dataset.design).toBe("mine"));
    use("undo");
    expect(bench.dataset.design).toBe("my-matrix");
  });

  test("a link brings its design, and leaves the address", async () => {
    location.hash = await packed(writeBlueprint({ ...matrix, id: "sent", title: "Sent" }));
    const bench = show();
    await waitFor(() => expect(bench.dataset.design).toBe("sent"));
    await waitFor(() => expect(location.hash).toBe(""));
  });

  test("a damaged link is told of", async () => {
    location.hash = "#z=AAAA";
    const bench = show();
    expect(await screen.findByText(/The design in the link was not opened/)).toBeTruthy();
    expect(bench.dataset.design).toBe("my-matrix");
  });

  test("the bench is as it was left, and a new design puts it aside", async () => {
    show();
    fireEvent.click(cell("g7"));
    cleanup();
    const bench = show();
    expect(bench.dataset.pads).toBe("52");
    use("new");
    use("start-empty");
    expect(bench.dataset.pads).toBe("0");
    use("new");
    fireEvent.click(screen.getByText("My Matrix", { selector: "[data-testid=drafts] strong" }));
    expect(bench.dataset.pads).toBe("52");
  });
});

describe("seats", () => {
  test("sit down for three, in the order that is chosen", async () => {
    show();
    use("new");
    use("start-empty");
    fireEvent.click(screen.getByRole("tab", { name: "Seats" }));
    use("add-seat-W");
    fireEvent.click(screen.getByRole("switch", { name: "For 3 players" }));
    fireEvent.change(within(screen.getByTestId("seating-3")).getByLabelText("Turn 1"), {
      target: { value: "N" },
    });
    await waitFor(() => expect(onTable().seating["3"]).toEqual(["N", "W", "S"]));
  });
});
