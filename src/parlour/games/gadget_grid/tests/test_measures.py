"""What is noted of a game is what has happened in it."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid import events as ev
from parlour.games.gadget_grid.measures import Cards
from parlour.games.gadget_grid.tests.positions import Seat, do, lay
from parlour.kernel.luck import Seeded


@pytest.mark.rule("GG-113", "GG-141")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_numbers_of_a_game_are_those_of_its_log(players: int) -> None:
    game, measure, luck = GAME.start(players, Seeded("noted"), events=True), Cards(), Seeded("luck")
    measure.before(game)
    while game.choice is not None:
        seat = game.waiting()[0]
        move = game.choice.any(game, seat, luck)
        measure.step(game, seat, move)
        game.play(seat, move)
    numbers = measure.after(game)
    events = [event for event, _ in game.events or []]
    began = [event for event in events if isinstance(event, ev.TurnBegan)]
    assert numbers["rounds"] == max([event.round for event in began])
    bought = [event for event in events if isinstance(event, ev.Bought)]
    assert numbers["DLC bought"] == len(bought)
    if players > 2:
        zombified = [event for event in events if isinstance(event, ev.Zombified)]
        revived = [event for event in events if isinstance(event, ev.Stole)]
        assert numbers["Characters made Zomboids"] == len(zombified)
        assert numbers["Zomboids revived"] == len(revived)


def test_what_is_done_with_a_card_is_noted_by_seat() -> None:
    game = lay(Seat(55, "A01 W08 E04"), Seat(57, "A01"), Seat(99))
    measure = Cards()
    measure.before(game)
    for move in ("activate E04", "use W08", "pass", "attack A01 fiona"):
        measure.step(game, 0, GAME.notation.read(move))
        do(game, move)
    found = {(tally.piece, tally.deed): tally for tally in measure.tallies(game)}
    assert found["Rock", "held"].by_seat == (1, 1, 0)
    assert found["Rock", "played"].by_seat == (1, 0, 0)
    assert found["Second Helping of Legs", "played"].by_seat == (1, 0, 0)
    assert found["Sensible Shoes", "activated"].by_seat == (1, 0, 0)
    assert found["Rock", "played"].group == "Attack Cards"
    assert found["Sensible Shoes", "held"].group == "Equipment"


def test_dlc_are_noted_with_who_has_bought_them() -> None:
    game = lay(Seat(55, dlc="D06"), Seat(57), Seat(99))
    measure = Cards()
    measure.before(game)
    (tally,) = measure.tallies(game)
    assert (tally.piece, tally.deed, tally.by_seat) == ("Laser Shovel", "bought", (1, 0, 0))


def test_other_moves_leave_no_trace() -> None:
    game = lay(Seat(55, "A01"), Seat(57), Seat(99))
    measure = Cards()
    measure.before(game)
    measure.step(game, 0, GAME.notation.read("again"))
    assert {tally.deed for tally in measure.tallies(game)} == {"held"}
