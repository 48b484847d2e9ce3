"""Short words for tests of the e-Shoppe: what somebody has, and how a purchase is paid."""

from __future__ import annotations

from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.positions import do, names
from parlour.kernel.agenda import Game

WITH_GIZMOS = ["pay gizmos", "pay gizmos", "pay gizmos"]  # four Gizmos for the whole of a DLC
ASKED_NOTHING = -1


def owned(game: Game[Table], seat: int = 0) -> str:
    """The DLC of a player, by id."""
    return names(game.table.characters[seat].dlc)


def banks(game: Game[Table]) -> list[int]:
    """How many Gizmos are in each bank, by seat."""
    return [character.bank for character in game.table.characters]


def discarded(game: Game[Table]) -> str:
    """What lies in both discard piles, in order of number."""
    return names(sorted([card for pile in game.table.piles for card in pile]))


def shown(game: Game[Table]) -> str:
    """The DLC on display."""
    return names(game.table.display)


def buy_with_gizmos(game: Game[Table], dlc: str, from_bank: int = ASKED_NOTHING) -> None:
    """Buy a DLC for four Gizmos; where there is a choice, so many of them from the bank."""
    do(game, f"buy {dlc}", *WITH_GIZMOS)
    if from_bank != ASKED_NOTHING:
        do(game, f"bank {from_bank}")
