"""`parlour replay`: watch a recorded game, or check that it is what it claims to be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from parlour.arena import replaying
from parlour.arena.record import BadRecord, Record
from parlour.cli.common import Shelf, json_flag, print_json, read_record, terminal, visible
from parlour.cli.errors import Stopped
from parlour.cli.screen import ending
from parlour.contract import Box
from parlour.kernel.agenda import HOUSE
from parlour.kernel.text import plain
from parlour.kernel.values import may_hear


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Re-execute it and check every claim it makes.")
@click.option("--step", is_flag=True, help="Show the board after every move; Enter goes on.")
@json_flag
@click.pass_obj
def replay(found: Shelf, file: Path, verify: bool, step: bool, as_json: bool) -> None:
    """Replay the recorded game in FILE."""
    record = read_record(file)
    box = found.box(record.game)
    console = terminal()
    try:
        box = replaying.as_recorded(box, record)
        if verify:
            replaying.verify(box, record)
        if as_json:
            print_json(summary(box, record, verify))
        elif verify and not step:
            console.print(f"{file}: {verdict(record)}", soft_wrap=True)
        else:
            watch(console, box, record, step)
    except BadRecord as error:
        raise click.ClickException(f"{file}: {error}") from error
    except EOFError:
        raise click.ClickException("the input ended before the game did") from None
    except KeyboardInterrupt:
        raise Stopped("Stopped before the end of the game.") from None


def watch(console: Console, box: Box[Any], record: Record, step: bool) -> None:
    """The log as a spectator reads it; the board at every step or at the end.

    The moves themselves are shown only of a finished game: some of them are secrets until then.
    """
    settled = box.settle_options(len(record.seats), record.options)
    sides = box.sides.sides(len(record.seats), settled)
    for number, game in enumerate(replaying.replay(box, record, events=True)):
        if number:
            entry = record.entries[number - 1]
            who = "The house" if entry.seat == HOUSE else record.seats[entry.seat]
            move = f": {entry.move}" if record.result is not None else ""
            console.print(visible(f"{number}. {who}{move}"), style="bold")
        for event, audience in game.events or ():
            if may_hear(audience, None):
                said = box.words.describe_event(event)
                console.print(visible(f"   {plain(said, record.seats)}"))
        game.events = []
        if step or number == len(record.entries):
            console.print(box.terminal.draw_board(box.view(game, None), record.seats))
        if game.over:
            console.print(visible(ending(box, game, sides, None, record.seats)), style="bold")
        if step and number < len(record.entries):
            console.print("Enter goes on, Ctrl-C stops.", style="dim", end=" ")
            input()


def verdict(record: Record) -> str:
    luck = "its luck is that of its seed" if record.seed is not None else "its seed is not told"
    end = "finished" if record.result is not None else "unfinished"
    return f"verified: {end}, {len(record.entries)} moves, {luck}, state {record.state[:16]}"


def summary(box: Box[Any], record: Record, verified: bool) -> dict[str, Any]:
    return {
        "game": record.game,
        "rules_version": record.rules_version,
        "options": {**box.usual_options(), **record.options},
        "seats": record.seats,
        "players": record.players,
        "practice": record.practice,
        "moves": len(record.entries),
        "finished": record.result is not None,
        "result": record.result,
        "commitment": record.commitment,
        "seed": record.seed,
        "state": record.state,
        "verified": verified,
    }
