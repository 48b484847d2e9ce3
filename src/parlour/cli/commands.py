"""The commands, gathered."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.cli.common import Shelf
from parlour.cli.guide import guide
from parlour.cli.own import WithGames
from parlour.cli.play import play
from parlour.cli.replay import replay
from parlour.cli.report import report
from parlour.cli.rules import rules
from parlour.cli.serve import serve
from parlour.cli.shelf import games
from parlour.cli.simulate import simulate
from parlour.kernel import agenda

ENGINE = "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"


@click.group(cls=WithGames, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="parlour", message=f"%(prog)s, version %(version)s, {ENGINE}")
@click.option(
    "--games-folder",
    "folders",
    multiple=True,
    envvar="PARLOUR_GAMES",
    is_eager=True,  # the games bring commands of their own, which help tells too
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A further folder with games in it (or PARLOUR_GAMES).",
)
@click.pass_context
def parlour(context: click.Context, folders: tuple[Path, ...]) -> None:
    """Tabletop games, playable to the letter of their rulebooks."""
    if context.obj is None:
        context.obj = Shelf(folders)


parlour.add_command(games)
parlour.add_command(guide)
parlour.add_command(play)
parlour.add_command(replay)
parlour.add_command(report)
parlour.add_command(rules)
parlour.add_command(serve)
parlour.add_command(simulate)
