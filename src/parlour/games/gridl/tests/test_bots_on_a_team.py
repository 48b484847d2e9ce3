"""GL-135: bots join what people decide, and give no signs."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.tests.tables import offered, say, start, to
from parlour.kernel.luck import Seeded


@pytest.mark.rule("GL-135")
@pytest.mark.parametrize(
    ("phase", "proposal"),
    [
        ("NameGridmaster", "name 3"),
        ("ChooseFirst", "word 2 column"),
        ("ChooseSecond", "word 2"),
        ("Guessing", "guess B5"),
    ],
)
def test_a_bot_joins_what_is_proposed_and_proposes_only_where_nothing_is(
    phase: str, proposal: str
) -> None:
    game = to(start(7), phase)
    first, other, last = game.waiting()[:3]
    chance = Seeded("a bot")
    assert len(game.offer(first, chance)) > 1
    say(game, first, proposal)
    for bot in (other, last):
        assert [GAME.notation.write(move) for move in game.offer(bot, chance)] == [proposal]
    assert proposal in offered(game, other)


@pytest.mark.rule("GL-135", "GL-36", "GL-121")
@pytest.mark.parametrize("phase", ["ChooseSecond", "Guessing"])
def test_no_bot_nods_or_moves_the_pointer(phase: str) -> None:
    game = to(start(7), phase)
    say(game, 2, offered(game, 2)[0])
    assert any(GAME.asides_now(game, seat) for seat in range(7))
    assert not any(GAME.asides.asides_for_bots(game, seat) for seat in range(7))
