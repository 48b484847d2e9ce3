/** What is decided just now, as large choices: words, people, powers, an objection. */
import { Act, SeatMark } from "@shell/kit";
import type { CSSProperties } from "react";
import { decides, isTeams, nameOf, teamOf, useDesk } from "./desk";
import { places } from "./motions";
import { AXES } from "./moves";
import { PowerChoices } from "./Powers";
import { QuietClue } from "./QuietClue";

export function Deciding() {
  const { due, view, viewer } = useDesk();
  switch (due?.kind) {
    case "ChooseFirst":
    case "ChooseSecond":
      return <Words first={due.kind === "ChooseFirst"} />;
    case "NameGridmaster":
      return <Candidates />;
    case "TakePower":
      return <PowerChoices verb="take" among={view.powers.map((each) => each.state === "draft")} />;
    case "PowerWindow":
    case "ForcedFlip": {
      const team = isTeams(due) ? teamOf(view, due.team?.[0] ?? null) : null;
      const held = view.powers.map((each) => each.state === "held" && each.team === team);
      if (due.kind === "ForcedFlip") return <PowerChoices verb="flip" among={held} />;
      return <PowerChoices verb="use" among={held} none />;
    }
    case "GivingClue":
      return due.seat === viewer ? <QuietClue /> : null;
    case "ObjectionWindow":
      return <Pair moves={["waive", "object"]} words={["Let it stand", "Object"]} />;
    case "Voting":
      return <Votes />;
    case "SideGuessing":
      return decides(due, viewer) ? (
        <div className="gl-pair">
          <Act move="no side-guess" className="gl-button">
            No side-guess
          </Act>
        </div>
      ) : null;
    default:
      return null;
  }
}

/** GL-31, GL-35. Everybody sees the card; who may not choose is told why. */
function Words({ first }: { first: boolean }) {
  const { view, viewer, live } = useDesk();
  const free = AXES[view.words.indexOf(null)] ?? "row";
  const bound = live && viewer !== null;
  return (
    <ul
      className="gl-words"
      aria-label="The words on the card"
      style={{ "--letters": Math.max(6, ...view.card.map((word) => word.length)) } as CSSProperties}
    >
      {view.card.map((word, n) => {
        const move = (axis: string) => (bound ? `word ${n + 1}${axis}` : null);
        const thing = { "data-thing": `word:${word}`, "data-place": places.card(word) };
        if (!first) {
          return (
            <li key={word}>
              <Act
                move={move("")}
                className="gl-card"
                data-axis={free}
                label={`${word}, for the ${free}s`}
                {...thing}
              >
                <b>{word}</b>
                <small>
                  {ARROWS[free]} for the {free}s
                </small>
              </Act>
            </li>
          );
        }
        return (
          <li key={word} className="gl-card" {...thing}>
            <b>{word}</b>
            <span>
              {AXES.map((axis) => (
                <Act
                  key={axis}
                  move={move(` ${axis}`)}
                  className="gl-button"
                  data-axis={axis}
                  label={`${word} on the ${axis}s`}
                >
                  {ARROWS[axis]} {axis}s
                </Act>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const ARROWS = { row: "↑", column: "→" };

/** GL-21. */
function Candidates() {
  const { due, seats } = useDesk();
  const team = (isTeams(due) && due.team) || [];
  return (
    <ul className="gl-people" aria-label="Who is Gridmaster">
      {team.map((seat) => (
        <li key={seat}>
          <Act move={`name ${seat + 1}`} className="gl-button">
            <SeatMark seat={seat} /> {seats[seat]?.name}
          </Act>
        </li>
      ))}
    </ul>
  );
}

/** GL-R11. What is voted is told as soon as it is decided; who has voted, at once. */
function Votes() {
  const { due, seats, viewer } = useDesk();
  if (due?.kind !== "Voting") return null;
  return (
    <>
      <Pair moves={["reject", "uphold"]} words={["The clue is fine", "It breaks the rules"]} />
      <ul className="gl-votes" aria-label="The vote">
        {due.seats.map((seat, i) => (
          <li key={seat}>
            <SeatMark seat={seat} size={14} /> {nameOf(seats, seat, viewer)}:{" "}
            {["fine", "against the rules"][due.votes[i] ?? -1] ?? "…"}
          </li>
        ))}
      </ul>
    </>
  );
}

function Pair({ moves, words }: { moves: readonly string[]; words: readonly string[] }) {
  const { viewer, due } = useDesk();
  if (!decides(due, viewer)) return null;
  return (
    <div className="gl-pair">
      {moves.map((move, i) => (
        <Act key={move} move={move} className="gl-button" data-grave={i > 0}>
          {words[i]}
        </Act>
      ))}
    </div>
  );
}
