"""What the commands share: finding a game, reading options, printing, and failing in one line."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

from parlour.arena.files import read_file
from parlour.arena.record import BadRecord, Record
from parlour.contract import LONGEST_TEXT, Box
from parlour.games import BadGame, shelf
from parlour.kernel.codec import to_wire

SEED = re.compile(r"[A-Za-z0-9._-]{1,64}")


class Shelf:
    """The games there are."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = tuple(folders)
        try:
            self.boxes = shelf(self.folders)
        except BadGame as error:
            raise click.ClickException(str(error)) from error
        except Exception as error:  # a folder from outside may hold anything
            if not folders:
                raise
            where = ", ".join(map(str, folders))
            raise click.ClickException(f"{where}: not a folder of games: {error!r}") from error

    def box(self, name: str) -> Box[Any]:
        if name not in self.boxes:
            raise click.ClickException(
                f"there is no game {name!r} (there is: {', '.join(self.boxes)})"
            )
        return self.boxes[name]


def terminal(stderr: bool = False) -> Console:
    """Where people read. Names and moves are shown as they are, whatever they look like."""
    return Console(highlight=False, markup=False, emoji=False, stderr=stderr)


def visible(text: str) -> str:
    """The text without control characters: what was typed elsewhere must not rule this screen."""
    return "".join("\N{REPLACEMENT CHARACTER}" if is_control(c) else c for c in text)


def is_control(letter: str) -> bool:
    return unicodedata.category(letter) == "Cc"


def read_seed(seed: str | None) -> str:
    """The seed as given, or one that nobody can guess."""
    if seed is None:
        return secrets.token_hex(16)
    if not SEED.fullmatch(seed):
        raise click.ClickException(
            f"a seed is 1 to 64 letters, digits, dots, dashes or underscores, not {seed!r}"
        )
    return seed


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Table options given as NAME=VALUE, or as NAME=@FILE: then the file holds the value."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.ClickException(f"an option is given as NAME=VALUE, not {pair!r}")
        options[name] = read_text(Path(value[1:])) if value.startswith("@") else value
    return options


def read_text(path: Path) -> str:
    """What is in a file that holds the value of an option."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST_TEXT + 1)
        if len(data) > LONGEST_TEXT:
            raise click.ClickException(f"{path}: longer than {LONGEST_TEXT} bytes")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise click.ClickException(f"{path}: not a text") from error


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
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A table option, or NAME=@FILE."
)
seed_flag: Callable[[Any], Any] = click.option("--seed", help="Fixes all chance of the game.")
json_flag: Callable[[Any], Any] = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON document."
)
