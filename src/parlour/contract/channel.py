"""Where people talk at a table."""

from __future__ import annotations

from typing import Final, NamedTuple

TABLE: Final = "table"  # the channel that every table has before the start, and after the end


class Channel(NamedTuple):
    """Some who hear the same. Who may write there, the game says line by line."""

    id: str  # TABLE, or another short word that stays the same for as long as the readers do
    name: str  # what people call it
    readers: tuple[int, ...] | None = None  # None: everybody, spectators too
