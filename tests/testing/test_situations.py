"""The situations that laws are put to."""

from __future__ import annotations

import pytest

from parlour.games.fists import GAME as FISTS
from parlour.testing.situations import VIEWERS, reach


@pytest.mark.parametrize("players", FISTS.about.players)
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_spectator_and_who_is_asked_are_always_among_the_few_viewers(
    players: int, seed: str
) -> None:
    for moves in range(FISTS.about.max_decisions):
        situation = reach(FISTS, players, {}, seed, moves)
        viewers = situation.viewers()
        assert None in viewers
        assert len(set(viewers)) == len(viewers) == min(players + 1, VIEWERS)
        asked = set(situation.game.waiting())
        assert asked <= set(viewers) or set(viewers) <= {*asked, None}
