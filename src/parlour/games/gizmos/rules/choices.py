"""What all choices of this game share."""

from __future__ import annotations

from parlour.games.gizmos.rules.because import because
from parlour.games.gizmos.table import Table
from parlour.kernel.agenda import Game, OwnChoice
from parlour.kernel.values import Move


class GizmosChoice(OwnChoice[Table]):
    """GIZ-22. Every choice is that of the player on turn, and its frame holds no secret."""

    public = True

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> str:
        return because(g, seat, move, rule)
