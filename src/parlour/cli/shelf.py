"""`parlour games`: what there is to play."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from parlour.bots import bots_for
from parlour.cli.common import Shelf, json_flag, print_json
from parlour.kernel.box import Box


@click.command()
@json_flag
@click.pass_obj
def games(found: Shelf, as_json: bool) -> None:
    """List the games, their players, bots and table options."""
    if as_json:
        print_json([describe(box) for box in found.boxes.values()])
        return
    table = Table("game", "players", "minutes", "bots", "what it is", box=None, pad_edge=False)
    for box in found.boxes.values():
        facts = describe(box)
        table.add_row(
            box.name,
            "-".join(str(n) for n in (box.players[0], box.players[-1])),
            "-".join(map(str, box.minutes)),
            ", ".join(facts["bots"]),
            box.blurb,
        )
    console = Console()
    console.print(table)
    for box in found.boxes.values():
        if box.options:
            console.print(f"\n[bold]{box.title}[/bold] table options, the default first:")
            for option in box.options:
                values = ", ".join(option.values)
                console.print(f"  --option {option.name}=...  {values}  ({option.ruling})")


def describe(box: Box[Any]) -> dict[str, Any]:
    return {
        "name": box.name,
        "title": box.title,
        "blurb": box.blurb,
        "players": list(box.players),
        "minutes": list(box.minutes),
        "rules_version": box.rules_version,
        "bots": list(bots_for(box)),
        "options": [
            {
                "name": option.name,
                "title": option.title,
                "values": list(option.values),
                "default": option.default,
                "ruling": option.ruling,
            }
            for option in box.options
        ],
    }
