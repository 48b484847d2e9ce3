/** One square: its number, its ground, and what lies and stands there. */
import { sign } from "@shell/kit";
import { memo } from "react";
import { BuddyArt } from "./art/buddies";
import { Ground } from "./art/grounds";
import { Icon } from "./art/icons";
import type { CardPiece } from "./generated";
import { places } from "./motions";
import { type Contents, column, row, written } from "./squares";
import { Token } from "./Token";

const MOST_TOKENS = 8; // that are drawn; all of them are in the close-up

export interface TokenLook {
  token: number;
  seat: number;
  zomboid: boolean;
  turn: boolean;
  hugged: boolean;
}

export interface SquareProps {
  contents: Contents;
  tokens: readonly TokenLook[];
  cards: ReadonlyMap<number, CardPiece>;
  label: string;
  /** A press does something: it makes a move, or it is a choice on the way to one. */
  can: "go" | "choose" | undefined;
  /** The move that a press makes, where a finger would hit it. */
  move: string | undefined;
  chosen: boolean;
  rolled: boolean;
  visited: boolean;
  armed: boolean;
  meant: boolean;
  first: boolean;
}

export const Square = memo(function Square(props: SquareProps) {
  const { contents, tokens, cards, label } = props;
  const { square, environment } = contents;
  const ground = cards.get(environment);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      className="gg-square"
      aria-selected={props.chosen}
      tabIndex={-1}
      data-rove={`${column(square)},${row(square)},0`}
      data-rove-first={props.first || undefined}
      data-square={square}
      data-thing={sign({ sort: "square", id: written(square) })}
      data-place={places.square(square)}
      data-can={props.can}
      data-move={props.move}
      data-ground={ground?.does}
      data-rolled={props.rolled || undefined}
      data-visited={props.visited || undefined}
      data-armed={props.armed || undefined}
      data-meant={props.meant || undefined}
    >
      <span className="unseen">{label}</span>
      <span className="gg-inside" aria-hidden="true">
        {ground && (
          <span
            className="gg-ground-box"
            data-place={places.ground(square)}
            data-thing={sign({ sort: "card", id: ground.id })}
          >
            <Ground card={ground} />
          </span>
        )}
        <span className="gg-number numeral">{written(square)}</span>
        {props.visited && (
          <span className="gg-visited">
            <Icon sign="steps" />
          </span>
        )}
        {contents.cards.length > 0 && <Pile square={square} lying={contents.cards} cards={cards} />}
        {tokens.length > 0 && (
          <span className="gg-tokens" data-many={crowd(tokens.length)}>
            {tokens.slice(0, MOST_TOKENS).map((look) => (
              <Token key={look.token} {...look} place={places.token(look.token)} />
            ))}
            {tokens.length > MOST_TOKENS && <i>+{tokens.length - MOST_TOKENS}</i>}
          </span>
        )}
        {contents.buddies.length > 0 && (
          <span className="gg-buddies">
            {contents.buddies.map((buddy) => (
              <span
                key={buddy}
                data-place={places.buddy(buddy)}
                data-thing={sign({ sort: "buddy", id: buddy })}
              >
                <BuddyArt buddy={buddy} />
              </span>
            ))}
          </span>
        )}
      </span>
    </td>
  );
});

function crowd(tokens: number): string {
  if (tokens < 3) return String(tokens);
  return tokens < 5 ? "4" : "9";
}

interface PileProps {
  square: number;
  lying: readonly number[];
  cards: ReadonlyMap<number, CardPiece>;
}

/** Cards on a square: the sign of the first, and how many there are. */
function Pile({ square, lying, cards }: PileProps) {
  const first = cards.get(lying[0] ?? -1);
  return (
    <span
      className="gg-pile"
      data-category={first?.category}
      data-place={places.lying(square)}
      data-stack={lying.length > 1}
    >
      <Icon sign={first?.category ?? "widget"} />
      {lying.length > 1 && <b className="numeral">{lying.length}</b>}
      {[...new Set(lying)].map((card) => (
        <i key={card} data-thing={sign({ sort: "card", id: cards.get(card)?.id ?? "" })} />
      ))}
    </span>
  );
}
