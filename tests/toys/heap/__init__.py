"""Heap: take stones, give up when you like, and hurry if a time was agreed."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, OpenViews, Sign
from parlour.games.heap import game, options, rules, words
from parlour.games.heap.rules import Table
from parlour.kernel import kinds, load_rulebook

HERE = Path(__file__).parent
KINDS = kinds(rules)

GAME = Box[Table](
    About(
        name="heap",
        title="Heap",
        blurb="Take the most stones of a heap that you may lay yourself.",
        goal="Take the most stones.",
        minutes=(1, 3),
        players=(2, 3),
        usual_players=2,
        rules_version=1,
        max_decisions=options.LARGEST,
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
    signs=(Sign("stone", "stone", "Take one, two or three of them."),),
    options=options.OPTIONS,
    free_options=options,
    clock=options,
    asides=rules,
)
