/** The text of a file as the value of an option: the game says whether it will do. */
import { useRef, useState } from "react";
import type { OptionInfo } from "../generated/messages";
import { asFault } from "../net/useLoad";
import { Button } from "../ui/Button";
import { underWay } from "../ui/settled";
import { isOwnDesign, valueWords } from "./designs";
import { sentence, textOf } from "./files";

interface FileProps {
  option: OptionInfo;
  value: string;
  /** Rejects with a `Fault` if the text will not do. */
  onText: (text: string) => Promise<unknown>;
  onBack: () => void;
}

export function FileChoice({ option, value, onText, onBack }: FileProps) {
  const field = useRef<HTMLInputElement>(null);
  const [taken, take] = useState(false);
  const [refusal, refuse] = useState("");
  const [known, know] = useState(value);
  const own = isOwnDesign(option, value);
  if (known !== value) {
    know(value);
    refuse(""); // it was about another choice
  }
  const use = async (file: File) => {
    refuse("");
    try {
      await onText(await textOf(file));
      take(true);
    } catch (error) {
      const why = sentence(asFault(error).message);
      refuse(`${file.name} was not used. ${why} Nothing has changed.`);
    }
  };
  return (
    <div className="room-file">
      <input
        ref={field}
        type="file"
        hidden
        data-testid="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void underWay(use(file));
          target.value = ""; // the same file may be chosen again when it has been mended
        }}
      />
      <Button onClick={() => field.current?.click()}>
        Use a file…<span className="unseen"> for {option.title}</span>
      </Button>
      {own && (
        <Button icon="undo" onClick={onBack}>
          Back to {valueWords(option, option.default)}
        </Button>
      )}
      <p className="room-file-said small" role="status">
        {refusal}
        {taken && !refusal && own && (
          <span className="unseen">{valueWords(option, value)} is chosen.</span>
        )}
      </p>
    </div>
  );
}
