"""Gizmos: build an engine of gadgets, and set off chain reactions."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, load_tutorial
from parlour.games.gizmos import (
    consequences,
    game,
    headlines,
    measures,
    moves,
    notation,
    page,
    terminal,
    words,
)
from parlour.games.gizmos import view as views
from parlour.games.gizmos.bots import Greedy
from parlour.games.gizmos.options import OPTIONS
from parlour.games.gizmos.signs import SIGNS
from parlour.games.gizmos.table import Table
from parlour.kernel.rulebook import load_rulebook

HERE = Path(__file__).parent

GAME = Box[Table](
    About(
        name="gizmos",
        title="Gizmos",
        blurb="Build an engine of gadgets, and set off chain reactions.",
        goal="Score the most victory points with the gizmos you build.",
        minutes=(40, 50),
        players=(2, 3, 4),  # GIZ-1
        usual_players=2,
        rules_version=2,
        max_decisions=20_000,
        shared_places=False,  # GIZ-98
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
    options=OPTIONS,
    listing=words,
    foresight=consequences,
    page=page,
    results=page,
    glossary=words,
    measures=measures,
    # Not Done, which may be asked about (GIZ-R3), nor Pay and Return, which may stand apart.
    view_independent=(
        *(moves.Pick, moves.File, moves.Build, moves.Research, moves.Use),
        *(moves.TakeNone, moves.Draw, moves.Skip, moves.Pass),
    ),
    signs=SIGNS,
    codes=r"\bG\d[A-Z]\d",
    bots={"greedy": Greedy},
    tutorial=load_tutorial(HERE / "tutorial.toml"),
)
