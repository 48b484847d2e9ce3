"""`parlour blueprint`: for those who design a grid-set of their own (GP-150)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from parlour.games.gridopolis.blueprint import (
    BOX,
    BadBlueprint,
    Blueprint,
    Problem,
    built_in,
    parts,
    player_counts,
    pretty,
    problems,
    read_blueprint,
    warnings,
)
from parlour.games.gridopolis.drawing import LONGEST
from parlour.games.gridopolis.stock import either


@click.group()
def blueprint() -> None:
    """Blueprints of grid-sets: check one, list ours, or begin from one of them."""


@blueprint.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.pass_context
def check(context: click.Context, file: Path) -> None:
    """Say whether the blueprint in FILE can be built and played; if not, all that is wrong."""
    try:
        design = read_blueprint(contents(file))
        faults = problems(design)
    except BadBlueprint as error:
        faults = [Problem(error.rule, error.where, error.message)]
    for fault in faults:
        click.echo(in_a_line(fault))
    if faults:
        context.exit(1)
    numbers = either(player_counts(design))
    click.echo(f"{design.title} can be built, and played by {numbers} players.")
    terminal().print(table_of_parts(design))
    for warning in warnings(design):
        click.echo(f"Note: {in_a_line(warning)}")


@blueprint.command("list")
def list_() -> None:
    """List the blueprints that come with the game."""
    table = Table(box=None, pad_edge=False)
    table.add_column("Blueprint", no_wrap=True)
    table.add_column("Players", no_wrap=True)
    table.add_column("What it is")
    for name, design in built_in().items():
        players = ", ".join(map(str, player_counts(design)))
        table.add_row(name, players, f"{design.title}: {design.description}")
    terminal().print(table)


@blueprint.command()
@click.argument("name")
def show(name: str) -> None:
    """Print the blueprint of that NAME as JSON, to begin from."""
    known = built_in()
    if name not in known:
        raise click.ClickException(f"there is no blueprint {name!r} (there is: {', '.join(known)})")
    click.echo(pretty(known[name]), nl=False)


def contents(file: Path) -> str:
    """The text of a file, or as much of it as shows that it is too long."""
    with file.open("rb") as stream:
        data = stream.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise BadBlueprint(f"a blueprint is at most {LONGEST // 1024} kB long")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadBlueprint("it is not a text in UTF-8") from None


def in_a_line(problem: Problem) -> str:
    where = f"{problem.where}: " if problem.where else ""
    return f"{problem.rule} {where}{problem.message}"


def table_of_parts(design: Blueprint) -> Table:
    """What each number of players needs, beside what there is (GP-1)."""
    counts = player_counts(design)
    table = Table(box=None, pad_edge=False)
    table.add_column("Parts, with reserves", no_wrap=True)
    for count in counts:
        table.add_column(f"{count} players", justify="right", no_wrap=True)
    table.add_column("box", justify="right")
    needed = [parts(design, count) for count in counts]
    for part, most in BOX.items():
        table.add_row(part, *(str(need[part]) for need in needed), str(most))
    return table


def terminal() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


COMMANDS: Final = [blueprint]
