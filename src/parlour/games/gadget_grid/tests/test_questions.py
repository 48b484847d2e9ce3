"""GG-61: whatever is asked in a turn, nothing else is done before it is answered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.checks import short_of_cards
from parlour.games.gadget_grid.tests.positions import Seat, asked, do, lay, offered, refused
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

FAR = (Seat(9), Seat(90))
SHOP = "D01 D02 D03 D04"


def choosing() -> Game[Table]:
    return GAME.start(3, Seeded("choosing"))


def compensation() -> Game[Table]:
    game = GAME.start(4, Seeded("s1"))
    while asked(game) == "Choosing":
        do(game, offered(game)[0])
    return game


def ready() -> Game[Table]:
    return lay(Seat(44, hand="E07"), *FAR, phase="turn")


def reconsider() -> Game[Table]:
    return lay(Seat(44, active="E07"), *FAR, phase="turn")


def put_two() -> Game[Table]:
    return lay(Seat(44), *FAR, phase="turn", dice=(4, 2), deck="W01 A01")


def put_one() -> Game[Table]:
    game = lay(Seat(44), *FAR, dice=(4, 2))
    short_of_cards(game, "W01")
    do(game, "again")
    return game


def place_card() -> Game[Table]:
    game = lay(Seat(42), *FAR, phase="turn", dice=(4, 2), deck="N01 A01")
    do(game, "put N01 42")
    return game


def action() -> Game[Table]:
    return lay(Seat(44), *FAR)


def movement() -> Game[Table]:
    return lay(Seat(44), *FAR, phase="movement")


def meet_buggy() -> Game[Table]:
    game = lay(Seat(44, dlc="D02"), *FAR, phase="movement", buggy=45)
    do(game, "step 45")
    return game


def on_malfunction() -> Game[Table]:
    game = lay(Seat(44, active="E06"), *FAR, phase="movement", ground={45: "N03"})
    do(game, "step 45")
    return game


def choose_landing() -> Game[Table]:
    game = lay(Seat(44), *FAR, phase="movement", ground={45: "N03"}, dice=(7, 1))
    do(game, "step 45")
    return game


def step_aside() -> Game[Table]:
    return lay(Seat(44), *FAR, phase="end", ground={44: "N02"})


def pickup() -> Game[Table]:
    game = lay(Seat(44), *FAR, phase="movement", zombots=[45], lying={45: "E01"})
    do(game, "step 45")
    return game


def robbing() -> Game[Table]:
    game = lay(Seat(44, gizmos=0), Seat(45), Seat(45), phase="movement")
    do(game, "step 45")
    return game


def attack() -> Game[Table]:
    return lay(Seat(44), *FAR, phase="attack", zombots=[50])


def move_on() -> Game[Table]:
    game = attack()
    do(game, "zomb z1 51")
    return game


def pull() -> Game[Table]:
    game = lay(Seat(44, hand="W04"), *FAR)
    do(game, "use W04 fiona 18")
    return game


def treat() -> Game[Table]:
    game = lay(Seat(44, hand="W09"), *FAR, zombots=[50, 60])
    do(game, "use W09 z1 51", "pass")
    return game


def drop_all() -> Game[Table]:
    game = lay(Seat(44, hand="W02"), Seat(46), Seat(46), ground={45: "N03"})
    do(game, "use W02 45 46")
    return game


def put_under_deck() -> Game[Table]:
    game = lay(Seat(44, hand="W14", bank=4), *FAR, display=SHOP)
    do(game, "use W14")
    return game


def buy_too() -> Game[Table]:
    game = put_under_deck()
    do(game, offered(game)[0])
    return game


def purchase() -> Game[Table]:
    game = lay(Seat(44, bank=4), *FAR, display=SHOP)
    do(game, "buy D03")
    return game


def settlement() -> Game[Table]:
    game = purchase()
    do(game, "pay gizmos", "pay gizmos", "pay gizmos")
    return game


def first_hug() -> Game[Table]:
    game = settlement()
    do(game, "bank 4")
    return game


def set_down() -> Game[Table]:
    game = lay(Seat(44, bank=4), *FAR, display=SHOP)
    do(game, "buy D04", "pay gizmos", "pay gizmos", "pay gizmos", "bank 4")
    return game


def turn_sentry() -> Game[Table]:
    game = lay(Seat(44, dlc="D04"), *FAR, skate=60, ground={63: "N04"})
    do(game, "skate right")
    return game


def skate_lands() -> Game[Table]:
    game = lay(Seat(44, dlc="D04"), *FAR, skate=60, ground={63: "N03"}, dice=(4, 2))
    do(game, "skate right")
    return game


def aftermath() -> Game[Table]:
    return lay(Seat(44, dlc="D09"), Seat(9), zombots=[46], phase="end")


def scare() -> Game[Table]:
    return lay(Seat(44, dlc="D09"), *FAR, zombots=[46], phase="end")


def march_on() -> Game[Table]:
    return lay(Seat(44), Seat(9), zombots=[66], phase="end")


def chase() -> Game[Table]:
    return lay(Seat(44, gizmos=1), opponents=[Seat(9, gizmos=1)], zombots=[77], phase="end")


QUESTIONS = (
    *(choosing, compensation, ready, reconsider, put_two, put_one, place_card, action, movement),
    *(meet_buggy, on_malfunction, choose_landing, step_aside, pickup, robbing, attack, move_on),
    *(pull, treat, drop_all, put_under_deck, buy_too, purchase, settlement, first_hug, set_down),
    *(turn_sentry, skate_lands, aftermath, scare, march_on, chase),
)


@pytest.mark.rule("GG-61")
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_nothing_else_is_done_before_a_question_is_answered(
    question: Callable[[], Game[Table]],
) -> None:
    game = question()
    assert asked(game).lower() == question.__name__.replace("_", "")
    other = "be zaggy" if asked(game) != "Choosing" else "step 45"
    assert refused(game, other) == "GG-61"
    assert len(offered(game)) > 1
