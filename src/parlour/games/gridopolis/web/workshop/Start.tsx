/** What to begin with: a blueprint of the box, nothing, a draft of one's own, or a file. */
import { Dialog } from "@shell/kit";
import { Button, IconButton } from "@shell/ui/Button";
import { useState } from "react";
import { type Draft, shelved, unshelve } from "./drafts";
import { BadFile, type Blueprint, readBlueprint } from "./format";
import { copyOf, emptyDesign } from "./seating";

interface Props {
  game: string;
  blueprints: Blueprint[];
  onOpen(design: Blueprint): void;
  onFile(): void;
  onBad(fault: BadFile): void;
  onClose(): void;
}

export function Start({ game, blueprints, onOpen, onFile, onBad, onClose }: Props) {
  const [drafts, setDrafts] = useState(() => shelved(game));
  const openDraft = (draft: Draft) => {
    try {
      onOpen(readBlueprint(draft.text));
    } catch (error) {
      if (error instanceof BadFile) onBad(error);
    }
  };
  return (
    <Dialog title="Begin with…" onClose={onClose}>
      <ul className="ws-starts">
        {blueprints.map((blueprint) => (
          <li key={blueprint.id}>
            <button
              type="button"
              className="ws-start"
              data-testid={`start-${blueprint.id}`}
              onClick={() => onOpen(copyOf(blueprint))}
            >
              <strong>{blueprint.title}</strong>
              <span className="small soft">{blueprint.description}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="ws-start"
            data-testid="start-empty"
            onClick={() => onOpen(emptyDesign())}
          >
            <strong>Nothing</strong>
            <span className="small soft">An empty bench with two seats that face each other.</span>
          </button>
        </li>
      </ul>
      {drafts.length > 0 && (
        <>
          <h3>Put aside in this browser</h3>
          <ul className="ws-starts" data-testid="drafts">
            {drafts.map((draft) => (
              <li key={draft.text}>
                <button type="button" className="ws-start" onClick={() => openDraft(draft)}>
                  <strong>{draft.title || "Without a title"}</strong>
                  <span className="small soft">{new Date(draft.when).toLocaleString()}</span>
                </button>
                <IconButton
                  icon="close"
                  label={`Throw away ${draft.title}`}
                  onClick={() => setDrafts(unshelve(game, draft))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Button icon="share" data-testid="start-file" onClick={onFile}>
        Open a file…
      </Button>
    </Dialog>
  );
}
