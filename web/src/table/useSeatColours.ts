/** A game may have colours of its own for the seats: strip, log, result and charts wear them. */
import { useEffect, useState } from "react";
import { type GameClient, loadGame, type SeatColour } from "../games";

type Colours = NonNullable<GameClient["seatColours"]>;

export function useSeatColours(game: string, view: unknown): void {
  const [own, setOwn] = useState<Colours | null>(null);
  useEffect(() => {
    let wanted = true;
    loadGame(game).then(
      (client) => wanted && setOwn(() => client?.seatColours ?? null),
      () => {}, // the board tells of it
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  const words = own && view ? JSON.stringify(own(view as never)) : "[]";
  useEffect(() => {
    const { style } = document.documentElement;
    const worn = (JSON.parse(words) as (SeatColour | null)[]).flatMap((colour, seat) =>
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
