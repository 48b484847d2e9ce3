"""What is told of a turn in one line."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import events as ev
from parlour.games.gizmos import headlines
from parlour.games.gizmos.cards import BY_CODE, COLORS
from parlour.kernel.text import plain
from parlour.kernel.values import Event

RED, BLUE = COLORS.index("red"), COLORS.index("blue")
CARD = BY_CODE["G1R9"]  # Ember Spark Medal
BEGAN = ev.TurnBegan(1, 3)
SPENT = tuple([2 if color == RED else 0 for color in range(len(COLORS))])


def told(*events: Event) -> str | None:
    headline = headlines.headline([BEGAN, *events])
    return headline and plain(headline.text, ("Ada", "Greedy"))


def marks(*events: Event) -> list[tuple[str, str]]:
    headline = headlines.headline([BEGAN, *events])
    assert headline is not None
    return [(role, thing.id) for role, thing in headline.marks]


def test_a_turn_in_which_nothing_has_happened_has_none() -> None:
    assert headlines.turn_of(BEGAN) == 1
    assert told() is None
    assert told(ev.DisplayRefilled(1, CARD)) is None


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        (
            (ev.Built(1, CARD, 0, SPENT, ()), ev.Used(1, CARD), ev.Drew(1, BLUE)),
            "Greedy built Ember Spark Medal for 2 red and drew a blue.",
        ),
        (
            (ev.Researched(1, 2, 3), ev.Filed(1, CARD, 2)),
            "Greedy researched level 2 and filed Ember Spark Medal.",
        ),
        ((ev.Researched(1, 2, 3), ev.Built(1, CARD, 2, (0, 0, 0, 0), ())), None),
        ((ev.Picked(1, RED), ev.RowRefilled(BLUE)), "Greedy picked a red."),
        (
            (ev.Picked(1, RED), ev.Drew(1, BLUE), ev.Drew(1, BLUE), ev.GainedPoints(1, 1)),
            "Greedy picked a red, drew 2 blue and gained 1 point.",
        ),
        ((ev.Passed(1, 1),), "Greedy passed."),
        (
            (ev.Researched(1, 2, 3), ev.Returned(1, 2, 3)),
            "Greedy researched level 2 and took no card.",
        ),
        (
            (ev.Picked(1, RED), ev.EndTriggered(1)),
            "Greedy triggered the end of the game: picked a red.",
        ),
    ],
)
def test_it_tells_what_its_player_built_got_and_paid(
    events: tuple[Event, ...], sentence: str | None
) -> None:
    free = "Greedy researched level 2 and built Ember Spark Medal for free."
    assert told(*events) == (sentence or free)


def test_it_marks_the_card_and_what_the_player_holds_of_the_energy() -> None:
    built = ev.Built(1, CARD, 0, SPENT, ())
    assert marks(built, ev.Drew(1, BLUE)) == [
        ("gained", "G1R9"),
        ("lost", "red/1"),
        ("gained", "blue/1"),
    ]
