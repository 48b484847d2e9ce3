/** Who plays whom: the eight contestants on the empty stage. */
import { Act } from "@shell/kit";
import { Bust } from "./art/Bust";
import { useDesk } from "./desk";
import { hue } from "./Token";
import { NAMES, seatOf, shortName, tokenId } from "./tokens";
import { seatName } from "./words";

export function Casting() {
  const desk = useDesk();
  const { view, point } = desk;
  return (
    <section className="gg-casting" aria-label="The contestants">
      <h3>Tonight's contestants</h3>
      <ul>
        {NAMES.map((name, token) => {
          const seat = seatOf(view, token);
          const move = `be ${tokenId(token)}`;
          return (
            <li key={name} style={hue(seat < 0 ? token : seat)} data-taken={seat >= 0 || undefined}>
              <Act
                move={seat < 0 ? move : null}
                className="gg-contestant"
                data-meant={point === move || undefined}
              >
                <Bust token={token} />
                <b>
                  {shortName(token)}
                  <span>{name.slice(shortName(token).length)}</span>
                </b>
                {seat >= 0 && <small>{seatName(desk, seat)}</small>}
              </Act>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
