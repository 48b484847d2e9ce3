/** Seats, who sits down for how many players, and a design to begin with. */
import { type Blueprint, type Cell, COUNTS, type Count, FORMAT, type Seat } from "./format";
import { EAST, NORTH, SOUTH, WEST } from "./geometry";

/** Clockwise seen from above, as turns go round. */
export const SIDES: readonly { id: string; colour: string; forward: Cell }[] = [
  { id: "S", colour: "blue", forward: NORTH },
  { id: "W", colour: "yellow", forward: EAST },
  { id: "N", colour: "purple", forward: SOUTH },
  { id: "E", colour: "green", forward: WEST },
];

const NAMES: Record<string, string> = { S: "South", W: "West", N: "North", E: "East" };

export const nameOf = (id: string): string => NAMES[id] ?? id;

/** Nothing on the bench but two seats that face each other. */
export function emptyDesign(): Blueprint {
  const empty: Blueprint = {
    format: FORMAT,
    id: "new-design",
    title: "New design",
    floor: 0,
    pads: [],
    links: [],
    posts: [],
    teleporters: [],
    seats: [],
    seating: {},
    reserve: { pads: 3, posts: 2, links: 3, blockers: 2 },
  };
  const seated = withSeat(withSeat(empty, "S"), "N");
  return withSeating(seated, "2", ["S", "N"]);
}

export const freeSides = (design: Blueprint): string[] =>
  SIDES.map(({ id }) => id).filter((id) => design.seats.every((seat) => seat.id !== id));

export function withSeat(design: Blueprint, id: string): Blueprint {
  const side = SIDES.find((each) => each.id === id);
  if (!side || design.seats.some((seat) => seat.id === id)) return design;
  const seat: Seat = { ...side, pads: [], links: [], kingerizers: [], markers: [] };
  const taken = design.seats.map((each) => each.colour);
  if (taken.includes(seat.colour))
    seat.colour = SIDES.find(({ colour }) => !taken.includes(colour))?.colour ?? seat.colour;
  return { ...design, seats: [...design.seats, seat] };
}

/** The seat gone with all that is its own, and from every seating that had it. */
export function withoutSeat(design: Blueprint, id: string): Blueprint {
  const seating = Object.fromEntries(
    Object.entries(design.seating).filter(([, ids]) => !ids.includes(id)),
  );
  return { ...design, seating, seats: design.seats.filter((seat) => seat.id !== id) };
}

export function withSeatChanged(
  design: Blueprint,
  id: string,
  change: Partial<Pick<Seat, "colour" | "forward">>,
): Blueprint {
  const seats = design.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));
  return { ...design, seats };
}

export function withSeating(design: Blueprint, count: Count, ids: string[] | null): Blueprint {
  const seating = Object.fromEntries(
    COUNTS.map((each) => [each, each === count ? ids : design.seating[each]]).filter(
      ([, seated]) => seated,
    ),
  );
  return { ...design, seating };
}

/** Who would sit down if nobody had said: round the table, two of them opposite. */
export function usualSeating(design: Blueprint, count: Count): string[] {
  const order = SIDES.map(({ id }) => id).filter((id) => design.seats.some((s) => s.id === id));
  for (const { id } of design.seats) if (!order.includes(id)) order.push(id);
  if (count === "2" && order.length > 2) {
    const opposite = order[2] ?? "";
    return [order[0] ?? "", opposite];
  }
  return order.slice(0, Number(count));
}

/** The title, and the short name that follows it. */
export function withTitle(design: Blueprint, title: string): Blueprint {
  const id = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  return { ...design, title, id: id || "design" };
}

/** Of a blueprint of the box, to be changed. */
export const copyOf = (blueprint: Blueprint): Blueprint =>
  withTitle(blueprint, `My ${blueprint.title}`);
