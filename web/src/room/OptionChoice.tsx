/** One ruling to settle: a value that the game names, a number, or a text of somebody's own. */
import { useId, useRef, useState } from "react";
import { Link } from "wouter";
import type { OptionInfo } from "../generated/messages";
import { Button } from "../ui/Button";
import { Select, TextField } from "../ui/Field";
import { useHasWorkshop } from "../workshop/useHasWorkshop";
import { valueWords } from "./designs";
import { FileChoice } from "./FileChoice";

interface OptionProps {
  game: string;
  option: OptionInfo;
  value: string;
  host: boolean;
  onChange: (value: string) => void;
  /** The same for a text of somebody's own: rejects with a `Fault` if it will not do. */
  onText: (text: string) => Promise<unknown>;
}

const A_NUMBER = "a number";

export function OptionChoice({ game, option, value, host, onChange, onText }: OptionProps) {
  const [asking, setAsking] = useState(false);
  const workshop = useHasWorkshop(game) && option.free;
  const values = option.values.includes(value) ? option.values : [value, ...option.values];
  const select = useRef<HTMLSelectElement>(null);
  const choose = (chosen: string) => {
    setAsking(chosen === A_NUMBER);
    if (chosen !== A_NUMBER) onChange(chosen);
  };
  // Where the focus was is about to go: it returns to where the number was asked for.
  const close = () => {
    setAsking(false);
    select.current?.focus();
  };
  const settle = (chosen: string) => {
    onChange(chosen);
    close();
  };
  return (
    <>
      <Select
        ref={select}
        label={option.title}
        disabled={!host}
        value={asking ? A_NUMBER : value}
        onChange={(event) => choose(event.target.value)}
        hint={
          (option.ruling || workshop) && (
            <>
              {option.ruling && (
                <Link href={`/games/${game}/rules#${option.ruling}`} target="_blank">
                  Why this is open: {option.ruling}
                </Link>
              )}
              {option.ruling && workshop && " · "}
              {workshop && (
                <Link href={`/games/${game}/workshop`} target="_blank">
                  Make your own in the workshop
                </Link>
              )}
            </>
          )
        }
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {valueWords(option, each)}
            {each === option.default ? " (as usual)" : ""}
          </option>
        ))}
        {option.units.length > 0 && <option value={A_NUMBER}>another number…</option>}
      </Select>
      {asking && host && <HowMany units={option.units} onSet={settle} onCancel={close} />}
      {option.free && host && (
        <FileChoice
          {...{ option, value, onText }}
          onBack={() => settle(option.default)} // its button goes with what it leads back from
        />
      )}
    </>
  );
}

interface HowManyProps {
  units: string[];
  onSet: (value: string) => void;
  onCancel: () => void;
}

/** From 1 to 999 of one of these; the server settles what it is given in any case. */
function HowMany({ units, onSet, onCancel }: HowManyProps) {
  const hint = useId();
  const [many, setMany] = useState("");
  const [unit, setUnit] = useState(units[0] ?? "");
  const good = /^[1-9]\d{0,2}$/.test(many.trim());
  return (
    <form
      className="room-number"
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        if (good) onSet(`${many.trim()}_${unit}`);
      }}
    >
      <TextField
        label="How many"
        inputMode="numeric"
        maxLength={3}
        value={many}
        aria-describedby={hint}
        aria-invalid={many !== "" && !good}
        onChange={(event) => setMany(event.target.value)}
      />
      <Select label="Of what" value={unit} onChange={(event) => setUnit(event.target.value)}>
        {units.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <Button type="submit" disabled={!good}>
        Set
      </Button>
      <div id={hint} className="small soft room-number-hint">
        A whole number from 1 to 999.
      </div>
    </form>
  );
}
