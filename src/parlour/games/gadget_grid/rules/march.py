"""GG-252 to GG-256, GG-298. With two players the Zombots walk at the end of every turn."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.events import Approached
from parlour.games.gadget_grid.rules.choices import SeatFrame
from parlour.games.gadget_grid.rules.ids import SHORTEST_PATH
from parlour.games.gadget_grid.rules.leading import Leading
from parlour.games.gadget_grid.rules.paths import FAR, first_steps, lengths_to
from parlour.games.gadget_grid.squares import NOWHERE
from parlour.games.gadget_grid.table import CHARACTERS, Table
from parlour.kernel.agenda import Game


class March(SeatFrame):
    """GG-255. One Zombot after the other, in number order."""

    def run(self, g: Game[Table]) -> None:
        numbers = range(len(g.table.zombots))
        g.then(*[Approach(self.seat, CHARACTERS + number) for number in numbers])


class Approach(SeatFrame):
    """GG-252, GG-253, GG-256. To which Character a Zombot goes; D03: a hugged one stays."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int"}

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def run(self, g: Game[Table]) -> None:
        t = g.table
        square = t.where(self.token)
        homes = [character.square for character in t.characters]
        if square == NOWHERE or self.token == t.hugs or square in homes:
            return
        one, two = [lengths_to(t, home)[square] for home in homes]
        if one == two == FAR:
            return
        near = int(two < one) if one != two else self.tied(g)
        g.then(MarchOn(near, self.token))

    def tied(self, g: Game[Table]) -> int:
        """GG-253, GG-298. A die for each player, in the order of seats; the lower is approached."""
        first = second = 0
        while first == second:
            first, second = g.luck.below(10), g.luck.below(10)
        near = int(second < first)
        if g.events is not None:
            g.tell(Approached(self.token, first, second, near))
        return near


class MarchOn(Leading):
    """GG-254, GG-R60. The first step of a shortest way; who is approached chooses, so nobody lets
    the rest go. Where it has been in this turn it does not go.
    """

    lets_go = False

    def refuse_way(self) -> str:
        return SHORTEST_PATH

    def squares(self, t: Table) -> list[int]:
        lengths = lengths_to(t, t.characters[self.seat].square)
        steps = first_steps(t, t.where(self.token), lengths)
        return [at for at in steps if at not in t.now.visited[self.token]]
