"""Sprawl: leap over the other side's pieces on a board that both sides keep building."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, OpenViews, Sign
from parlour.games.sprawl import game, rules, table, words
from parlour.games.sprawl.table import Table
from parlour.kernel import kinds, load_rulebook

HERE = Path(__file__).parent
KINDS = kinds(table, rules)

GAME = Box[Table](
    About(
        name="sprawl",
        title="Sprawl",
        blurb="Build the board, and leap across it.",
        goal="Take more pieces than the other side.",
        minutes=(5, 10),
        players=(2,),
        usual_players=2,
        rules_version=1,
        max_decisions=rules.TURNS * 4,  # a chain takes at most three pieces, and may be broken off
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
    signs=(Sign("tile", "tile", "A place where a piece can stand.", "."),),
)
