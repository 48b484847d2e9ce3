/** Below the Grid: what is being put together, whom an attack hits, or what is on a square. */
import { saidPlain } from "@shell/kit";
import { useContext } from "react";
import { Icon } from "./art/icons";
import { type Desk, useDesk } from "./desk";
import { contentsOf, squareWords } from "./squares";
import { partWords } from "./stageWords";
import { HoverContext, useAim } from "./useAim";
import { aimWords } from "./words";

export function Foot() {
  const desk = useDesk();
  const { doing, viewer, view } = desk;
  const aim = useAim();
  const { square } = useContext(HoverContext);
  const hits = aim ? aimWords(desk, aim.tokens) : "";
  const own = viewer === null ? -1 : view.characters[viewer]?.token;
  const there = square === null ? undefined : contentsOf(view)[square];
  const told = hits || (there ? squareWords(desk, there) : "");
  const { begun, done, stage } = doing;
  return (
    <div className="gg-foot" data-begun={begun || undefined}>
      <p
        className="gg-ticker"
        data-hits={hits !== "" || undefined}
        data-own={aim?.tokens.some((token) => token === own) || undefined}
      >
        {begun && <b>{stageWords(desk, stage)}</b>}
        {begun && told ? ": " : ""}
        {told}
      </p>
      {begun && done && doing.next.length > 0 && (
        <button type="button" className="gg-button gg-go" onClick={doing.finish}>
          {saidPlain(done.offer.label)}
        </button>
      )}
      {begun && (
        <button type="button" className="gg-button" onClick={() => doing.back()}>
          <Icon sign="back" />
          Back
        </button>
      )}
    </div>
  );
}

/** "Psychic Lasso › Myron": what is laid so far. */
function stageWords(desk: Desk, stage: readonly string[]): string {
  return stage.map((part) => partWords(desk, part)).join(" › ");
}
