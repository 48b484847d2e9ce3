"""What the commands share: finding a game, reading options, printing, and failing in one line."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from parlour.games import shelf
from parlour.kernel.box import Box
from parlour.kernel.codec import to_wire
from parlour.kernel.record import BadRecord, Record, read_file

SEED = re.compile(r"[A-Za-z0-9._-]{1,64}")


class Shelf:
    """The games there are."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = tuple(folders)
        self.boxes = shelf(self.folders)

    def box(self, name: str) -> Box[Any]:
        if name not in self.boxes:
            raise click.ClickException(
                f"there is no game {name!r} (there is: {', '.join(self.boxes)})"
            )
        return self.boxes[name]


def read_seed(seed: str | None) -> str:
    """The seed as given, or one that nobody can guess."""
    if seed is None:
        return secrets.token_hex(8)
    if not SEED.fullmatch(seed):
        raise click.ClickException(
            f"a seed is 1 to 64 letters, digits, dots, dashes or underscores, not {seed!r}"
        )
    return seed


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Table options given as NAME=VALUE."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.ClickException(f"an option is given as NAME=VALUE, not {pair!r}")
        options[name] = value
    return options


def read_record(path: Path) -> Record:
    try:
        return read_file(path)
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from error
    except BadRecord as error:
        raise click.ClickException(f"{path}: {error}") from error


def print_json(document: Any) -> None:
    """One JSON document, and nothing else, on standard output."""
    data = msgspec.json.encode(msgspec.to_builtins(to_wire(document)))
    click.echo(msgspec.json.format(data, indent=2).decode())


option_flag: Callable[[Any], Any] = click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A table option (repeatable)."
)
seed_flag: Callable[[Any], Any] = click.option("--seed", help="Fixes all chance of the game.")
json_flag: Callable[[Any], Any] = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON document."
)
