import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Shown } from "./Shown";

// A canvas that is drawn when a test says so, in a room whose size the test decides.
let canvas: HTMLCanvasElement;
let drawn: () => void = () => {};
let room = { width: 0, height: 0 };
const size = { width: 300, height: 200 };
const invalidate = vi.fn();

vi.mock("@react-three/fiber", () => ({
  useThree: () => ({ gl: { domElement: canvas }, invalidate, size }),
  useFrame: (then: () => void) => {
    drawn = then;
  },
}));

const onShown = vi.fn();
const show = (moment: object) => <Shown moment={moment} onShown={onShown} />;
const lose = (event: string) => act(async () => canvas.dispatchEvent(new Event(event)));

beforeEach(() => {
  canvas = document.createElement("canvas");
  const around = document.createElement("div");
  around.append(canvas);
  around.getBoundingClientRect = () => room as DOMRect;
  room = size;
  invalidate.mockClear();
  onShown.mockClear();
});
afterEach(cleanup);

describe("the scene has drawn a moment", () => {
  test("with the first picture of it, and says so once", () => {
    const moment = {};
    render(show(moment));
    expect(invalidate).toHaveBeenCalledTimes(1);
    expect(onShown).not.toHaveBeenCalled();
    drawn();
    drawn();
    expect(onShown.mock.calls).toEqual([[moment]]);
  });

  test("in the size it has, which is measured in parts of a pixel", () => {
    room = { width: 300.4, height: 199.2 };
    render(show({}));
    drawn();
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  test("only once it has grown to its room, and is drawn again for that", () => {
    room = { width: 300, height: 240 };
    render(show({}));
    invalidate.mockClear();
    drawn();
    expect(onShown).not.toHaveBeenCalled();
    expect(invalidate).toHaveBeenCalledTimes(1);
    room = size;
    drawn();
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  test("or will never draw it: nobody waits for a canvas that has lost its means", async () => {
    const [first, second, third] = [{}, {}, {}];
    const { rerender } = render(show(first));
    await lose("webglcontextlost");
    rerender(show(second));
    expect(onShown.mock.calls).toEqual([[first], [second]]);
    await lose("webglcontextrestored");
    rerender(show(third));
    expect(onShown).toHaveBeenCalledTimes(2);
    drawn();
    expect(onShown).toHaveBeenLastCalledWith(third);
  });
});
