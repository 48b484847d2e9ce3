"""Moves as they are written, and what people read."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract import Headline, Typed, View
from parlour.games.password import table
from parlour.games.password.rules import Nod
from parlour.games.password.table import WORDS, Clue, Drop, Guess, Look, Pass, Uphold
from parlour.kernel import Event, Malformed, Move, Text, joined, player, text

CLUE = "gives the clue"
PLAIN_WORDS: dict[str, Move] = {
    "look": Look(),
    "drop": Drop(),
    "uphold": Uphold(),
    "pass": Pass(),
    "nod": Nod(True),
    "shake": Nod(False),
}
PROMPTS = {
    "LookUp": "Look at the word when you are ready; from then on you are mute.",
    "GiveClue": "Give a clue to the word, without the word.",
    "Judge": "Is the clue fair? Drop the challenge, or uphold it.",
    "Guessing": "Agree on a guess: propose one, or join in what is proposed.",
}


def write(move: Move) -> str:
    match move:
        case Clue() | Guess():
            return f"{type(move).__name__.lower()} {move.text}"
        case Nod():
            return "nod" if move.yes else "shake"
    return type(move).__name__.lower()


def read(text: str) -> Move:
    """What follows the verb and a blank is the clue or the guess, letter for letter."""
    verb, blank, free = text.partition(" ")
    if blank and verb == "clue":
        return Clue(free)
    if blank and verb == "guess":
        return Guess(free)
    if text in PLAIN_WORDS:
        return PLAIN_WORDS[text]
    raise Malformed(f"{text!r} is none of: clue ..., guess ..., {', '.join(PLAIN_WORDS)}")


def describe_move(move: Move, view: View) -> Text:
    return text("{}", write(move))


def typed(view: View, moves: Sequence[Move]) -> Typed:
    """People type the word alone."""
    if view["agenda"][-1]["kind"] == "GiveClue":
        return Typed(text("Your clue"), before="clue ")
    return Typed(text("Your guess"), before="guess ")


def describe_event(event: Event) -> Text:
    match event:
        case table.Guessed():
            team = joined([player(seat) for seat in event.seats])
            verb = "guess" if event.text else "pass"
            verb += ("es" if len(event.seats) == 1 else "") + (" " if event.text else "")
            return text("{} {}{}.", team, verb, repr(event.text) if event.text else "")
        case table.Said():
            return text("{} {} {}.", player(event.seat), event.verb, repr(event.text))
        case table.TurnEnded():
            return text("The word was {}: {} points.", repr(WORDS[event.word]), event.points)
        case table.Proposed() if event.text:
            return text("{} is for {}.", player(event.seat), repr(event.text))
        case table.Proposed():
            return text("{} is for passing.", player(event.seat))
        case table.Nodded():
            return text("{} {}.", player(event.seat), "nods" if event.yes else "shakes her head")
    raise TypeError(f"no words for {event!r}")


def turn_of(event: Event) -> int | None:
    """A clue begins one, and so does the next after one that was struck."""
    return event.seat if isinstance(event, table.Said) and event.verb == CLUE else None


def minor(event: Event) -> bool:
    return isinstance(event, (table.Proposed, table.Nodded))


def headline(events: Sequence[Event]) -> Headline:
    clue, last = events[0], events[-1]
    assert isinstance(clue, table.Said)
    given = text("{} gave the clue {}", player(clue.seat), repr(clue.text))
    if isinstance(last, table.TurnEnded):
        return Headline(text("{} for {} points.", given, last.points))
    return Headline(text("{}.", given))


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    asked = view["agenda"]
    return text(PROMPTS[asked[-1]["kind"]] if asked else "The game is over.")


def draw_board(view: View, names: Sequence[str]) -> str:
    hidden = "hidden" if view["looked"] else "still to come"
    word = hidden if view["word"] is None else WORDS[view["word"]]
    clues = ", ".join(view["clues"]) or "none"
    return f"Points {view['points']}; the word is {word}; clues: {clues}"
