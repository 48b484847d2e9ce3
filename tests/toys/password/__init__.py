"""Password: one member of a team knows a word and gives a clue; the others agree on guesses."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, Sign
from parlour.games.password import game, rules, talk, views, words
from parlour.games.password.table import Table
from parlour.kernel import load_rulebook

HERE = Path(__file__).parent

GAME = Box[Table](
    About(
        name="password",
        title="Password",
        blurb="Lead your team to a secret word without saying it.",
        goal="Score the most points by guessing fast.",
        minutes=(5, 10),
        players=(4, 6),
        usual_players=4,
        rules_version=1,
        max_decisions=rules.TURNS * (4 + 2 * rules.GUESSES),
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
    typing=words,
    headlines=words,
    sides=game,
    channels=talk,
    asides=talk,
    terminal=words,
    signs=(Sign("clue", "clue", "What has been said about the secret word."),),
)
