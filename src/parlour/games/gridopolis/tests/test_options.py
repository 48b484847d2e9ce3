"""Every value of every option of the table changes what it says, and nothing it does not."""

from __future__ import annotations

import pytest

from parlour.contract import BadSetup
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.tests.checks import (
    legal,
    look,
    play,
    reason,
    refused,
    say_aside,
    verbs,
    winners,
)
from parlour.games.gridopolis.tests.positions import place
from parlour.kernel.luck import Seeded

FORCED = {"captures": "forced"}


def test_the_options_and_their_values_are_these() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "blueprint": ("matrix", "duel", "plaza", "tower"),
        "limit": (
            *("none", "10_rounds", "20_rounds", "30_rounds"),
            *("15_minutes", "30_minutes", "60_minutes"),
        ),
        "first_player": ("drawn", "first_seat"),
        "after_teleport": ("forbidden", "allowed"),
        "kinging": ("as_designed", "ends_turn", "goes_on"),
        "kamikaze": ("may_end_chain", "alone"),
        "captures": ("optional", "forced"),
        "first_move": ("forward", "free"),
        "out_and_back": ("forbidden", "allowed"),
        "last_standing": ("that_player_wins", "points_decide"),
    }


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("captures", "Capturing is: forced"),
        ("after_teleport", "A free jump after a step to a teleporter is: allowed"),
        ("last_standing", "With a limit, when only one player is left: points decide"),
    ],
)
def test_an_option_and_its_value_read_as_a_sentence(name: str, read: str) -> None:
    option = next(option for option in GAME.options if option.name == name)
    assert f"{option.title}: {option.values[-1].replace('_', ' ')}" == read


def test_where_a_value_says_too_little_the_option_has_words_for_each() -> None:
    worded = [option for option in GAME.options if option.words]
    assert all(len(option.words) == len(option.values) for option in worded)
    (kinging,) = worded
    assert f"{kinging.title} {kinging.words[0]}" == (
        "A pawn kinged in a chain does as the blueprint says"
    )


def test_every_option_names_the_rule_it_is_about() -> None:
    assert all(option.ruling in GAME.rulebook.rules for option in GAME.options)
    offered = {rule.option for rule in GAME.rulebook.rules.values() if rule.option}
    assert offered <= {option.name for option in GAME.options}


@pytest.mark.parametrize(
    ("name", "value"),
    [("limit", "5_hours"), ("captures", "never"), ("captures", ""), ("color", "blue")],
)
def test_other_values_and_other_options_are_not_known(name: str, value: str) -> None:
    with pytest.raises(BadSetup):
        GAME.start(2, Seeded("options"), {name: value})


# ---------------------------------------------------------------- captures


@pytest.mark.rule("GP-R19")
def test_where_captures_are_forced_who_can_capture_must() -> None:
    game = place(markers={0: ["e4", "f2"], 1: ["e5", "e8"]}, options=FORCED)
    assert legal(game) == {"take e4 e6 x e5"}
    for text in ("step e4 d5", "step f2 f3", "block f5", "pad g5"):
        assert refused(game, text) == "GP-R19"


@pytest.mark.rule("GP-R19")
def test_an_own_jump_is_no_capture() -> None:
    markers = {0: ["e4", "d3", "d4"], 1: ["e5", "e8"]}
    game = place(markers=markers, options=FORCED)
    assert refused(game, "jump d3 d5") == "GP-R19"
    assert "jump d3 d5" in legal(place(markers=markers))


@pytest.mark.rule("GP-R19", "GP-53", "GP-115")
def test_a_forced_capture_may_still_stop_early() -> None:
    game = place(markers={0: ["e3"], 1: ["e4", "e6", "d8"]}, options=FORCED)
    assert legal(game) >= {
        "take e3 e5 x e4",
        "take e3 e7 x e4 e6",
    }
    assert verbs(game) <= {"take", "kamikaze"}


@pytest.mark.rule("GP-R19", "GP-120")
def test_a_kamikaze_will_do_instead_but_nobody_has_to_make_one() -> None:
    both = {0: ["e5", "e2"], 1: ["f5", "e6", "d8"]}
    assert verbs(place(markers=both, options=FORCED)) == {"take", "kamikaze"}
    only = {0: ["e5", "e2"], 1: ["f5", "e8"]}
    assert {"kamikaze", "step", "block", "pad"} <= verbs(place(markers=only, options=FORCED))


@pytest.mark.rule("GP-R19")
def test_who_cannot_capture_does_anything_else() -> None:
    game = place(markers={0: ["e4"], 1: ["e8"]}, options=FORCED)
    assert verbs(game) == {"step", "block", "pad"}


@pytest.mark.rule("GP-R19", "GP-61")
def test_a_capture_that_is_not_legal_forces_nobody() -> None:
    game = place(markers={0: ["e6"], 1: ["e5", "e8"]}, options=FORCED)
    assert "step" in verbs(game)


@pytest.mark.rule("GP-R19", "GP-81")
def test_the_second_move_stays_optional() -> None:
    game = place(markers={0: ["Ke3"], 1: ["e4", "e6", "d8"]}, options=FORCED)
    play(game, "take e3 e5 x e4")
    assert "decline" in legal(game)
    assert "take e5 e7 x e6" in legal(game)


# ---------------------------------------------------------------- first move


@pytest.mark.rule("GP-R6", "GP-62", "GP-63")
def test_a_free_first_move_may_go_sideways_but_not_from_the_home_row() -> None:
    markers = {0: ["f3", "d2"], 1: ["e8"]}
    fresh = ["f3", "d2"]
    game = place(markers=markers, fresh=fresh, options={"first_move": "free"})
    assert "step f3 e3" in legal(game)
    assert refused(game, "step d2 e2") == "GP-62"
    usual = place(markers=markers, fresh=fresh)
    assert refused(usual, "step f3 e3") == "GP-63"


@pytest.mark.rule("GP-R6", "GP-61")
def test_a_free_first_move_is_not_backward() -> None:
    game = place(markers={0: ["f3"], 1: ["e8"]}, fresh=["f3"], options={"first_move": "free"})
    assert refused(game, "step f3 e2") == "GP-61"


@pytest.mark.rule("GP-R6")
def test_a_free_first_move_frees_jumps_captures_and_kamikazes_as_well() -> None:
    free = {"first_move": "free"}
    jump = place(markers={0: ["d3", "e3"], 1: ["e8"]}, fresh=["d3"], options=free)
    assert "jump d3 f3" in legal(jump)
    markers = {0: ["d3", "e2"], 1: ["e3", "e8"]}
    take = place(markers=markers, fresh=["d3"], options=free)
    assert "take d3 f3 x e3" in legal(take)
    markers = {0: ["e3", "e2"], 1: ["f3", "e8"]}
    plunge = place(markers=markers, fresh=["e3"], options=free)
    assert "kamikaze e3 x f3" in legal(plunge)


# ---------------------------------------------------------------- the last one standing

COUNTED = {"last_standing": "points_decide", "limit": "10_rounds"}
BEHIND = {1: {"pawns": 1, "kings": 4}}


@pytest.mark.rule("GP-R23", "GP-131", "GP-144")
@pytest.mark.parametrize("limit", ["10_rounds", "15_minutes"])
def test_the_last_one_standing_may_have_fewer_points(limit: str) -> None:
    markers = {0: ["e4"], 1: ["e5"]}
    game = place(markers=markers, piles=BEHIND, options={**COUNTED, "limit": limit})
    play(game, "take e4 e6 x e5")
    assert GAME.rules.outcome(game).points == (4, 19)
    assert (winners(game), reason(game)) == ((1,), "GP-R23")
    assert look(game)["ranking"] == [[1], [0]]


@pytest.mark.rule("GP-R23", "GP-144")
def test_equal_points_share_the_win_then_too() -> None:
    markers = {0: ["e4"], 1: ["e5"]}
    game = place(3, markers=markers, piles={2: {"kings": 1}}, options=COUNTED)
    play(game, "take e4 e6 x e5")
    assert GAME.rules.outcome(game).points == (4, 0, 4)
    assert (winners(game), GAME.rules.outcome(game).places) == ((0, 2), (1, 3, 1))


@pytest.mark.rule("GP-R23", "GP-132", "GP-143")
def test_a_kamikaze_of_the_last_two_is_counted_as_well() -> None:
    game = place(markers={0: ["e5"], 1: ["Kf5"]}, piles={1: {"pawns": 1}}, options=COUNTED)
    play(game, "kamikaze e5 x f5")
    assert GAME.rules.outcome(game).points == (4, 6)
    assert (winners(game), reason(game)) == ((1,), "GP-R23")


@pytest.mark.rule("GP-R23", "GP-R30", "GP-137")
def test_who_resigns_with_the_most_points_has_not_won_then_either() -> None:
    game = place(markers={0: ["e4"], 1: ["e5"]}, piles=BEHIND, options=COUNTED)
    say_aside(game, 1, "resign")
    assert (winners(game), reason(game)) == ((0,), "GP-R23")


@pytest.mark.rule("GP-R23", "GP-131", "GP-135")
def test_without_a_limit_the_last_one_standing_wins_whatever_is_settled() -> None:
    markers = {0: ["e4"], 1: ["e5"]}
    game = place(markers=markers, piles=BEHIND, options={**COUNTED, "limit": "none"})
    play(game, "take e4 e6 x e5")
    assert (winners(game), reason(game)) == ((0,), "GP-131")


# ---------------------------------------------------------------- the others are with their rules


@pytest.mark.parametrize(
    ("name", "value"), [(option.name, value) for option in GAME.options for value in option.values]
)
def test_every_value_can_be_played(name: str, value: str) -> None:
    game = GAME.start(2, Seeded("options"), {name: value})
    assert {"step", "block", "pad"} <= verbs(game)
