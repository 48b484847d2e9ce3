"""The question names what can be done, and nothing else."""

from __future__ import annotations

import re

import pytest

from parlour.games.gizmos import GAME
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain

ACTIONS = {"Pick", "File", "Build", "Research"}


@pytest.mark.rule("GIZ-20", "GIZ-60")
@pytest.mark.parametrize("seed", "abcd")
def test_the_prompt_names_exactly_the_actions_on_offer(seed: str) -> None:
    game, luck, some = GAME.start(2, Seeded(seed)), Seeded(seed, "players"), 0
    while not game.over:
        [seat] = game.waiting()
        moves = game.moves(seat)
        view = GAME.view(game, seat)
        if view["agenda"][-1]["kind"] in ("MainAction", "Examine") and not view["stuck"]:
            said = set(re.findall(r"\w+", plain(GAME.words.prompt(view, moves))))
            offered = {type(move).__name__ for move in moves} & ACTIONS
            assert said & ACTIONS == offered
            some += len(offered) < len(ACTIONS)
        offers = game.offer(seat, luck)
        game.play(seat, offers[luck.below(len(offers))])
    assert some
