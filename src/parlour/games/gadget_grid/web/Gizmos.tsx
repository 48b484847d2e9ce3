/** Life Gizmos: those on the token, and apart from them those in the bank. */
import { Icon } from "./art/icons";
import { places } from "./motions";
import { plural } from "./words";

const SLOTS = [0, 1, 2]; // GG-116

interface Props {
  seat: number;
  gizmos: number;
  bank: number;
  /** Of a player alone's opponents, who have neither bank nor more than one. */
  plain?: boolean;
  /** It stands elsewhere, too, and only there things travel. */
  still?: boolean;
}

export function Gizmos({ seat, gizmos, bank, plain = false, still = false }: Props) {
  return (
    <span className="gg-gizmos">
      <span
        className="gg-on-token"
        role="img"
        aria-label={`${plural(gizmos, "Life Gizmo")} on the token`}
        data-place={still ? undefined : places.gizmos(seat)}
      >
        {SLOTS.filter((slot) => !plain || slot < 1).map((slot) => (
          <i key={slot} data-on={slot < gizmos || undefined}>
            <Icon sign="gizmo" />
          </i>
        ))}
      </span>
      {!plain && (
        <span
          className="gg-bank"
          role="img"
          aria-label={`${bank} in the bank`}
          data-none={bank === 0 || undefined}
          data-place={still ? undefined : places.bank(seat)}
        >
          <Icon sign="bank" />
          <b className="numeral">{bank}</b>
        </span>
      )}
    </span>
  );
}
