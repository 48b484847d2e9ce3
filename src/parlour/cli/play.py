"""`parlour play`: a game in the terminal, against bots or with friends at one screen."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click

from parlour.arena.match import PERSON, Match, take_up
from parlour.arena.record import BadRecord
from parlour.bots import BadMove, NoSuchBot, make_bot, usual_bot
from parlour.cli.common import (
    Shelf,
    option_flag,
    read_options,
    read_record,
    read_seed,
    seed_flag,
    terminal,
)
from parlour.cli.errors import Stopped
from parlour.cli.keeping import SUFFIX, Keeping, unused
from parlour.cli.screen import Screen
from parlour.cli.table import Quit, TerminalTable
from parlour.contract import BadSetup, Box
from parlour.kernel.luck import commitment


@click.command()
@click.argument("game", required=False)
@click.option("--seats", help="Who sits where, comma-separated: human, or the name of a bot.")
@seed_flag
@option_flag
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    help="The file to keep the game in.  [default: named after game and seed]",
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with the game in this file.")
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
    """Play GAME in the terminal.

    The game is kept in a file from the first move on, and can be taken up again at any time.
    """
    try:
        if resume is None:
            if game is None:
                raise click.UsageError(f"which game? There is: {', '.join(found.boxes)}")
            box = found.box(game)
            players = read_seats(box, seats)
            match = Match(box, seat_names(players), players, read_seed(seed), read_options(pairs))
        elif game or seats or seed or pairs:
            raise click.ClickException("a game that is resumed keeps its seats, seed and options")
        else:
            match = resumed(found, resume)
        named = seed or commitment(match.seed)[:12]  # a seed nobody chose stays secret
        path = save or resume or unused(Path(f"{match.box.about.name}-{named}{SUFFIX}"))
        table = TerminalTable(match, Keeping(match, path), Screen(match, terminal()))
    except (BadSetup, NoSuchBot) as error:
        raise click.ClickException(str(error)) from error
    if save is not None:
        if save.exists():
            raise click.ClickException(f"{save} exists already (to go on with it: --resume)")
        table.keeping.begin()
    sit_down(table)


def resumed(found: Shelf, path: Path) -> Match:
    record = read_record(path)
    try:
        return take_up(found.box(record.game), record)
    except BadRecord as error:
        raise click.ClickException(f"{path}: {error}") from error


def sit_down(table: TerminalTable) -> None:
    """Play, and say where the game is, however it comes to a stop."""
    keeping, screen = table.keeping, table.screen
    try:
        table.play()
    except Quit:
        screen.say(how_to_go_on(keeping))
    except BadMove as error:
        raise click.ClickException(f"{error} {how_to_go_on(keeping)}") from error
    except (EOFError, KeyboardInterrupt) as stop:
        screen.say("")
        if trouble := keeping.write():
            screen.say(trouble, "yellow")
        if isinstance(stop, KeyboardInterrupt):
            raise Stopped(f"Stopped. {how_to_go_on(keeping)}") from None
        raise click.ClickException(f"the input ended. {how_to_go_on(keeping)}") from None
    else:
        screen.say(f"The luck of this game came from the seed {table.match.seed}.", "dim")
        screen.say(f"Watch it again: parlour replay {shlex.quote(str(keeping.path))}", "dim")


def how_to_go_on(keeping: Keeping) -> str:
    if not keeping.safe:
        return "The game could not be kept."
    if not keeping.path.exists():
        return "Nothing had been played yet."
    return f"Go on with: parlour play --resume {shlex.quote(str(keeping.path))}"


def read_seats(box: Box[Any], seats: str | None) -> list[str]:
    """Who sits where; by default one person, and the game's own bot on all other usual seats."""
    if seats is None:
        return [PERSON] + [usual_bot(box)] * (box.about.usual_players - 1)
    players = [name.strip() for name in seats.split(",")]
    for name in players:
        if name != PERSON:
            make_bot(box, name)
    return players


def seat_names(players: list[str]) -> list[str]:
    """Player, Greedy, Random 2: a name for every seat, no two alike."""
    names: list[str] = []
    for player in players:
        name = "Player" if player == PERSON else player.capitalize()
        number = 1 + players[: len(names)].count(player)
        names.append(f"{name} {number}" if players.count(player) > 1 else name)
    return names
