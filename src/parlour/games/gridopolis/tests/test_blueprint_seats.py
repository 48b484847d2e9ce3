"""A blueprint can be played: what stands on it, parts within the box, seats (GP-150, GP-151)."""

from __future__ import annotations

import json

import pytest

from parlour.games.gridopolis.blueprint import BadBlueprint, read_blueprint
from parlour.games.gridopolis.tests.designs import faults, plan_of, strange, wrong

# ---------------------------------------------------------------------- nodes and markers


@pytest.mark.rule("GP-151")
def test_nodes_are_on_the_grid_set() -> None:
    plan = plan_of()
    plan["teleporters"][0] = [5, 5, 5]
    plan["seats"][1]["kingerizers"][2] = [0, 9, 0]
    assert [(p.rule, p.where, p.message) for p in wrong(plan)] == [
        ("GP-151", "teleporters[0]", "the teleporter at j10 on level 5 is off the grid-set"),
        (
            "GP-151",
            "seats[1].kingerizers[2]",
            "the kingerizer at e14 on level 0 is off the grid-set (with 4 players)",
        ),
    ]


@pytest.mark.rule("GP-8", "GP-151")
def test_a_pad_holds_one_node() -> None:
    plan = plan_of("duel")
    plan["teleporters"].append([1, 0, 1])
    plan["teleporters"].append([1, 3, 0])
    plan["seats"][1]["markers"] = [[0, 2, 0]]
    assert [(p.rule, p.where, p.message) for p in wrong(plan)] == [
        ("GP-8", "teleporters[2]", "there is a node at f5 on level 1 already (teleporters[1])"),
        (
            "GP-8",
            "teleporters[3]",
            "there is a node at f8 on level 0 already (seats[1].kingerizers[2])",
        ),
    ]


@pytest.mark.rule("GP-8", "GP-151")
def test_two_seats_do_not_share_a_kingerizer() -> None:
    plan = plan_of("duel")
    plan["seats"][1]["kingerizers"] = [[0, -3, 0]]
    assert ("GP-8", "seats[1].kingerizers[0]") in faults(plan)


@pytest.mark.rule("GP-3", "GP-151")
def test_markers_begin_on_pads_one_to_each() -> None:
    plan = plan_of("duel")
    plan["seats"][0]["markers"] = [[0, -2, 0], [0, -2, 0]]
    plan["seats"][1]["markers"] = [[0, -2, 0], [7, 7, 0]]
    assert [(p.rule, p.where, p.message) for p in wrong(plan)] == [
        ("GP-3", "seats[1].markers[1]", "the marker at l12 on level 0 is off the grid-set"),
        (
            "GP-3",
            "seats[0].markers[1]",
            "there is a marker at e3 on level 0 already (seats[0].markers[0])",
        ),
        (
            "GP-3",
            "seats[1].markers[0]",
            "there is a marker at e3 on level 0 already (seats[0].markers[0])",
        ),
    ]


@pytest.mark.rule("GP-151")
def test_no_marker_begins_on_a_teleporter() -> None:
    plan = plan_of("duel")
    plan["seats"][0]["markers"][2] = [1, 0, 1]
    [problem] = wrong(plan)
    assert problem == (
        "GP-151",
        "seats[0].markers[2]",
        "the marker at f5 on level 1 begins on a teleporter",
    )


@pytest.mark.rule("GP-151")
@pytest.mark.parametrize(("many", "sound"), [(0, True), (1, False), (2, True)])
def test_there_are_no_teleporters_or_at_least_two(many: int, sound: bool) -> None:
    plan = plan_of("duel")
    plan["teleporters"] = plan["teleporters"][:many]
    assert faults(plan) == ([] if sound else [("GP-151", "teleporters")])


# ---------------------------------------------------------------------- the box


@pytest.mark.rule("GP-1", "GP-40", "GP-151")
@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("pads", "4 players need 67 pads, but the box has 63"),
        ("links", "4 players need 92 links, but the box has 88"),
        ("posts", "4 players need 20 posts, but the box has 16"),
        ("blockers", "4 players need 12 blockers, but the box has 8"),
    ],
)
def test_four_reserves_are_in_the_box_with_everything_else(part: str, message: str) -> None:
    plan = plan_of()
    plan["reserve"][part] += 1
    assert ("GP-1", "seating.4", message) in wrong(plan)
    del plan["seating"]["4"]
    del plan["seating"]["3"]
    assert wrong(plan) == []


@pytest.mark.rule("GP-1", "GP-151")
def test_there_are_six_teleporters() -> None:
    plan = plan_of("plaza")
    plan["teleporters"] += [[0, 0, 0], [2, 0, 0]]
    [problem] = wrong(plan)
    assert problem == ("GP-1", "teleporters", "there are 7 teleporters, but the box has 6")


@pytest.mark.rule("GP-7", "GP-151")
def test_there_are_six_markers_and_three_kingerizers_of_each_color() -> None:
    plan = plan_of()
    plan["seats"][0]["markers"].append([0, 0, 0])
    plan["seats"][2]["kingerizers"].append([0, 2, 0])
    assert [(p.rule, p.where, p.message) for p in wrong(plan)] == [
        ("GP-7", "seats[0].markers", "there are 7 markers, but the box has 6 of each color"),
        (
            "GP-7",
            "seats[2].kingerizers",
            "there are 4 kingerizers, but the box has 3 of each color",
        ),
    ]


@pytest.mark.rule("GP-1", "GP-151")
def test_thousands_of_pads_are_one_problem_and_not_thousands() -> None:
    plan = plan_of("duel")
    plan["pads"] = [[0, 0, 0]] * 5000
    plan["seats"][1]["links"] = [[[0, 0, 0], [0, 0, 0]]] * 500
    assert [(p.where, p.message) for p in wrong(plan)] == [
        ("pads", "there are 5000 pads, but the box has 63"),
        ("seats[1].links", "there are 500 links, but the box has 88"),
    ]


# ---------------------------------------------------------------------- seats


@pytest.mark.rule("GP-7", "GP-150")
def test_seats_differ_in_name_and_color_and_the_box_has_the_color() -> None:
    plan = plan_of()
    plan["seats"][1]["id"] = "S"
    plan["seats"][1]["colour"] = "red"
    plan["seats"][3]["colour"] = "blue"
    found = {problem.where: problem for problem in wrong(plan)}
    assert found["seats[1].id"].message == "two seats are called S"
    assert found["seats[1].colour"].message == (
        "the box has no red markers (it has: blue, green, purple, yellow)"
    )
    assert found["seats[3].colour"].message == "two seats are blue"


@pytest.mark.rule("GP-20", "GP-150")
@pytest.mark.parametrize("forward", [[0, 0, 0], [1, 1, 0], [0, 2, 0], [0, 0, 1], [0, 0, -1]])
def test_forward_is_a_step_along_x_or_y(forward: list[int]) -> None:
    plan = plan_of("duel")
    plan["seats"][0]["forward"] = forward
    assert faults(plan) == [("GP-20", "seats[0].forward")]


@pytest.mark.rule("GP-33", "GP-34", "GP-150")
def test_every_seat_has_a_kingerizer_and_a_marker() -> None:
    plan = plan_of("duel")
    plan["seats"][0]["kingerizers"] = []
    plan["seats"][1]["markers"] = []
    assert [(p.rule, p.where, p.message) for p in wrong(plan)][:2] == [
        ("GP-33", "seats[0].kingerizers", "seat S has no kingerizer"),
        ("GP-34", "seats[1].markers", "seat N has no marker"),
    ]


@pytest.mark.rule("GP-150")
@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["S"], "2 players take 2 seats, but 1 are named"),
        (["S", "N", "S"], "2 players take 2 seats, but 3 are named"),
        (["S", "Q"], "there is no seat Q"),
        (["N", "N"], "seat N is named 2 times"),
    ],
)
def test_the_seating_names_that_many_seats_each_once(names: list[str], message: str) -> None:
    plan = plan_of("duel")
    plan["seating"]["2"] = names
    assert wrong(plan)[0] == ("GP-150", "seating.2", message)


@pytest.mark.rule("GP-150")
def test_somebody_must_be_able_to_play() -> None:
    plan = plan_of("duel")
    plan["seating"] = {}
    assert faults(plan) == [("GP-150", "seating")]


@pytest.mark.rule("GP-133", "GP-150")
@pytest.mark.parametrize(
    ("turns", "sound"), [(-1, False), (9, False), (10, True), (100, True), (101, False)]
)
def test_a_game_stalls_after_ten_to_a_hundred_turns(turns: int, sound: bool) -> None:
    plan = plan_of("duel")
    plan["rules"] = {"no_progress_turns": turns}
    assert faults(plan) == ([] if sound else [("GP-133", "rules.no_progress_turns")])


def test_a_list_of_thousands_of_seats_is_refused_at_a_glance() -> None:
    plan = plan_of("duel")
    plan["seating"] = {"2": ["S", "N"], "3": [f"s{number}" for number in range(5_000)]}
    with pytest.raises(BadBlueprint, match="seating"):
        read_blueprint(json.dumps(plan))


@pytest.mark.parametrize("letter", ["\u202e", "\u2066", "\u2028"])
def test_a_title_cannot_turn_what_stands_after_it_around(letter: str) -> None:
    plan = plan_of("duel")
    plan["title"] = f"Duel{letter}!"
    with pytest.raises(BadBlueprint, match="title"):
        read_blueprint(json.dumps(plan))


# ---------------------------------------------------------------------- for the designer


@pytest.mark.rule("GP-R25", "GP-36")
def test_a_designer_hears_of_seats_that_are_not_equal() -> None:
    assert [(w.rule, w.where) for w in strange(plan_of())] == [("GP-R25", "seating.3")]
    assert strange(plan_of("duel")) == []
    plan = plan_of("duel")
    plan["teleporters"][0] = [-1, 1, 1]
    assert [w.where for w in strange(plan)] == ["seating.2"]
    plan["teleporters"][1] = [1, -1, 1]
    assert strange(plan) == []
    plan["pads"].remove([1, 1, 1])
    assert [w.where for w in strange(plan)] == ["seating.2"]


@pytest.mark.rule("GP-R25", "GP-36")
def test_a_mirror_does_not_make_seats_equal() -> None:
    """With four, a mirror turns the order of play round."""
    plan = plan_of()
    plan["seating"] = {"4": ["S", "N", "W", "E"]}
    assert [w.where for w in strange(plan)] == ["seating.4"]
    plan["seating"] = {"4": ["E", "N", "W", "S"]}
    assert strange(plan) == []


@pytest.mark.rule("GP-R28")
def test_a_designer_hears_of_teleporters_next_to_each_other() -> None:
    plan = plan_of("duel")
    plan["teleporters"] = [[0, 0, 0], [1, 1, 1], [-1, -1, 1]]
    notes = [warning.message for warning in strange(plan) if warning.rule == "GP-R28"]
    assert len(notes) == 2
    assert notes[0].startswith("the teleporters at e5 on level 0 and f6 on level 1 are neighbors")


@pytest.mark.rule("GP-150")
def test_a_designer_hears_of_a_seat_that_nobody_takes() -> None:
    plan = plan_of()
    plan["seating"] = {"2": ["S", "N"]}
    assert [warning.where for warning in strange(plan)] == ["seats[1]", "seats[3]"]
    assert wrong(plan) == []
