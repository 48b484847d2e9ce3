/** What is read aloud of pads, markers and tries. */
import { key, same, spoken } from "./cells";
import type { Cell, GridopolisView, MarkerView } from "./generated";
import { priceOf } from "./grid";
import { KIND_WORDS } from "./scene/glyphs";
import type { Target } from "./scene/parts";
import { type Laid, type StageTarget, targetsOf, type Way } from "./staging";

export function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

export function rank(marker: Pick<MarkerView, "king">): string {
  return marker.king ? "king" : "pawn";
}

/** "blue pawn on e3 on level 0" */
export function markerWords(view: GridopolisView, marker: MarkerView): string {
  const color = view.players[marker.seat]?.color ?? "";
  return `${color} ${rank(marker)} on ${spoken(marker.cell)}`.trim();
}

export interface Told {
  view: GridopolisView;
  ways: Way[];
  targets: (Target & Partial<StageTarget>)[];
  chosen: Cell | null;
}

/** A pad with all that lies on it, and what can be done there. */
export function padWords({ view, ways, targets, chosen }: Told, cell: Cell): string {
  const marker = view.markers.find((each) => same(each.cell, cell));
  const target = targets.find((each) => same(each.cell, cell));
  const isPad = view.pads.some((pad) => same(pad, cell));
  const said: string[] = [];
  if (marker) {
    said.push(markerWords(view, marker));
    const targets = targetsOf(ways, [key(cell)]);
    if (targets.length > 0) said.push(targetsWords(targets));
    if (same(chosen, cell)) said.push("chosen");
  } else said.push(isPad ? `pad ${spoken(cell)}` : `no pad at ${spoken(cell)}`);
  said.push(...nodeWords(view, cell));
  if (target) said.push(targetWords(view, target, isPad));
  else if (!marker && isPad) said.push("empty");
  return said.join(", ");
}

function nodeWords(view: GridopolisView, cell: Cell): string[] {
  const said: string[] = [];
  const color = (seat: number) => view.players[seat]?.color ?? "nobody";
  const home = view.kingerizers.find((node) => same(node.cell, cell));
  const box = view.blockers.find((node) => same(node.cell, cell));
  if (home) said.push(`${color(home.seat)} kingerizer`);
  if (box) said.push(`${color(box.seat)} blocker-box`);
  if (view.teleporters.some((node) => same(node, cell))) said.push("teleporter");
  if (view.added.some((pad) => same(pad.cell, cell))) said.push("added pad");
  return said;
}

function targetWords(view: GridopolisView, target: Target & Partial<StageTarget>, isPad: boolean) {
  const word = KIND_WORDS[target.kind];
  if (target.kind === "pad") return `${word}, costs ${priceOf(target.cell, view.pads)}`;
  const over = view.markers.find((marker) => same(marker.cell, target.over ?? null));
  const jumped = over ? ` over ${markerWords(view, over)}` : "";
  if (target.kind === "kamikaze")
    return `${word}${isPad ? "" : jumped}, both markers leave the game`;
  return `${word}${jumped}${exitWords(target.exits ?? [])}`;
}

function exitWords([only, ...others]: Cell[]): string {
  if (!only) return "";
  return others.length > 0 ? ", then choose the exit" : `, comes out at ${spoken(only)}`;
}

/** What has been laid so far, in one line: "blue pawn on e3 on level 0 → d4 on level 1, out at f4 on level 1". */
export function stageWords(view: GridopolisView, laid: Laid): string {
  const marker = view.markers.find((each) => same(each.cell, laid.start));
  const who = marker ? markerWords(view, marker) : `marker on ${spoken(laid.start)}`;
  const way = laid.hops.map(({ to, over, exit }) => {
    const victim = view.markers.find((each) => same(each.cell, over));
    const taken = victim && victim.seat !== marker?.seat ? ` over ${rank(victim)}` : "";
    return ` → ${spoken(to)}${taken}${exit ? `, out at ${spoken(exit)}` : ""}`;
  });
  const entry = laid.entry ? ` → ${spoken(laid.entry)}` : "";
  return `${who}${way.join("")}${entry}`;
}

/** How many targets there are of each kind: "3 steps, 1 teleporter, 1 capture". */
export function targetsWords(targets: (Target & Partial<StageTarget>)[]): string {
  const kinds = new Map<string, Set<string>>();
  for (const { kind, cell, exits = [] } of targets) {
    const word = kind === "step" && exits.length > 0 ? "teleporter" : KIND_WORDS[kind];
    kinds.set(word, (kinds.get(word) ?? new Set()).add(key(cell)));
  }
  const said = [...kinds].map(([word, cells]) => counted(cells.size, word));
  return said.join(", ") || "no moves";
}
