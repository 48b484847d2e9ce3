/** GL-R22. With a power that shows the row or column of the key, a clue can be given without that. */
import { useStaged, useTable } from "@shell/kit";
import { useState } from "react";
import { useDesk } from "./desk";

export function QuietClue() {
  const { view, moves } = useDesk();
  const { ready } = useTable();
  const [text, setText] = useState("");
  const staged = useStaged<never, string>([], view.clue, []);
  if (!moves.some(({ move }) => move.startsWith("clue and line "))) return null;
  return (
    <form
      className="gl-quiet"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void staged.attempt(`clue ${text.trim()}`, text);
      }}
    >
      <p>The clue that you type below shows the line of the key, too. To keep that to yourself:</p>
      <input
        className="field-box"
        aria-label="A clue that shows nothing more"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="gl-button" aria-disabled={!ready}>
        Give it alone
      </button>
    </form>
  );
}
