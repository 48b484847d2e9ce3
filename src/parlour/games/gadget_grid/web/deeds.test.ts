import { next } from "@shell/kit";
import { expect, test } from "vitest";
import { atOnce, deedsOf, firstStage } from "./deeds";
import { ids, offer, steps, table } from "./samples";
import { targetsOf } from "./useDoing";

const [LASSO = 0, ROCK = 0, PORTAL = 0, LASER = 0, REMOTE = 0] = ids(
  ...["W04", "A01", "N01", "A12", "A05"],
);
const put = (card: number, square: number) =>
  offer(`put ${card} ${square}`, { kind: "Put", card, square });
const zomb = (token: number, square: number) =>
  offer(`zomb ${token} ${square}`, { kind: "MoveZomb", token, square });

test("a step is one press, a card with a target and a way three", () => {
  const view = table();
  const push = { kind: "Push", card: LASSO, token: 1, square: 46 } as const;
  const deeds = deedsOf([...steps(43), offer("use W04 fiona 46", push)], view);
  expect(next(deeds, [])).toEqual(["square:43", `card:${LASSO}`]);
  expect(next(deeds, [`card:${LASSO}`])).toEqual(["token:1"]);
  expect(next(deeds, [`card:${LASSO}`, "token:1"])).toEqual(["square:46"]);
});

test("a beam may go straight on, or be led through Portals", () => {
  const beam = { kind: "Beam", card: LASER, direction: 0, entry: -1, leave: -1 } as const;
  const deeds = deedsOf(
    [offer("beam up", beam), offer("beam up via", { ...beam, entry: 34, leave: 71 })],
    table(),
  );
  expect(deeds.map(({ parts }) => parts.slice(1))).toEqual([
    ["way:0"],
    ["way:0", "square:34", "square:71"],
  ]);
});

test("a Sentry that cannot be turned is fired without a direction (GG-187)", () => {
  const remote = { kind: "Remote", card: REMOTE, square: 42, direction: -1 } as const;
  const [deed] = deedsOf([offer("remote A05 42", remote)], table());
  expect(deed?.parts).toEqual([`card:${REMOTE}`, "square:42"]);
});

test("to put one of two cards on one square is to put the other on the other (GG-23)", () => {
  const agenda = [{ kind: "PutTwo" as const, seat: 0 }];
  const view = table({ placing: [ROCK, PORTAL], dice: [4, 2], agenda });
  const deeds = deedsOf([put(ROCK, 42), put(PORTAL, 42)], view);
  const moves = (card: number, square: number) =>
    deeds.filter(({ parts }) => parts.join() === `card:${card},square:${square}`);
  expect(moves(ROCK, 42).map(({ move }) => move)).toEqual([`put ${ROCK} 42`]);
  expect(moves(ROCK, 24).map(({ move }) => move)).toEqual([`put ${PORTAL} 42`]);
  expect(firstStage(deeds)).toEqual([`card:${ROCK}`]);
});

test("a card that is displaced is held while its square is chosen (GG-26)", () => {
  const agenda = [{ kind: "PlaceCard" as const, seat: 0, card: PORTAL, square: 24 }];
  const view = table({ placing: [ROCK, PORTAL], agenda });
  const deeds = deedsOf([put(PORTAL, 23), put(PORTAL, 25)], view);
  expect(firstStage(deeds)).toEqual([`card:${PORTAL}`]);
  expect([...targetsOf(deeds, firstStage(deeds), view).keys()]).toEqual([23, 25]);
});

test("where nothing else moves Zombs, a press on one of them chooses it (GG-108)", () => {
  const view = table();
  const deeds = deedsOf([zomb(8, 34), zomb(8, 23)], view);
  expect(firstStage(deeds)).toEqual(["tool:zomb"]);
  expect([...targetsOf(deeds, [], view).keys()]).toContain(33);
  const whistle = offer("whistle z1 34", { kind: "Whistle", token: 8, square: 34 });
  expect([...targetsOf(deedsOf([zomb(8, 34), whistle], view), [], view)]).toEqual([]);
});

test("a Zomb that goes by itself is chosen without saying, of several none is (GG-232)", () => {
  const lead = (token: number, square: number) =>
    offer(`lead ${token} ${square}`, { kind: "Lead", token, square });
  const view = table();
  expect(firstStage(deedsOf([lead(8, 34), lead(8, 23)], view))).toEqual(["token:8"]);
  expect(firstStage(deedsOf([lead(8, 34), lead(9, 23)], view))).toEqual([]);
});

test("what a card does at once is not aimed, and steps are not chosen for anybody", () => {
  const legs = offer("use W08", { kind: "PlayWidget", card: 8 });
  const deeds = deedsOf([legs, ...steps(43)], table());
  expect(atOnce(deeds, "card:8").map(({ move }) => move)).toEqual(["use W08"]);
  expect(firstStage(deeds)).toEqual([]);
});

test("a square stands for itself and for the tokens on it", () => {
  const rock = (token: number) =>
    offer(`attack A01 ${token}`, { kind: "Throw", card: ROCK, token });
  const view = table({ zombots: [45] });
  const targets = targetsOf(deedsOf([rock(1), rock(8)], view), [`card:${ROCK}`], view);
  expect(targets.get(45)?.map(({ offer: it }) => it?.move)).toEqual([
    "attack A01 1",
    "attack A01 8",
  ]);
});
