/** A name to go by: of somebody who sits down on this device, or another one of one's own. */
import { useState } from "react";
import { Button } from "../ui/Button";
import { TextField } from "../ui/Field";

interface NameFormProps {
  label: string;
  name?: string;
  hint?: string;
  /** What the button says. */
  words: string;
  onName: (name: string) => void;
  onCancel?: () => void;
}

export const LONGEST_NAME = 24;

export function NameForm({ label, name = "", hint, words, onName, onCancel }: NameFormProps) {
  const [wanted, setWanted] = useState(name);
  return (
    <form className="room-new" action={() => onName(wanted.trim())}>
      <TextField
        label={label}
        value={wanted}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        autoFocus={onCancel !== undefined}
        hint={hint}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Button type="submit" look={onCancel ? "primary" : "plain"}>
        {words}
      </Button>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </form>
  );
}
