"""Scores, and who wins when they are equal."""

from __future__ import annotations

import pytest

from parlour.contract import Outcome
from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.tests.positions import Seat, do, lay, offered
from parlour.kernel.text import plain


def result(*seats: Seat, first: int = 0) -> Outcome:
    """The outcome if the game ends with the players having just that."""
    game = lay(*seats, first=first, turn=(first - 1) % len(seats))
    game.table.ending = True
    do(game, "research 1", "take none")
    do(game, offered(game)[0])  # the last turn has changed nothing anybody owns
    assert game.over
    return GAME.rules.outcome(game)


# ---------------------------------------------------------------- points


@pytest.mark.rule("GIZ-94")
def test_the_score_is_printed_points_and_tokens_and_awards() -> None:
    outcome = result(
        Seat("UU", active="G3Y1 G3K2 G2Y2 G3X2#1", tokens=5),  # 8 + 4 + 2, 5 tokens, 5 again
        Seat("RRY", active="G1R1 G2R3 G3R1 G3X1#1", tokens=4),  # 1 + 3 + 7, 4 tokens, 3 energy
    )
    assert outcome.points == (24, 18)


@pytest.mark.rule("GIZ-94", "GIZ-9")
def test_a_starting_gizmo_scores_nothing() -> None:
    assert result(Seat(), Seat()).points == (0, 0)


@pytest.mark.rule("GIZ-94", "GIZ-28")
def test_archive_energy_and_limits_score_nothing() -> None:
    assert result(Seat("RRRRR", archive="G3R8"), Seat(active="G1R1")).points == (0, 1)


@pytest.mark.rule("GIZ-94", "GIZ-81", "GIZ-82")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_gizmo_is_worth_its_printed_points(level: int) -> None:
    printed = {"G3R1": 7, "G3U1": 7, "G3Y1": 8, "G3K1": 8}  # the others are worth their cost
    for card in CARDS:
        if card.level == level and not card.code.startswith("G3X"):
            game = lay(Seat(active=card.code), Seat())
            points = GAME.view(game, None)["players"][0]["points"]
            assert points["total"] == points["gizmos"] == printed.get(card.code, card.cost)


@pytest.mark.rule("GIZ-83")
@pytest.mark.parametrize("ring", ["", "R", "RYUKK"])
def test_an_energy_award_is_worth_the_energy_in_the_ring(ring: str) -> None:
    assert result(Seat(ring, active="G3X1#1", tokens=2), Seat()).points[0] == 2 + len(ring)


@pytest.mark.rule("GIZ-83", "GIZ-R23")
@pytest.mark.parametrize("tokens", [0, 5, 12])
def test_a_token_award_is_worth_the_value_of_the_tokens_and_no_printed_points(tokens: int) -> None:
    outcome = result(Seat("RRR", active="G3X2#1 G3R8 G2R3", tokens=tokens), Seat())
    assert outcome.points[0] == 7 + 3 + tokens + tokens


@pytest.mark.rule("GIZ-83")
def test_each_copy_of_an_award_counts_in_full() -> None:
    both = Seat("RRRR", active="G3X1#1 G3X1#2", tokens=3)
    assert result(both, Seat()).points[0] == 3 + 4 + 4
    both = Seat("RRRR", active="G3X2#1 G3X2#2", tokens=3)
    assert result(both, Seat()).points[0] == 3 + 3 + 3
    all_four = Seat("RRRR", active="G3X1#1 G3X1#2 G3X2#1 G3X2#2", tokens=3)
    assert result(all_four, Seat()).points[0] == 3 + 4 + 4 + 3 + 3


@pytest.mark.rule("GIZ-83", "GIZ-94")
def test_an_award_in_the_archive_or_of_another_player_scores_nothing() -> None:
    outcome = result(Seat("RRR", archive="G3X1#1", tokens=1), Seat(active="G3X1#2"))
    assert outcome.points == (1, 0)


@pytest.mark.rule("GIZ-94", "GIZ-99")
def test_the_score_shown_during_play_is_the_score_so_far() -> None:
    game = lay(Seat("RR", active="G2R3 G3X1#1", tokens=4), Seat())
    for viewer in (0, 1, None):
        points = GAME.view(game, viewer)["players"][0]["points"]
        assert points == {"gizmos": 3, "tokens": 4, "awards": 2, "total": 9}


# ---------------------------------------------------------------- the winner


@pytest.mark.rule("GIZ-95")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_highest_score_wins_whatever_else_the_others_have(first: int) -> None:
    outcome = result(
        Seat("RRRRR", active="G1R1 G1R2 G1R3"),  # 3 points, most gizmos, most energy
        Seat(tokens=4),
        Seat("RR", active="G1Y1"),
        first=first,
    )
    assert outcome.points == (3, 4, 1)
    assert outcome.places == (2, 1, 3)
    assert outcome.winners == (1,)


@pytest.mark.rule("GIZ-96", "GIZ-R21")
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_goes_to_the_most_gizmos(first: int) -> None:
    many = Seat(active="G1R1 G1R2 G1R3")
    few = Seat("RRRRR", active="G2R3")
    assert result(many, few, first=first).places == (1, 2)
    assert result(few, many, first=first).places == (2, 1)


@pytest.mark.rule("GIZ-96", "GIZ-97", "GIZ-98")
def test_the_result_says_what_broke_a_tie() -> None:
    def told(seats: list[Seat], viewer: int | None) -> str:
        view = GAME.view(lay(*seats), viewer)
        return plain(GAME.results.tell_result(result(*seats), view), ["Ada", "Ben", "Cem"])

    tied = [Seat(active="G1R1 G1R2 G1R3"), Seat(active="G2R3")]
    assert told(tied, 0).endswith("each after 2 rounds: you had more gizmos.")
    assert told(tied, 1).endswith(": Ada had more gizmos.")
    assert told(tied, None).endswith(": of those tied, Ada had more gizmos.")
    rich = [Seat("RYU", active="G1R1"), Seat("KK", active="G1Y1"), Seat()]
    assert told(rich, 1).endswith(": of those tied, Ada had more energy left.")
    assert told([Seat(), Seat()], 1).endswith(": you came later in turn order.")
    assert told([Seat(active="G1R1"), Seat()], 0) == "You won 1 to 0 after 2 rounds."


@pytest.mark.rule("GIZ-96", "GIZ-28")
def test_filed_gizmos_do_not_count_in_a_tie() -> None:
    outcome = result(Seat("R", active="G1R1"), Seat(active="G1Y1", archive="G1Y2"))
    assert outcome.winners == (0,)


@pytest.mark.rule("GIZ-97")
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_in_gizmos_too_goes_to_the_most_energy(first: int) -> None:
    rich, poor = Seat("RYU", active="G1R1"), Seat("KK", active="G1Y1")
    assert result(rich, poor, first=first).places == (1, 2)
    assert result(poor, rich, first=first).places == (2, 1)


@pytest.mark.rule("GIZ-98")
@pytest.mark.parametrize(
    ("first", "places"),
    [(0, (4, 3, 2, 1)), (1, (1, 4, 3, 2)), (2, (2, 1, 4, 3)), (3, (3, 2, 1, 4))],
)
def test_a_tie_in_everything_goes_to_the_latest_in_turn_order(
    first: int, places: tuple[int, ...]
) -> None:
    outcome = result(Seat("R"), Seat("Y"), Seat("U"), Seat("K"), first=first)
    assert outcome.places == places
    assert len(outcome.winners) == 1


@pytest.mark.rule("GIZ-R21")
def test_the_other_places_are_settled_the_same_way() -> None:
    outcome = result(
        Seat("RR", active="G2R3"),  # 3 points, 2 gizmos, 2 energy
        Seat("RRR", active="G2Y3"),  # 3 points, 2 gizmos, 3 energy
        Seat(active="G1R1 G1R2 G1R3"),  # 3 points, 4 gizmos
        Seat(active="G3R8"),  # 7 points
    )
    assert outcome.places == (4, 3, 2, 1)


@pytest.mark.rule("GIZ-R24", "GIZ-97")
def test_energy_that_scored_for_an_award_counts_again_in_a_tie() -> None:
    outcome = result(Seat("RRR", active="G3X1#1"), Seat("RR", active="G2R3"), first=0)
    assert outcome.points == (3, 3)
    assert outcome.winners == (0,)  # three energy against two, though three have scored
