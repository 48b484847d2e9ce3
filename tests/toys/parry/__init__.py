"""Parry: a duel of blows that the other fighter may answer before they fall."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, Sign
from parlour.games.parry import game, rules, views, words
from parlour.games.parry.table import Table
from parlour.kernel import load_rulebook

HERE = Path(__file__).parent

GAME = Box[Table](
    About(
        name="parry",
        title="Parry",
        blurb="Strike, parry, and trust to luck.",
        goal="Have more life left than the other fighter.",
        minutes=(2, 5),
        players=(2,),
        usual_players=2,
        rules_version=1,
        max_decisions=rules.TURNS * 4,
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
    asides=rules,
    signs=(Sign("life", "life", "Who has none left has lost."),),
)
