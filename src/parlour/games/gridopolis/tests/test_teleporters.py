"""Teleporters: who lands on one goes to another at once, and is not sent on from there."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import ends, legal, play, refused, routes, where
from parlour.games.gridopolis.tests.positions import changed, place

FLOOR = "e5/-1"
CORNERS = ["d4/1", "d6/1", "f4/1", "f6/1"]
BESIDE = "f5/-1"  # beside the teleporter on the floor, and near no other


@pytest.mark.rule("GP-85", "GP-86")
def test_a_step_on_a_teleporter_leads_to_any_other_that_is_open() -> None:
    game = place(markers={0: [BESIDE], 1: ["e8"]})
    assert set(CORNERS) <= ends(game, "step", BESIDE)
    assert refused(game, f"step {BESIDE} {FLOOR}") == "GP-85"
    play(game, f"step {BESIDE} d4/1")  # backward, which is no matter
    assert where(game) == {"d4/1": "0", "e8": "1"}


@pytest.mark.rule("GP-85")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_occupied_teleporter_is_no_exit(seat: int) -> None:
    markers = {0: [BESIDE], 1: ["e8"]}
    markers[seat] += CORNERS[:2]
    game = place(markers=markers)
    assert ends(game, "step", BESIDE) & {*CORNERS, FLOOR} == set(CORNERS[2:])
    assert refused(game, f"step {BESIDE} {CORNERS[0]}") == "GP-85"


@pytest.mark.rule("GP-87", "GP-88")
def test_where_all_others_are_taken_the_marker_stays_and_is_not_moved_later() -> None:
    game = place(markers={0: [BESIDE], 1: [f"K{cell}" for cell in CORNERS]})
    assert not set(CORNERS) & ends(game, "step", BESIDE)
    assert refused(game, f"step {BESIDE} {CORNERS[0]}") == "GP-87"
    play(game, f"step {BESIDE} {FLOOR}")
    assert where(game)[FLOOR] == "0"
    play(game, "step f6/1 f6", "decline")  # now one is open
    assert where(game)[FLOOR] == "0"
    assert refused(game, f"step {FLOOR} f6/1") == "GP-88"


@pytest.mark.rule("GP-85", "GP-117")
def test_the_teleporter_that_was_just_left_is_open() -> None:
    """All others are taken, so a capture from one corner to the next must end where it began."""
    markers = {0: ["f6/1"], 1: ["e6/1", "f4/1", "d4/1", FLOOR]}
    game = place(markers=markers)
    assert "take f6/1 f6/1 x e6/1" in legal(game)
    assert refused(game, "take f6/1 d6/1 x e6/1") == "GP-85"
    play(game, "take f6/1 f6/1 x e6/1")
    assert where(game) == {"f6/1": "0", "f4/1": "1", "d4/1": "1", FLOOR: "1"}


@pytest.mark.rule("GP-85", "GP-55", "GP-68", "GP-R28")
def test_an_entry_whose_every_exit_is_ruled_out_is_not_legal() -> None:
    markers = {0: ["f6/1", "e6/1"], 1: ["f4/1", "d4/1", FLOOR]}
    game = place(markers=markers)
    assert ends(game, "jump", "f6/1") == set()
    assert refused(game, "jump f6/1 f6/1") == "GP-68"
    assert refused(game, "jump f6/1 d6/1") == "GP-85"


@pytest.mark.rule("GP-85", "GP-117", "GP-118")
def test_on_a_roof_with_two_teleporters_a_capture_leads_back_and_a_jump_leads_nowhere() -> None:
    enemy = place(blueprint="duel", markers={0: ["f5/1"], 1: ["e5/1", "d8"]})
    assert ends(enemy, "take", "f5/1") == {"f5/1"}
    own = place(blueprint="duel", markers={0: ["f5/1", "e5/1"], 1: ["d8"]})
    assert ends(own, "jump", "f5/1") == set()


@pytest.mark.rule("GP-88")
def test_arriving_by_teleport_does_not_set_it_off_again() -> None:
    game = place(markers={0: [BESIDE], 1: ["d8"]})
    play(game, f"step {BESIDE} f6/1")
    assert where(game)["f6/1"] == "0"
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-89", "GP-R10")
def test_after_a_plain_step_and_a_teleport_the_move_is_over() -> None:
    """A capture would be there for the taking at the exit."""
    game = place(markers={0: [BESIDE], 1: ["f4", "d8"]})
    play(game, f"step {BESIDE} f4/1")
    assert where(game)["f4"] == "1"
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-89", "GP-118", "GP-R10")
def test_a_capture_chain_goes_on_from_the_exit() -> None:
    game = place(markers={0: ["e5/1"], 1: ["e5", "f4", "d8"]})
    assert set(CORNERS) <= ends(game, "take", "e5/1")
    text = "take e5/1 f4/-1 x e5 f4"
    assert routes(game, text) == [
        [
            {"to": [0, 0, -1], "over": [0, 0, 0], "exit": [1, -1, 1]},
            {"to": [1, -1, -1], "over": [1, -1, 0], "exit": None},
        ]
    ]
    play(game, text)
    assert where(game) == {"f4/-1": "0", "d8": "1"}


@pytest.mark.rule("GP-89", "GP-67")
def test_an_own_chain_goes_on_from_the_exit() -> None:
    game = place(markers={0: ["e5/1", "e5", "f4"], 1: ["d8"]})
    below = {"f4/-1", "f6/-1", "d6/-1"}  # over the corner's own, or the middle once more
    assert ends(game, "jump", "e5/1") == {*CORNERS, *below}


@pytest.mark.rule("GP-89", "GP-69")
def test_a_chain_keeps_its_kind_through_a_teleporter() -> None:
    game = place(markers={0: ["e5/1", "e5"], 1: ["f4", "d8"]})
    assert refused(game, "take e5/1 f4/-1 x f4") == "GP-69"


@pytest.mark.rule("GP-85", "GP-53")
def test_teleporting_is_not_optional_in_a_chain_either() -> None:
    game = place(markers={0: ["e5/1"], 1: ["e5", "d8"]})
    assert ends(game, "take", "e5/1") == set(CORNERS)
    assert refused(game, f"take e5/1 {FLOOR} x e5") == "GP-85"


@pytest.mark.rule("GP-87", "GP-118")
def test_a_chain_goes_on_from_a_teleporter_that_could_not_send_on() -> None:
    """All corners are taken: the capturer stays on the floor and takes another from there."""
    enemies = ["e5", "e6", *CORNERS]
    game = place(markers={0: ["e5/1"], 1: enemies}, added=[("e7/1", 0)])
    assert f"take e5/1 {FLOOR} x e5" in legal(game)
    assert "take e5/1 e7/1 x e5 e6" in legal(game)


@pytest.mark.rule("GP-85", "GP-60")
def test_a_blueprint_without_teleporters_has_no_such_thing() -> None:
    game = place(blueprint=changed("duel", teleporters=[]), markers={0: ["e5/1"], 1: ["e8"]})
    assert {"f5/1", "d5/1"} <= ends(game, "step", "e5/1")


@pytest.mark.rule("GP-56")
def test_two_entries_that_lead_to_one_exit_are_one_action_with_two_routes() -> None:
    game = place(markers={0: ["e3"], 1: ["e8"]})
    text = "step e3 f6/1"
    assert sorted(hops[0]["to"] for hops in routes(game, text)) == [[-1, -1, 1], [1, -1, 1]]
    assert all(len(hops) == 1 and hops[0]["exit"] == [1, 1, 1] for hops in routes(game, text))
    moves = [str(move) for move in game.moves(0)]
    assert len(moves) == len(set(moves))
