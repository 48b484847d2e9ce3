"""What is told of a turn in one line, and what the board marks of it."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from parlour.contract import turns_in
from parlour.games.gadget_grid import GAME, headlines
from parlour.games.gadget_grid import events as ev
from parlour.games.gadget_grid.rules import ids
from parlour.games.gadget_grid.tests.positions import Seat, do, lay
from parlour.kernel.text import plain
from parlour.kernel.values import Event

NAMES = ("Ada", "Bob", "Cyd")
BEGAN = ev.TurnBegan(0, 3)
MYRON, SUDO, Z1, Z2, Z3 = 2, 3, 8, 9, 10
ROCK, MORTAR, REMOTE, RUBBLE, SENTRY = 201, 206, 205, 302, 304
EVENTS = [
    kind
    for _, kind in inspect.getmembers(ev, inspect.isclass)
    if kind not in (Event, ev.CharacterChosen, ev.TokenPlaced)  # these are before the first turn
]


def told(*events: Event) -> str | None:
    headline = headlines.headline([BEGAN, *events])
    return headline and plain(headline.text, NAMES)


def marks(*events: Event) -> list[tuple[str, str]]:
    headline = headlines.headline([BEGAN, *events])
    assert headline is not None
    return [(role, thing.id) for role, thing in headline.marks]


def test_a_turn_in_which_nothing_has_happened_has_none() -> None:
    assert headlines.turn_of(BEGAN) == 0
    assert told() is None
    assert told(ev.Rolled(0, 4, 2, 0), ev.Turned(0, ROCK)) is None


@pytest.mark.parametrize("kind", EVENTS)
def test_whatever_is_not_minor_has_a_headline(kind: type[Event]) -> None:
    values: dict[str, Any] = {"int": 1, "[int]": (1, 2), "str": ids.LAST_LIVING}
    event = kind(*[values[shape] for shape in kind.fields.values()])
    if kind in (ev.Got, ev.Delivered):
        return  # what came before it is told, or what comes after
    assert headlines.minor(event) or told(event) is not None


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        (
            (
                ev.Stepped(0, MYRON, 34, 44),
                ev.Collected(0, (ROCK, MORTAR, REMOTE), 44),
                ev.Stepped(0, MYRON, 44, 45),
                ev.Attacked(0, ROCK, (SUDO,)),
                ev.Lost((SUDO,)),
            ),
            "Ada moved Myron to 45, collected 3 cards and hit Sudo with Rock.",
        ),
        (
            (ev.Stepped(0, MYRON, 34, 44), ev.Fell(MYRON, 44), ev.Landed(MYRON, 44, 17)),
            "Ada moved Myron to 17 (byoop).",
        ),
        (
            (ev.Placed(0, ROCK, 42, 42), ev.Placed(0, RUBBLE, 24, 24)),
            "Ada put Rock on 42 and Rubble on 24.",
        ),
        (
            (ev.Placed(0, ROCK, 42, 42), ev.Stepped(0, MYRON, 34, 44)),
            "Ada moved Myron to 44.",
        ),
        (
            (ev.Attacked(0, REMOTE, (SUDO,)), ev.SetOff(0, SENTRY, 42, 0, (SUDO,))),
            "Ada set off Gorgonzilla on 42 to hit Sudo.",
        ),
        ((ev.Attacked(0, MORTAR, ()),), "Ada used Board Mortar."),
        (
            (ev.Attacked(0, ROCK, (SUDO,)), ev.Saved(SUDO, 101)),
            "Ada hit Sudo with Rock; Fourth Eye saved Sudo.",
        ),
        (
            (ev.Stepped(0, MYRON, 34, 44), ev.Lost((MYRON,))),
            "Ada moved Myron to 44; Myron lost a Life Gizmo.",
        ),
        (
            (ev.Stepped(0, Z1, 34, 44), ev.Lost((SUDO,)), ev.Zombified(SUDO)),
            "Ada moved Zombot 1 to 44; Sudo became a Zomboid.",
        ),
        (
            (ev.Stepped(0, MYRON, 34, 44), ev.Stole(MYRON, SUDO)),
            "Ada moved Myron to 44; Myron stole a Life Gizmo from Sudo.",
        ),
        ((ev.Activated(0, 101), ev.Activated(0, 102)), "Ada activated Fourth Eye and Grappler."),
        ((ev.Drew(0, 1), ev.Got(0, (ROCK,)), ev.Drew(0, 1)), "Ada drew 2 cards."),
        ((ev.Collected(1, (ROCK,), 42),), "Bob collected Rock."),
        (
            (ev.Stepped(-1, Z1, 34, 35), ev.Stepped(-1, Z2, 44, 45)),
            "Zombot 1 came to 35 and Zombot 2 came to 45.",
        ),
        (
            tuple([ev.Stepped(-1, token, 34, 35) for token in (Z1, Z2, Z3)]),
            "3 tokens moved by themselves.",
        ),
        ((ev.Exploded(SENTRY, 42), ev.Exploded(SENTRY, 17)), "The Sentries on 42 and 17 exploded."),
        (
            (ev.Shoveled(0, SUDO), ev.Lost((SUDO,)), ev.GameEnded((0,), ids.LAST_LIVING)),
            "Ada hit Sudo with a shovel; Ada won.",
        ),
        ((ev.GameEnded((0, 2), ids.TIE),), "Ada and Cyd drew."),
        ((ev.GameEnded((), ids.SOLO_LOST),), "Nobody won."),
    ],
)
def test_a_headline_says_what_came_of_the_turn(events: tuple[Event, ...], sentence: str) -> None:
    assert told(*events) == sentence


def test_the_way_of_a_token_is_marked_from_end_to_end() -> None:
    way = (ev.Stepped(0, MYRON, 34, 44), ev.Stepped(0, MYRON, 44, 45), ev.Placed(0, ROCK, 9, 9))
    assert marks(*way) == [("gained", "09"), ("from", "34"), ("path", "44"), ("to", "45")]


def test_who_is_hurt_is_marked_as_a_victim() -> None:
    assert marks(ev.Lost((SUDO,))) == [("victim", "sudo")]
    assert marks(ev.Stole(MYRON, SUDO)) == [("victim", "sudo"), ("gained", "myron")]


def test_what_leaves_the_grid_is_marked_where_it_lay() -> None:
    assert marks(ev.Removed(0, RUBBLE, 42)) == [("lost", "42")]
    assert marks(ev.Slid(0, RUBBLE, 42, 43)) == [("from", "42"), ("to", "43")]


def test_a_real_turn_is_told_as_it_went() -> None:
    game = lay(
        *(Seat(55, "A01"), Seat(57), Seat(99)),
        phase="turn",
        deck="W01 W02",
        dice=(0, 9),
        lying={56: "A13"},
        events=True,
    )
    do(game, "put W01 09", "pass", "step 56", "pass", "attack A13 fiona")
    events = [event for event, _ in game.events or []]
    turn = turns_in(headlines, events)[0]
    headline = GAME.headline(events[turn.start : turn.end])
    assert headline is not None
    assert plain(headline.text, NAMES) == (
        "Ada moved Uoiea to 56, collected Sock Full of Smaller Socks and hit Fiona with "
        "Sock Full of Smaller Socks."
    )
