"""What a page shows besides the view: pieces, numbers, how it ended, and what a move leads to."""

from __future__ import annotations

import pytest

from parlour.contract import Consequences, Outcome, View
from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.listing import KINDS, apart, grouped, kind_of
from parlour.games.gadget_grid.moves import Arrange
from parlour.games.gadget_grid.page import breakdown, figures, pieces, tell_result
from parlour.games.gadget_grid.rules import ids
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.positions import Seat, do, lay
from parlour.kernel.agenda import Game
from parlour.kernel.text import plain

NAMES = ("Ada", "Bob", "Cyd")


def foreseen(game: Game[Table], move: str) -> Consequences:
    seat = game.waiting()[0]
    assert game.refuse(seat, GAME.notation.read(move)) is None
    return GAME.foresight.foresee(GAME.notation.read(move), GAME.view(game, seat))


def caution(game: Game[Table], move: str) -> str:
    said = foreseen(game, move).caution
    return "" if said is None else plain(said, NAMES)


# ---------------------------------------------------------------------- pieces


@pytest.mark.rule("GG-2", "GG-3", "GG-4", "GG-5")
def test_everything_that_is_printed_can_be_had() -> None:
    printed = pieces()
    cards = {card["id"]: card for card in printed["cards"]}
    assert sum([card["copies"] for card in printed["cards"]]) == 120 + 26 + 22
    rock = cards["A01"]
    assert (rock["number"], rock["name"], rock["category"]) == (201, "Rock", "attack")
    assert rock["numbers"] == {"range": 3}
    assert rock["price"] is None
    assert cards["A07"]["numbers"] == {"digit": 3}
    assert cards["N06"]["numbers"] == {"range": 2}
    assert (cards["N04"]["fires"], cards["N04"]["sentry"]) == ("line", 0)
    assert printed["sentries"] == ["Gorgonzilla", "Quetzalcannon", "Mechakraken", "Acid Fountain"]
    assert [token["id"] for token in printed["tokens"]][6:10] == ["wunowenoh", "zaggy", "z1", "z2"]
    assert printed["tokens"][7]["full_name"] == "Zaggy Moonpowder"


@pytest.mark.rule("GG-151")
def test_the_price_of_a_dlc_is_a_card_and_two_categories() -> None:
    cards = {card["id"]: card for card in pieces()["cards"]}
    assert cards["D06"]["price"] == {"named": 202, "others": ["equipment", "widget"]}


# ---------------------------------------------------------------------- numbers of a game


@pytest.mark.rule("GG-264", "GG-111")
def test_gizmos_on_the_token_are_the_score() -> None:
    game = lay(Seat(0, "A01 A01", gizmos=2), Seat(99, dlc="D06", gizmos=0), Seat(9))
    view = GAME.view(game, None)
    assert figures(view) == {
        "Life Gizmos": [2, 0, 3],
        "bank": [1, 3, 0],
        "cards in hand": [2, 0, 0],
        "DLC": [0, 1, 0],
    }
    assert [part.by_seat for part in breakdown(view) if part.unit == "points"] == [[2, 0, 3]]


@pytest.mark.rule("GG-238")
def test_opponents_of_the_one_player_game_have_no_figures() -> None:
    game = lay(Seat(0, gizmos=1), opponents=[Seat(99, gizmos=1)])
    assert figures(GAME.view(game, 0))["Life Gizmos"] == [1]


# ---------------------------------------------------------------------- how it ended


def ending(
    reason: str, winners: tuple[int, ...], viewer: int | None, players: int = 3, turn: int = 0
) -> str:
    seats = [Seat(11 * n) for n in range(players)]
    seen: View = {**GAME.view(lay(*seats, turn=turn, round_number=7), None), "viewer": viewer}
    places = tuple([1 if seat in winners else 2 for seat in range(players)])
    points = tuple([2 if seat in winners else 0 for seat in range(players)])
    return plain(tell_result(Outcome(places, points, reason), seen), NAMES)


@pytest.mark.rule("GG-259", "GG-264")
def test_who_is_the_last_with_a_gizmo_has_won() -> None:
    assert ending(ids.LAST_LIVING, (0,), 0) == "You won after 7 rounds, the last with a Life Gizmo."
    assert ending(ids.LAST_LIVING, (1,), 0) == "Bob won after 7 rounds, the last with a Life Gizmo."
    assert ending(ids.LAST_OF_TWO, (1,), None, 2).startswith("Bob won")


@pytest.mark.rule("GG-268")
def test_a_draw_has_an_author() -> None:
    assert ending(ids.TIE, (0, 1), 0, turn=0) == (
        "You are the Tie Fighter: after 7 rounds nobody was left."
    )
    assert ending(ids.TIE, (0, 1), 1, turn=0).startswith("Ada is the Tie Fighter")


@pytest.mark.rule("GG-290", "GG-R55")
def test_a_game_that_is_stopped_goes_to_the_most_gizmos() -> None:
    assert ending(ids.STALLED, (1,), 0) == (
        "The show was canceled after 7 rounds: Bob won with 2 Life Gizmos."
    )
    assert ending(ids.CAPPED, (0, 2), 0) == (
        "Time was up after 7 rounds: you and Cyd drew with 2 Life Gizmos each."
    )


@pytest.mark.rule("GG-249", "GG-250", "GG-287")
def test_alone_one_wins_or_loses_against_the_grid() -> None:
    assert ending(ids.SOLO_WON, (0,), 0, 1) == (
        "You won after 7 rounds: no opponent has a Life Gizmo left."
    )
    assert (
        ending(ids.SOLO_LOST, (), 0, 1) == "You lost after 7 rounds: the only Life Gizmo is gone."
    )
    assert ending(ids.SOLO_STALLED, (), None, 1).startswith("Ada lost after 7 rounds: the show")
    assert ending(ids.CAPPED, (), 0, 1) == "You lost after 7 rounds: there was no more time."


# ---------------------------------------------------------------------- what a move leads to


@pytest.mark.rule("GG-R72")
def test_a_purchase_can_be_called_off_until_the_last_component() -> None:
    game = lay(Seat(0, "A02 E01 W01", bank=2), Seat(99), Seat(9), display="D06 D12 D13 D15")
    begun = foreseen(game, "buy D06")
    assert (begun.reveals, begun.ends_turn, begun.weighty) == (False, False, False)
    do(game, "buy D06")
    assert foreseen(game, "call off").ends_turn is False
    assert foreseen(game, "pay A02").weighty is False
    do(game, "pay A02", "pay E01")
    assert foreseen(game, "pay W01").weighty is True


@pytest.mark.rule("GG-157", "GG-R22")
def test_spending_the_last_gizmo_on_the_token_is_asked_twice() -> None:
    seats = (Seat(0, "A02 E01", gizmos=1, bank=0), Seat(99), Seat(9))
    game = lay(*seats, display="D06 D12 D13 D15")
    do(game, "buy D06", "pay A02", "pay E01")
    last = "That is the last Life Gizmo on your token"
    assert caution(game, "pay gizmos") == f"{last}: you become a Zomboid."
    game = lay(seats[0], Seat(99, gizmos=0), Seat(9), display="D06 D12 D13 D15")
    do(game, "buy D06", "pay A02", "pay E01")
    assert caution(game, "pay gizmos") == f"{last}, and Cyd wins the game."
    game = lay(Seat(0, "A02 E01", gizmos=2, bank=0), *seats[1:], display="D06 D12 D13 D15")
    do(game, "buy D06", "pay A02", "pay E01")
    assert caution(game, "pay gizmos") == ""


@pytest.mark.rule("GG-156", "GG-R22")
def test_it_is_the_choice_of_gizmos_that_is_asked_twice_where_there_is_one() -> None:
    game = lay(Seat(0, "A02 E01", gizmos=1, bank=1), Seat(99), Seat(9), display="D06 D12 D13 D15")
    do(game, "buy D06", "pay A02", "pay E01")
    assert caution(game, "pay gizmos") == ""
    do(game, "pay gizmos")
    assert caution(game, "bank 1") == ""
    assert caution(game, "bank 0").startswith("That is the last Life Gizmo")
    view = GAME.view(game, 0)
    assert apart(GAME.notation.read("bank 0"), view) == "From your token"
    assert apart(GAME.notation.read("bank 1"), view) == ""


HURTS = "You would lose your last Life Gizmo there."


@pytest.mark.rule("GG-93", "E01", "E08", "D01", "GG-97")
def test_a_step_that_would_take_the_last_gizmo_is_asked_twice() -> None:
    def step(seat: Seat, other: Seat | None = None, ground: str = "") -> str:
        there = {56: ground} if ground else {}
        seats = (seat, other or Seat(99), Seat(9))
        game = lay(*seats, phase="movement", zombots=[56], ground=there)
        return caution(game, "step 56")

    assert step(Seat(55, gizmos=1)) == HURTS
    assert step(Seat(55, gizmos=2)) == ""
    assert step(Seat(55, gizmos=1, active="E01")) == ""
    assert step(Seat(55, gizmos=1, active="E08")) == ""
    assert step(Seat(55, gizmos=1, dlc="D01")) == ""
    assert step(Seat(55, gizmos=1, active="E08"), Seat(56, gizmos=0)) == HURTS
    assert step(Seat(55, gizmos=1), ground="N03") == ""  # it falls on


@pytest.mark.rule("GG-228", "GG-258", "D03")
def test_zombuoys_hurt_and_what_is_hugged_does_not() -> None:
    game = lay(Seat(55, gizmos=1), Seat(65, dlc="D05"), Seat(9), phase="movement")
    assert caution(game, "step 56") == HURTS
    game = lay(Seat(55, gizmos=1), Seat(99), Seat(9), phase="movement", zombots=[56], hugs=8)
    assert caution(game, "step 56") == ""
    game = lay(Seat(55, gizmos=1), Seat(56, gizmos=1), phase="movement", zombots=[56])
    assert caution(game, "step 56") == HURTS


def test_what_uses_up_a_card_or_the_attack_is_weighty() -> None:
    game = lay(Seat(55, "W08"), Seat(57), Seat(9))
    assert foreseen(game, "use W08").weighty
    assert not foreseen(game, "again").weighty
    assert not foreseen(game, "pass").weighty
    game = lay(Seat(55, "A01"), Seat(57), Seat(9), phase="attack", zombots=[5])
    assert foreseen(game, "attack A01 fiona").weighty
    assert foreseen(game, "zomb z1 06").weighty


# ---------------------------------------------------------------------- long lists


@pytest.mark.parametrize(
    ("move", "heading", "words"),
    [
        ("zomb z3 45", "Zombot 3", "to 45"),
        ("whistle z3 45", "Whistle Zombot 3", "to 45"),
        ("use W04 fiona 42", "Psychic Lasso", "move Fiona to 42"),
        ("attack A01 fiona", "Rock", "at Fiona"),
        ("remote A05 34 up", "Remote Control", "fire Gorgonzilla on 34 up"),
        ("step 42", "Step to", "42"),
        ("land 42", "Land on", "42"),
        ("put A01 42", "Put Rock on", "42"),
        ("activate E01", "Activate", "Fourth Eye"),
        ("grapple 24", "Haul in", "1 card from 24"),
        ("buy D06", "Buy", "Laser Shovel"),
        ("buy D06 coupon", "Buy with a coupon", "Laser Shovel"),
        ("pay A01", "Pay with", "Rock"),
        ("shovel fiona", "Shovel", "Fiona"),
        ("hug z1", "Hug", "Zombot 1"),
        ("skate up", "Roll the Rollerskate", "up"),
    ],
)
def test_moves_stand_under_what_is_used_or_moved(move: str, heading: str, words: str) -> None:
    view = GAME.view(lay(Seat(0), Seat(99), ground={34: "N04"}, lying={24: "A01"}), 0)
    found = grouped(GAME.notation.read(move), view)
    assert found is not None
    assert (found[0], plain(found[1])) == (heading, words)


def test_a_move_that_is_like_no_other_stands_by_itself() -> None:
    view = GAME.view(lay(Seat(0), Seat(99)), 0)
    for move in ("pass", "again", "use W08", "attack A06", "keep"):
        assert grouped(GAME.notation.read(move), view) is None


def test_kinds_of_moves_have_names_that_people_know() -> None:
    kinds = {kind_of(GAME.notation.read(move)) for move in ("use W08", "use W04 fiona 42")}
    assert kinds == {"Widget"}
    assert kind_of(GAME.notation.read("beam A12 up")) == "Attack Card"
    assert kind_of(GAME.notation.read("pay gizmos")) == "Pay"
    assert kind_of(GAME.notation.read("step 42")) == ""
    assert all(KINDS.values())


@pytest.mark.rule("W14")
def test_other_orders_below_the_deck_stand_apart() -> None:
    view = GAME.view(lay(Seat(0), Seat(99), display="D06 D12 D13 D15"), 0)
    shown = tuple(view["display"])
    assert apart(Arrange(shown), view) == ""
    assert apart(Arrange(shown[::-1]), view) == "In another order"
