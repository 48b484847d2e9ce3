"""Where tables are kept: append-only, and acknowledged only when a power cut could not undo it."""

from __future__ import annotations

from pathlib import Path

from parlour.server.stores.base import Store
from parlour.server.stores.sqlite import SqliteStore


def make_store(folder: Path, database_url: str) -> Store:
    """A file in the folder, or the database; a ValueError says in one line what is wrong."""
    if not database_url:
        return SqliteStore(folder / "tables.sqlite")
    if not database_url.startswith(("postgres://", "postgresql://")):
        raise ValueError("PARLOUR_DATABASE_URL must begin with postgresql://")
    try:
        from parlour.server.stores.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise ValueError("for Postgres install asyncpg: pip install 'parlour[postgres]'") from error
    return PostgresStore(database_url)
