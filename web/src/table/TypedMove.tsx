/**
 * A field for moves that nobody can list: what the judge says of one is told while it is typed, and
 * whatever else the game has to say of it; what might be meant can be pressed, and then played.
 */
import { useEffect, useId, useRef, useState } from "react";
import type { Aid, Refused, Typed } from "../generated/messages";
import { useTable } from "../kit/acting";
import { cited } from "../kit/refusals";
import { settings } from "../theme/settings";
import { Button } from "../ui/Button";
import { Said, saidPlain } from "../ui/Said";
import { useUnsettled } from "../ui/settled";
import { asksAgain } from "./arming";
import "./typed.css";

const DEBOUNCE = 250; // milliseconds after the last letter

interface Judged {
  move: string;
  question: string;
  version: number;
  /** null: it is legal; undefined: nobody has answered. */
  said: Refused | null | undefined;
  aid: Aid | null;
}

export function TypedMove({ typed }: { typed: Typed }) {
  const table = useTable();
  const { why, aid, question, version, judged } = table;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [last, setLast] = useState<Judged | null>(null);
  const words = text.trim().replace(/\s+/g, " ");
  const move = words && typed.before + words + typed.after;
  // While the next word of the judge is on its way, the last one stays: nothing flickers.
  const known = move && last?.question === question ? last : null;
  const shown = known?.said;
  const offers = known?.aid?.offers ?? [];
  const told = last?.move === move && last.question === question && last.version === version;
  useUnsettled(judged && move !== "" && !told);

  useEffect(() => {
    if (!judged || !move) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const asked = [why(move).catch(() => undefined), aid(move).catch(() => null)] as const;
      const [said, found] = await Promise.all(asked);
      if (wanted) setLast({ move, question, version, said, aid: found });
    }, DEBOUNCE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [judged, move, question, version, why, aid]);

  const present = useRef(question);
  useEffect(() => {
    present.current = question;
  }, [question]);

  const send = async () => {
    if (!move || !table.ready) return;
    const said = await why(move).catch(() => undefined);
    setLast({ move, question, version, said, aid: known?.aid ?? null });
    if (said !== null || present.current !== question) return; // it was about another question
    table.play(move);
    // What waits for a second press is still to be read.
    const waits = asksAgain(table.offered.get(move), settings().confirm, false);
    if (!waits || table.armed === move) setText("");
  };
  const label = saidPlain(typed.label);
  return (
    <form
      className="typed"
      data-testid="typed"
      data-before={typed.before}
      data-after={typed.after}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        ref={field}
        className="field-box"
        aria-label={label}
        aria-describedby={id}
        aria-invalid={shown ? true : undefined}
        placeholder={`${label}…`}
        maxLength={typed.most}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" aria-disabled={!move || !table.ready}>
        Play
      </Button>
      <p
        id={id}
        role="status"
        className="typed-said"
        data-testid="verdict"
        data-fine={shown === null}
      >
        {shown === null &&
          (known?.aid?.remark ? <Said text={known.aid.remark} /> : "This is fine.")}
        {shown && <Said text={cited(shown)} />}
      </p>
      {offers.length > 0 && (
        <ul className="typed-offers" aria-label="You might mean" data-testid="typed-offers">
          {offers.map((offer) => (
            <li key={offer}>
              <button
                type="button"
                onClick={() => {
                  setText(offer);
                  field.current?.focus();
                }}
              >
                {offer}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
