"""GG-58, GG-R72: worlds that look the same, while somebody pays with cards of a hidden hand."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.tests.positions import Seat, do, hand, lay
from parlour.kernel.codec import encode
from parlour.kernel.luck import Seeded


@pytest.mark.rule("GG-58", "GG-R72")
@pytest.mark.parametrize("buy", ["buy D01", "buy D01 coupon"])
def test_a_world_imagined_while_somebody_pays_has_what_they_pay_with(buy: str) -> None:
    game = lay(Seat(44, hand="E03 W13 W02 A01", bank=1), Seat(99), Seat(90), display="D01")
    do(game, buy, "pay E03")
    for viewer in (None, 1, 2):
        view = GAME.bot_view(game, viewer)
        for seed in range(20):
            world = GAME.views.imagine(view, Seeded(str(seed)))
            assert encode(GAME.bot_view(world, viewer)) == encode(view)
            assert "E03" in hand(world)
            assert "W13" in hand(world) or "coupon" not in buy
            assert GAME.rules.components(world) == GAME.rules.components(game)
            do(world, "pay gizmos")
