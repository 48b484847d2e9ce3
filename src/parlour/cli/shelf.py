"""`parlour games`: what there is to play."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table

from parlour.arena.catalog import describe
from parlour.bots import bot_infos, usual_bot
from parlour.cli.common import Shelf, json_flag, print_json, terminal
from parlour.contract import Box


@click.command()
@json_flag
@click.pass_obj
def games(found: Shelf, as_json: bool) -> None:
    """List the games, their players, bots and table options."""
    if as_json:
        print_json([describe(box) for box in found.boxes.values()])
        return
    console = terminal()
    table = Table("game", "players", "minutes", "what it is", box=None, pad_edge=False)
    for box in found.boxes.values():
        table.add_row(
            box.about.name,
            numbers(box),
            "-".join(map(str, box.about.minutes)),
            box.about.blurb,
        )
    console.print(table)
    for box in found.boxes.values():
        console.print(f"\n{box.about.title}: --seats human,BOT", style="bold")
        console.print(bots_of(box))
    for box in found.boxes.values():
        if box.options:
            console.print(
                f"\n{box.about.title}: --option NAME=VALUE, the default first", style="bold"
            )
            console.print(options_of(box))


def numbers(box: Box[Any]) -> str:
    """1-12, usually 4: how many may play."""
    fewest, most = box.about.players[0], box.about.players[-1]
    if fewest == most:
        return str(most)
    whole = len(box.about.players) == 1 + most - fewest
    possible = f"{fewest}-{most}" if whole else " or ".join(map(str, box.about.players))
    return f"{possible}, usually {box.about.usual_players}"


def bots_of(box: Box[Any]) -> Table:
    """The weakest first, with the one that plays where none is named."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for bot in bot_infos(box):
        usual = " It plays unless you choose." if bot.name == usual_bot(box) else ""
        table.add_row(f"  {bot.name}", bot.strength, f"{bot.plays}{usual}")
    return table


def options_of(box: Box[Any]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for option in box.options:
        others = [*(f"N_{unit}" for unit in option.units), *(["@FILE"] if option.free else [])]
        values = " or ".join([*option.values, *others])
        table.add_row(f"  {option.name}=", values, f"{option.title} ({option.ruling})")
    return table
