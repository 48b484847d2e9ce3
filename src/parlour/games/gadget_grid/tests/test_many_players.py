"""GG-260 to GG-263, GG-R55. Three to eight players: more cards, and nobody is out."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import SETUP
from parlour.games.gadget_grid.events import Rolled
from parlour.games.gadget_grid.table import NO_CARD, HouseRules
from parlour.games.gadget_grid.tests.checks import set_up, told
from parlour.games.gadget_grid.tests.positions import Seat, asked, do, gizmos, lay, offered
from parlour.kernel.luck import Seeded


@pytest.mark.rule("GG-260", "GG-261", "GG-R9")
@pytest.mark.parametrize("players", [7, 8])
def test_with_seven_or_eight_players_there_are_twelve_rolls(players: int) -> None:
    game = set_up(players, events=True)
    t = game.table
    laid = [card for card in t.environments if card != NO_CARD]
    of_setup = [card for card in laid if t.catalog.cards[card].category == SETUP]
    assert (len(of_setup), len(t.zombots), len(t.characters)) == (6, 4, players)
    assert len(laid) + sum(map(len, t.lying)) == 6 + 6
    assert 6 + 4 + 6 + players == {7: 23, 8: 24}[players]
    rolled = [event for event in told(game, kind=Rolled) if event.how == 0]
    assert len(rolled) == 12 + 1  # and one for the first Generation
    assert gizmos(game) == [3] * players


@pytest.mark.rule("GG-262")
def test_nine_cannot_play() -> None:
    assert max(GAME.about.players) == 8
    with pytest.raises(ValueError, match="players"):
        GAME.start(9, Seeded("nine"))


@pytest.mark.rule("GG-263", "GG-60")
@pytest.mark.parametrize("players", range(3, 9))
def test_who_has_no_gizmos_plays_on_as_a_zomboid(players: int) -> None:
    others = [Seat(9) for _ in range(players - 2)]
    game = lay(Seat(44, "A01"), Seat(46, gizmos=1), *others, phase="attack")
    do(game, "attack A01 fiona")
    assert not game.over
    assert game.table.is_zomb(1)
    assert game.waiting() == (1,)
    while asked(game) != "Movement":
        do(game, "pass" if "pass" in offered(game) else offered(game)[0])
    do(game, "step 45", "step 44")
    assert gizmos(game)[:2] == [2, 1]


@pytest.mark.rule("GG-R55", "GG-R66")
def test_a_table_may_end_the_game_after_sixty_rounds() -> None:
    capped = HouseRules(stall_rule=False, round_cap=60)
    seats = (Seat(0, gizmos=1), Seat(44, gizmos=2), Seat(99, gizmos=2))
    game = lay(*seats, phase="end", turn=2, round_number=60, house=capped)
    assert (game.table.winners, game.table.decided_by) == ([1, 2], "GG-R55")
    before = lay(*seats, phase="end", turn=2, round_number=59, house=capped)
    assert not before.over
    middle = lay(*seats, phase="end", turn=1, round_number=60, house=capped)
    assert not middle.over
    usual = lay(*seats, phase="end", turn=2, round_number=60)
    assert not usual.over


@pytest.mark.rule("GG-R55")
def test_then_whoever_has_most_gizmos_on_the_token_wins() -> None:
    capped = HouseRules(stall_rule=False, round_cap=60)
    seats = (Seat(0, gizmos=3), Seat(44, gizmos=2, bank=9), Seat(99, gizmos=2))
    game = lay(*seats, phase="end", turn=2, round_number=60, house=capped)
    assert (game.table.winners, game.table.decided_by) == ([0], "GG-R55")
