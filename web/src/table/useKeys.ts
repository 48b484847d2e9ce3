/** Keys of the table page; listed for people in the help tab. */
import { useEffect } from "react";
import { focusOn } from "../ui/focus";

export const KEYS: [string, string][] = [
  ["1 – 9", "the choices, in their order"],
  ["C", "to the first choice"],
  ["U", "undo"],
  ["H", "hint"],
  ["S", "skip to what is now, while moves are told"],
  ["L", "log"],
  ["T", "chat"],
  ["R", "rules"],
  ["?", "this help"],
  ["Esc", "let go of a marked move, close, or back to now"],
];

export interface KeyDoings {
  undo(): void;
  hint(): void;
  skip(): void;
  panel(name: "log" | "chat" | "rules" | "help"): void;
  escape(): void;
}

export function useKeys(doings: KeyDoings): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest?.("input, textarea, select, dialog")) return;
      if (act(event.key, doings)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [doings]);
}

function act(key: string, doings: KeyDoings): boolean {
  switch (key.toLowerCase()) {
    case "c":
      return focusChoice();
    case "u":
      doings.undo();
      return true;
    case "h":
      doings.hint();
      return true;
    case "s":
      doings.skip();
      return true;
    case "l":
      doings.panel("log");
      return true;
    case "t":
      doings.panel("chat");
      return true;
    case "r":
      doings.panel("rules");
      return true;
    case "?":
      doings.panel("help");
      return true;
    case "escape":
      doings.escape();
      return false;
    default:
      return /^[1-9]$/.test(key) && press(Number(key) - 1);
  }
}

const shown = () => [
  ...document.querySelectorAll<HTMLElement>(
    '[data-testid="choices"] [data-testid="builder"] [data-rove], [data-testid="choices"]:not(:has([data-testid="builder"])) [data-rove]',
  ),
];

function press(place: number): boolean {
  const choice = shown()[place];
  choice?.focus();
  choice?.click();
  return choice !== undefined;
}

function focusChoice(): boolean {
  return focusOn(shown()[0] ?? document.querySelector<HTMLElement>('[data-testid="typed"] input'));
}

/** What there is to decide: the first choice, else what is asked. */
export function focusDecision(): boolean {
  return focusChoice() || focusOn(document.querySelector<HTMLElement>('[data-testid="prompt"]'));
}
