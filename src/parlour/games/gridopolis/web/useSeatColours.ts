/** While this board is shown, the page's seat marks wear the plastic that the blueprint names. */
import { useEffect } from "react";
import type { PlayerView } from "./view";

const TONES: Record<string, [light: string, dark: string]> = {
  blue: ["#1d63d8", "#7db0ff"],
  purple: ["#8427c2", "#cf9ff5"],
  yellow: ["#9a7000", "#f2c230"],
  green: ["#1a7d3b", "#6fcf8e"],
  red: ["#c22a22", "#ff9187"],
  orange: ["#b85600", "#ffae63"],
  black: ["#2b2b33", "#c9c9d2"],
  white: ["#77776c", "#f4f4ee"],
  pink: ["#b8307a", "#f79ac9"],
  teal: ["#0b7377", "#6fd6da"],
  grey: ["#5f626b", "#b9bcc6"],
};

export function useSeatColours(players: PlayerView[]): void {
  const words = players.map(({ colour }) => colour.toLowerCase()).join(" ");
  useEffect(() => {
    const { style } = document.documentElement;
    const worn = words.split(" ").flatMap((word, seat) => {
      const tone = TONES[word];
      return tone ? [[`--seat-${seat}`, `light-dark(${tone[0]}, ${tone[1]})`] as const] : [];
    });
    for (const [name, value] of worn) style.setProperty(name, value);
    return () => {
      for (const [name] of worn) style.removeProperty(name);
    };
  }, [words]);
}
