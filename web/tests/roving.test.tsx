/** Arrow keys: along a line, and over a plane as things lie. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Roving, useRoving } from "../src/kit/Roving";

afterEach(cleanup);

const press = (key: string, held = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
const here = () => document.activeElement?.textContent;
const stops = () => screen.getAllByRole("button").flatMap((b) => (b.tabIndex ? [] : b.textContent));

function Line() {
  const roving = useRoving<HTMLDivElement>({ line: true });
  return (
    <div {...roving}>
      {["a", "b", "c"].map((name) => (
        <button key={name} type="button" data-rove>
          {name}
        </button>
      ))}
    </div>
  );
}

describe("in a line", () => {
  it("the first follows on the last, and Home and End are its ends", () => {
    render(<Line />);
    screen.getByText("a").focus();
    press("ArrowLeft");
    expect(here()).toBe("c");
    press("ArrowDown");
    expect(here()).toBe("a");
    press("End");
    expect(here()).toBe("c");
    press("Home");
    expect(here()).toBe("a");
  });

  it("the Tab key comes back to where the focus was", () => {
    render(<Line />);
    expect(stops()).toEqual(["a"]);
    screen.getByText("b").focus();
    expect(stops()).toEqual(["b"]);
  });

  it("keys that are held with others mean something else", () => {
    render(<Line />);
    screen.getByText("a").focus();
    expect(press("ArrowRight", { ctrlKey: true })).toBe(true);
    expect(press("PageDown")).toBe(true); // the page may scroll
    expect(here()).toBe("a");
  });
});

/** Two levels: a b . d over one another with e f, and g above f. */
const PLACES = { a: "0,0,0", b: "1,0,0", d: "3,0,0", e: "0,1,0", f: "1,1,0", g: "1,1,1" };

function Plane({ without = "" }) {
  return (
    <Roving label="Plane">
      {Object.entries(PLACES).map(([name, place]) =>
        name === without ? null : (
          <button
            key={name}
            type="button"
            data-rove={place}
            data-rove-first={name === "b" || undefined}
          >
            {name}
          </button>
        ),
      )}
    </Roving>
  );
}

describe("in space", () => {
  it("the next thing that way is found, over a gap, and from level to level", () => {
    render(<Plane />);
    screen.getByText("b").focus();
    const went = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "PageUp", "PageUp"];
    expect(went.map((key) => press(key) || here())).toEqual(["d", "d", "b", "f", "g", true]);
    press("PageDown");
    press("Home");
    expect(here()).toBe("e");
  });

  it("nothing lies in a direction that is farther aside than along", () => {
    render(<Plane />);
    screen.getByText("d").focus();
    press("ArrowDown");
    expect(here()).toBe("d");
  });

  it("the Tab key comes in at the one that is named, until another has had the focus", () => {
    const { rerender } = render(<Plane />);
    expect(stops()).toEqual(["b"]);
    screen.getByText("g").focus();
    rerender(<Plane />);
    expect(stops()).toEqual(["g"]);
    rerender(<Plane without="g" />);
    expect(stops()).toEqual(["b"]);
  });
});
