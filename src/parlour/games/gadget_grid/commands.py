"""`parlour cards`: for those who make cards of their own for Gadget Grid (GG-306)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import click

from parlour.contract.options import LONGEST_TEXT
from parlour.games.gadget_grid.card_files import BadCards, problems, read_cards
from parlour.games.gadget_grid.card_schema import schema
from parlour.games.gadget_grid.cards import CATEGORIES, OURS

NOUNS: Final = ("Widgets", "Equipment", "Attack Cards", "Environments", "Setup Cards", "DLC")


@click.group()
def cards() -> None:
    """Cards for Gadget Grid: check a file of your own, or begin from ours."""


@cards.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.pass_context
def check(context: click.Context, file: Path) -> None:
    """Say whether the cards in FILE can be played with; if not, all that is wrong."""
    try:
        told = read_cards(contents(file))
        faults = list(problems(told))
    except BadCards as error:
        faults = [str(error)]
    for fault in faults:
        click.echo(f"GG-306 {fault}")
    if faults:
        context.exit(1)
    copies = Counter[str]()
    for card in told.cards:
        copies[card.category] += card.copies
    counted = [f"{copies[each]} {noun}" for each, noun in zip(CATEGORIES, NOUNS, strict=True)]
    click.echo(f"{told.title} can be played with: {', '.join(counted)}.")


@cards.command()
def show() -> None:
    """Print our cards as JSON, to begin from."""
    click.echo(OURS, nl=False)


@cards.command("schema")
def schema_() -> None:
    """Print the JSON Schema of card files, for an editor that knows what to do with it."""
    click.echo(schema())


def contents(file: Path) -> str:
    """The text of a file, if it is no longer than an option may be."""
    with file.open("rb") as stream:
        data = stream.read(LONGEST_TEXT + 1)
    if len(data) > LONGEST_TEXT:
        raise BadCards(f"a card file is at most {LONGEST_TEXT // 1024} kB long")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadCards("it is not a text in UTF-8") from None


COMMANDS: Final = [cards]
