import { describe, expect, test } from "vitest";
import matrixText from "../../blueprints/matrix.json?raw";
import { linked, posted, sectionForAll, tidied, withoutSection } from "./aids";
import { type Blueprint, type Cell, type Link, readBlueprint, writeBlueprint } from "./format";
import { linkKey, type Symmetry } from "./geometry";
import { begun, edited, redone, undone } from "./history";
import * as model from "./model";
import { emptyDesign, usualSeating, withoutSeat, withSeat, withTitle } from "./seating";
import { type Deed, done, isThere, type Tool } from "./tools";

const matrix = readBlueprint(matrixText);

function deed(tool: Tool, seat = "", symmetry: Symmetry = "none", put = true): Deed {
  return { tool, seat, symmetry, put, center: [0, 0] };
}

function pads(...cells: Cell[]): Blueprint {
  return cells.reduce((design, cell) => model.withPad(design, cell, ""), emptyDesign());
}

const sorted = <Item>(items: Item[]): string[] => items.map((item) => JSON.stringify(item)).sort();

describe("pads", () => {
  test("a pad of the middle becomes a section's, and its links go with it", () => {
    const before = linked(pads([0, 0, 0], [0, -1, 0]));
    const after = model.withPad(before, [0, -1, 0], "S");
    expect(after.pads).toEqual([[0, 0, 0]]);
    expect(after.links).toEqual([]);
    expect(after.seats[0]?.pads).toEqual([[0, -1, 0]]);
    expect(after.seats[0]?.links).toHaveLength(1);
    expect(before.pads).toHaveLength(2);
  });

  test("a pad that goes takes its links, the posts at both ends of them, and what stood on it", () => {
    const after = model.withoutPad(matrix, [-1, -1, 0]);
    const index = model.indexed(after);
    expect([...index.links.keys()].filter((key) => key.split(" ").includes("d4"))).toEqual([]);
    expect(after.posts).toHaveLength(6); // one stood on the pad's link, one carried it
    const bare = model.withoutPad(matrix, [0, -3, 0]);
    expect(bare.seats[0]?.markers).toHaveLength(5);
    expect(bare.seats[0]?.kingerizers).toHaveLength(2);
  });

  test("the design that was changed stays as it was", () => {
    const text = writeBlueprint(matrix);
    model.withoutPad(matrix, [0, 0, 0]);
    withoutSection(matrix, "S");
    posted(linked(matrix));
    expect(writeBlueprint(matrix)).toBe(text);
  });
});

describe("links and posts", () => {
  const link: Link = [
    [0, 0, 0],
    [1, 0, 0],
  ];

  test("a link needs a pad at both ends, and is one link whichever end is named first", () => {
    expect(model.withLink(pads([0, 0, 0]), link).links).toEqual([]);
    const once = model.withLink(pads([0, 0, 0], [1, 0, 0]), link);
    expect(model.withLink(once, [link[1], link[0]]).links).toHaveLength(1);
  });

  test("a post brings the links that it needs, and goes with either of them", () => {
    const four = pads([0, 0, 0], [1, 0, 0], [0, 0, 1], [1, 0, 1]);
    const built = model.withPost(four, link);
    expect([built.links.length, built.posts.length]).toEqual([2, 1]);
    const above: Link = [
      [0, 0, 1],
      [1, 0, 1],
    ];
    expect(model.withoutLink(built, above).posts).toEqual([]);
    expect(model.withoutLink(built, link).posts).toEqual([]);
    expect(model.withPost(pads([0, 0, 0], [1, 0, 0]), link).posts).toEqual([]);
  });
});

describe("nodes and markers", () => {
  test("a node takes the place of another, and brings a pad where there is none", () => {
    const first = model.withTeleporter(emptyDesign(), [0, 0, 0]);
    expect(first.pads).toEqual([[0, 0, 0]]);
    const second = model.withKingerizer(first, [0, 0, 0], "S");
    expect(second.teleporters).toEqual([]);
    expect(second.seats[0]?.kingerizers).toEqual([[0, 0, 0]]);
  });

  test("a start marker changes hands", () => {
    const own = model.withMarker(emptyDesign(), [0, -2, 0], "S");
    const theirs = model.withMarker(own, [0, -2, 0], "N");
    expect(theirs.seats.map((seat) => seat.markers.length)).toEqual([0, 1]);
  });
});

describe("the symmetry aid", () => {
  test("a half turn puts the other seat's part where it belongs", () => {
    const design = done(emptyDesign(), deed("marker", "S", "half"), [1, -2, 0]);
    expect(design.seats.map((seat) => seat.markers)).toEqual([[[1, -2, 0]], [[-1, 2, 0]]]);
  });

  test("a quarter turn makes four of one, and one of the cell in the middle", () => {
    expect(done(emptyDesign(), deed("pad", "", "quarter"), [2, 1, 0]).pads).toHaveLength(4);
    expect(done(emptyDesign(), deed("pad", "", "quarter"), [0, 0, 0]).pads).toHaveLength(1);
  });

  test("where nobody sits after the turn, nothing is put", () => {
    const design = done(emptyDesign(), deed("pad", "S", "quarter"), [0, -2, 0]);
    expect(design.seats.map((seat) => seat.pads.length)).toEqual([1, 1]);
    expect(design.pads).toEqual([]);
  });

  test("a mirror leaves a seat whose way it does not change", () => {
    const design = done(emptyDesign(), deed("pad", "S", "across"), [1, -2, 0]);
    expect(design.seats[0]?.pads).toEqual([
      [1, -2, 0],
      [-1, -2, 0],
    ]);
  });

  test("turns around a point between cells, and leaves out what would lie between them", () => {
    const half = { ...deed("pad", "", "half"), center: [0.5, 0.5] as const };
    expect(done(emptyDesign(), half, [0, 0, 0]).pads).toEqual([
      [0, 0, 0],
      [1, 1, 0],
    ]);
    const crooked = { ...deed("pad", "", "quarter"), center: [0.5, 0] as const };
    expect(done(emptyDesign(), crooked, [0, 0, 0]).pads).toHaveLength(2);
  });

  test("links are turned too", () => {
    const base = pads([1, 0, 0], [1, 1, 0], [-1, 0, 0], [-1, -1, 0]);
    const place: Link = [
      [1, 0, 0],
      [1, 1, 0],
    ];
    expect(done(base, deed("link", "", "half"), place).links).toHaveLength(2);
  });

  test("a tool sees whether it puts or takes away", () => {
    const index = model.indexed(matrix);
    expect(isThere(index, "pad", "", [0, 0, 0])).toBe(true);
    expect(isThere(index, "pad", "S", [0, 0, 0])).toBe(false);
    expect(isThere(index, "marker", "S", [0, -2, 0])).toBe(true);
    expect(isThere(index, "marker", "N", [0, -2, 0])).toBe(false);
  });
});

describe("the aids", () => {
  test("links what can be linked: all that Matrix has, and no more", () => {
    const bare = {
      ...matrix,
      links: [],
      seats: matrix.seats.map((seat) => ({ ...seat, links: [] })),
    };
    const after = linked(bare);
    expect(sorted(after.links.map(linkKey))).toEqual(sorted(matrix.links.map(linkKey)));
    for (const [i, seat] of after.seats.entries())
      expect(sorted(seat.links.map(linkKey))).toEqual(
        sorted((matrix.seats[i]?.links ?? []).map(linkKey)),
      );
  });

  test("posts what can be posted: every link of the cube but those of its top", () => {
    expect(posted({ ...matrix, posts: [] }).posts).toHaveLength(24);
  });

  test("a section turned to all seats makes Matrix out of its South alone", () => {
    let bare = matrix;
    for (const id of ["E", "N", "W"]) bare = withoutSection(bare, id);
    expect(model.indexed(bare).spots.size).toBe(33);
    const after = sectionForAll(bare, "S");
    for (const [i, seat] of after.seats.entries()) {
      const meant = matrix.seats[i];
      expect(sorted(seat.pads)).toEqual(sorted(meant?.pads ?? []));
      expect(sorted(seat.links.map(linkKey))).toEqual(sorted(meant?.links.map(linkKey) ?? []));
      expect(sorted(seat.markers)).toEqual(sorted(meant?.markers ?? []));
      expect(sorted(seat.kingerizers)).toEqual(sorted(meant?.kingerizers ?? []));
    }
  });

  test("tidying takes away what hangs in the air and leaves a sound design alone", () => {
    expect(tidied(matrix)).toEqual(matrix);
    const loose: Link = [
      [7, 7, 0],
      [8, 7, 0],
    ];
    const broken = {
      ...matrix,
      pads: [...matrix.pads, [0, 0, 0] as Cell],
      links: [...matrix.links, loose],
      posts: [...matrix.posts, loose],
      teleporters: [...matrix.teleporters, [9, 9, 0] as Cell],
    };
    expect(tidied(broken)).toEqual(matrix);
  });
});

describe("seats", () => {
  test("a new seat takes a free side, and color; the usual order goes round the table", () => {
    const three = withSeat(emptyDesign(), "W");
    expect(three.seats.map((seat) => seat.colour)).toEqual(["blue", "purple", "yellow"]);
    expect(usualSeating(three, "3")).toEqual(["S", "W", "N"]);
    expect(usualSeating(three, "2")).toEqual(["S", "N"]);
  });

  test("a seat that goes is left out of every seating", () => {
    expect(withoutSeat(matrix, "W").seating).toEqual({ "2": ["S", "N"] });
  });

  test("the short name follows the title", () => {
    expect(withTitle(matrix, "Élan & Tower 2!").id).toBe("elan-tower-2");
    expect(withTitle(matrix, "塔").id).toBe("design");
  });
});

describe("taking back", () => {
  test("goes back and forth, and a new edit closes the way forth", () => {
    const first = begun(emptyDesign());
    const second = edited(first, pads([0, 0, 0]));
    expect(undone(second).present).toBe(first.present);
    expect(redone(undone(second)).present).toBe(second.present);
    expect(redone(edited(undone(second), pads([1, 0, 0]))).present.pads).toEqual([[1, 0, 0]]);
    expect(undone(first)).toBe(first);
  });

  test("a stroke is taken back as one", () => {
    let history = begun(emptyDesign());
    for (const x of [0, 1, 2])
      history = edited(history, model.withPad(history.present, [x, 0, 0], ""), "stroke 1");
    expect(history.present.pads).toHaveLength(3);
    expect(undone(history).present.pads).toEqual([]);
  });
});
