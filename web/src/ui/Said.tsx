/**
 * A text with the things that it names. A player wears the mark of the seat; a rule is a way to it;
 * any other thing is lit up on the board while it is pointed at, and opened when it is pressed.
 */
import { Fragment } from "react";
import type { Text, Thing } from "../generated/messages";
import { useThings } from "../kit/lit";
import "./said.css";
import { SeatMark } from "./SeatMark";
import { addressed } from "./texts";

interface SaidProps {
  text: Text;
  /** Nothing in it can be pressed: it is in a tooltip, or part of a button. */
  quiet?: boolean;
}

export function Said({ text, quiet = false }: SaidProps) {
  const { seats, viewer } = useThings();
  const read = addressed(text, seats, viewer);
  return read.words.map((words, place) => {
    const thing = read.things[place - 1];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is shown whole, or another
      <Fragment key={place}>
        {thing && <Chip thing={thing} quiet={quiet} />}
        {words}
      </Fragment>
    );
  });
}

function Chip({ thing, quiet }: { thing: Thing; quiet: boolean }) {
  const { light, open } = useThings();
  if (thing.sort === "player") {
    const seat = Number(thing.id);
    return (
      <span className="said-player">
        {seat >= 0 && <SeatMark seat={seat} size={12} />} {thing.name}
      </span>
    );
  }
  const pointing = { onPointerEnter: () => light([thing]), onPointerLeave: () => light([]) };
  if (quiet) {
    return (
      <span className="said-thing" {...pointing}>
        {thing.name}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={thing.sort === "rule" ? "link" : "said-thing"}
      onClick={() => open(thing)}
      onFocus={() => light([thing])}
      onBlur={() => light([])}
      {...pointing}
    >
      {thing.name}
    </button>
  );
}

/** The same for names that are read aloud. */
export function saidPlain(text: Text): string {
  return text.words.map((words, place) => (text.things[place - 1]?.name ?? "") + words).join("");
}
