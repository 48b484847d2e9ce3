"""Summit: climb before it is dark, alone or with eleven others."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, OpenViews, Option, Sign
from parlour.games.summit import game, page, rules, words
from parlour.games.summit.rules import Table
from parlour.kernel import kinds, load_rulebook

HERE = Path(__file__).parent
KINDS = kinds(rules)

GAME = Box[Table](
    About(
        name="summit",
        title="Summit",
        blurb="Climb to the top before it is dark. It may be that nobody does.",
        goal="Be on the summit at nightfall.",
        minutes=(2, 5),
        players=tuple(range(1, 13)),
        usual_players=4,
        rules_version=1,
        max_decisions=2 * rules.HOURS,  # a climb in every hour, and a rest before it
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
    signs=(Sign("step", "step", "One of those that lead to the top."),),
    page=page,
    options=(
        Option("weather", "The weather", ("fair", "rough"), "SUMMIT-R1"),
        Option("rope", "The rope", ("none", "one"), "SUMMIT-R2"),
    ),
    sides=game,
)
