"""Darts: throw at balloons, never far from your own last dart."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, OpenViews, Option, Sign
from parlour.games.darts import game, rules, words
from parlour.games.darts.rules import Table
from parlour.kernel import kinds, load_rulebook

HERE = Path(__file__).parent
KINDS = kinds(rules)

GAME = Box[Table](
    About(
        name="darts",
        title="Darts",
        blurb="Pop the balloons, never throwing far from your last dart.",
        goal="Pop the most balloons.",
        minutes=(3, 5),
        players=(2, 3),
        usual_players=2,
        rules_version=1,
        max_decisions=3 * rules.THROWS,
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
    typing=words,
    headlines=words,
    terminal=words,
    signs=(Sign("balloon", "balloon", "Pop it, and it is yours.", "o"),),
    options=(Option("wind", "The wind", ("calm", "gusty"), "DART-R1"),),
)
