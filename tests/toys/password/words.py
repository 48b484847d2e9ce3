"""Moves as they are written, and what people read."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract import View
from parlour.games.password import table
from parlour.games.password.table import WORDS, Clue, Drop, Guess, Uphold
from parlour.kernel import Event, Malformed, Move

PROMPTS = {
    "GiveClue": "Give a clue to the word, without the word.",
    "Judge": "Is the clue fair? Drop the challenge, or uphold it.",
    "Guessing": "Guess the word.",
}


def write(move: Move) -> str:
    match move:
        case Clue() | Guess():
            return f"{type(move).__name__.lower()} {move.text}"
    return type(move).__name__.lower()


def read(text: str) -> Move:
    """What follows the verb and a blank is the clue or the guess, letter for letter."""
    verb, blank, free = text.partition(" ")
    if blank and verb == "clue":
        return Clue(free)
    if blank and verb == "guess":
        return Guess(free)
    if text in ("drop", "uphold"):
        return Drop() if text == "drop" else Uphold()
    raise Malformed(f"{text!r} is none of: clue ..., guess ..., drop, uphold")


def describe_move(move: Move, view: View) -> str:
    return write(move)


def describe_event(event: Event, names: Sequence[str]) -> str:
    match event:
        case table.Said():
            return f"{names[event.seat]} {event.verb} {event.text!r}."
        case table.TurnEnded():
            return f"The word was {WORDS[event.word]!r}: {event.points} points."
    raise TypeError(f"no words for {event!r}")


def prompt(view: View) -> str:
    return PROMPTS[view["agenda"][-1]["kind"]] if view["agenda"] else "The game is over."


def draw_board(view: View, names: Sequence[str]) -> str:
    word = "hidden" if view["word"] is None else WORDS[view["word"]]
    clues = ", ".join(view["clues"]) or "none"
    return f"Points {view['points']}; the word is {word}; clues: {clues}"
