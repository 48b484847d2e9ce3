import { cleanup, render, screen } from "@testing-library/react";
import { lexer } from "marked";
import { afterEach, describe, expect, it } from "vitest";
import { Blocks, type Setting } from "../src/guide/Markdown";

const SETTING: Setting = {
  game: "nothing",
  rules: new Set(["X-1"]),
  pictures: ["board.webp", "board.dark.webp", "odd.webp"],
  dark: false,
};

function read(text: string, setting: Partial<Setting> = {}): HTMLElement {
  return render(<Blocks blocks={lexer(text)} setting={{ ...SETTING, ...setting }} />).container;
}

afterEach(cleanup);

describe("a guide", () => {
  it("shows a picture of the game's folder with what it shows, and its caption", () => {
    read('![A board of three by three](pictures/board.webp "The board.")');
    const picture = screen.getByRole("img", { name: "A board of three by three" });
    expect(picture.getAttribute("src")).toBe("/api/games/nothing/pictures/board.webp");
    expect(screen.getByText("The board.").tagName).toBe("FIGCAPTION");
  });

  it("shows the dark picture in the dark, where there is one", () => {
    read("![One](pictures/board.webp)\n\n![Other](pictures/odd.webp)", { dark: true });
    const shown = screen.getAllByRole("img").map((each) => each.getAttribute("src"));
    expect(shown).toEqual([
      "/api/games/nothing/pictures/board.dark.webp",
      "/api/games/nothing/pictures/odd.webp",
    ]);
  });

  it("fetches no picture from anywhere else, and says what it would have shown", () => {
    const page = read("![A spy](https://example.org/spy.png)\n\n![Up](../../up.webp)");
    expect(page.querySelector("img")).toBeNull();
    expect(page.textContent).toBe("A spyUp");
  });

  it("lets no markup of the text through", () => {
    const page = read("<script>alert(1)</script>\n\n<img src=x>\n\nplain <b>bold</b>");
    expect(page.querySelector("script, img, b")).toBeNull();
    expect(page.textContent).toContain("plain <b>bold</b>");
  });

  it("leads to a rule that is named, and nowhere for files and odd addresses", () => {
    read("See X-1 and X-2, [this](src/file.py), [that](javascript:alert(1)), [there](#a-turn).");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/games/nothing/rules#X-1",
      "#a-turn",
    ]);
  });

  it("has headings, lists in lists, tables and code", () => {
    const page = read(
      "## A turn\n\n1. **Move**\n   - *step*\n\n| you type | it means |\n|---|---|\n| `3` | a < b |\n\n```\ncode\n```",
    );
    expect(screen.getByRole("heading", { level: 2 }).id).toBe("a-turn");
    expect(page.querySelector("ol > li > ul > li > em")?.textContent).toBe("step");
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "you type",
      "it means",
    ]);
    expect(screen.getByRole("cell", { name: "a < b" })).toBeTruthy();
    expect(page.querySelector("pre")?.textContent).toBe("code");
  });
});
