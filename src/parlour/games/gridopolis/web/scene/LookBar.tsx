/** How to look at the scene: standpoints, orthographic, levels apart, coordinates. */
import { STANDPOINTS } from "./camera-names";
import type { Look } from "./parts";
import "./lookbar.css";

interface Props {
  look: Look;
  onLook: (look: Look) => void;
  /** Without a scene only the coordinates can be shown. */
  scene: boolean;
}

export function LookBar({ look, onLook, scene }: Props) {
  return (
    <fieldset className="gp-look" aria-label="How to look at it">
      {scene && (
        <>
          <span className="gp-look-group">
            {STANDPOINTS.map(([from, word]) => (
              <button
                key={from}
                type="button"
                aria-pressed={look.from === from}
                data-from={from}
                onClick={() => onLook({ ...look, from })}
              >
                {word}
              </button>
            ))}
          </span>
          <label className="gp-look-lift">
            <span>Lift</span>
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={look.lift}
              aria-label="Lift the levels apart"
              aria-valuetext={`${Math.round(look.lift * 100)} percent`}
              onChange={({ target }) => onLook({ ...look, lift: Number(target.value) })}
            />
          </label>
          <button
            type="button"
            aria-pressed={look.flat}
            data-testid="orthographic"
            onClick={() => onLook({ ...look, flat: !look.flat })}
          >
            Flat
          </button>
        </>
      )}
      <button
        type="button"
        aria-pressed={look.coordinates}
        data-testid="coordinates"
        onClick={() => onLook({ ...look, coordinates: !look.coordinates })}
      >
        Names
      </button>
    </fieldset>
  );
}
