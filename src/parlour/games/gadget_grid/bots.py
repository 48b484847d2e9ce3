"""The bots of Gadget Grid: `bold` looks one step ahead, `sharp` to the end of its turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from parlour.contract import Bot, View
from parlour.games.gadget_grid.moves import Pass
from parlour.games.gadget_grid.rules.acting import Action
from parlour.games.gadget_grid.rules.attacking import Attack
from parlour.games.gadget_grid.rules.moving import Movement
from parlour.games.gadget_grid.search.quick import quick
from parlour.games.gadget_grid.search.turns import few, rate
from parlour.games.gadget_grid.view import imagine
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move


class Thinker:
    """Tries each answer in a world that it imagines, and takes the one that comes out best."""

    blind = False
    strength = ""
    plays = ""
    ahead = False  # whether it plans its turn to the end

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        if len(moves) == 1:
            return moves[0]
        seat: int = view["viewer"]
        game = imagine(view, luck)
        game.settle()
        if not isinstance(game.choice, (Action, Movement, Attack)):
            return quick(game, seat, moves)
        some = few(moves)
        values = rate(game, seat, some, self.ahead)
        best = max(values)
        fit = [move for move, value in zip(some, values, strict=True) if value == best]
        for move in fit:
            if isinstance(move, Pass):
                return move
        return fit[luck.below(len(fit))]


class Bold(Thinker):
    """It looks at what its next move does, and at hardly anything after that."""

    strength = "easy"
    plays = "Grabs what is near, hits whom it can, and looks no further than its next move."


class Sharp(Thinker):
    strength = "hard"
    plays = "Plans each turn to its end: where to stop, what to grab and whom to hit."
    ahead = True


BOTS: Final[dict[str, Callable[[], Bot]]] = {"bold": Bold, "sharp": Sharp}
