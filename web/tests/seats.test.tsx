/** Twelve seats: each has a color and a shape, and both can be seen and told apart. */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SeatMark } from "../src/ui/SeatMark";

const tokens = readFileSync(`${import.meta.dirname}/../src/theme/tokens.css`, "utf-8");
const SEATS = Array.from({ length: 12 }, (_, seat) => seat);
const GROUNDS = ["ground", "surface", "raised", "sunken"];
const THEMES = ["light", "dark"] as const;
const VISIBLE = 3; // to one, as WCAG 1.4.11 asks for signs
const APART = 0.07; // in OKLab, where 0.02 can just be seen

type Vector = [number, number, number];

/** The red, green and blue of a token, as light. */
function light(name: string, theme: (typeof THEMES)[number]): Vector {
  const found = tokens.match(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`);
  const hex = found?.[theme === "light" ? 1 : 2] ?? "";
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Vector;
}

function contrast(one: Vector, other: Vector): number {
  const [low, high] = [one, other]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function lab([r, g, b]: Vector): Vector {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe.each(THEMES)("in the %s theme", (theme) => {
  it.each(SEATS)("the color of seat %i stands out from every ground", (seat) => {
    for (const ground of GROUNDS) {
      const found = contrast(light(`seat-${seat}`, theme), light(ground, theme));
      expect(found, ground).toBeGreaterThan(VISIBLE);
    }
  });

  it("no two seats have colors that are easily mistaken for each other", () => {
    const colors = SEATS.map((seat) => lab(light(`seat-${seat}`, theme)));
    colors.forEach((one, seat) => {
      for (const other of colors.slice(seat + 1)) {
        const [x, y, z] = one;
        expect(Math.hypot(x - other[0], y - other[1], z - other[2])).toBeGreaterThan(APART);
      }
    });
  });
});

it("every seat has a shape and a color of its own", () => {
  const { container } = render(SEATS.map((seat) => <SeatMark key={seat} seat={seat} />));
  const marks = [...container.querySelectorAll("path")];
  expect(new Set(marks.map((mark) => mark.getAttribute("d"))).size).toBe(12);
  expect(new Set(marks.map((mark) => mark.getAttribute("stroke"))).size).toBe(12);
});
