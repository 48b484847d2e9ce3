"""GridL: one clue, two words, and a grid of degrees."""

from __future__ import annotations

from pathlib import Path

from parlour.contract import About, Box, load_tutorial
from parlour.games.gridl import (
    aid,
    consequences,
    game,
    headlines,
    listing,
    measures,
    notation,
    options,
    page,
    talk,
    terminal,
    words,
)
from parlour.games.gridl import view as views
from parlour.games.gridl.bots import BOTS
from parlour.games.gridl.events import Revealed
from parlour.games.gridl.signs import SIGNS
from parlour.games.gridl.table import Table
from parlour.kernel.rulebook import load_rulebook

HERE = Path(__file__).parent

GAME = Box[Table](
    About(
        name="gridl",
        title="GridL",
        blurb="One clue, two words: find the spot where both fit.",
        goal="Reach 12 points with clues that your team reads as you meant them.",
        minutes=(20, 45),
        players=tuple(range(2, 13)),  # GL-133
        usual_players=2,
        rules_version=1,
        max_decisions=2000,
        shared_places=True,
        secrets=True,
    ),
    folder=HERE,
    rulebook=load_rulebook(HERE / "rulebook.toml"),
    kinds=views.KINDS,
    rules=game,
    views=views,
    bot_views=views,
    notation=notation,
    words=words,
    listing=listing,
    typing=words,
    typing_aid=aid,
    headlines=headlines,
    terminal=terminal,
    options=options.OPTIONS,
    play_now={"gridmaster": "last"},  # so that a bot shows how it is done
    free_options=options,
    setup_check=options,
    sides=game,
    channels=talk,
    asides=talk,
    foresight=consequences,
    page=page,
    results=page,
    measures=measures,
    bots=BOTS,
    reasons_after=(Revealed,),
    tutorial=load_tutorial(HERE / "tutorial.toml"),
    codes=r"\bP\d",
    signs=SIGNS,
)
