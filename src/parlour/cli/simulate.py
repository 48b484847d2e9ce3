"""`parlour simulate`: many games among bots, and what came of them."""

from __future__ import annotations

import os
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from parlour.arena.intervals import Share, spread
from parlour.arena.playing import Endless
from parlour.arena.simulate import (
    Plan,
    Played,
    endings,
    measured,
    nobody_won,
    wins_by_bot,
    wins_by_seat,
    wins_by_side,
)
from parlour.arena.simulate import (
    simulate as play_all,
)
from parlour.bots import BadMove, NoSuchBot, make_bot
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
from parlour.contract import BadSetup, Box


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many sit at the table.  [default: as many as usual]")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True)
@seed_flag
@click.option("--bots", default="random", show_default=True, help="Their names, comma-separated.")
@option_flag
@click.option("--workers", type=click.IntRange(1, 64), help="Processes to use.  [default: all]")
@json_flag
@click.option("--timing", is_flag=True, help="With --json: how long it took, too.")
@click.option("--save", type=click.Path(file_okay=False, path_type=Path), help="Keep the records.")
@click.pass_obj
def simulate(
    found: Shelf,
    game: str,
    players: int | None,
    games: int,
    seed: str | None,
    bots: str,
    pairs: tuple[str, ...],
    workers: int | None,
    as_json: bool,
    timing: bool,
    save: Path | None,
) -> None:
    """Play many games of GAME among bots.

    The bots change seats from game to game. The same seed gives the same games on any number of
    processes.
    """
    box = found.box(game)
    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(
        game=game,
        players=players if players is not None else seats_for(box, len(names)),
        games=games,
        seed=read_seed(seed),
        bots=names,
        options=read_options(pairs),
        shelves=found.folders,
        save=save,
    )
    try:
        box.settle_options(plan.players, plan.options)
        for name in names:
            make_bot(box, name)
        if len(names) > plan.players:
            raise BadSetup(f"{len(names)} bots do not fit {plan.players} seats")
        if save is not None:
            clear_way(plan, save)
        began = time.perf_counter()
        played = run(plan, min(workers or os.cpu_count() or 1, games), quiet=as_json)
        seconds = time.perf_counter() - began
    except (BadSetup, NoSuchBot) as error:
        raise click.ClickException(str(error)) from error
    except Endless as error:
        raise click.ClickException(str(error)) from error
    except BadMove as error:
        raise click.ClickException(str(error)) from error
    except BrokenProcessPool as error:
        raise click.ClickException("one of the processes died; nothing was counted") from error
    except KeyboardInterrupt:
        raise Stopped("Stopped; nothing was counted.") from None
    if as_json:
        print_json(document(plan, played, seconds if timing else None))
    else:
        show(terminal(), plan, played, seconds)


def seats_for(box: Box[Any], bots: int) -> int:
    """As many as usual, or the next number that the game is for and at which all the bots sit."""
    if bots <= box.about.usual_players:
        return box.about.usual_players
    return next(
        (players for players in box.about.players if players >= bots), box.about.players[-1]
    )


def clear_way(plan: Plan, folder: Path) -> None:
    """Make the folder; records that are already in it are never written over."""
    folder.mkdir(parents=True, exist_ok=True)
    if any((folder / plan.file_name(number)).exists() for number in range(plan.games)):
        raise BadSetup(f"{folder} already holds games of the seed {plan.seed}")


def run(plan: Plan, workers: int, quiet: bool) -> list[Played]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = terminal(stderr=True)
    quiet = quiet or not console.is_terminal
    with Progress(*columns, console=console, disable=quiet, transient=True) as bar:
        task = bar.add_task("games", total=plan.games)
        return play_all(plan, workers, lambda done: bar.advance(task, done))


def document(plan: Plan, played: list[Played], seconds: float | None) -> dict[str, Any]:
    decisions = spread([game.decisions for game in played])
    facts: dict[str, Any] = {
        "game": plan.game,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "wins_by_seat": [s._asdict() for s in wins_by_seat(played, plan.players)],
        "wins_by_side": {
            name: s._asdict() for name, s in wins_by_side(played, plan.sides()).items()
        },
        "wins_by_bot": {b: s._asdict() for b, s in wins_by_bot(played, plan.bots).items()},
        "decisions": decisions._asdict(),
        "points": spread([p for game in played for p in game.outcome.points])._asdict(),
        "nobody_won": nobody_won(played),
        "winning_points": spread(winning(played))._asdict(),
        "decided_by": endings(played),
        "measured": {name: m._asdict() for name, m in measured(played).items()},
    }
    if seconds is not None:
        facts["seconds"] = seconds
        facts["decisions_per_second"] = sum(game.decisions for game in played) / seconds
    return facts


def winning(played: list[Played]) -> list[int]:
    """The points of every seat that won."""
    return [game.outcome.points[seat] for game in played for seat in game.outcome.winners]


def show(console: Console, plan: Plan, played: list[Played], seconds: float) -> None:
    seats = "1 player" if plan.players == 1 else f"{plan.players} players"
    table = Table(title=f"{plan.game}: {plan.games} games, {seats}, {plan.seed}")
    for heading in ("", "won", "of", "share", "95 % sure"):
        table.add_column(heading, justify="left" if not heading else "right")
    for bot, found in wins_by_bot(played, plan.bots).items():
        add(table, f"bot {bot}", found)
    table.add_section()
    for seat, found in enumerate(wins_by_seat(played, plan.players)):
        add(table, f"seat {seat + 1}", found)
    sides = wins_by_side(played, plan.sides())
    if sides:
        table.add_section()
    for name, found in sides.items():
        add(table, f"side {name}", found)
    console.print(table)
    decisions = spread([game.decisions for game in played])
    total = sum(game.decisions for game in played)
    console.print(
        f"decisions per game {decisions.least} to {decisions.most}, mean {decisions.mean:.1f}"
    )
    if winning(played):
        points = spread(winning(played))
        console.print(f"winner's points {points.least} to {points.most}, mean {points.mean:.1f}")
    if lost := nobody_won(played):
        console.print(f"nobody won {lost} of {plan.games} games")
    for name, number in measured(played).items():
        console.print(
            f"{name} {number.mean:.4g} on average, 95 % sure {number.low:.4g} to {number.high:.4g}"
        )
    decided = ", ".join(f"{rule} in {games}" for rule, games in endings(played).items())
    console.print(f"decided by {decided}")
    console.print(
        f"{total / seconds:,.0f} decisions/s, {plan.games / seconds:,.1f} games/s"
        + (f"; records in {plan.save}" if plan.save else "")
    )


def add(table: Table, name: str, found: Share) -> None:
    interval = f"{found.low:.1%} - {found.high:.1%}"
    table.add_row(name, str(found.wins), str(found.games), f"{found.share:.1%}", interval)
