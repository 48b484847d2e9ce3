"""The characters of a bot, and the minds that they give and guess with."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from parlour.games.gridl.minds.bearing import Bearing
from parlour.games.gridl.minds.giver import BOLD, EASY, LITERAL, STEADY, Giver, Taste
from parlour.games.gridl.minds.guesser import Guesser
from parlour.games.gridl.minds.opinion import Hearsay, Opinion
from parlour.games.gridl.minds.reading import reader
from parlour.games.gridl.minds.stored import DATA
from parlour.games.gridl.word_packs import PRINTED, pack_named


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
PACKS: Final = 8  # of other words that are played with at a time, and with each of which by whom


def giver(character: str, pack: str = PRINTED) -> Giver:
    """Holds its own opinion, and what a pack says of its words."""
    return usual_giver(character) if pack == PRINTED else giver_with(character, pack)


def guesser(character: str, giver: str = "", pack: str = PRINTED) -> Guesser:
    """`giver` is the character of the bot whose clue it is, or nothing if a person gave it.

    A guesser never holds the opinion that a clue was given by, nor what was worked out from it.
    What goes by a clue's words alone follows the second one, and so does what is known of further
    things; who must not hold that looks the clue up, as bots name nothing but things they all know.
    """
    holds = OTHER[CHARACTERS[giver].gives] if giver else "second"
    looks_up = CHARACTERS[character].looks_up or holds == "first"
    if pack == PRINTED:
        return usual_guesser(holds, looks_up)
    return guesser_with(holds, looks_up, pack)


@lru_cache(PACKS)
def giver_with(character: str, pack: str) -> Giver:
    usual = usual_giver(character)
    return Giver(usual.opinion, usual.bearing, usual.taste, pack_named(pack).poles)


@lru_cache(PACKS)
def guesser_with(holds: str, looks_up: bool, pack: str) -> Guesser:
    usual = usual_guesser(holds, looks_up)
    poles = pack_named(pack).poles
    return Guesser(usual.opinion, usual.hearsay, usual.reader, usual.looks_up, poles)


@cache
def usual_giver(character: str) -> Giver:
    gives, taste = CHARACTERS[character].gives, CHARACTERS[character].taste
    return Giver(Opinion(DATA / f"{gives}.npz"), Bearing(DATA / "bearing.npz"), taste)


@cache
def usual_guesser(holds: str, looks_up: bool) -> Guesser:
    own = Opinion(DATA / f"{holds}.npz")
    if holds == "second":
        return Guesser(own, Hearsay(DATA / "more.npz"), reader, looks_up)
    return Guesser(own)
