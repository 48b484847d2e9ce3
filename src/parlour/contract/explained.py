"""What a log says of why a bot did something: the same whatever the game, in the bot's words."""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.text import Text, player, text
from parlour.kernel.values import Event


class Explained(Event):
    """A bot says why it did what has just come to light."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "reason": "Plain"}

    def __init__(self, seat: int, reason: Text) -> None:
        self.seat = seat
        self.reason = reason

    def said(self) -> Text:
        return text("{}: “{}”", player(self.seat), self.reason)
