"""What the frames of this game share."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gizmos.rules.because import because
from parlour.games.gizmos.rules.ids import ONE_ACTION, ONE_EFFECT_AT_A_TIME
from parlour.games.gizmos.table import Table
from parlour.kernel.agenda import Frame, Game, OwnChoice
from parlour.kernel.text import Text
from parlour.kernel.values import Move


class SeatFrame(Frame[Table]):
    """Something that happens to one seat, for all to see."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class GizmosChoice(OwnChoice[Table]):
    """GIZ-22. Every choice is that of the player on turn, and its frame holds no secret."""

    public = True

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule in (ONE_ACTION, ONE_EFFECT_AT_A_TIME):
            return self.wanted(g)
        return because(g, seat, move, rule)

    def wanted(self, g: Game[Table]) -> Text:
        """What is to be done first, in a sentence to who tries something else altogether."""
        raise NotImplementedError
