/** What there is to see of what has happened: from where to where tokens and cards go. */
import type { Flash, Motion, Trip } from "@shell/kit";
import type { Event, GadgetGridView } from "./generated";
import { seatOf } from "./tokens";

/** The names of places on the board (`data-place`). */
export const places = {
  square: (square: number) => `square-${square}`,
  ground: (square: number) => `ground-${square}`,
  lying: (square: number) => `lying-${square}`,
  token: (token: number) => `token-${token}`,
  buddy: (buddy: string) => `buddy-${buddy}`,
  /** The strip or the side of a player. */
  seat: (seat: number) => `seat-${seat}`,
  gizmos: (seat: number) => `gizmos-${seat}`,
  bank: (seat: number) => `bank-${seat}`,
  deck: (deck: number) => `deck-${deck}`,
  pile: (pile: number) => `pile-${pile}`,
  placing: (place: number) => `placing-${place}`,
  shop: (dlc: number) => `shop-${dlc}`,
  dice: "dice",
};

type Step = Trip | Flash;

/** `cards`: which numbers are Environments, as these lie on their square alone. */
export function motionsOf(
  events: readonly Event[],
  view: GadgetGridView,
  environment: (card: number) => boolean,
): Motion[] {
  const deck = (seat: number) => places.deck(view.characters[seat]?.deck ?? 0);
  const pile = () => places.pile(view.characters[view.turn]?.pile ?? 0);
  const ways = waysOf(events);
  const stepsOf = (event: Event, i: number): Step[] => {
    switch (event.kind) {
      case "Rolled":
        return [{ flash: places.dice }];
      case "Turned":
        return [{ from: deck(event.seat), to: places.placing(0), ghost: true }];
      case "Placed": {
        const lies = environment(event.card) ? places.ground : places.lying;
        return [{ from: places.placing(0), to: lies(event.square) }];
      }
      case "Collected":
        return [{ from: places.lying(event.square), to: places.seat(event.seat), ghost: true }];
      case "Drew":
        return [{ from: deck(event.seat), to: places.seat(event.seat), ghost: true }];
      case "Discarded":
        return [{ from: places.seat(event.seat), to: pile(), ghost: true }];
      case "Bought":
        return [{ from: places.shop(event.dlc), to: places.seat(event.seat), ghost: true }];
      case "Stepped":
      case "Landed":
        return [ways.get(i)].filter((way) => way !== undefined);
      case "Fell":
        return [{ flash: places.ground(event.square) }];
      case "Slid":
        return [{ from: places.ground(event.start), to: places.ground(event.end) }];
      case "SetOff":
        return [flash(places.ground(event.square)), ...hits(event.tokens)];
      case "Attacked":
        return hits(event.tokens);
      case "Shoveled":
      case "Zombified":
        return [flash(places.token(event.token))];
      case "Lost":
        return event.tokens.flatMap((token) => {
          const seat = seatOf(view, token);
          return [{ from: places.gizmos(seat), to: places.bank(seat), ghost: true }];
        });
      case "Stole": {
        const [from, to] = [event.victim, event.thief].map((token) => seatOf(view, token));
        return [{ from: places.gizmos(from ?? 0), to: places.gizmos(to ?? 0), ghost: true }];
      }
      case "Exploded":
      case "Removed":
        return [{ from: places.ground(event.square), to: pile(), ghost: true }];
      default:
        return [];
    }
  };
  let beat = 0;
  return events.flatMap((event, i) => {
    const steps = stepsOf(event, i);
    const begun = beat;
    if (steps.length > 0) beat += 1;
    return steps.map((step) => ({ ...step, beat: begun }));
  });
}

const flash = (place: string): Step => ({ flash: place });
const hits = (tokens: readonly number[]) => tokens.map((token) => flash(places.token(token)));

/** Every square that a token comes to: all of it is one way, which begins with its first event. */
function waysOf(events: readonly Event[]): Map<number, Trip> {
  const ways = new Map<number, Trip>(); // by the place of the first event
  const begun = new Map<number, [place: number, start: number, squares: number[]]>();
  for (const [i, event] of events.entries()) {
    if (event.kind !== "Stepped" && event.kind !== "Landed") continue;
    const square = event.kind === "Stepped" ? event.end : event.square;
    const known = begun.get(event.token);
    if (known) known[2].push(square);
    else begun.set(event.token, [i, event.start, [square]]);
  }
  for (const [token, [place, start, squares]] of begun) {
    const via = squares.slice(0, -1).map(places.square);
    ways.set(place, { from: places.square(start), via, to: places.token(token) });
  }
  return ways;
}
