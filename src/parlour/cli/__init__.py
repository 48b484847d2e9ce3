"""The command line."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.cli.common import Shelf
from parlour.cli.play import play
from parlour.cli.replay import replay
from parlour.cli.rules import rules
from parlour.cli.shelf import games
from parlour.cli.simulate import simulate

__all__ = ["main"]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="parlour")
@click.option(
    "--games-folder",
    "folders",
    multiple=True,
    envvar="PARLOUR_GAMES",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A further folder with games in it (or PARLOUR_GAMES).",
)
@click.pass_context
def main(context: click.Context, folders: tuple[Path, ...]) -> None:
    """Tabletop games, playable to the letter of their rulebooks."""
    context.obj = Shelf(folders)


main.add_command(games)
main.add_command(play)
main.add_command(replay)
main.add_command(rules)
main.add_command(simulate)
