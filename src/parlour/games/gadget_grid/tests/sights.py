"""What several files of tests ask of lines, areas and Sentries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import card_set, number_of
from parlour.games.gadget_grid.moves import Press
from parlour.games.gadget_grid.squares import DIRECTIONS
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.positions import Seat, lay, offered
from parlour.kernel.agenda import Game

STRAIGHT = DIRECTIONS[:4]
DIAGONAL = DIRECTIONS[4:]
SENTRIES = ("Gorgonzilla", "Quetzalcannon", "Mechakraken", "Acid Fountain")


def attack(
    *seats: Seat,
    ground: Mapping[int, str] | None = None,
    lying: Mapping[int, str] | None = None,
    zombots: Sequence[int] = (8,),
    **others: Any,
) -> Game[Table]:
    """The Attack Phase of seat 0. It is asked even if no card can be played: there is a Zombot."""
    return lay(*seats, phase="attack", ground=ground, lying=lying, zombots=zombots, **others)


def ends(game: Game[Table], verb: str) -> set[str]:
    """How the moves on offer go on that begin like that: whom or where they aim at."""
    return {move.removeprefix(f"{verb} ") for move in offered(game) if move.startswith(f"{verb} ")}


def red_button(sentry: str) -> str:
    """The move that lets all Sentries of that name explode."""
    number = card_set("").sentries.index(sentry)
    return GAME.notation.write(Press(number_of("A04"), number))
