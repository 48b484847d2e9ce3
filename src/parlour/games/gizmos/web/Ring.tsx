/** An energy storage ring: a place for each sphere that may be kept. */
import type { CSSProperties } from "react";
import { pointing, useDesk } from "./desk";
import { COLORS, Marble } from "./Marble";
import { numbered, sphereWords } from "./words";

export function Ring({ seat, own }: { seat: number; own: boolean }) {
  const { view, pieces, spheres, point } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  const places = player.limits.storage;
  const held = spheres.rings[seat] ?? [];
  return (
    <div
      className="gz-ring"
      role="img"
      aria-label={`Energy ring: ${player.energy} of ${places}, ${sphereWords(player.ring, pieces)}`}
      data-full={player.energy >= places || undefined}
      style={{ "--places": places } as CSSProperties}
      {...(own ? pointing(point, "ring") : {})}
    >
      {numbered(places, "place").map((key, i) => {
        const marble = held[i];
        const angle = (i / places) * 2 * Math.PI - Math.PI / 2;
        const at = {
          left: `${50 + 37.5 * Math.cos(angle)}%`,
          top: `${50 + 37.5 * Math.sin(angle)}%`,
        };
        return (
          <span key={key} className="gz-place" style={at}>
            {marble && (
              <span
                key={marble.id}
                className="gz-kept"
                data-flip={own ? `marble-${marble.id}` : undefined}
                data-marble={own ? marble.id : undefined}
                data-fresh={(own && spheres.fresh.has(marble.id)) || undefined}
              >
                <Marble color={COLORS[marble.color] ?? "random"} />
              </span>
            )}
          </span>
        );
      })}
      <span className="gz-ring-sum numeral" aria-hidden="true">
        {player.energy}
        <small>/{places}</small>
      </span>
    </div>
  );
}
