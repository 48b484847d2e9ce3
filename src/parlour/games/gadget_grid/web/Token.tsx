/** A token: the shape and color of its seat with the initial of its Character, or a Zombot's head. */
import { SeatMark, sign } from "@shell/kit";
import type { CSSProperties } from "react";
import { BuddyArt, ZombotArt } from "./art/buddies";
import { initial, isZombot, tokenId } from "./tokens";

export const hue = (seat: number) => ({ "--hue": `var(--seat-${seat % 12})` }) as CSSProperties;

interface Props {
  token: number;
  seat: number;
  zomboid?: boolean;
  turn?: boolean;
  hugged?: boolean;
  /** Where it travels; elsewhere it is only a picture, though sentences may mean it. */
  place?: string;
}

export function Token({ token, seat, zomboid, turn, hugged, place }: Props) {
  return (
    <span
      className="gg-token"
      aria-hidden="true"
      data-sort={isZombot(token) ? "zombot" : zomboid ? "zomboid" : "living"}
      data-seat={seat}
      data-turn={turn || undefined}
      data-place={place}
      data-thing={sign({ sort: "token", id: tokenId(token) })}
      style={seat < 0 ? undefined : hue(seat)}
    >
      {isZombot(token) ? <ZombotArt /> : <SeatMark seat={seat} />}
      <b>{initial(token)}</b>
      {hugged && (
        <span className="gg-hugged" data-place={place && "buddy-hug"}>
          <BuddyArt buddy="hug" />
        </span>
      )}
    </span>
  );
}
