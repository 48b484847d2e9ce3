"""Fists: all show some fingers at once; the highest number that one player alone shows wins."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, Sign, load_tutorial
from parlour.games.fists import game, page, rules, views, words
from parlour.games.fists.rules import Table
from parlour.kernel import load_rulebook

HERE = Path(__file__).parent
GAME = Box[Table](
    About(
        name="fists",
        title="Fists",
        blurb="Show the highest number of fingers that nobody else shows.",
        goal="Score the most points.",
        minutes=(1, 3),
        players=(2, 3, 4),
        usual_players=2,
        rules_version=1,
        max_decisions=4 * (rules.FINGERS - 1),
        shared_places=True,
        secrets=True,
    ),
    folder=HERE,
    rulebook=load_rulebook(HERE / "rulebook.toml"),
    kinds=views.KINDS,
    rules=game,
    views=views,
    notation=words,
    words=words,
    headlines=words,
    terminal=words,
    signs=(Sign("fist", "fist", "Somebody has chosen, and nobody sees what."),),
    page=page,
    measures=page,
    tutorial=load_tutorial(HERE / "tutorial.toml"),
)
