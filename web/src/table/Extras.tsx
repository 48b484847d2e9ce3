/** What stands beside undo and hint: the panel of a phone, and result or board at the end. */
import { Button } from "../ui/Button";
import { Segmented } from "../ui/Field";
import type { usePanel } from "./usePanel";

export type Shown = "result" | "board";

interface ExtrasProps {
  over: boolean;
  shown: Shown;
  onShow: (shown: Shown) => void;
  panel: ReturnType<typeof usePanel>;
  /** For another one at this device to look; null: there is none. */
  onPass: (() => void) | null;
  /** Something was said. */
  news: boolean;
}

export function Extras({ over, shown, onShow, panel, onPass, news }: ExtrasProps) {
  return (
    <>
      {over && (
        <Segmented
          quiet
          label="Shown"
          chosen={shown}
          onChoose={onShow}
          values={[
            { value: "result", label: "Result" },
            { value: "board", label: "Board" },
          ]}
        />
      )}
      {onPass && (
        <Button look="quiet" icon="people" onClick={onPass}>
          Pass on
        </Button>
      )}
      {panel.narrow && (
        <Button
          look="quiet"
          icon="panel"
          aria-expanded={panel.sheet}
          onClick={() => panel.setSheet(true)}
        >
          Panel
          {news && <span className="tab-news" role="img" aria-label="new chat" />}
        </Button>
      )}
    </>
  );
}
