import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Miniature } from "./Miniature";
import { SignOf } from "./SignOf";

const KEY = [
  ...["gizmo", "bank", "character", "zomboid", "zombot", "widget", "equipment", "attack", "dlc"],
  ...["portal", "rubble", "malfunction", "sentry", "buggy", "hug", "skate", "zombuoy"],
  ...["lasers", "deck", "pile"],
];

afterEach(cleanup);

test.each(KEY)("the key draws %s", (icon) => {
  render(<SignOf icon={icon} />);
  expect(document.querySelector(".gg-sign")?.children).toHaveLength(1);
});

test("the picture on the shelf says nothing to those who listen", () => {
  render(<Miniature />);
  expect(document.querySelector(".gg-mini")?.getAttribute("aria-hidden")).toBe("true");
});
