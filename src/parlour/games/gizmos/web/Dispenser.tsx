/** The dispenser, and the row of spheres that have rolled out of it. */
import { Act } from "@shell/kit";
import { energy, pointing, useDesk } from "./desk";
import { COLORS, Marble } from "./Marble";
import { places } from "./motions";
import { sphereWords } from "./words";

export function Dispenser() {
  const { view, pieces, row, point } = useDesk();
  const inside = view.dispenser.reduce((sum, n) => sum + n, 0);
  const next = COLORS[view.next_sphere];
  return (
    <div className="gz-energy">
      <div
        className="gz-hopper"
        role="img"
        aria-label={`Dispenser: ${sphereWords(view.dispenser, pieces)} inside${
          next ? `; ${next} comes next` : ""
        }`}
        {...pointing(point, "dispenser")}
      >
        <span className="gz-glass">
          {view.dispenser.map((n, color) => (
            <span key={COLORS[color]} className="gz-inside">
              <span data-place={places.inside(color)}>
                <Marble color={COLORS[color] ?? "random"} />
              </span>
              <b className="numeral">{n}</b>
            </span>
          ))}
        </span>
        <span className="gz-mouth" data-place={places.mouth}>
          {next ? <Marble color={next} /> : <span className="numeral">{inside}</span>}
        </span>
      </div>
      <fieldset className="gz-row" aria-label="Energy row" {...pointing(point, "row")}>
        {[...row.spheres].reverse().map((marble) => {
          const color = COLORS[marble.color] ?? "red";
          return (
            <Act
              key={marble.id}
              move={`pick ${color}`}
              className="gz-sphere"
              label={`Pick ${color} (${pieces.colors[marble.color]?.title})`}
              data-place={places.inRow(marble.id)}
              data-thing={energy(marble.color)}
              onClickCapture={() => row.click(marble.id)}
              {...pointing(point, `pick ${color}`)}
            >
              <Marble color={color} />
            </Act>
          );
        })}
      </fieldset>
    </div>
  );
}
