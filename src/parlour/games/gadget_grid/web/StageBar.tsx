/** The tools that can be taken up, and what is chosen that lies nowhere on the Grid. */
import { useTable } from "@shell/kit";
import { BuddyArt, ZombotArt } from "./art/buddies";
import { Ground } from "./art/grounds";
import { Icon } from "./art/icons";
import { Compass } from "./Compass";
import { key, numberIn, read, type Tool } from "./deeds";
import { useDesk } from "./desk";
import { partWords, TOOL_WORDS } from "./stageWords";

const TOOLS: readonly Tool[] = ["zomb", "whistle", "shovel", "grapple", "hug", "skate"];

export function StageBar() {
  const desk = useDesk();
  const { doing, asked, live } = desk;
  const tools = TOOLS.filter((tool) =>
    doing.deeds.some(({ parts }) => parts[0] === key.tool(tool)),
  );
  if (!asked || !live || (tools.length === 0 && !listable(doing.next))) {
    return null;
  }
  return (
    <div className="gg-stage">
      {tools.length > 0 && (
        <div className="gg-tools">
          {tools.map((tool) => (
            <button
              key={tool}
              type="button"
              className="gg-button"
              aria-pressed={doing.stage[0] === key.tool(tool)}
              onClick={() => doing.choose(key.tool(tool))}
            >
              <ToolArt tool={tool} />
              {TOOL_WORDS[tool]}
            </button>
          ))}
        </div>
      )}
      <Compass />
      <Options />
    </div>
  );
}

const LISTED = ["type", "taken", "pile"];

/** Whether something comes next that lies nowhere on the Grid. */
function listable(next: readonly string[]): boolean {
  return next.some((part) => LISTED.includes(read(part)[0]) || part.startsWith("way:"));
}

/** What comes next and lies nowhere on the Grid. */
function Options() {
  const desk = useDesk();
  const { doing, hover } = desk;
  const { armed } = useTable();
  const options = doing.next.filter((part) => LISTED.includes(read(part)[0]));
  if (options.length === 0) return null;
  return (
    <div className="gg-options">
      {options.map((part) => {
        const offer = doing.completes(part);
        return (
          <button
            key={part}
            type="button"
            className="gg-button"
            data-move={offer?.move}
            data-armed={(offer !== null && offer.move === armed) || undefined}
            onClick={() => doing.lay(part)}
            onPointerEnter={() => hover(offer?.move ?? null)}
            onPointerLeave={() => hover(null)}
          >
            <OptionArt part={part} />
            {partWords(desk, part)}
          </button>
        );
      })}
    </div>
  );
}

function OptionArt({ part }: { part: string }) {
  const { sentries, cards } = useDesk();
  const type = numberIn(part, "type");
  const name = type === null ? undefined : sentries[type];
  if (name) return <Ground card={{ does: "sentry", name }} />;
  const card = cards.get(numberIn(part, "taken") ?? -1);
  return card ? <Icon sign={card.category} /> : null;
}

function ToolArt({ tool }: { tool: Tool }) {
  if (tool === "zomb" || tool === "whistle") return <ZombotArt face />;
  if (tool === "hug" || tool === "skate") return <BuddyArt buddy={tool} />;
  return <Icon sign={tool === "grapple" ? "equipment" : "attack"} />;
}
