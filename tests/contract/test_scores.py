"""How a game ended, in one sentence for each who looks on."""

from __future__ import annotations

import pytest

from parlour.contract import Outcome, ScorePart, result_sentence
from parlour.kernel.text import plain

NAMES = ["Ada", "Ben", "Cem", "Dot"]


def told(
    places: tuple[int, ...], points: tuple[int, ...], viewer: int | None, *resigned: int
) -> str:
    outcome = Outcome(places, points, "X-1")
    return plain(result_sentence(outcome, viewer, "22 rounds", resigned), NAMES)


@pytest.mark.parametrize(
    ("points", "viewer", "said"),
    [
        ((46, 35), 0, "You won 46 to 35 after 22 rounds."),
        ((46, 35), 1, "You lost 35 to 46 after 22 rounds."),
        ((46, 35), None, "Ada won with 46 points after 22 rounds."),
        ((35, 35), 0, "You won the tie-break at 35 points each after 22 rounds."),
        ((35, 35), 1, "You lost the tie-break at 35 points each after 22 rounds."),
        ((0, 0), 1, "You lost after 22 rounds."),
    ],
)
def test_two_players_read_how_it_stood(
    points: tuple[int, int], viewer: int | None, said: str
) -> None:
    assert told((1, 2), points, viewer) == said


@pytest.mark.parametrize("viewer", [0, 1])
def test_points_that_did_not_decide_are_not_told(viewer: int) -> None:
    """The last one standing wins, whatever the other has captured."""
    assert told((1, 2), (3, 9), viewer) == ["You won", "You lost"][viewer] + " after 22 rounds."
    assert told((1, 2), (3, 9), None) == "Ada won after 22 rounds."


@pytest.mark.parametrize(
    ("points", "viewer", "said"),
    [
        ((3, 9), 0, "You won after 22 rounds: you leapt."),
        ((3, 9), 1, "You lost after 22 rounds: Ada leapt."),
        ((3, 9), None, "Ada won after 22 rounds: Ada leapt."),
        ((9, 3), 0, "You won 9 to 3 after 22 rounds: you leapt."),
        (
            (3, 9, 4),
            1,
            "You came second with 9 points, and Ada won after 22 rounds: Ada leapt.",
        ),
    ],
)
def test_what_decided_instead_of_points_is_said(
    points: tuple[int, ...], viewer: int | None, said: str
) -> None:
    outcome = Outcome(tuple(range(1, len(points) + 1)), points, "X-1")
    sentence = result_sentence(outcome, viewer, "22 rounds", because="{} leapt")
    assert plain(sentence, NAMES) == said


def test_of_several_players_each_reads_their_own_place() -> None:
    places, points = (2, 1, 3), (30, 46, 1)
    assert told(places, points, 1) == "You won with 46 points after 22 rounds."
    came = "You came second with 30 points, and Ben won with 46 points after 22 rounds."
    assert told(places, points, 0) == came
    came = "You came third with 1 point, and Ben won with 46 points after 22 rounds."
    assert told(places, points, 2) == came


def test_a_shared_win_names_all_who_share_it() -> None:
    places, points = (1, 1, 3), (9, 9, 4)
    assert told(places, points, 0) == "You and Ben share the win with 9 points after 22 rounds."
    assert told(places, points, None) == "Ada and Ben share the win with 9 points after 22 rounds."
    assert told((1, 1), (9, 9), 1) == "You and Ada share the win with 9 points after 22 rounds."
    everybody = "Everybody shares the win with 9 points after 22 rounds."
    assert told((1, 1, 1), (9, 9, 9), 2) == everybody


def test_nobody_may_have_won() -> None:
    assert told((2, 2, 2), (4, 4, 4), 0) == "Nobody won after 22 rounds."
    assert told((2,), (4,), 0) == "You lost with 4 points after 22 rounds."
    assert told((2,), (1,), None) == "Ada lost with 1 point after 22 rounds."
    assert told((1,), (7,), 0) == "You won with 7 points after 22 rounds."


def test_who_resigned_is_named() -> None:
    assert told((1, 2), (3, 9), 0, 1) == "Ben resigned, so you won after 22 rounds."
    assert told((1, 2), (3, 9), None, 1) == "Ben resigned, so Ada won after 22 rounds."
    said = "You resigned, and Ada won with 3 points after 22 rounds."
    assert told((1, 2), (3, 9), 1, 1) == said
    assert told((1, 2, 3), (3, 1, 9), 0, 2) == "You won with 3 points after 22 rounds."


TEAMS = ((0, 2), (1, 3))
PAIRS = ((0, 1), (2, 3), (4, 5))


def told_to_sides(
    sides: tuple[tuple[int, ...], ...],
    places: tuple[int, ...],
    points: tuple[int, ...],
    viewer: int | None,
    *resigned: int,
) -> str:
    """With a place and points for each side."""
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    seats = range(len(side_of))
    by_seat = [tuple(each[side_of[seat]] for seat in seats) for each in (places, points)]
    outcome = Outcome(by_seat[0], by_seat[1], "X-1", sides)
    names = [*NAMES, "Eve", "Flo"]
    return plain(result_sentence(outcome, viewer, "9 rounds", resigned), names)


@pytest.mark.parametrize(
    ("places", "points", "viewer", "said"),
    [
        ((1, 2), (12, 9), 2, "Your side won 12 to 9 after 9 rounds."),
        ((1, 2), (12, 9), 3, "Your side lost 9 to 12 after 9 rounds."),
        ((1, 2), (12, 9), None, "Ada and Cem won with 12 points after 9 rounds."),
        ((1, 2), (9, 9), 0, "Your side won the tie-break at 9 points each after 9 rounds."),
        ((2, 1), (0, 0), 0, "Your side lost after 9 rounds."),
        ((1, 1), (9, 9), 1, "Both sides share the win with 9 points after 9 rounds."),
        ((2, 2), (9, 9), 1, "Nobody won after 9 rounds."),
    ],
)
def test_a_side_reads_how_it_stood(
    places: tuple[int, ...], points: tuple[int, ...], viewer: int | None, said: str
) -> None:
    assert told_to_sides(TEAMS, places, points, viewer) == said


def test_of_several_sides_each_reads_its_own_place() -> None:
    places, points = (2, 1, 3), (5, 9, 1)
    won = "Your side won with 9 points after 9 rounds."
    assert told_to_sides(PAIRS, places, points, 3) == won
    came = "Your side came second with 5 points, and Cem and Dot won with 9 points after 9 rounds."
    assert told_to_sides(PAIRS, places, points, 0) == came
    shared = "Your side, Ada and Ben share the win with 9 points after 9 rounds."
    assert told_to_sides(PAIRS, (1, 1, 3), (9, 9, 1), 2) == shared


def test_one_against_all_the_others_is_no_side_to_themselves() -> None:
    one, rest = "You lost 3 to 7 after 9 rounds.", "Your side won 7 to 3 after 9 rounds."
    assert told_to_sides(((0,), (1, 2)), (2, 1), (3, 7), 0) == one
    assert told_to_sides(((0,), (1, 2)), (2, 1), (3, 7), 2) == rest


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_who_plays_against_the_game_wins_or_loses_with_all_the_others(viewer: int | None) -> None:
    lost, won = "Everybody lost with 7 points after 9 rounds.", "Everybody won after 9 rounds."
    assert told_to_sides(((0, 1),), (2,), (7,), viewer) == lost
    assert told_to_sides(((0, 1),), (1,), (0,), viewer) == won


def test_alone_against_the_game_one_wins_or_loses_by_oneself() -> None:
    assert told_to_sides(((0,),), (2,), (7,), 0) == "You lost with 7 points after 9 rounds."


def test_who_resigned_reads_which_side_has_won() -> None:
    said = "You resigned, and Ada and Cem won with 12 points after 9 rounds."
    assert told_to_sides(TEAMS, (1, 2), (12, 9), 1, 1) == said


def test_a_label_says_whether_it_is_points_or_a_count() -> None:
    assert ScorePart("captured kings", "points", [4]).label == "Points from captured kings"
    assert ScorePart("rounds played", "count", [7]).label == "Rounds played"
