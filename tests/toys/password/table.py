"""What lies on the table, what may be said, and what the log tells."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.kernel import Event, Move, Plain

WORDS: Final = (
    *("anchor", "bridge", "candle", "desert", "engine", "feather", "garden", "hammer"),
    *("island", "jungle", "kettle", "lantern", "mirror", "needle", "orchard", "pepper"),
)
NONE: Final = -1  # between two turns


class Table(Plain):
    fields: ClassVar[dict[str, str]] = {
        "players": "int",
        "deck": "[int]",
        "past": "[int]",
        "word": "int",
        "giver": "int",
        "clues": "[str]",
        "guesses": "[str]",
        "points": "[int]",
    }

    def __init__(
        self,
        players: int,
        deck: list[int],
        past: list[int],
        word: int,
        giver: int,
        clues: list[str],
        guesses: list[str],
        points: list[int],
    ) -> None:
        self.players = players  # even seats against odd seats
        self.deck = deck  # words to come; the last is next
        self.past = past
        self.word = word
        self.giver = giver
        self.clues = clues  # of this turn; a second one only if the first was struck
        self.guesses = guesses  # of this turn
        self.points = points  # by team

    def copy(self) -> Table:
        deck, past, points = self.deck.copy(), self.past.copy(), self.points.copy()
        clues, guesses = self.clues.copy(), self.guesses.copy()
        return Table(self.players, deck, past, self.word, self.giver, clues, guesses, points)


class Word(Move):
    typed = ("text",)
    fields: ClassVar[dict[str, str]] = {"text": "str"}

    def __init__(self, text: str) -> None:
        self.text = text


class Clue(Word):
    """WORD-3."""


class Guess(Word):
    """WORD-7."""


class Pass(Move):
    """WORD-9. No guess, this time."""


class Look(Move):
    """WORD-12. See the word, and be mute from then on."""


class Drop(Move):
    """WORD-6. The clue is fair."""


class Uphold(Move):
    """WORD-6. The clue is struck."""


class Said(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "verb": "str", "text": "str"}

    def __init__(self, seat: int, verb: str, text: str) -> None:
        self.seat = seat
        self.verb = verb
        self.text = text


class Guessed(Event):
    """All those seats are for it, and nobody is told who was the last; a guess of "" is to pass."""

    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "text": "str"}

    def __init__(self, seats: tuple[int, ...], text: str) -> None:
        self.seats = seats
        self.text = text


class Proposed(Event):
    """For the team of that seat; a guess of "" is to pass."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "text": "str"}

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text


class Nodded(Event):
    """For the team of that seat: yes or no to what it proposes."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "yes": "bool"}

    def __init__(self, seat: int, yes: bool) -> None:
        self.seat = seat
        self.yes = yes


class TurnEnded(Event):
    fields: ClassVar[dict[str, str]] = {"word": "int", "points": "int"}

    def __init__(self, word: int, points: int) -> None:
        self.word = word
        self.points = points


def possible(past: list[int], clues: list[str], guesses: list[str]) -> list[int]:
    """The words that what is public has not ruled out."""
    said = " / ".join(clues).lower()
    return [
        i
        for i, word in enumerate(WORDS)
        if i not in past and word not in guesses and word not in said
    ]
