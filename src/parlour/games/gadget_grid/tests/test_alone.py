"""GG-237 to GG-250, GG-286, GG-287, GG-300. The game of one: last longer than all opponents."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import SETUP, number_of
from parlour.games.gadget_grid.events import Rolled
from parlour.games.gadget_grid.squares import NOWHERE
from parlour.games.gadget_grid.table import NO_CARD, HouseRules
from parlour.games.gadget_grid.tests.checks import set_up, told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    do,
    gizmos,
    hand,
    lay,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.shops import banks, shown
from parlour.kernel.luck import Seeded

FAR = Seat(9, gizmos=1)  # an opponent out of everything's way


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("GG-237", "D09")
def test_there_is_no_scarezomb() -> None:
    for seed in range(20):
        t = set_up(1, f"table {seed}").table
        assert len(t.display) + len(t.dlc_deck) == 21
        assert number_of("D09") not in (*t.display, *t.dlc_deck)


@pytest.mark.rule("GG-238", "GG-42", "GG-240")
def test_what_the_start_deck_is_made_of() -> None:
    t = set_up(1).table
    laid = [card for card in t.environments if card != NO_CARD]
    of_setup = [card for card in laid if t.catalog.cards[card].category == SETUP]
    assert (len(of_setup), len(t.unused)) == (8, 18)
    assert len(laid) + sum(map(len, t.lying)) == 8 + 2
    assert (len(t.zombots), len(t.characters)) == (6, 6)
    assert [character.gizmos for character in t.characters] == [1] * 6
    assert len({character.token for character in t.characters}) == 6


@pytest.mark.rule("GG-238")
def test_the_opponents_are_picked_at_random() -> None:
    casts = {
        frozenset(c.token for c in set_up(1, f"table {seed}").table.characters)
        for seed in range(20)
    }
    assert len(casts) > 5


@pytest.mark.rule("GG-239", "GG-43")
def test_with_all_seven_opponents_there_are_twelve_rolls() -> None:
    for options, rolls, characters in (({}, 11, 6), ({"opponents": "seven"}, 12, 8)):
        game = set_up(1, events=True, **options)
        rolled = [event for event in told(game, kind=Rolled) if event.how == 0]
        assert len(rolled) == rolls + 1  # and one for the first Generation
        assert len(game.table.characters) == characters


@pytest.mark.rule("GG-241")
def test_opponents_take_no_turns_and_draw_no_cards() -> None:
    for seed in range(10):
        game = GAME.start(1, Seeded(f"table {seed}"))
        while game.table.now.phase < 2:
            assert game.waiting() == (0,)
            do(game, offered(game)[0])
        assert all(not opponent.hand for opponent in game.table.characters[1:])
    game = lay(Seat(44, gizmos=1), opponents=[Seat(99, gizmos=1), FAR], phase="end")
    assert game.waiting() == (0,)  # it is the player's turn again
    assert game.table.turn == 0


@pytest.mark.rule("GG-241", "GG-243", "GG-87")
def test_opponents_collect_nothing() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[Seat(98, gizmos=1)],
        lying={99: "A01", 97: "A06"},
        phase="end",
    )
    assert squares(game)[1] == 99
    assert hand(game, 1) == ""


# ---------------------------------------------------------------------- attacks


@pytest.mark.rule("GG-245", "GG-107", "GG-300")
def test_attacks_take_zombs_off_the_grid() -> None:
    game = lay(
        Seat(44, "A15", gizmos=1),
        opponents=[Seat(45, gizmos=0), FAR],
        zombots=[43, 33, 41],
        phase="attack",
    )
    do(game, "attack A15")
    assert game.table.zombots[:2] == [NOWHERE, NOWHERE]
    assert squares(game)[1] == NOWHERE
    assert game.table.zombots[2] != NOWHERE


@pytest.mark.rule("GG-245", "GG-278")
@pytest.mark.parametrize("target", ["z1", "fiona"])
def test_a_zomb_is_target_enough(target: str) -> None:
    square = 46 if target == "z1" else 90
    game = lay(
        Seat(44, "A01", gizmos=1, dlc="D06"),
        opponents=[Seat(46 if target == "fiona" else 90, gizmos=0), FAR],
        zombots=[square],
        phase="attack",
    )
    do(game, f"attack A01 {target}")
    assert NOWHERE in (game.table.zombots[0], squares(game)[1])


@pytest.mark.rule("GG-245", "GG-300", "D06")
def test_the_shovel_hits_zombs_too() -> None:
    game = lay(
        Seat(44, gizmos=1, dlc="D06"),
        opponents=[Seat(43, gizmos=0), FAR],
        zombots=[45, 55],
        phase="attack",
    )
    assert {"shovel z1", "shovel z2", "shovel fiona"} <= set(offered(game))
    do(game, "shovel z2")
    assert game.table.zombots[1] == NOWHERE


@pytest.mark.rule("GG-245", "GG-300", "GG-186", "GG-210")
def test_sentries_and_their_explosions_hit_zombs() -> None:
    game = lay(
        Seat(0, "A05", gizmos=1),
        opponents=[Seat(47, gizmos=0), FAR],
        zombots=[46],
        ground={44: "N04"},
        phase="attack",
    )
    do(game, "remote A05 44 right")
    assert game.table.zombots == [NOWHERE]
    assert squares(game)[1] == NOWHERE
    game = lay(
        Seat(0, "A04", gizmos=1),
        opponents=[FAR],
        zombots=[55, 57],
        ground={44: "N07"},
        phase="attack",
    )
    (press,) = [text for text in offered(game) if text.startswith("press")]
    do(game, press)
    assert game.table.zombots[0] == NOWHERE


@pytest.mark.rule("GG-300", "D04", "GG-R40")
def test_the_bump_of_the_rollerskate_hits_no_zomb_but_the_sentry_it_sets_off_does() -> None:
    game = lay(
        Seat(0, gizmos=1, dlc="D04"),
        opponents=[Seat(55, gizmos=0), FAR],
        zombots=[52],
        skate=50,
    )
    do(game, "skate right")
    assert game.table.skate == 54
    assert squares(game)[1] == 55
    assert game.table.zombots == [52]
    fired = lay(
        Seat(0, gizmos=1, dlc="D04"),
        opponents=[FAR],
        zombots=[15],
        ground={55: "N04"},
        skate=50,
    )
    do(fired, "skate right", "turn up")
    assert fired.table.zombots == [NOWHERE]


@pytest.mark.rule("D04", "GG-244", "GG-R53")
def test_the_bump_of_the_rollerskate_hurts_opponents() -> None:
    game = lay(Seat(0, gizmos=1, dlc="D04"), opponents=[Seat(55, gizmos=1), FAR], skate=50)
    do(game, "skate right")
    assert gizmos(game) == [1, 0, 1]
    assert game.table.gone == 1


@pytest.mark.rule("GG-300", "D05", "GG-228")
def test_the_zombuoy_hits_opponents_but_no_zombs() -> None:
    game = lay(
        Seat(42, gizmos=1, dlc="D05"),
        opponents=[Seat(34, gizmos=0), Seat(34, gizmos=1), FAR],
        zombots=[34],
        phase="movement",
    )
    do(game, "step 43")
    assert gizmos(game) == [1, 0, 0, 1]
    assert game.table.zombots == [34]
    assert squares(game)[1] == 34


@pytest.mark.rule("GG-300", "D13")
def test_zombs_and_opponents_may_be_hit_one_after_the_other() -> None:
    game = lay(
        Seat(44, "A01 A13", gizmos=1, dlc="D13"),
        opponents=[Seat(45, gizmos=1), FAR],
        zombots=[43],
        phase="attack",
    )
    do(game, "attack A01 z1", "attack A13 fiona")
    assert gizmos(game)[1] == 0


@pytest.mark.rule("GG-244", "GG-60", "GG-R53", "GG-117")
def test_an_opponent_who_loses_its_gizmo_is_a_zomboid() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1), opponents=[Seat(47, gizmos=1, bank=0), FAR], phase="attack"
    )
    do(game, "attack A01 fiona")
    assert gizmos(game) == [1, 0, 1]
    assert game.table.gone == 1  # nobody banks it
    assert banks(game)[1] == 0
    assert squares(game)[1] == 45  # it hunts with the Zombots at once


# ---------------------------------------------------------------------- no control


@pytest.mark.rule("GG-247")
def test_the_player_moves_no_zomb() -> None:
    game = lay(
        Seat(44, "A01", active="E03", gizmos=1, dlc="D22"),
        opponents=[Seat(46, gizmos=0), FAR],
        zombots=[0],
        phase="attack",
    )
    assert refused(game, "zomb z1 01") == "GG-247"
    assert refused(game, "zomb fiona 56") == "GG-247"
    assert refused(game, "whistle z1 01") == "GG-247"
    assert all(text.startswith("attack") or text == "pass" for text in offered(game))


@pytest.mark.rule("GG-247", "W09", "W01", "W04")
def test_no_widget_moves_a_zomb() -> None:
    game = lay(Seat(44, "W01 W04 W09", gizmos=1), opponents=[Seat(46, gizmos=0), FAR], zombots=[0])
    for text in ("use W09 z1 01", "use W01 z1", "use W01 fiona", "use W04 fiona 56"):
        assert refused(game, text) == "GG-247"
    assert refused(game, "use W01 myron") is None
    assert refused(game, "use W04 myron 08") is None


@pytest.mark.rule("GG-248", "W04")
def test_an_opponent_dragged_among_zombs_is_not_harmed() -> None:
    game = lay(
        Seat(44, "W04", gizmos=1),
        opponents=[Seat(8, gizmos=1), Seat(9, gizmos=0)],
        zombots=[9],
    )
    do(game, "use W04 fiona 09")
    assert gizmos(game) == [1, 1, 0]


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("GG-249", "GG-269")
def test_the_player_wins_when_no_opponent_has_a_gizmo() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1),
        opponents=[Seat(47, gizmos=1), Seat(9, gizmos=0)],
        zombots=[45],
        phase="attack",
    )
    do(game, "attack A01 fiona")
    assert (game.table.winners, game.table.decided_by) == ([0], "GG-249")
    assert game.table.zombots == [45]


@pytest.mark.rule("GG-250")
def test_the_player_loses_with_their_own_gizmo() -> None:
    game = lay(Seat(44, gizmos=1), opponents=[FAR], zombots=[45], phase="movement")
    do(game, "step 45")
    assert (game.table.winners, game.table.decided_by) == ([], "GG-250")


@pytest.mark.rule("GG-250", "GG-R52", "GG-106")
def test_if_both_happen_at_once_it_is_a_loss() -> None:
    game = lay(Seat(44, "A08", gizmos=1), opponents=[Seat(49, gizmos=1)], phase="attack")
    do(game, "attack A08")
    assert gizmos(game) == [0, 0]
    assert (game.table.winners, game.table.decided_by) == ([], "GG-250")


@pytest.mark.rule("GG-287", "GG-R59")
def test_after_thirty_turns_without_a_loss_the_show_is_canceled() -> None:
    game = lay(Seat(44, gizmos=1), opponents=[FAR], phase="end", quiet=29)
    assert (game.table.winners, game.table.decided_by) == ([], "GG-287")
    before = lay(Seat(44, gizmos=1), opponents=[FAR], phase="end", quiet=28)
    assert not before.over
    assert before.table.quiet == 29


@pytest.mark.rule("GG-287")
def test_the_loss_of_an_opponent_begins_the_count_anew() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1), opponents=[Seat(47, gizmos=1), FAR], phase="attack", quiet=29
    )
    do(game, "attack A01 fiona")
    assert not game.over
    assert game.table.quiet == 0


@pytest.mark.rule("GG-287", "GG-R59", "GG-R66")
def test_a_table_may_do_without_that() -> None:
    house = HouseRules(stall_rule=False)
    game = lay(Seat(44, gizmos=1), opponents=[FAR], phase="end", quiet=50, house=house)
    assert not game.over


@pytest.mark.rule("GG-287", "GG-300")
def test_hitting_zombs_does_not_begin_the_count_anew() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1),
        opponents=[FAR],
        zombots=[47],
        phase="attack",
        quiet=28,
        dice=(9, 9),
    )
    do(game, "attack A01 z1")
    assert game.table.quiet == 29


@pytest.mark.rule("GG-287", "GG-114")
def test_the_players_own_purchases_do_not_begin_the_count_anew() -> None:
    game = lay(
        Seat(44, "A01 E01 W01", gizmos=1, bank=0),
        opponents=[FAR],
        display="D12 D13 D14 D15",
        quiet=28,
    )
    do(game, "buy D12", "pay A01", "pay E01", "pay W01", "pass")
    assert game.table.quiet == 29
    assert "D12" not in shown(game)


@pytest.mark.rule("GG-250", "E01", "GG-216")
def test_a_fourth_eye_keeps_the_player_alive() -> None:
    game = lay(Seat(44, active="E01", gizmos=1), opponents=[FAR], zombots=[45], phase="movement")
    do(game, "step 45")
    assert gizmos(game)[0] == 1
    assert active(game) == ""
