"""Settings, by environment."""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import NamedTuple


class Settings(NamedTuple):
    """Every setting with its default; PARLOUR_ and the name in capitals sets it."""

    data: Path = Path("parlour-data")  # where tables are kept
    database_url: str = ""  # a Postgres that keeps them instead, for several processes
    games: tuple[Path, ...] = ()  # further folders with games in them, as in PATH
    pages: Path = Path(__file__).with_name("client")  # the pages, as `make web` has built them
    origins: tuple[str, ...] = ()  # other origins whose pages may connect; comma-separated
    bot_workers: int = 1  # processes for bots
    bot_seconds: float = 5.0  # how long a bot may think
    bot_pause: float = 0.1  # how long a bot waits before it moves; pages keep a pace of their own
    absent_seconds: float = 120.0  # until a bot plays for who is waited for and not connected
    messages_per_second: float = 20.0  # how much one connection may say
    requests_per_second: float = 20.0  # how much one address may ask for, besides
    openings_per_minute: float = 6.0  # how many tables one address may open
    connections_per_address: int = 100
    connections_per_table: int = 100  # that hold no seat there
    largest_message: int = 163_840  # bytes; a text for an option has up to 64 kB, and is escaped
    most_tables: int = 20_000  # in memory at once
    waiting_hours: float = 48.0  # until a table that nobody comes to is closed before its start
    idle_hours: float = 336.0  # until a game that nobody comes to is closed


def from_environment() -> Settings:
    """The settings that the environment asks for; a ValueError names the one that is wrong."""
    found: dict[str, object] = {}
    for name, default in Settings._field_defaults.items():
        text = os.environ.get(f"PARLOUR_{name.upper()}")
        if text is not None:
            found[name] = _read(name, text, default)
    return Settings(**found)  # type: ignore[arg-type]


def _read(name: str, text: str, default: object) -> object:
    if name == "games":
        return tuple(Path(part) for part in text.split(os.pathsep) if part)
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        value: object = type(default)(text)  # type: ignore[call-arg]
        if isinstance(value, int | float) and not _sensible(name, value):
            raise ValueError(text)
    except ValueError as error:
        raise ValueError(f"PARLOUR_{name.upper()} cannot be {text!r}") from error
    return value


def _sensible(name: str, value: float) -> bool:
    """Nothing here can be less than nothing, and only a pause can be nothing."""
    return math.isfinite(value) and (value > 0 or (value == 0 and name == "bot_pause"))
