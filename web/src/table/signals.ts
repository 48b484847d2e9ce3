/** "It is your turn": on the tab, by ear and by a notification, each as this person likes it. */
import { useEffect, useRef } from "react";
import { settings, useSettings } from "../theme/settings";

const CALM_ICON = "/favicon.svg";
const TURN_ICON = "/favicon-turn.svg";

/** Call whenever `mine` becomes true; the title tells it as long as it is. */
export function useTurnSignals(mine: boolean, title: string): void {
  const { badge } = useSettings();
  const before = useRef(false);
  useEffect(() => {
    document.title = mine ? `● Your turn · ${title}` : `${title} · Parlour`;
  }, [mine, title]);
  useEffect(() => {
    setIcon(mine && badge ? TURN_ICON : CALM_ICON);
    return () => setIcon(CALM_ICON);
  }, [mine, badge]);
  useEffect(() => {
    if (mine && !before.current) call(title);
    before.current = mine;
  }, [mine, title]);
}

function setIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", address);
}

function call(title: string): void {
  const { sound, notify } = settings();
  if (sound) chime();
  if (notify && document.hidden && "Notification" in window) {
    try {
      const shown = new Notification("Your turn", { body: title, icon: TURN_ICON, tag: title });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // some phones allow it only to a service worker
    }
  }
}

let ear: AudioContext | null = null;

/** Two soft notes. A page that nobody has touched yet must be silent; that is fine. */
function chime(): void {
  if (!("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
  ear ??= new AudioContext();
  if (ear.state === "suspended") void ear.resume();
  for (const [at, pitch] of [
    [0, 587],
    [0.14, 880],
  ] as const) {
    const tone = ear.createOscillator();
    const volume = ear.createGain();
    const begin = ear.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.08, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
    tone.connect(volume).connect(ear.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
  }
}
