"""GG-308. Zombs that the game moves, where somebody chooses among the ways they may go."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.events import Stepped
from parlour.games.gadget_grid.moves import Lead, LetGo
from parlour.games.gadget_grid.rules.choices import FORCED, GadgetChoice
from parlour.games.gadget_grid.rules.falling import Arrive, go
from parlour.games.gadget_grid.rules.ids import PHASES
from parlour.games.gadget_grid.table import NOBODY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class Leading(GadgetChoice):
    """Where a Zomb goes next: one of the squares that its rule leaves open; else by itself."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int"}
    lets_go: ClassVar[bool] = True  # may the rest be let go?

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def squares(self, t: Table) -> list[int]:
        raise NotImplementedError

    def open(self, g: Game[Table]) -> bool:
        let_go = self.lets_go and g.table.now.let_go
        return not let_go and len(self.squares(g.table)) > 1

    def run(self, g: Game[Table]) -> None:
        squares = self.squares(g.table)
        if squares:
            self.lead(g, squares[0])

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose the way of the Zomb.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        leads: list[Move] = [Lead(self.token, at) for at in self.squares(g.table)]
        return [*leads, LetGo()] if self.lets_go else leads

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, LetGo) and self.lets_go:
            return None
        if not isinstance(move, Lead):
            return PHASES
        legal = move.token == self.token and move.square in self.squares(g.table)
        return None if legal else self.refuse_way()

    def refuse_way(self) -> str:
        """What a Zomb that would go elsewhere offends."""
        raise NotImplementedError

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Lead):
            self.lead(g, move.square)
        else:
            g.table.now.let_go = True
            self.run(g)

    def lead(self, g: Game[Table], square: int) -> None:
        lead(g, self.token, square)


def lead(g: Game[Table], token: int, square: int) -> None:
    """One step; GG-R48: the active player rolls and chooses where it falls."""
    t = g.table
    start = t.where(token)
    go(t, token, square)
    if g.events is not None:
        g.tell(Stepped(NOBODY, token, start, square))
    g.then(Arrive(token, t.turn, FORCED, False, 0))
