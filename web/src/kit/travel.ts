/**
 * Things travel. A board names places and things with `data-place`, each name only once. Whenever
 * `moment` changes, what has the same name as before goes from where it was to where it is now. What
 * more there is to see comes from events: the game says for each of them from where to where.
 */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { still } from "../theme/settings";
import "./travel.css";

/** Something goes from one place to another. */
export interface Trip {
  from: string;
  /** What is there now makes the way itself, unless only a picture of it does. */
  to: string;
  /** Places that it touches on its way. */
  via?: readonly string[];
  /** A picture of what was at `from` goes, and is gone when it arrives. */
  ghost?: boolean;
  /** When: all of one beat together, those of the next one a moment later. */
  beat?: number;
}

/** Something lights up where it is. */
export interface Flash {
  flash: string;
  beat?: number;
}

export type Motion = Trip | Flash;

const DURATION = 300; // milliseconds
const BEAT = 180; // from one beat to the next,
const LONGEST = 900; // but never longer than this to the last one
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const NONE: readonly Motion[] = [];

interface Place {
  thing: HTMLElement | SVGElement;
  left: number;
  top: number;
  width: number;
  height: number;
}

type Places = Map<string, Place>;

/** For the box of a board, which is positioned. Each list of motions is shown once. */
export function useTravel(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  motions: readonly Motion[] = NONE,
): void {
  const shown = useRef({ moment, before: new Map() as Places });
  const played = useRef(motions);
  // While the new moment is being drawn up, the page still shows the one before.
  if (shown.current.moment !== moment) shown.current = { moment, before: placesIn(root.current) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new moment
  useLayoutEffect(() => {
    const fresh = played.current === motions ? NONE : motions;
    played.current = motions;
    if (root.current && !still()) show(root.current, shown.current.before, fresh);
  }, [moment]);
}

/** Everything arrives at once. */
function skipTravel(root: HTMLElement): void {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.id === "travel") animation.finish();
  }
}

function placesIn(board: HTMLElement | null): Places {
  const places: Places = new Map();
  if (!board) return places;
  skipTravel(board); // what is still under way is not where it belongs
  const origin = board.getBoundingClientRect();
  const zoom = board.currentCSSZoom ?? 1; // what is animated is measured before it
  for (const thing of board.querySelectorAll<HTMLElement | SVGElement>("[data-place]")) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [(left - origin.left) / zoom, (top - origin.top) / zoom];
    const at = { left: x, top: y, width: width / zoom, height: height / zoom };
    places.set(thing.dataset.place ?? "", { thing, ...at });
  }
  return places;
}

function show(board: HTMLElement, before: Places, motions: readonly Motion[]): void {
  if (before.size === 0) return;
  const now = placesIn(board);
  const pause = Math.min(BEAT, LONGEST / Math.max(1, ...motions.map(({ beat = 0 }) => beat)));
  const told = new Set(motions.map((each) => ("flash" in each || each.ghost ? "" : each.to)));
  for (const [name, here] of now) {
    const there = before.get(name);
    if (there && !told.has(name)) arrive([there, here], 0);
  }
  for (const motion of motions) {
    const delay = (motion.beat ?? 0) * pause;
    if ("flash" in motion) {
      flash(now.get(motion.flash), delay);
      continue;
    }
    const from = before.get(motion.from) ?? now.get(motion.from);
    const to = now.get(motion.to) ?? (motion.ghost ? before.get(motion.to) : undefined);
    if (!from || !to) continue; // it is not to be seen on this board
    const via = (motion.via ?? []).flatMap((name) => now.get(name) ?? before.get(name) ?? []);
    if (motion.ghost) leave(board, [from, ...via, to], delay);
    else arrive([from, ...via, to], delay);
  }
}

/** The thing at the end of the way makes it. */
function arrive(way: Place[], delay: number): void {
  const to = way.at(-1);
  if (!to?.width || !to.height || way.every((place) => near(place, to))) return;
  const steps = way.map((from) => {
    const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    const size = `scale(${from.width / to.width}, ${from.height / to.height})`;
    return { transformOrigin: "0 0", transform: `${shift} ${size}`, zIndex: 1 };
  });
  animate(to.thing, steps, delay, way.length - 1);
}

/** A picture of the thing at the beginning of the way makes it. */
function leave(board: HTMLElement, way: Place[], delay: number): void {
  const [from] = way;
  const ghost = from?.thing.cloneNode(true);
  if (!from || !(ghost instanceof HTMLElement || ghost instanceof SVGElement)) return;
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement | SVGElement>("*")]) {
    part.removeAttribute("id");
    part.tabIndex = -1;
    for (const name in part.dataset) if (TELLING.test(name)) delete part.dataset[name];
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("travel-ghost");
  for (const side of ["left", "top", "width", "height"] as const) {
    ghost.style[side] = `${from[side]}px`;
  }
  ghost.style.setProperty("--width", `${from.width}px`);
  board.append(ghost);
  const steps = way.map((place, i) => {
    const dx = place.left + place.width / 2 - (from.left + from.width / 2);
    const dy = place.top + place.height / 2 - (from.top + from.height / 2);
    const size = Math.min(1, place.height / from.height || 1);
    const opacity = i === way.length - 1 ? 0.2 : 1;
    return { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity };
  });
  const flight = animate(ghost, steps, delay, way.length - 1);
  if (!flight) ghost.remove();
  else flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** What a picture must not have from its thing: names, moves, marks. */
const TELLING = /^(place|thing|mark|lit|move|why|rove|testid)/;

function flash(place: Place | undefined, delay: number): void {
  const up = { transform: "scale(1.06)", filter: "brightness(1.3)", zIndex: 1 };
  const down = { transform: "none", filter: "none", zIndex: 1 };
  if (place) animate(place.thing, [down, up, down], delay, 1);
}

function animate(thing: Element, steps: Keyframe[], delay: number, times: number) {
  const duration = DURATION * times;
  return thing.animate?.(steps, { id: "travel", duration, delay, easing: EASE, fill: "backwards" });
}

function near(one: Place, other: Place): boolean {
  return Math.abs(one.left - other.left) <= 1 && Math.abs(one.top - other.top) <= 1;
}
