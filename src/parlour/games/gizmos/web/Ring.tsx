/** An energy storage ring: a place for each sphere that may be kept. */
import type { CSSProperties } from "react";
import { energy, pointing, useDesk } from "./desk";
import { COLORS, Marble } from "./Marble";
import { places } from "./motions";
import { numbered, sphereWords } from "./words";

export function Ring({ seat, own }: { seat: number; own: boolean }) {
  const { view, pieces, point } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  const room = player.limits.storage;
  const held = player.ring.flatMap((n, color) => numbered(n, "").map((_, i) => ({ color, i })));
  return (
    <div
      className="gz-ring"
      role="img"
      aria-label={`Energy ring: ${player.energy} of ${room}, ${sphereWords(player.ring, pieces)}`}
      data-full={player.energy >= room || undefined}
      style={{ "--places": room } as CSSProperties}
      {...(own ? pointing(point, "ring") : {})}
    >
      {numbered(room, "place").map((key, i) => {
        const sphere = held[i];
        const angle = (i / room) * 2 * Math.PI - Math.PI / 2;
        const at = {
          left: `${50 + 37.5 * Math.cos(angle)}%`,
          top: `${50 + 37.5 * Math.sin(angle)}%`,
        };
        return (
          <span key={key} className="gz-place" style={at}>
            {sphere && (
              <span
                className="gz-kept"
                data-place={own ? places.kept(sphere.color, sphere.i) : undefined}
                data-thing={energy(sphere.color, seat)}
              >
                <Marble color={COLORS[sphere.color] ?? "random"} />
              </span>
            )}
          </span>
        );
      })}
      <span className="gz-ring-sum numeral" aria-hidden="true">
        {player.energy}
        <small>/{room}</small>
      </span>
    </div>
  );
}
