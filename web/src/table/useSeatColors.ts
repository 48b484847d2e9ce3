/** A game may have colors of its own for the seats: room, strip, log, result and charts wear them. */
import { useEffect, useState } from "react";
import { loadGame, type SeatColor } from "../games";
import type { Room } from "../generated/messages";
import { pieces } from "../net/api";

type Options = Room["options"];
type Colors = (SeatColor | null)[];
const USUAL: Colors = [];

export function useSeatColors({ game, options, seats }: Room): void {
  const [own, setOwn] = useState<((players: number, options: Options) => Colors) | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const of = (await loadGame(game))?.seatColors;
      const parts = of && (await pieces(game));
      const colors = (players: number, options: Options) =>
        of?.({ pieces: parts as never, options, players }) ?? USUAL;
      if (wanted) setOwn(() => colors);
    };
    load().catch(() => {}); // the board tells of it
    return () => {
      wanted = false;
    };
  }, [game]);
  const words = JSON.stringify(own?.(seats.length, options) ?? USUAL);
  useEffect(() => {
    const { style } = document.documentElement;
    const worn = (JSON.parse(words) as Colors).flatMap((color, seat) =>
      color
        ? [[`--seat-${seat}`, color.line] as const, [`--seat-${seat}-fill`, color.fill] as const]
        : [],
    );
    for (const [name, color] of worn) style.setProperty(name, color);
    return () => {
      for (const [name] of worn) style.removeProperty(name);
    };
  }, [words]);
}
