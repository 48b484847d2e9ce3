"""Who may talk to whom, who is hidden, and what the giver may do out of turn."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract import TABLE, Channel, Side
from parlour.games.password.rules import Nod
from parlour.games.password.table import NONE, Table
from parlour.kernel import Aside, Game, Text, text

QUIET = "WORD-13"
MUTE = "WORD-14"


def channels(game: Game[Table], sides: Sequence[Side]) -> list[Channel]:
    """WORD-13. The whole table, and each team."""
    teams = [Channel(side.name.lower(), side.name, side.seats) for side in sides]
    return [Channel(TABLE, "Everybody"), *teams]


def refuse_talk(game: Game[Table], channel: str, seat: int | None) -> str | None:
    if game.table.word == NONE:
        return None
    if channel == TABLE:
        return QUIET
    if seat == game.table.giver:
        return MUTE
    return None


def because_silent(game: Game[Table], channel: str, seat: int | None) -> Text:
    if channel == TABLE:
        return text("The table is quiet until the word is told.")
    return text("You know the word, so you say nothing until it is told.")


def hidden_presence(game: Game[Table], viewer: int | None) -> tuple[int, ...]:
    """WORD-14."""
    giver = game.table.giver
    return () if game.table.word == NONE or viewer == giver else (giver,)


def asides_now(game: Game[Table], seat: int) -> list[Aside]:
    return [nod for nod in (Nod(True), Nod(False)) if game.refuse(seat, nod) is None]


def asides_for_bots(game: Game[Table], seat: int) -> list[Aside]:
    """No bot knows what a word means."""
    return []
