"""Gadget Grid: be the last one with a Life Gizmo in an arena of gadgets, Zombs and Sentries."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, load_tutorial
from parlour.games.gadget_grid import (
    consequences,
    game,
    headlines,
    listing,
    measures,
    notation,
    options,
    page,
    terminal,
    words,
)
from parlour.games.gadget_grid import view as views
from parlour.games.gadget_grid.bots import BOTS
from parlour.games.gadget_grid.rules import asides
from parlour.games.gadget_grid.signs import SIGNS
from parlour.games.gadget_grid.table import Table
from parlour.kernel.rulebook import load_rulebook

HERE = Path(__file__).parent

GAME = Box[Table](
    About(
        name="gadget_grid",
        title="Gadget Grid",
        blurb="Grab gadgets, dodge Zombs, and be the last one standing.",
        goal="Be the last player with a Life Gizmo on your token.",
        minutes=(20, 60),
        players=(1, 2, 3, 4, 5, 6, 7, 8),  # GG-262
        usual_players=3,
        rules_version=1,
        max_decisions=20_000,
        shared_places=True,  # GG-268
        secrets=True,
    ),
    folder=HERE,
    rulebook=load_rulebook(HERE / "rulebook.toml"),
    kinds=views.KINDS,
    rules=game,
    views=views,
    notation=notation,
    words=words,
    headlines=headlines,
    terminal=terminal,
    options=options.OPTIONS,
    free_options=options,
    listing=listing,
    asides=asides,
    foresight=consequences,
    page=page,
    results=page,
    glossary=words,
    measures=measures,
    signs=SIGNS,
    bots=BOTS,
    codes=r"\b[WEANSD]\d\d\b",
    tutorial=load_tutorial(HERE / "tutorial.toml"),
)
