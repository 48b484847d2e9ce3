"""What the laws catch of asides and sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from tests.testing.test_laws_catch import broken

from parlour.contract import Outcome, Side, usual
from parlour.games.fists import GAME as FISTS
from parlour.games.fists import game as fists_game
from parlour.kernel.agenda import Aside, Game
from parlour.testing import laws


class Leave(Aside):
    """Out of turn, by anybody while the game goes on; grave or not."""

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        return None if seat == 0 else "FIST-3"

    def happen(self, g: Game[Any], seat: int) -> None:
        """Nothing comes of it."""


class LeaveForGood(Leave):
    grave = True


class LeaveIf:
    """That seat 0 may do so, if told; and what bots are asked about."""

    def __init__(self, told: list[Aside], bots: list[Aside], seats: tuple[int, ...] = (0,)) -> None:
        self.told, self.bots, self.seats = told, bots, seats

    def asides_now(self, game: Game[Any], seat: int) -> list[Aside]:
        return self.told if seat in self.seats else []

    def asides_for_bots(self, game: Game[Any], seat: int) -> list[Aside]:
        return self.bots if seat in self.seats else []


@pytest.mark.parametrize(
    ("asides", "caught"),
    [
        (LeaveIf([Leave()], [Leave()]), False),
        (LeaveIf([Leave(), LeaveForGood()], [Leave()]), False),
        (LeaveIf([LeaveForGood()], [LeaveForGood()]), True),
        (LeaveIf([], [Leave()]), True),
        (LeaveIf([Leave()], [], seats=(0, 1)), True),
    ],
    ids=["light", "grave for people", "grave for bots", "for bots alone", "illegal"],
)
def test_asides_that_are_illegal_or_grave_and_for_bots_are_caught(
    asides: LeaveIf, caught: bool
) -> None:
    law = laws.every_aside_is_accepted_and_no_grave_one_is_for_bots
    assert broken(law, replace(FISTS, asides=asides)) is caught


class Sided:
    """Sides of any kind, and an outcome with these places and points by side."""

    def __init__(self, ends: dict[int, tuple[int, int]], *sides: Side) -> None:
        self.ends, self.all = ends, sides

    def sides(self, players: int, options: Mapping[str, str]) -> list[Side]:
        return list(self.all)

    def outcome(self, game: Game[Any]) -> Outcome:
        ends = [self.ends[seat] for seat in range(4)]
        return Outcome(tuple(e[0] for e in ends), tuple(e[1] for e in ends), "FIST-6")

    setup = staticmethod(fists_game.setup)
    components = staticmethod(fists_game.components)


UP, DOWN = Side("Up", (0, 1)), Side("Down", (2, 3))
FAIR = {0: (1, 9), 1: (1, 9), 2: (2, 4), 3: (2, 4)}


@pytest.mark.parametrize(
    ("sided", "caught"),
    [
        (Sided(FAIR, UP, DOWN), False),
        (Sided({**FAIR, 1: (2, 9)}, UP, DOWN), True),
        (Sided({**FAIR, 1: (1, 8)}, UP, DOWN), True),
        (Sided(FAIR, UP, Side("Down", (2,))), True),
        (Sided(FAIR, UP, DOWN, Side("Both", (3,))), True),
        (Sided(FAIR, UP, Side("Up", (2, 3))), True),
        (Sided(dict.fromkeys(range(4), (1, 9)), UP, DOWN), True),
        (Sided(dict.fromkeys(range(4), (2, 9)), Side("All", (0, 1, 2, 3))), False),
    ],
    ids=["fair", "places", "points", "missing", "twice", "named alike", "shared", "together"],
)
def test_sides_that_do_not_end_as_one_or_do_not_hold_every_seat_are_caught(
    sided: Sided, caught: bool
) -> None:
    about = FISTS.about._replace(shared_places=False)
    box = replace(FISTS, rules=sided, sides=sided, about=about, page=usual)
    assert broken(laws.the_game_ends_and_its_outcome_adds_up, box) is caught
