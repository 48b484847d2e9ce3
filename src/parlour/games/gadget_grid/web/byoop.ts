/** GG-183. The sound of a fall: a tone that slides away below. It can be switched off. */
import { useEffect, useSyncExternalStore } from "react";
import type { Event } from "./generated";

const KEY = "parlour.gadget_grid.quiet";
const FALL = 0.42; // seconds
const LOUDNESS = 0.12;

let ear: AudioContext | null = null;
let quiet = kept();
const listeners = new Set<() => void>();

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return false; // private windows may keep nothing
  }
}

export function useQuiet(): [quiet: boolean, set: (wanted: boolean) => void] {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => quiet,
  );
  return [now, setQuiet];
}

function setQuiet(wanted: boolean): void {
  quiet = wanted;
  try {
    localStorage.setItem(KEY, String(wanted));
  } catch {
    // it holds for this visit
  }
  for (const listener of listeners) listener();
}

/** Once for each list of events in which somebody falls. */
export function useByoop(events: readonly Event[]): void {
  useEffect(() => {
    if (!quiet && events.some(({ kind }) => kind === "Fell")) byoop();
  }, [events]);
}

/** A page that nobody has touched yet must be silent; that is fine. */
function byoop(): void {
  if (!("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
  ear ??= new AudioContext();
  if (ear.state === "suspended") void ear.resume();
  const tone = ear.createOscillator();
  const volume = ear.createGain();
  const begin = ear.currentTime;
  tone.type = "triangle";
  tone.frequency.setValueAtTime(240, begin);
  tone.frequency.exponentialRampToValueAtTime(760, begin + FALL / 4); // by-
  tone.frequency.exponentialRampToValueAtTime(90, begin + FALL); // -oop
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + FALL);
  tone.connect(volume).connect(ear.destination);
  tone.start(begin);
  tone.stop(begin + FALL);
}
