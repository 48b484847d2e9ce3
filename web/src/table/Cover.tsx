/** Between two players of one device: nobody's hand is on the page, until the next one says so. */
import { useEffect, useRef } from "react";
import { SeatMark, seatColor } from "../ui/SeatMark";
import "./cover.css";

interface CoverProps {
  seat: number;
  name: string;
  /** Whether this one is asked; else it is somebody else's turn. */
  next: boolean;
  onShow: () => void;
}

export function Cover({ seat, name, next, onShow }: CoverProps) {
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
        onClick={onShow}
        style={{ borderColor: seatColor(seat) }}
      >
        Show the table to {name}
      </button>
    </section>
  );
}
