"""`parlour play`: a game in the terminal, against bots or with friends at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from parlour.arena.match import PERSON, Match, take_up
from parlour.bots import NoSuchBot, make_bot
from parlour.cli.common import (
    Shelf,
    option_flag,
    read_options,
    read_record,
    read_seed,
    seed_flag,
)
from parlour.cli.table import Left, TerminalTable
from parlour.kernel.box import BadSetup, Box
from parlour.kernel.record import BadRecord


@click.command()
@click.argument("game", required=False)
@click.option("--seats", help="Who sits where, comma-separated: human, or the name of a bot.")
@seed_flag
@option_flag
@click.option(
    "--save",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where an unfinished game is kept.",
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a game that was kept.")
@click.pass_obj
def play(
    found: Shelf,
    game: str | None,
    seats: str | None,
    seed: str | None,
    pairs: tuple[str, ...],
    save: Path | None,
    resume: Path | None,
) -> None:
    """Play GAME in the terminal (without GAME: the first on the shelf)."""
    try:
        if resume is not None:
            record = read_record(resume)
            match = take_up(found.box(record.game), record)
            save = save or resume
        else:
            box = found.box(game or next(iter(found.boxes)))
            players = read_seats(box, seats)
            match = Match(box, seat_names(players), players, read_seed(seed), read_options(pairs))
    except (BadSetup, NoSuchBot) as error:
        raise click.ClickException(str(error)) from error
    except BadRecord as error:
        raise click.ClickException(f"{resume}: {error}") from error
    path = save or Path(f"{match.box.name}-{match.seed}.parlour.json")
    try:
        TerminalTable(match, path, Console(highlight=False)).play()
    except Left as left:
        raise click.ClickException(str(left)) from left
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from error


def read_seats(box: Box[Any], seats: str | None) -> list[str]:
    """Who sits where; by default one person and the game's own bot."""
    if seats is None:
        return [PERSON, next(iter(box.bots), "random")] + ["random"] * (box.players[0] - 2)
    players = [name.strip() for name in seats.split(",")]
    for name in players:
        if name != PERSON:
            make_bot(box, name)
    return players


def seat_names(players: list[str]) -> list[str]:
    """You, Greedy, Random 2: a name for every seat, no two alike."""
    names: list[str] = []
    for player in players:
        if players.count(player) > 1:
            number = 1 + players[: len(names)].count(player)
            names.append(f"{'Player' if player == PERSON else player.capitalize()} {number}")
        else:
            names.append("You" if player == PERSON else player.capitalize())
    return names
