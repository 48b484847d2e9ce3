"""Gridopolis: checkers in three dimensions, on a board that grows while it is played."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, load_tutorial
from parlour.games.gridopolis import (
    consequences,
    game,
    headlines,
    measures,
    moves,
    notation,
    options,
    page,
    terminal,
    words,
)
from parlour.games.gridopolis import view as views
from parlour.games.gridopolis.bots import Easy, Sharp, Steady
from parlour.games.gridopolis.rules import asides
from parlour.games.gridopolis.signs import SIGNS
from parlour.games.gridopolis.table import Table
from parlour.kernel.rulebook import load_rulebook

HERE = Path(__file__).parent

GAME = Box[Table](
    About(
        name="gridopolis",
        title="Gridopolis",
        blurb="Jump, climb and teleport in three dimensions, on a board that grows while you play.",
        goal="Finish with the most points, or be the last player on the board.",
        minutes=(20, 45),
        players=(2, 3, 4),  # GP-30 to GP-32
        usual_players=2,
        rules_version=2,
        # GP-I11: 69 turns with progress, 100 without for each of four, kings twice
        max_decisions=60_000,
        shared_places=True,  # GP-144
        secrets=False,  # GP-37
    ),
    folder=HERE,
    rulebook=load_rulebook(HERE / "rulebook.toml"),
    kinds=views.KINDS,
    rules=game,
    views=views,
    bot_views=views,
    notation=notation,
    former_notation=notation,
    words=words,
    headlines=headlines,
    terminal=terminal,
    options=options.OPTIONS,
    free_options=options,
    setup_check=options,
    clock=options,
    listing=words,
    foresight=consequences,
    page=page,
    results=page,
    glossary=words,
    measures=measures,
    asides=asides,
    view_independent=(moves.Step, moves.OwnJump, moves.PlaceBlocker, moves.AddPad),
    signs=SIGNS,
    codes=r"-?\d+[, ]-?\d+[, ]-?\d+",  # cells by their coordinates
    bots={"easy": Easy, "steady": Steady, "sharp": Sharp},  # the weakest first
    tutorial=load_tutorial(HERE / "tutorial.toml"),
)
