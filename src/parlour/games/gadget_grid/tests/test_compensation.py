"""GG-48 to GG-50, GG-293: cards to make up for Zombots nearby."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import MALFUNCTION, PORTAL, RUBBLE, SENTRY, number_of
from parlour.games.gadget_grid.squares import steps_apart
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.checks import numbers
from parlour.games.gadget_grid.tests.positions import asked, do, hand, names, offered
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded


def compensating(players: int, seed: str) -> Game[Table]:
    """A game in which somebody may draw a card; events tell of all before."""
    for n in range(50):
        game = GAME.start(players, Seeded(f"{seed} {n}"), events=True)
        while asked(game) == "Choosing":
            do(game, offered(game)[0])
        if asked(game) == "Compensation":
            return game
    raise AssertionError("nobody may ever draw a card")


def nearby(t: Table, square: int) -> list[int]:
    """GG-R10, worked out anew: the Zombots that get there in two straight steps at most."""
    shut = (RUBBLE, SENTRY, MALFUNCTION)
    portals = [at for at in range(100) if t.ground[at] == PORTAL]
    reached = {square}
    for _ in range(2):
        for here in sorted(reached):
            beside = [at for at in range(100) if steps_apart(here, at) == 1]
            more = beside + (portals if here in portals else [])
            reached |= {at for at in more if t.ground[at] not in shut}
    return [zombot for zombot in t.zombots if zombot in reached]


@pytest.mark.rule("GG-48", "GG-R10", "GG-50")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_may_draw_a_card_for_each_zombot_two_steps_away(players: int) -> None:
    """In turn order; a Zombot behind Rubble does not count, one on the same square does.

    No token begins on a Portal, so that none is within two steps by way of Portals.
    """
    odd = Counter[str]()
    for n in range(120):
        game = GAME.start(players, Seeded(f"near {n}"))
        while asked(game) == "Choosing":
            do(game, offered(game)[0])
        t = game.table
        expected: list[int] = []
        for nth in range(players):
            seat = (t.first + nth) % players
            square = t.characters[seat].square
            found = nearby(t, square)
            expected += [seat] * len(found)
            for zombot in t.zombots:
                odd["on the same square"] += zombot == square
                odd["shut off"] += zombot not in found and steps_apart(zombot, square) <= 2
        draws: list[int] = []
        while asked(game) == "Compensation":
            draws += game.waiting()
            do(game, "draw")
        assert draws == expected
    assert set(+odd) == {"on the same square", "shut off"}


@pytest.mark.rule("GG-48")
def test_a_player_may_draw_no_card_at_all() -> None:
    game = compensating(4, "fewer")
    (seat,) = game.waiting()
    assert offered(game) == ["draw", "pass"]
    do(game, "pass")
    assert hand(game, seat) == ""
    assert asked(game) != "Compensation" or game.waiting() != (seat,)


@pytest.mark.rule("GG-49", "GG-293")
def test_an_environment_drawn_to_compensate_is_replaced_as_often_as_it_takes() -> None:
    game = compensating(4, "environments")
    t, (seat,) = game.table, game.waiting()
    t.decks[0] += numbers("W01 N02 N04 N01")
    do(game, "draw")
    assert hand(game, seat) == "W01"
    assert names(t.piles[0]) == "N01 N04 N02"
    assert t.piles[1] == []


@pytest.mark.rule("GG-293")
def test_compensation_cards_come_from_one_deck_before_it_is_split() -> None:
    game = compensating(4, "one deck")
    t, (seat,) = game.table, game.waiting()
    assert t.decks[1] == []
    t.decks[0] += numbers("A01 W01")
    do(game, "draw")
    assert hand(game, seat) == "W01"


@pytest.mark.rule("GG-293")
def test_each_card_is_seen_before_the_next_is_taken() -> None:
    for n in range(50):
        game = compensating(3, f"one by one {n}")
        t, (seat,) = game.table, game.waiting()
        if len(nearby(t, t.characters[seat].square)) > 1:
            t.decks[0] += numbers("A01 W01")
            do(game, "draw")
            assert (hand(game, seat), game.waiting()) == ("W01", (seat,))
            do(game, "draw")
            assert hand(game, seat) == "W01 A01"
            return
    raise AssertionError("nobody may ever draw two cards")


@pytest.mark.rule("GG-293", "GG-208")
def test_axes_that_clash_in_the_compensation_go_to_the_first_pile() -> None:
    game = compensating(4, "axes")
    t, (seat,) = game.table, game.waiting()
    t.characters[seat].hand = numbers("A03")
    t.decks[0] += numbers("A02")
    do(game, "draw")
    assert hand(game, seat) == ""
    assert sorted(t.piles[0]) == [number_of("A02"), number_of("A03")]
