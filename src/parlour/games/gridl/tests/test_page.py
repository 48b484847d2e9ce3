"""What the page has besides the view: the parts as they are printed, and numbers of the game."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.gridl import GAME, page
from parlour.games.gridl.moves import GiveClue, Guess
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import play_turn, start
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain


def played(players: int, turns: int, **options: str) -> Game[Table]:
    """A game after so many turns, in which all that is legal first is done."""
    game = GAME.start(players, Seeded("a page"), options)
    while game.table.turn < turns:
        seat = game.waiting()[0]
        game.decide(seat, game.moves(seat)[0])
    return game


def view(game: Game[Table]) -> dict[str, Any]:
    return dict(GAME.view(game, None))


@pytest.mark.rule("GL-41")
def test_a_solution_card_tells_what_a_guess_is_worth() -> None:
    cards = page.pieces()["solutions"]
    assert len(cards) == 25
    assert cards["A1"] == {"A1": 3, "B1": 2, "A2": 2, "B2": 1}
    assert sorted(cards["C3"].values()) == [1, 1, 1, 1, 2, 2, 2, 2, 3]


@pytest.mark.rule("GL-17")
def test_seats_are_of_the_teams_that_the_game_has() -> None:
    for players, teams in page.pieces()["seatings"].items():
        table = played(int(players), 0).table
        expected = [] if table.coop else [table.team_of(seat) for seat in range(int(players))]
        assert teams == expected


def test_each_seat_has_the_points_of_its_team() -> None:
    game = played(5, 3, first="pink")
    pink, blue = game.table.scores
    assert page.figures(view(game)) == {"points": [pink, blue, pink, blue, pink]}


def test_the_parts_of_the_result_add_up_to_the_points() -> None:
    game = played(4, 5, first="pink", powers="yes")
    seen = view(game)
    parts = [part.by_seat for part in page.breakdown(seen) if part.unit == "points"]
    assert [sum(each) for each in zip(*parts, strict=True)] == page.figures(seen)["points"]


def test_many_guesses_stand_in_the_list_by_their_rows_and_clues_as_ideas() -> None:
    kind_of = GAME.listing.kind_of
    assert [kind_of(Guess((cell,))) for cell in (0, 4, 5, 24)] == [
        "Row 1",
        "Row 1",
        "Row 2",
        "Row 5",
    ]
    assert kind_of(GiveClue("volcano")) == "Ideas"
    assert kind_of(Guess((0, 1))) == ""


def test_a_quick_game_begins_with_the_clue_of_a_bot() -> None:
    """*Play now*: the person on the first seat, and a bot on the second."""
    game = GAME.start(2, Seeded("now"), GAME.play_now)
    assert game.table.gridmaster == 1
    assert GAME.settle_options(2, GAME.play_now)["gridmaster"] == "last"


@pytest.mark.rule("GL-66", "GL-102", "GL-99")
@pytest.mark.parametrize(
    ("power", "guess", "told"),
    [
        ("P8", "C3", "Pink scores 3, the key was C3; Blue gains 1."),
        ("P8", "A1", "Pink scores 0, the key was C3."),
        ("P11", "A1", "Pink loses 1, the key was C3."),
    ],
)
def test_the_line_of_a_turn_tells_what_both_teams_have_of_it(
    power: str, guess: str, told: str
) -> None:
    game = start(4, "C3", blue=power, scores=(5, 5))
    play_turn(game, guess, passive=power)
    events = [event for event, to in game.events or () if to is None]
    named = [n for n, event in enumerate(events) if GAME.headlines.turn_of(event) is not None]
    headline = GAME.headlines.headline(events[named[0] : named[1] if named[1:] else None])
    assert headline is not None
    assert plain(headline.text).endswith(f": {guess}; {told}")
