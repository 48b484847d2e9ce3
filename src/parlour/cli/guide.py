"""`parlour guide`: how a game is played here."""

from __future__ import annotations

import re

import click
from rich.markdown import Markdown

from parlour.arena.guides import guide_of
from parlour.cli.common import Shelf, terminal
from parlour.cli.screen import key

PICTURE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n+", re.MULTILINE)


@click.command()
@click.argument("game")
@click.pass_obj
def guide(found: Shelf, game: str) -> None:
    """Print how GAME is played here, without the pictures that the page has."""
    path = guide_of(found.box(game))
    if path is None:
        raise click.ClickException(f"{game} has no guide (parlour rules {game} has its rules)")
    text = PICTURE.sub("", path.read_text("utf-8"))
    console = terminal()
    console.print(Markdown(text, hyperlinks=False))
    console.print("\nWhat the signs mean", style="bold")
    console.print(key(found.box(game)))
