"""Kill the server again and again while many matches are played on it (`make chaos`)."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.chaos.ledger import Ledger
from tests.server.chaos.storm import Storm
from tests.server.database import Database


def main() -> int:
    arguments = parse_arguments()
    began = time.monotonic()
    with TemporaryDirectory(prefix="parlour-chaos-") as folder, postgres(arguments.postgres) as url:
        storm = Storm(
            Path(folder),
            kills=arguments.kills,
            matches=arguments.matches,
            seed=arguments.seed,
            database=url,
            servers=arguments.servers,
        )
        ledger = asyncio.run(storm.run())
    for fault in ledger.faults:
        print(fault)
    print(report(ledger, time.monotonic() - began))
    return 1 if ledger.faults else 0


@contextmanager
def postgres(wanted: bool) -> Iterator[str]:
    """The address of an empty database in a Postgres of our own, if one is wanted."""
    if not wanted:
        yield ""
        return
    database = Database()
    try:
        database.start()
        yield database.new()
    finally:
        database.close()


def report(ledger: Ledger, seconds: float) -> str:
    lost = sum("lost" in fault for fault in ledger.faults)
    figures = {
        "kills with -9": len(ledger.outages),
        "matches played to their end": f"{ledger.finished} of {len(ledger.books)}",
        "moves acknowledged": ledger.acknowledged,
        "of these lost": lost,
        "resumes": ledger.resumes,
        "of these without a full sync": ledger.resumed_by_updates,
        "longest time to resume": f"{ledger.longest_resume * 1000:.0f} ms after the server was up",
        "moves in doubt at a kill": f"{ledger.in_doubt}, {ledger.repeated} of them sent again",
        "pages held against a fresh one": ledger.compared,
        "faults of any kind": len(ledger.faults),
        "seconds": f"{seconds:.0f}",
    }
    return "\n".join(f"{name:<32}{value}" for name, value in figures.items())


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--matches", type=int, default=24, help="played at the same time")
    parser.add_argument("--seed", default="parlour", help="of the moments and the moves")
    parser.add_argument("--postgres", action="store_true", help="instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="that share the Postgres")
    arguments = parser.parse_args()
    if arguments.servers > 1 and not arguments.postgres:
        parser.error("several servers need --postgres")
    return arguments


if __name__ == "__main__":
    sys.exit(main())
