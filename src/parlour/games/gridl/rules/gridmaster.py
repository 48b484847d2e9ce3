"""GL-21, GL-22. Who is Gridmaster."""

from __future__ import annotations

from parlour.games.gridl.cells import NONE
from parlour.games.gridl.events import Named
from parlour.games.gridl.moves import Name
from parlour.games.gridl.rules.ids import NOT_A_MEMBER, NOT_NOW, TWICE
from parlour.games.gridl.rules.team_choice import TeamChoice, asked_for
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, player, text
from parlour.kernel.values import Move


def candidates(t: Table) -> list[int]:
    """GL-22, GL-82, GL-R6. Everybody but the last one; who has served least comes first. For its
    first turn the team may have settled it before the game (GL-21).
    """
    last = t.last_gridmasters[t.guessing]
    if last == NONE and t.house.settled:
        return [t.members(t.guessing)[-1]]
    members = [seat for seat in t.members(t.guessing) if seat != last]
    return sorted(members, key=lambda seat: t.served[seat])


class NameGridmaster(TeamChoice):
    """GL-21. With one candidate there is nothing to decide."""

    def open(self, g: Game[Table]) -> bool:
        return len(candidates(g.table)) > 1

    def run(self, g: Game[Table]) -> None:
        name(g, candidates(g.table)[0])

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Name(each) for each in candidates(g.table)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Name):
            return NOT_NOW
        if move.seat not in self.seats:
            return NOT_A_MEMBER
        return TWICE if move.seat == g.table.last_gridmasters[g.table.guessing] else None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if isinstance(move, Name) and rule == TWICE:
            return text("{} was Gridmaster last time.", player(move.seat))
        if rule == NOT_A_MEMBER:
            return text("Name somebody of your own team.")
        return asked_for("who is Gridmaster")

    def carry_out(self, g: Game[Table], move: Move) -> None:
        assert isinstance(move, Name)
        name(g, move.seat)

    def otherwise(self, g: Game[Table]) -> Move:
        return Name(candidates(g.table)[0])


def name(g: Game[Table], seat: int) -> None:
    t = g.table
    assert t.gridmaster == NONE
    t.gridmaster = t.last_gridmasters[t.guessing] = seat
    t.served[seat] += 1
    g.tell(Named(seat))
