"""`parlour` with a store that lies, or with clocks that run on: for the test of the checks."""

from __future__ import annotations

import os
import sqlite3

from parlour.cli import main
from parlour.server.clocks import Clocks
from parlour.server.stores.sqlite import SqliteStore, Write

HELD_BACK = 12  # writes that are acknowledged and not yet made


def forget() -> None:
    """Acknowledge first and commit later, as many a store does for the sake of speed."""
    commit = SqliteStore._commit
    held: list[Write] = []

    def late(
        self: SqliteStore, db: sqlite3.Connection, writes: list[Write]
    ) -> list[Exception | None]:
        for write in writes:
            begins = any("INTO tables" in sql for sql, _ in write.statements)
            if begins:  # a new table is read at once, so that one cannot be put off
                commit(self, db, [write])
            else:
                held.append(write)
        while len(held) > HELD_BACK:
            commit(self, db, [held.pop(0)])
        return [None] * len(writes)

    SqliteStore._commit = late  # type: ignore[method-assign]


def charge() -> None:
    """Let clocks run while the server is away."""
    Clocks.resumed = lambda self, at: None  # type: ignore[method-assign]


if __name__ == "__main__":
    {"forget": forget, "charge": charge}[os.environ["PARLOUR_TEST_LIE"]]()
    main()
