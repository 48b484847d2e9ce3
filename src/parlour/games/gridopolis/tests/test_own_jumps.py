"""Jumping over one's own markers: one at a time, hop after hop, nobody is taken."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import ends, legal, pile, play, refused, where
from parlour.games.gridopolis.tests.positions import begin, changed, place

ROUND = ["e4", "d5", "e6"]  # to be jumped on the way round the middle
FAR = {1: ["d8"]}


@pytest.mark.rule("GP-65")
def test_an_own_jump_leaves_the_jumped_marker_where_it_is() -> None:
    game = begin()
    play(game, "jump e2 e4")
    assert where(game)["e4"] == where(game)["e3"] == "0"
    assert "e2" not in where(game)
    assert (pile(game, 0), game.waiting()) == ((0, 0), (1,))


@pytest.mark.rule("GP-65", "GP-15")
def test_an_own_jump_may_go_up_or_down() -> None:
    game = place(markers={0: ["e4", "e5", "e5/1"], **FAR}, added=[("e6/2", 1)])
    assert ends(game, "jump", "e4") == {"e6", "e6/2"}


@pytest.mark.rule("GP-65", "GP-112")
@pytest.mark.parametrize("end", ["e6", "d6", "f6/1"])
def test_there_must_be_an_own_marker_in_the_middle(end: str) -> None:
    game = place(markers={0: ["e4", "f4"], **FAR})
    assert refused(game, f"jump e4 {end}") == "GP-65"


@pytest.mark.rule("GP-65")
def test_a_pad_in_no_line_with_the_start_is_not_jumped_to() -> None:
    game = place(markers={0: ["e4", "e5"], 1: ["d8"]})
    assert refused(game, "jump e4 f7") == "GP-65"


@pytest.mark.rule("GP-65", "GP-69")
def test_an_enemy_is_not_jumped_without_being_captured() -> None:
    game = place(markers={0: ["e4"], 1: ["e5"]})
    assert refused(game, "jump e4 e6") == "GP-69"
    assert "take e4 e6 x e5" in legal(game)


@pytest.mark.rule("GP-65", "GP-66")
@pytest.mark.parametrize("there", [0, 1])
def test_the_landing_pad_must_be_empty(there: int) -> None:
    markers = {0: ["e4", "e5"], 1: ["e8"]}
    markers[there].append("e6")
    game = place(markers=markers)
    assert "e6" not in ends(game, "jump", "e4")
    assert refused(game, "jump e4 e6") == "GP-66"


@pytest.mark.rule("GP-65", "GP-16")
def test_an_own_jump_stays_on_the_grid() -> None:
    game = place(markers={0: ["Ke5", "f5"], **FAR})
    assert refused(game, "jump e5 g5") == "GP-65"


@pytest.mark.rule("GP-92", "GP-65")
def test_nobody_lands_on_a_blocked_pad() -> None:
    game = place(markers={0: ["e4", "e5"], **FAR}, blockers={1: ["e6"]})
    assert refused(game, "jump e4 e6") == "GP-92"


@pytest.mark.rule("GP-92", "GP-112")
def test_nobody_jumps_over_a_blocked_pad() -> None:
    game = place(markers={0: ["e4"], **FAR}, blockers={1: ["e5"]})
    assert refused(game, "jump e4 e6") == "GP-92"


@pytest.mark.rule("GP-66", "GP-R9")
def test_two_markers_in_a_row_are_too_many() -> None:
    game = place(markers={0: ["e3", "e4", "e5"], **FAR})
    assert refused(game, "jump e3 e6") == "GP-66"
    assert ends(game, "jump", "e3") == set()
    assert ends(game, "jump", "e4") == {"e6"}


@pytest.mark.rule("GP-67", "GP-53", "GP-R7")
def test_hops_follow_one_another_in_any_direction_and_stop_at_will() -> None:
    game = place(markers={0: ["f4", *ROUND], **FAR})
    assert ends(game, "jump", "f4") == {"d4", "d6", "f6"}
    play(game, "jump f4 f6")
    assert where(game)["f6"] == "0"
    assert "f4" not in where(game)
    assert len(where(game)) == 5


@pytest.mark.rule("GP-67", "GP-61")
def test_no_hop_of_a_pawn_goes_backward() -> None:
    game = place(markers={0: ["d4", "d5", "e6", "f5"], **FAR})
    assert ends(game, "jump", "d4") == {"d6", "f6"}
    assert refused(game, "jump d4 f4") == "GP-61"


@pytest.mark.rule("GP-63", "GP-67")
def test_only_the_first_hop_of_the_first_move_must_go_forward() -> None:
    game = place(markers={0: ["e3", "e4", "f6"], **FAR}, fresh=["e3"])
    assert ends(game, "jump", "e3") == {"e5"}
    sideways = place(markers={0: ["d3", "d4", "e5"], **FAR}, fresh=["d3"])
    assert ends(sideways, "jump", "d3") == {"d5", "f5"}
    first = place(markers={0: ["d3", "e3"], **FAR}, fresh=["d3"])
    assert refused(first, "jump d3 f3") == "GP-63"


@pytest.mark.rule("GP-62")
def test_from_the_home_row_the_first_hop_goes_forward() -> None:
    game = place(markers={0: ["d2", "e2"], **FAR})
    assert refused(game, "jump d2 f2") == "GP-62"


@pytest.mark.rule("GP-68", "GP-R8", "GP-55")
def test_an_own_chain_does_not_come_back_to_where_it_began() -> None:
    game = place(markers={0: ["Kf4", *ROUND, "f5"], **FAR})
    assert ends(game, "jump", "f4") == {"d4", "d6", "f6"}
    assert refused(game, "jump f4 f4") == "GP-68"


@pytest.mark.rule("GP-68")
def test_a_teleporter_that_has_been_passed_is_not_landed_on_again() -> None:
    """Two teleporters on a roof. A king hops on to one and comes out of the other, from where it
    can go round to either of them again; only so could it end on the one it entered first.
    """
    design = changed("duel", teleporters=[[-1, -1, 1], [1, 1, 1]])
    around = ["e4/1", "e6/1", "d5/1"]
    game = place(blueprint=design, markers={0: ["Kf4/1", *around], 1: ["d8"]})
    assert ends(game, "jump", "f4/1") == {"f6/1", "d6/1"}
    assert refused(game, "jump f4/1 d4/1") == "GP-85"


@pytest.mark.rule("GP-69", "GP-119")
def test_a_move_has_own_jumps_or_captures_never_both() -> None:
    game = place(markers={0: ["e3", "e4"], 1: ["e6", "d8"]})
    assert ends(game, "jump", "e3") == {"e5"}
    assert ends(game, "take", "e3") == set()
    assert refused(game, "take e3 e7 x e6") == "GP-69"
    assert refused(game, "jump e3 e7") == "GP-69"


@pytest.mark.rule("GP-69")
def test_a_capture_is_not_followed_by_an_own_jump() -> None:
    game = place(markers={0: ["e3", "e6"], 1: ["e4", "d8"]})
    assert legal(game) >= {"take e3 e5 x e4"}
    assert refused(game, "take e3 e7 x e4") == "GP-69"


@pytest.mark.rule("GP-69")
def test_a_step_is_not_part_of_a_jump() -> None:
    game = place(markers={0: ["e3", "e5"], 1: ["d8"]})
    assert refused(game, "jump e3 e6") == "GP-65"


@pytest.mark.rule("GP-70", "GP-79")
def test_a_king_own_jumps_backward_too() -> None:
    game = place(markers={0: ["Ke6", "e5", "f5/-1"], **FAR})
    assert ends(game, "jump", "e6") == {"e4"}
    pawn = place(markers={0: ["e6", "e5"], **FAR})
    assert refused(pawn, "jump e6 e4") == "GP-61"
