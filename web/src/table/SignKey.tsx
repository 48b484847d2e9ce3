/** The key to the signs of a game: each as the board draws it, its name, and what it tells. */
import { type ComponentType, useEffect, useState } from "react";
import { loadGame, type SignProps } from "../games";
import type { SignInfo } from "../generated/messages";
import { underWay } from "../ui/settled";
import "./signs.css";

export function SignKey({ game, signs }: { game: string; signs: SignInfo[] }) {
  const Drawn = useSign(game);
  return (
    <ul className="signs" aria-label="Key to the signs">
      {signs.map(({ icon, name, means, typed }) => (
        <li key={icon}>
          <span className="signs-icon" aria-hidden="true">
            {Drawn ? <Drawn icon={icon} /> : typed}
          </span>
          <span>
            <b>{name}</b> <span className="soft">{means}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How the game's client draws a sign; null as long as it is not here, or if there is none. */
function useSign(game: string): ComponentType<SignProps> | null {
  const [found, setFound] = useState<{ Sign: ComponentType<SignProps> | null }>({ Sign: null });
  useEffect(() => {
    let wanted = true;
    underWay(loadGame(game)).then((client) => {
      if (wanted) setFound({ Sign: client?.Sign ?? null });
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return found.Sign;
}
