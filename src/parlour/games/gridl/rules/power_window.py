"""GL-104 to GL-111. Each team may use a power, the passive team first."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gridl import powers
from parlour.games.gridl.events import Discarded, PowerDeclined, PowerUsed
from parlour.games.gridl.moves import Decline, UsePower
from parlour.games.gridl.powers import POWERS
from parlour.games.gridl.rules.ids import NOT_NOW, SPENT, WRONG_ROLE
from parlour.games.gridl.rules.team_choice import TeamChoice, asked_for
from parlour.games.gridl.table import USED, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

DISCARDS: Final = 3  # GL-97


def usable(t: Table, team: int) -> list[int]:
    """GL-105. The powers that this team holds for the part it plays in this turn."""
    return [power for power in t.held(team) if POWERS[power].guessing == (team == t.guessing)]


class PowerWindow(TeamChoice):
    """GL-R36. A team that can use none is not asked."""

    nods: ClassVar[bool] = True  # GL-109

    def open(self, g: Game[Table]) -> bool:
        return bool(usable(g.table, self.side(g.table)))

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [*(UsePower(p) for p in usable(g.table, self.side(g.table))), Decline()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Decline):
            return None  # GL-R18: no team has to use any
        if not isinstance(move, UsePower):
            return NOT_NOW
        t = g.table
        if not 0 <= move.power < len(POWERS) or move.power not in t.held(self.side(t)):
            return SPENT
        return None if move.power in usable(t, self.side(t)) else WRONG_ROLE

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == SPENT:
            return text("Your team does not hold that power, or not any more.")
        if isinstance(move, UsePower) and rule == WRONG_ROLE:
            when = "guesses" if POWERS[move.power].guessing else "does not guess"
            return text("{} is for a turn in which your team {}.", POWERS[move.power].name, when)
        return asked_for("whether your team uses a power")

    def carry_out(self, g: Game[Table], move: Move) -> None:
        t = g.table
        team = self.side(t)
        if isinstance(move, UsePower):
            use(g, team, move.power)
        else:
            g.tell(PowerDeclined(team))

    def otherwise(self, g: Game[Table]) -> Move:
        return Decline()

    def default(self, g: Game[Table], seat: int) -> Move | None:
        """GL-R35. None, whatever is proposed: nothing is spent that nobody agreed to.

        Without that timer it is only one member who is gone, and who joins the others (GL-125).
        """
        return Decline() if g.table.house.seconds else super().default(g, seat)


def use(g: Game[Table], team: int, power: int) -> None:
    """GL-110. A used power is an X of its team at once."""
    t = g.table
    t.declared[team] = power
    t.holders[power] = team + USED
    t.supply[team] += 1
    g.tell(PowerUsed(team, power))
    if power == powers.THREE_DISCARDS:
        t.discarded = [t.solutions.pop() for _ in range(DISCARDS)]  # GL-R23: without an X
        t.discarder = team
        g.reveal()
        g.tell(Discarded(tuple(t.discarded)), t.members(team))
