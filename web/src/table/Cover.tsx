/** Between two players of one device: nobody's hand is on the page, until the next one says so. */
import { useEffect, useRef } from "react";
import type { SeatInfo } from "../generated/messages";
import { Button } from "../ui/Button";
import { SeatMark, seatColor } from "../ui/SeatMark";
import "./cover.css";

interface CoverProps {
  seat: number;
  seats: readonly SeatInfo[];
  /** Whether this one is asked; else it is somebody else's turn. */
  next: boolean;
  /** The others at this device: one may want to look although nobody asks. */
  others: readonly number[];
  onShow: (seat: number) => void;
}

export function Cover({ seat, seats, next, others, onShow }: CoverProps) {
  const nameOf = (each: number) => seats[each]?.name ?? "";
  const name = nameOf(seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <section className="cover" data-testid="cover" aria-label="Cover">
      <SeatMark seat={seat} size={72} />
      <h2>{next ? `${name} is next` : `Only for ${name}`}</h2>
      <p className="soft">Pass the device. The others look away.</p>
      <button
        ref={button}
        type="button"
        className="button button-primary cover-show"
        onClick={() => onShow(seat)}
        style={{ borderColor: seatColor(seat) }}
      >
        Show the table to {name}
      </button>
      <div className="cover-others">
        {others.map((each) => (
          <Button key={each} look="quiet" icon="eye" onClick={() => onShow(each)}>
            {`Show ${nameOf(each)}'s screen`}
          </Button>
        ))}
      </div>
    </section>
  );
}
