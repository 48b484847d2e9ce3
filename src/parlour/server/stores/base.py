"""What a store must do. The same tests run against every one."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """An entry as it is kept."""

    version: int  # counts from 1 at every table
    at: int  # milliseconds since 1970
    body: bytes


class Conflict(Exception):
    """Somebody else has written that version of the table first."""


class Unavailable(Exception):
    """What was being written may be kept, or not; the next look at the table will show it."""

    def __str__(self) -> str:
        return "The tables cannot be reached just now; try again in a moment."


class Listing(NamedTuple):
    """A table in the lobby."""

    code: str
    summary: bytes


class Ear(Protocol):
    """Hears what the other processes do that share the store. Nothing here may wait."""

    def appended(self, code: str, version: int) -> None:
        """Another process has appended to a table; that is its newest version."""

    def missed(self) -> None:
        """News may have been lost: any table may be behind."""

    def present(self, code: str) -> None:
        """Somebody has come to a table, or gone, at another process."""

    def inherited(self, codes: Sequence[str]) -> None:
        """The process that kept these tables is gone, and they are now kept by this one."""

    def lost(self) -> None:
        """Others may take this process for gone: no table is kept by it until it inherits again."""


class Store(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def append(self, code: str, after: int, at: int, bodies: Sequence[bytes]) -> Future[None]:
        """Keep entries as versions after + 1 and so on, all or none; Conflict if any is taken.

        When it is done, the entries survive a power cut. Who opens a table (after = 0) keeps it.
        """

    async def read(self, code: str, after: int = 0) -> list[Row]:
        """The entries of a table from version after + 1 on."""

    async def publish(self, code: str, summary: bytes | None, version: int) -> None:
        """Put a table into the lobby, or (None) take it out, as it was at that version.

        If a later version of it has been published already, nothing happens.
        """

    async def lobby(self, most: int) -> list[Listing]:
        """So many tables of the lobby, those that came into it last first."""

    async def reach(self) -> None:
        """Nothing, or Unavailable if the tables cannot be reached."""

    async def unfinished(self) -> list[str]:
        """The codes of tables that somebody may still want to play at."""

    async def finish(self, code: str) -> None:
        """The table is over; it can still be read."""

    # ------------------------------------------------------------------ several processes

    async def claim(self, code: str) -> bool:
        """Whether this process keeps the table: plays its bots and clocks. At most one does."""

    async def inherit(self) -> list[str]:
        """The unfinished tables that no living process kept; from now on this one does."""

    def listen(self, ear: Ear) -> None:
        """From now on, hear of the others; whatever came before counts as missed."""

    def present(self, code: str, here: bytes | None) -> None:
        """Let the other processes know who is connected to the table here (None: nobody)."""

    def elsewhere(self, code: str) -> list[bytes]:
        """What each of the others has said of who is connected to the table there."""
