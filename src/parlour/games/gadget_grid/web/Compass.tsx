/** The directions that can be chosen, as they lie on the Grid. */
import { useTable } from "@shell/kit";
import { Icon } from "./art/icons";
import { key } from "./deeds";
import { useDesk } from "./desk";

/** By row, as a compass shows them. */
const ROSE = [7, 0, 4, 3, null, 1, 6, 2, 5] as const;
const TURNS = [0, 90, 180, 270, 45, 135, 225, 315];

export function Compass() {
  const { doing, hover, pieces } = useDesk();
  const { armed } = useTable();
  if (!doing.next.some((part) => part.startsWith("way:"))) return null;
  return (
    <fieldset className="gg-compass" aria-label="Direction">
      {ROSE.map((way) => {
        if (way === null) return <span key="middle" />;
        const part = key.way(way);
        const offer = doing.completes(part);
        const shown = doing.leadsTo(part)?.move ?? null;
        return (
          <button
            key={way}
            type="button"
            aria-label={pieces.directions[way]}
            disabled={!doing.next.includes(part)}
            data-move={offer?.move}
            data-armed={(offer !== null && offer.move === armed) || undefined}
            onClick={() => doing.lay(part)}
            onPointerEnter={() => hover(shown)}
            onPointerLeave={() => hover(null)}
            onFocus={() => hover(shown)}
            onBlur={() => hover(null)}
          >
            <span style={{ rotate: `${TURNS[way]}deg` }}>
              <Icon sign="arrow" />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
