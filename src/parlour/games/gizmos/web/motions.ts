/** What there is to see of what has happened: from where to where spheres and cards go. */
import type { Flash, Motion, Trip } from "@shell/kit";
import type { Event, GizmosView } from "./generated";
import { numbered } from "./words";

const RESEARCHED = 2; // an origin of a card; display and archive are on the board

/** The names of places on the board (`data-place`). */
export const places = {
  card: (gizmo: number) => `card-${gizmo}`,
  deck: (level: number) => `deck-${level}`,
  /** What somebody looks at. */
  looked: "looked",
  mouth: "mouth",
  inside: (color: number) => `inside-${color}`,
  inRow: (id: number) => `row-${id}`,
  /** The ring of the bench that is open: the spheres of a color are numbered. */
  kept: (color: number, n: number) => `kept-${color}-${n}`,
  /** The ring of another, and what it holds of a color. */
  ring: (seat: number, color = -1) => (color < 0 ? `ring-${seat}` : `ring-${seat}-${color}`),
  points: (seat: number) => `points-${seat}`,
};

type Step = Trip | Flash;

/** `home`: whose bench is open; `told`: the spheres of the row (`Row.told`). */
export function motionsOf(
  events: readonly Event[],
  view: GizmosView,
  home: number,
  told: readonly number[],
): Motion[] {
  const rolling = [...told];
  const held = [...(view.players[home]?.ring ?? [])]; // as it is now: first back to how it was
  for (const event of events) {
    if (!("seat" in event) || event.seat !== home) continue;
    if (event.kind === "Built") {
      for (const [color, n] of event.spent.entries()) add(held, color, n);
    } else if (gains(event)) add(held, event.color, -1);
  }
  const gain = (seat: number, color: number, from: string): Step =>
    seat === home
      ? { from, to: places.kept(color, add(held, color, 1) - 1) }
      : { from, to: places.ring(seat), ghost: true };
  const spend = (seat: number, color: number): Step => ({
    from: seat === home ? places.kept(color, add(held, color, -1)) : places.ring(seat, color),
    to: places.inside(color),
    ghost: true,
  });
  const taken = ({
    seat,
    gizmo,
    origin,
  }: {
    seat: number;
    gizmo: number;
    origin: number;
  }): Step => {
    const unseen = origin === RESEARCHED && seat !== view.viewer;
    return { from: unseen ? places.looked : places.card(gizmo), to: places.card(gizmo) };
  };
  const stepsOf = (event: Event): Step[] => {
    switch (event.kind) {
      case "Picked":
        return [gain(event.seat, event.color, places.inRow(rolling.shift() ?? -1))];
      case "Drew":
        return [gain(event.seat, event.color, places.inside(event.color))];
      case "RowRefilled":
        return [{ from: places.mouth, to: places.inRow(rolling.shift() ?? -1) }];
      case "Filed":
        return [taken(event)];
      case "Built": {
        const spent = event.spent.flatMap((n, color) =>
          numbered(n, "").map(() => spend(event.seat, color)),
        );
        return [...event.converters.map(lights), ...spent, taken(event)];
      }
      case "DisplayRefilled":
        return [{ from: places.deck(event.level), to: places.card(event.gizmo) }];
      case "Researched":
        return [{ from: places.deck(event.level), to: places.looked }];
      case "Returned":
        return [{ from: places.looked, to: places.deck(event.level), ghost: true }];
      case "Triggered":
        return event.gizmos.map(lights);
      case "Used":
        return [lights(event.gizmo)];
      case "GainedPoints":
        return [{ flash: places.points(event.seat) }];
      default:
        return [];
    }
  };
  let beat = 0;
  return events.flatMap((event) => {
    const steps = stepsOf(event);
    const [lag, begun] = [LAG[event.kind] ?? 0, beat];
    beat += steps.length > 0 ? 1 + lag * (steps.length - 1) : 0;
    return steps.map((step, i) => ({ ...step, beat: begun + lag * i }));
  });
}

/** So much later, in beats, comes each of several that an event sets in motion. */
const LAG: Partial<Record<Event["kind"], number>> = { Built: 0.3, Triggered: 0.6 };

const lights = (gizmo: number): Step => ({ flash: places.card(gizmo) });

function gains(event: Event): event is Extract<Event, { kind: "Picked" | "Drew" }> {
  return event.kind === "Picked" || event.kind === "Drew";
}

/** How many there are then. */
function add(counts: number[], color: number, n: number): number {
  counts[color] = (counts[color] ?? 0) + n;
  return counts[color];
}
