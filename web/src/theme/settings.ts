/** What a person has set in this browser: how things look, move and call. */
import { useSyncExternalStore } from "react";

/** How quickly the moves of others are told, one after the other. */
export type Pace = "off" | "quick" | "calm";

/** Which moves are made by a second press only: none, those where a slip would hurt, all. */
export type Confirming = "never" | "hurts" | "always";

export interface Settings {
  theme: "system" | "light" | "dark";
  motion: "system" | "reduced";
  pace: Pace;
  confirm: Confirming;
  sound: boolean;
  notify: boolean;
  badge: boolean; // the mark on the tab when it is one's turn
}

const KEY = "parlour.settings";
const DEFAULTS: Settings = {
  theme: "system",
  motion: "system",
  pace: "quick",
  confirm: "hurts",
  sound: true,
  notify: false,
  badge: true,
};

let current: Settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS; // private windows may keep nothing
  }
}

export function settings(): Settings {
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // it holds for this visit
  }
  dress();
  for (const listener of listeners) listener();
}

/** Put the settings on the page, where the style sheets look for them. */
export function dress(): void {
  const root = document.documentElement;
  if (current.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = current.theme;
  if (current.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = current.motion;
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}

/** Whether what others do is to be there at once, without any pause to follow it. */
export function allAtOnce(): boolean {
  return current.pace === "off";
}

/** Whether things should stay where they are instead of traveling. */
export function still(): boolean {
  return current.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
