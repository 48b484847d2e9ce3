/** Every clock of the page looks and counts like this. */
import { useEffect, useState } from "react";
import { clockText, leftNow, useNow } from "./clock";
import "./clocks.css";

interface ClockProps {
  /** Milliseconds, when they were told. */
  left: number;
  heard: number;
  runs: boolean;
  /** From so few milliseconds on it is in a hurry. */
  hurry: number;
}

export function Clock({ left, heard, runs, hurry }: ClockProps) {
  const shown = leftNow(left, heard, useNow(runs), runs);
  return (
    <span className="clock numeral" role="timer" data-hurry={runs && shown < hurry}>
      {clockText(shown)}
    </span>
  );
}

const SOON = 10_000;

/** The seconds that the rules give for what is asked: beside the question. */
export function ChoiceClock({
  left,
  heard,
  asked,
}: Omit<ClockProps, "runs" | "hurry"> & { asked: boolean }) {
  const now = leftNow(left, heard, useNow(true), true);
  const [said, say] = useState("");
  const word = now === 0 ? "Time is up." : now <= SOON ? "10 seconds left." : "";
  const short = left < SOON; // there never were as many
  useEffect(() => {
    say(asked && !(short && now > 0) ? word : "");
  }, [asked, short, now, word]);
  return (
    <div className="prompt-clock" data-testid="choice-clock">
      <span className="unseen">Time left: </span>
      <Clock left={left} heard={heard} runs hurry={SOON} />
      <p className="unseen" role="status">
        {said}
      </p>
    </div>
  );
}
