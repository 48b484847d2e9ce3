"""What is noted of one game of many: what the players did with the parts of the grid-set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.contract import Tally
from parlour.games.gridopolis.moves import AddPad, Capture, Kamikaze, PlaceBlocker, Step
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.words import teleports
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move

DEEDS: Final = (
    ("Pad", "added"),
    ("Blocker-box", "placed"),
    ("Teleporter", "stepped through"),
    ("Chain of captures", "made"),
    ("Kamikaze", "made"),
    ("King", "made"),
)
PAD, BLOCKER, TELEPORTER, CHAIN, KAMIKAZE, KING = DEEDS


class Parts:
    """Each by the seats that did it."""

    def __init__(self) -> None:
        self.done: dict[tuple[str, str], list[int]] = {}
        self.kings: list[int] = []

    def before(self, game: Game[Any]) -> None:
        self.kings = kings(game.table)
        self.done = {deed: [0] * len(self.kings) for deed in DEEDS}

    def step(self, game: Game[Any], seat: int, move: Move) -> None:
        self.count_kings(game.table)
        match move:
            case AddPad():
                self.done[PAD][seat] += 1
            case PlaceBlocker():
                self.done[BLOCKER][seat] += 1
            case Step() if teleports(move):
                self.done[TELEPORTER][seat] += 1
            case Kamikaze():
                self.done[KAMIKAZE][seat] += 1
            case Capture() if len(move.victims) > 1:
                self.done[CHAIN][seat] += 1

    def count_kings(self, t: Table) -> None:
        """GP-75. Those that are more than before the last move have been made in it."""
        now = kings(t)
        for seat, (was, is_now) in enumerate(zip(self.kings, now, strict=True)):
            self.done[KING][seat] += max(0, is_now - was)
        self.kings = now

    def after(self, game: Game[Any]) -> Mapping[str, float]:
        t: Table = game.table
        return {
            "rounds": t.round,
            "pawns captured": sum(t.pile_pawns),
            "kings captured": sum(t.pile_kings),
        }

    def tallies(self, game: Game[Any]) -> list[Tally]:
        t: Table = game.table
        self.count_kings(t)
        taken = [
            Tally("Pawn", "captured", tuple(t.pile_pawns)),
            Tally("King", "captured", tuple(t.pile_kings)),
        ]
        return [
            *[Tally(piece, deed, tuple(seats)) for (piece, deed), seats in self.done.items()],
            *taken,
        ]


def kings(t: Table) -> list[int]:
    return [(markers & t.kings).bit_count() for markers in t.markers]


def measure() -> Parts:
    return Parts()
