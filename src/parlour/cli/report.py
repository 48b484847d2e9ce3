"""`parlour report`: how a game comes out, on a page of its own."""

from __future__ import annotations

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from parlour.arena.report.findings import Report
from parlour.arena.report.inquiry import Inquiry, inquire
from parlour.arena.report.keeping import BadState, Kept, heading, read_heading
from parlour.arena.report.playing import play_all
from parlour.arena.report.report import report as find_out
from parlour.arena.simulate import Plan
from parlour.bots import BadMove, NoSuchBot, make_bot, usual_bot
from parlour.cli.common import (
    Shelf,
    json_flag,
    option_flag,
    print_json,
    read_options,
    read_seed,
    seed_flag,
    terminal,
)
from parlour.cli.errors import Stopped
from parlour.cli.simulate import seats_for
from parlour.contract import BadSetup

STATE = ".part"  # what the file beside the output is called while games are missing


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many sit at the table.  [default: as many as usual]")
@click.option(
    "--games",
    type=click.IntRange(1, 100_000),
    default=200,
    show_default=True,
    help="So many of the table, and so many for every other value of an option.",
)
@seed_flag
@click.option("--bots", help="Their names, comma-separated.  [default: the game's usual one]")
@option_flag
@click.option("--no-options", is_flag=True, help="Do not try what each table option changes.")
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The page to write.  [default: report-GAME.html; with --json none]",
)
@click.option("--workers", type=click.IntRange(1, 64), help="Processes to use.  [default: all]")
@json_flag
@click.pass_obj
def report(
    found: Shelf,
    game: str,
    players: int | None,
    games: int,
    seed: str | None,
    bots: str | None,
    pairs: tuple[str, ...],
    no_options: bool,
    output: Path | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Play many games of GAME among bots, and write a page about them.

    It tells how long games are, whether the seat matters, what each card or piece is worth, and
    what each table option changes, with 95 % confidence intervals. The same seed gives the same
    page. A run that was stopped is taken up again by the same command.
    """
    box = found.box(game)
    names = tuple(name.strip() for name in (bots or usual_bot(box)).split(","))
    page = output or (None if as_json else Path(f"report-{game}.html"))
    state = Path(f"{page or f'report-{game}.json'}{STATE}")
    try:
        begun = read_heading(state)
        plan = Plan(
            game=game,
            players=players if players is not None else seats_for(box, len(names)),
            games=games,
            seed=begun.seed if seed is None and begun is not None else read_seed(seed),
            bots=names,
            options=read_options(pairs),
            shelves=found.folders,
        )
        inquiry = inquire(box, plan, options=not no_options)
        for name in names:
            make_bot(box, name)
        if len(names) > plan.players:
            raise BadSetup(f"{len(names)} bots do not fit {plan.players} seats")
        draw = None if page is None else drawing()
        if page is not None:
            try_to_write(page)
        kept = Kept(state, heading(box, inquiry))
    except (BadSetup, BadState, NoSuchBot) as error:
        raise click.ClickException(str(error)) from error
    try:
        run(inquiry, kept, workers or os.cpu_count() or 1, quiet=as_json)
    except BadMove as error:
        kept.discard()
        raise click.ClickException(str(error)) from error
    except BrokenProcessPool as error:
        raise click.ClickException(
            f"one of the processes died; {take_up(inquiry, kept)}"
        ) from error
    except KeyboardInterrupt:
        raise Stopped(f"Stopped; {take_up(inquiry, kept)}") from None
    finally:
        kept.close()
    told = find_out(box, inquiry, kept)
    if page is not None and draw is not None:
        page.write_bytes(draw(told).encode())
    kept.discard()
    if as_json:
        print_json(msgspec.to_builtins(told))
    else:
        terminal().print(f"{said_in_short(told)} See {page}.")


def drawing() -> Any:
    """What makes the page; charts want a library that need not be installed."""
    try:
        from parlour.arena.report.page import page
    except ModuleNotFoundError as error:
        said = f"charts need {error.name}: pip install 'parlour[report]', or ask for --json"
        raise BadSetup(said) from error
    return page


def try_to_write(path: Path) -> None:
    """Rather now than after an hour of games."""
    there = path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab"):
        pass
    if not there:
        path.unlink()


def run(inquiry: Inquiry, kept: Kept, workers: int, quiet: bool) -> None:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = terminal(stderr=True)
    quiet = quiet or not console.is_terminal
    with Progress(*columns, console=console, disable=quiet, transient=True) as bar:
        task = bar.add_task("games", total=inquiry.games)
        play_all(inquiry, kept, workers, lambda done: bar.advance(task, done))


def take_up(inquiry: Inquiry, kept: Kept) -> str:
    return (
        f"{kept.finished} of {inquiry.games} games are kept in {kept.path}: "
        "the same command goes on from there."
    )


def said_in_short(told: Report) -> str:
    never = "none without end" if not told.endless else f"{told.endless} without end"
    return f"{told.title}: {told.played} games played, {never}."
