"""Parry: a duel of blows that the other fighter may answer before they fall."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, OpenViews, Sign
from parlour.games.parry import game, rules, table, words
from parlour.games.parry.table import Table
from parlour.kernel import kinds, load_rulebook

HERE = Path(__file__).parent
KINDS = kinds(table, rules)

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
        secrets=False,
    ),
    folder=HERE,
    rulebook=load_rulebook(HERE / "rulebook.toml"),
    kinds=KINDS,
    rules=game,
    views=OpenViews(KINDS),
    notation=words,
    words=words,
    headlines=words,
    terminal=words,
    signs=(Sign("life", "life", "Who has none left has lost."),),
)
