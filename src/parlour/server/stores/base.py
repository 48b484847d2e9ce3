"""What a store must do. The same tests run against every one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """An entry as it is kept."""

    version: int  # counts from 1 at every table
    at: int  # milliseconds since 1970
    body: bytes


class Conflict(Exception):
    """Somebody else has written that version of the table first."""


class Listing(NamedTuple):
    """A table in the lobby."""

    code: str
    summary: bytes


class Store(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, code: str, after: int, at: int, bodies: Sequence[bytes]) -> None:
        """Keep entries as versions after + 1 and so on, all or none; Conflict if any is taken.

        When this returns, the entries survive a power cut.
        """

    async def read(self, code: str, after: int = 0) -> list[Row]:
        """The entries of a table from version after + 1 on."""

    async def publish(self, code: str, summary: bytes | None) -> None:
        """Put a table into the lobby, or (None) take it out."""

    async def lobby(self) -> list[Listing]: ...

    async def unfinished(self) -> list[str]:
        """The codes of tables that somebody may still want to play at."""

    async def finish(self, code: str) -> None:
        """The table is over; it can still be read."""

    async def claim(self, code: str) -> bool:
        """Become the one process that plays bots and clocks at this table."""

    def listen(self, heard: Callable[[str], Awaitable[None]]) -> None:
        """Be told of tables to which another process has appended."""
