"""The characters of a bot, and the minds that they give and guess with."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from parlour.games.gridl.minds.giver import BOLD, EASY, LITERAL, STEADY, Giver, Taste
from parlour.games.gridl.minds.guesser import Guesser
from parlour.games.gridl.minds.opinion import Hearsay, Opinion
from parlour.games.gridl.minds.reading import reader
from parlour.games.gridl.minds.stored import DATA


class Character(NamedTuple):
    """How a bot gives and guesses."""

    name: str
    gives: str = "first"  # the opinion that it gives by
    taste: Taste = STEADY
    looks_up: bool = True  # what a clue names; or else it goes by the clue's words alone


CHARACTERS: Final = {
    each.name: each
    for each in (
        Character("steady"),
        Character("bold", taste=BOLD),
        Character("literal", taste=LITERAL),
        Character("second", gives="second"),
        Character("easy", taste=EASY, looks_up=False),
    )
}
OTHER: Final = {"first": "second", "second": "first"}


@cache
def giver(character: str) -> Giver:
    """Holds its own opinion and nothing else."""
    gives, taste = CHARACTERS[character].gives, CHARACTERS[character].taste
    return Giver(Opinion(DATA / f"{gives}.npz"), taste)


@cache
def guesser(character: str, giver: str = "") -> Guesser:
    """`giver` is the character of the bot whose clue it is, or nothing if a person gave it.

    A guesser never holds the opinion that a clue was given by, nor what was worked out from it.
    """
    holds = OTHER[CHARACTERS[giver].gives] if giver else "second"
    own = Opinion(DATA / f"{holds}.npz")
    if holds == "second":
        return Guesser(own, Hearsay(DATA / "more.npz"), reader, CHARACTERS[character].looks_up)
    return Guesser(own)
