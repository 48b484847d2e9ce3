/** The Grid: a hundred squares over the lasers, and Square 100 below 90 where somebody owns it. */
import { Roving, saidPlain, useTable } from "@shell/kit";
import { type KeyboardEvent, type SyntheticEvent, useMemo, useRef } from "react";
import { numberIn } from "./deeds";
import { due, isMeant, useDesk } from "./desk";
import { Lasers } from "./Lasers";
import { Preview } from "./Preview";
import { Square, type TokenLook } from "./Square";
import { type Contents, contentsOf, rolled, SQUARE_100, squareWords, written } from "./squares";
import { isZomboid, isZombot, seatOf, tokenId, whereIs } from "./tokens";
import { useFingers } from "./useFingers";

const TEN = Array.from({ length: 10 }, (_, row) => row);
/** While these are asked, the squares of the dice are what it is about. */
const ABOUT_DICE = new Set(["Reconsider", "PutTwo", "PutOne"]);

interface Props {
  onPress: (square: number, rough: boolean) => void;
  onLook: (square: number) => void;
  onPoint: (square: number | null) => void;
}

export function Grid({ onPress, onLook, onPoint }: Props) {
  const desk = useDesk();
  const { view, viewer, doing, cards } = desk;
  const { armed, point: hinted } = useTable();
  const point = hinted ?? desk.point;
  const floor = useRef<HTMLDivElement>(null);
  const small = useFingers(floor);
  const contents = useMemo(() => contentsOf(view), [view]);
  const looks = useMemo(
    () => new Map(contents.map((each) => [each.square, looksOf(each, desk.view)])),
    [contents, desk.view],
  );
  const dice = useMemo(() => diceSquares(view), [view]);
  const visited = useMemo(() => new Set(visitedBy(view, doing.stage)), [view, doing.stage]);
  const own = viewer === null ? null : view.characters[viewer]?.square;
  const chosen = new Set(
    doing.stage.flatMap((part) => {
      const token = numberIn(part, "token");
      const square = token === null ? numberIn(part, "square") : whereIs(view, token);
      return square === null ? [] : [square];
    }),
  );

  const squareOf = ({ target }: SyntheticEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-square]") : null;
    return cell ? Number(cell.dataset.square) : null;
  };
  const onClick = (event: SyntheticEvent) => {
    const square = squareOf(event);
    if (square !== null) onPress(square, small);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const square = squareOf(event);
    if (square === null) return;
    if (event.key === "Enter" || event.key === " ") onPress(square, false);
    else if (event.key === "i") onLook(square);
    else return;
    event.preventDefault();
  };
  const onContextMenu = (event: SyntheticEvent) => {
    const square = squareOf(event);
    if (square === null) return;
    event.preventDefault();
    onLook(square);
  };
  const cell = (square: number) => {
    const there = contents[square];
    if (!there) return null;
    const targets = doing.targets.get(square) ?? [];
    const only = targets.length === 1 ? targets[0]?.offer : null;
    const doable = only ? `. ${saidPlain(only.label)}` : targets.length > 0 ? ". Choose" : "";
    const words = there.tokens.map(tokenId);
    return (
      <Square
        key={square}
        contents={there}
        tokens={looks.get(square) ?? NOBODY}
        cards={cards}
        label={`${squareWords(desk, there)}${doable}`}
        can={only ? "go" : targets.length > 0 ? "choose" : undefined}
        move={only && !small ? only.move : undefined}
        chosen={chosen.has(square)}
        rolled={dice.has(square)}
        visited={visited.has(square)}
        armed={armed !== null && targets.some(({ offer }) => offer?.move === armed)}
        meant={isMeant(point, written(square), ...words)}
        first={square === own}
      />
    );
  };
  const hundred = useMemo(() => hasHundred(desk.view, cards), [desk.view, cards]);
  return (
    <div className="gg-floor" ref={floor} data-hundred={hundred || undefined}>
      <Lasers />
      <Roving className="gg-roving" label="The Grid, square by square">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: squares are pressed
          role="grid"
          className="gg-squares"
          aria-label="The Grid"
          onClick={onClick}
          onKeyDown={onKeyDown}
          onContextMenu={onContextMenu}
          onPointerOver={(event) => event.pointerType === "mouse" && onPoint(squareOf(event))}
          onPointerLeave={() => onPoint(null)}
          onFocus={(event) => event.target.matches(":focus-visible") && onPoint(squareOf(event))}
          onBlur={() => onPoint(null)}
        >
          <tbody>
            {TEN.map((row) => (
              <tr key={row}>{TEN.map((column) => cell(10 * row + column))}</tr>
            ))}
            {hundred && <tr className="gg-beside">{cell(SQUARE_100)}</tr>}
          </tbody>
        </table>
      </Roving>
      <Preview />
    </div>
  );
}

const NOBODY: readonly TokenLook[] = [];
type View = Parameters<typeof contentsOf>[0];

function looksOf({ tokens }: Contents, view: View): TokenLook[] {
  return tokens.map((token) => ({
    token,
    seat: seatOf(view, token),
    zomboid: isZomboid(view, token),
    turn: !isZombot(token) && view.now.phase > 0 && seatOf(view, token) === view.turn,
    hugged: view.hugs === token,
  }));
}

/** The squares that the dice have shown, as long as something is to be decided about them. */
function diceSquares(view: View): Set<number> {
  const frame = due(view);
  if (!frame) return new Set();
  if ("rolled" in frame) return new Set(frame.rolled ? frame.squares : []);
  if (frame.kind === "PlaceCard") return new Set([frame.square]);
  return new Set(ABOUT_DICE.has(frame.kind) ? rolled(view) : []);
}

/** GG-122. Where the Zomb that is being moved has been in this turn. */
function visitedBy(view: View, stage: readonly string[]): readonly number[] {
  const frame = due(view);
  const moved = stage[0] === "tool:zomb" || stage[0] === "tool:whistle" ? stage[1] : stage[0];
  const chosen = numberIn(moved, "token");
  const led = frame?.kind === "MoveOn" || frame?.kind === "MarchOn" ? frame.token : null;
  return view.now.visited[chosen ?? led ?? -1] ?? [];
}

function hasHundred(view: View, cards: ReadonlyMap<number, { does: string }>): boolean {
  const owned = view.characters.flatMap(({ dlc }) => dlc);
  return owned.some((card) => cards.get(card)?.does === "square_100");
}
