"""`parlour words`: for those who write a word pack of their own (GL-141)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click

from parlour.contract.options import LONGEST_TEXT
from parlour.games.gridl.pack_file import BadPack, read_pack, schema
from parlour.games.gridl.word_packs import cards_needed, example, problems


@click.group()
def words() -> None:
    """Word packs for GridL: check one, or begin one."""


@words.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.pass_context
def check(context: click.Context, file: Path) -> None:
    """Say whether the word pack in FILE can be played with; if not, all that is wrong."""
    try:
        pack = read_pack(contents(file))
        faults = list(problems(pack))
    except BadPack as error:
        faults = [str(error)]
    for fault in faults:
        click.echo(f"GL-141 {fault}")
    if faults:
        context.exit(1)
    tables = "any table" if len(pack.cards) >= cards_needed(coop=False) else "2 or 3 players"
    click.echo(f"{pack.title}: {len(pack.cards)} cards, enough for {tables}.")
    without = [
        word
        for card in pack.cards
        for word in (*card.magenta, *card.navy)
        if word not in pack.poles
    ]
    if without:
        click.echo(f"Note: bots will be guessing at {len(without)} words that have no poles.")


@words.command()
def show() -> None:
    """Print a small pack as JSON, to begin from."""
    click.echo(json.dumps(example(), indent=2))


@words.command("schema")
def schema_() -> None:
    """Print the JSON Schema of packs, for an editor that knows what to do with it."""
    click.echo(schema())


def contents(file: Path) -> str:
    """The text of a file, if it is no longer than an option may be."""
    with file.open("rb") as stream:
        data = stream.read(LONGEST_TEXT + 1)
    if len(data) > LONGEST_TEXT:
        raise BadPack(f"a pack is at most {LONGEST_TEXT // 1024} kB long")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadPack("it is not a text in UTF-8") from None


COMMANDS: Final = [words]
