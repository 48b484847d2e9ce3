"""What may happen out of turn: a player leaves, and the time is up."""

from __future__ import annotations

from typing import Any, Final

from parlour.games.gridopolis.events import Resigned, TimeCalled
from parlour.games.gridopolis.rules.ending import see_who_is_left
from parlour.games.gridopolis.rules.ids import EVEN_TURNS, LEAVING
from parlour.games.gridopolis.rules.second import FreeJump, SecondMove
from parlour.games.gridopolis.rules.turn import Turn
from parlour.games.gridopolis.table import Table
from parlour.kernel.agenda import HOUSE, Aside, Game
from parlour.kernel.text import Text, text


class Resign(Aside):
    """GP-137, GP-R30. Give the game up; the markers go to nobody's pile."""

    grave = True

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        t: Table = g.table
        return LEAVING if not 0 <= seat < t.players or t.out[seat] else None

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        if seat == HOUSE:
            return text("Only players can resign.")
        return text("You have no marker left, so you are out already.")

    def happen(self, g: Game[Any], seat: int) -> None:
        t: Table = g.table
        t.heap += t.markers[seat].bit_count()
        t.lift(t.markers[seat], seat)
        t.resigned[seat] = True
        t.progress = True
        if g.events is not None:
            g.tell(Resigned(seat))
        top = g.agenda[-1]
        if isinstance(top, (Turn, FreeJump, SecondMove)) and top.seat == seat:
            g.agenda.pop()
        t.passes = 0  # who has passed may find a way now (GP-133 c)
        see_who_is_left(g, seat)


class TimeUp(Aside):
    """GP-141. The house calls time; play goes on until the round is even."""

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        t: Table = g.table
        called = t.time_up or not t.house.minutes
        return EVEN_TURNS if seat != HOUSE or called else None

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        if not g.table.house.minutes:
            return text("This game has no limit in minutes.")
        if g.table.time_up:
            return text("Time is up already.")
        return text("Only the clock can say that time is up.")

    def happen(self, g: Game[Any], seat: int) -> None:
        g.table.time_up = True
        if g.events is not None:
            g.tell(TimeCalled())


def asides_now(g: Game[Table], seat: int) -> list[Aside]:
    """GP-137. Whoever is in the game may leave it at any time."""
    return [] if RESIGN.refuse(g, seat) else [RESIGN]


def asides_for_bots(g: Game[Table], seat: int) -> list[Aside]:
    """No bot resigns."""
    return []


RESIGN: Final = Resign()
TIME_UP: Final = TimeUp()
