"""Why a bot gave or guessed what it did, in a sentence (to be told after the reveal)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final

from parlour.games.gridl.cells import CELLS, NAMES, column_of, row_of
from parlour.games.gridl.minds.stored import DATA

HOW_MUCH: Final = ("", "hardly {}", "not very {}", "somewhat {}", "quite {}", "very {}")
VOWELS: Final = "aeiou"
LIKE_A_CONSONANT: Final = ("uni", "use", "eu", "uk", "ufo", "one")


@cache
def unusual() -> dict[str, str]:
    """Things that do not take "a" or "an": how a sentence begins with them, verb included."""
    lines = (DATA / "sentences.txt").read_text("utf-8").splitlines()
    return dict(line.split(" = ") for line in lines)


def opening(thing: str) -> str:
    """The thing as a subject with its verb: "A lullaby is", "Potato chips are"."""
    if thing in unusual():
        return unusual()[thing]
    sound = thing.lower()
    vowel = sound[0] in VOWELS and not sound.startswith(LIKE_A_CONSONANT)
    return f"{'An' if vowel else 'A'} {thing} is"


def quoted(clue: str) -> str:
    """By single marks, as the whole reason stands between double ones."""
    return f"\N{LEFT SINGLE QUOTATION MARK}{clue}\N{RIGHT SINGLE QUOTATION MARK}"


def opinion_of(row: str, row_level: int, column: str, column_level: int) -> str:
    """As in "very calm to me, and hardly luxurious"; a word of level 0 is left out."""
    told = [
        HOW_MUCH[level].format(word.lower())
        for word, level in ((row, row_level), (column, column_level))
        if level
    ]
    return " to me, and ".join(told) if len(told) == 2 else "".join(f"{one} to me" for one in told)


def why_given(
    thing: str, row: str, row_level: int, column: str, column_level: int, new: Sequence[str] = ()
) -> str:
    """As in "A lullaby is very calm to me, and hardly luxurious.".

    `new` are words of a pack that nothing is known about (GL-141).
    """
    told = opinion_of(row, row_level, column, column_level)
    return " ".join([*([f"{opening(thing)} {told}."] if told else []), *guessed_at(new)])


def why_guessed(
    clue: str,
    thing: str | None,
    row: str,
    row_level: int,
    column: str,
    column_level: int,
    new: Sequence[str] = (),
    instead: str = "",
) -> str:
    """The same of a clue that somebody else gave; `thing` is what the guesser took it for.

    `instead`: what is to be said of the guess where it is not what these degrees name.
    """
    told = opinion_of(row, row_level, column, column_level)
    if not told:
        return next(guessed_at(new), f"{quoted(clue)} says nothing to me, so I guessed.")
    said = f"{opening(thing)} {told}" if thing else f"{quoted(clue)} sounds {told}"
    return " ".join([f"{said}; {instead}." if instead else f"{said}.", *guessed_at(new)])


def said_of_guess(
    row_level: int, column_level: int, guessed: Sequence[int], closed: Collection[int]
) -> str:
    """As in "D3 seemed the safest guess"; nothing where a cell stands at these degrees.

    To guess nearer the middle pays where a friend might differ; and a cell may be `closed`.
    """
    named = [
        cell
        for cell in range(CELLS)
        if row_level in (0, row_of(cell) + 1) and column_level in (0, column_of(cell) + 1)
    ]
    if any(cell in named for cell in guessed):
        return ""
    where = " and ".join(NAMES[cell] for cell in guessed)
    one = len(guessed) == 1
    if all(cell in closed for cell in named):
        return f"{where} {'was' if one else 'were'} as close as I could get"
    return f"{where} seemed the safest {'guess' if one else 'guesses'}"


def guessed_at(new: Sequence[str]) -> Iterator[str]:
    """GL-141. Bots say where they were guessing."""
    if new:
        are = "are new words" if len(new) > 1 else "is a new word"
        words = " and ".join(new)
        yield f"{words[0].upper()}{words[1:]} {are} to me, so I was guessing."
