"""What a log says when somebody has gone back: the same whatever the game, in no game's words."""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.text import Text, player, text
from parlour.kernel.values import Event


class WentBack(Event):
    """KERNEL-UNDO. Somebody took back more than they may by themselves: for practice, or agreed."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "practice": "bool"}

    def __init__(self, seat: int, practice: bool) -> None:
        self.seat = seat
        self.practice = practice

    def said(self) -> Text:
        if self.practice:
            told = "{} went back to their last decision. This game is practice now."
            return text(told, player(self.seat))
        return text("{} took a move back. Everybody agreed.", player(self.seat))
