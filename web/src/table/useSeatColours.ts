/** A game may have colours of its own for the seats: room, strip, log, result and charts wear them. */
import { useEffect, useState } from "react";
import { loadGame, type SeatColour } from "../games";
import type { Room } from "../generated/messages";
import { pieces } from "../net/api";

type Options = Room["options"];
type Colours = (SeatColour | null)[];
const USUAL: Colours = [];

export function useSeatColours({ game, options, seats }: Room): void {
  const [own, setOwn] = useState<((players: number, options: Options) => Colours) | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const of = (await loadGame(game))?.seatColours;
      const parts = of && (await pieces(game));
      const colours = (players: number, options: Options) =>
        of?.({ pieces: parts as never, options, players }) ?? USUAL;
      if (wanted) setOwn(() => colours);
    };
    load().catch(() => {}); // the board tells of it
    return () => {
      wanted = false;
    };
  }, [game]);
  const words = JSON.stringify(own?.(seats.length, options) ?? USUAL);
  useEffect(() => {
    const { style } = document.documentElement;
    const worn = (JSON.parse(words) as Colours).flatMap((colour, seat) =>
      colour
        ? [[`--seat-${seat}`, colour.line] as const, [`--seat-${seat}-fill`, colour.fill] as const]
        : [],
    );
    for (const [name, colour] of worn) style.setProperty(name, colour);
    return () => {
      for (const [name] of worn) style.removeProperty(name);
    };
  }, [words]);
}
