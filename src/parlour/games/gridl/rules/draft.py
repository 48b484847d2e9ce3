"""GL-86 to GL-91. Eight powers are drafted, one at a time."""

from __future__ import annotations

from typing import Final

from parlour.games.gridl.events import Drafted
from parlour.games.gridl.moves import Take
from parlour.games.gridl.rules.ids import GONE, NOT_NOW
from parlour.games.gridl.rules.team_choice import TeamChoice, asked_for, chance
from parlour.games.gridl.table import TO_DRAFT, Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

DRAFTED: Final = 8  # GL-86


def open_powers(t: Table) -> list[int]:
    return [power for power, holder in enumerate(t.holders) if holder == TO_DRAFT]


class Draft(Frame[Table]):
    """GL-88. The team that guesses second begins, and the teams take turns."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        left = open_powers(t)
        team = 1 - t.first if len(left) % 2 == 0 else t.first
        if len(left) == 1:
            take(g, team, left[0])
        elif left:
            members = t.members(team)
            g.then(TakePower(members, members), Draft())


class TakePower(TeamChoice):
    """GL-88. One of those that are left."""

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Take(power) for power in open_powers(g.table)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Take):
            return NOT_NOW
        return None if move.power in open_powers(g.table) else GONE

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == GONE:
            return text("That power is not in the draft, or not any more.")
        return asked_for("which power your team takes")

    def carry_out(self, g: Game[Table], move: Move) -> None:
        assert isinstance(move, Take)
        take(g, self.side(g.table), move.power)

    def timed_as(self, g: Game[Table]) -> str:
        return f"TakePower {len(open_powers(g.table))}"

    def otherwise(self, g: Game[Table]) -> Move:
        left = open_powers(g.table)
        return Take(left[chance(g, len(left), len(left))])


def take(g: Game[Table], team: int, power: int) -> None:
    g.table.holders[power] = team
    g.tell(Drafted(team, power))
