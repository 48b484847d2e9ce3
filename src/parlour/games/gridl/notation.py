"""Moves as text: what people type, and what records keep."""

from __future__ import annotations

from typing import Final

from parlour.games.gridl.cells import AXES, BY_NAME, CELLS, NAMES
from parlour.games.gridl.moves import (
    ChooseWord,
    Decline,
    Flip,
    GiveClue,
    Guess,
    Name,
    NoClue,
    NoGuess,
    NoSideGuess,
    Object,
    PlaceSideGuess,
    PlaceWord,
    Take,
    UsePower,
    Vote,
    Waive,
)
from parlour.games.gridl.rules.guess import Point
from parlour.games.gridl.rules.team_choice import Nod, Propose, TakeBack
from parlour.kernel.codec import Malformed
from parlour.kernel.values import Move

PLAIN_WORDS: Final[dict[str, Move]] = {
    "no power": Decline(),
    "no clue": NoClue(),
    "no guess": NoGuess(),
    "no side-guess": NoSideGuess(),
    "object": Object(),
    "waive": Waive(),
    "uphold": Vote(True),
    "reject": Vote(False),
    "nod": Nod(True),
    "shake": Nod(False),
    "take back": TakeBack(),
}
WRITTEN: Final = {move: word for word, move in PLAIN_WORDS.items()}
CLUE: Final = "clue "
SHOWING: Final = "clue and line "
PROPOSE: Final = "propose "
FORMS: Final = (
    "clue SOME WORDS, guess C3, point C3, word 1, word 1 row, name 2, take P5, use P5, flip P5"
)


def write(move: Move) -> str:
    match move:
        case Take():
            return f"take P{move.power + 1}"
        case UsePower():
            return f"use P{move.power + 1}"
        case Flip():
            return f"flip P{move.power + 1}"
        case Name():
            return f"name {move.seat + 1}"
        case PlaceWord():
            return f"word {move.word + 1} {AXES[move.axis]}"
        case ChooseWord():
            return f"word {move.word + 1}"
        case GiveClue():
            return f"{SHOWING if move.shows else CLUE}{move.text}"
        case PlaceSideGuess():
            return f"side-guess {NAMES[move.cell]}"
        case Guess():
            return f"guess {' '.join(NAMES[cell] for cell in move.cells)}"
        case Propose() if isinstance(move.move, Move):
            return f"{PROPOSE}{write(move.move)}"
        case Point():
            return f"point {NAMES[move.cell]}"
    return WRITTEN[move]


def read(text: str) -> Move:
    """A clue is kept letter for letter; in all else case and spaces do not matter."""
    for start in (SHOWING, CLUE):
        if text.lower().startswith(start):
            return GiveClue(text[len(start) :].strip(), start == SHOWING)
    if text.lower().startswith(PROPOSE):
        return Propose(proposable(read(text[len(PROPOSE) :])))
    words = text.lower().split()
    plain = PLAIN_WORDS.get(" ".join(words))
    if plain is not None:
        return plain
    match words:
        case ["take", power]:
            return Take(number(power.removeprefix("p"), 12))
        case ["use", power]:
            return UsePower(number(power.removeprefix("p"), 12))
        case ["flip", power]:
            return Flip(number(power.removeprefix("p"), 12))
        case ["name", seat]:
            return Name(number(seat, 12))
        case ["word", word, axis] if axis in AXES:
            return PlaceWord(number(word, 2), AXES.index(axis))
        case ["word", word]:
            return ChooseWord(number(word, 2))
        case ["side-guess", where]:
            return PlaceSideGuess(cell(where))
        case ["guess", *where] if 0 < len(where) < 3:
            return Guess(tuple([cell(each) for each in where]))
        case ["point", where]:
            return Point(cell(where))
    raise Malformed(f"{text[:40]!r} is none of: {FORMS}, {', '.join(PLAIN_WORDS)}")


def proposable(move: Move) -> Move:
    if move.out_of_turn or move.typed:
        raise Malformed("words, powers and cells are proposed, and nothing else")
    return move


def number(written: str, most: int) -> int:
    if not (written.isascii() and written.isdigit() and len(written) < 3):
        raise Malformed(f"{written[:20]!r} is no number from 1 to {most}")
    if not 1 <= int(written) <= most:
        raise Malformed(f"{written} is not from 1 to {most}")
    return int(written) - 1


def cell(written: str) -> int:
    found = BY_NAME.get(written.upper())
    if found is None:
        raise Malformed(f"{written[:20]!r} is no cell: they go from A1 to {NAMES[CELLS - 1]}")
    return found
