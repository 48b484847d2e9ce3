"""GG-232, D09. At the end of its owner's turns, Scarezomb drives every Zomb one square away."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.moves import Lead, LetGo
from parlour.games.gadget_grid.rules.choices import GadgetChoice
from parlour.games.gadget_grid.rules.ids import PHASES, SCARED_AWAY
from parlour.games.gadget_grid.rules.leading import lead
from parlour.games.gadget_grid.rules.zombs import refuse_zomb_ground
from parlour.games.gadget_grid.squares import ADJACENT, steps_apart
from parlour.games.gadget_grid.table import NO_CARD, NOBODY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class Scare(GadgetChoice):
    """GG-232. The owner chooses the order, and between squares that are as far. `done`: those that
    have moved.
    """

    fields: ClassVar[dict[str, str]] = {"seat": "int", "done": "[int]"}

    def __init__(self, seat: int, done: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.done = done

    def ways(self, t: Table) -> list[Lead]:
        zombs = [token for token in t.zombs() if token not in self.done]
        return [Lead(token, at) for token in zombs for at in away(t, self.seat, token)]

    def open(self, g: Game[Table]) -> bool:
        return not g.table.now.let_go and len(self.ways(g.table)) > 1

    def run(self, g: Game[Table]) -> None:
        ways = self.ways(g.table)
        if ways:
            self.drive(g, ways[0])

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose which Zomb is scared away next, and where to.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [*self.ways(g.table), LetGo()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, LetGo):
            return None
        if not isinstance(move, Lead):
            return PHASES
        return None if move in self.ways(g.table) else SCARED_AWAY

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Lead):
            self.drive(g, move)
        else:
            g.table.now.let_go = True
            self.run(g)

    def drive(self, g: Game[Table], way: Lead) -> None:
        g.then(Scare(self.seat, (*self.done, way.token)))
        lead(g, way.token, way.square)


def away(t: Table, seat: int, token: int) -> list[int]:
    """GG-232, GG-279, D01, D03. Where a Zomb may be scared to, if anywhere."""
    owner = t.seat_of(token)
    if owner == seat or token == t.hugs:
        return []
    if owner != NOBODY and t.has(owner, "camouflage") != NO_CARD:
        return []
    home, square = t.characters[seat].square, t.where(token)
    farther = steps_apart(home, square) + 1
    return [
        at
        for at in ADJACENT[square]
        if steps_apart(home, at) == farther and refuse_zomb_ground(t, seat, token, at) is None
    ]
