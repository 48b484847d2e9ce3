"""A command of the game's own."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.games.heap.options import heap_in


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def count_stones(file: Path) -> None:
    """Count the stones of the heap in FILE."""
    click.echo(heap_in(file.read_text("utf-8"))["stones"])


COMMANDS = [count_stones]
