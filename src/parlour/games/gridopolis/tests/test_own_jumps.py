"""Jumping over one's own markers: one at a time, hop after hop, nobody is taken."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import ends, legal, pile, play, refused, where
from parlour.games.gridopolis.tests.positions import begin, changed, place

ROUND = ["0,-1,0", "-1,0,0", "0,1,0"]  # to be jumped on the way round the middle
FAR = {1: ["-1,3,0"]}


@pytest.mark.rule("GP-65")
def test_an_own_jump_leaves_the_jumped_marker_where_it_is() -> None:
    game = begin()
    play(game, "jump 0,-3,0 0,-1,0")
    assert where(game)["0,-1,0"] == where(game)["0,-2,0"] == "0"
    assert "0,-3,0" not in where(game)
    assert (pile(game, 0), game.waiting()) == ((0, 0), (1,))


@pytest.mark.rule("GP-65", "GP-15")
def test_an_own_jump_may_go_up_or_down() -> None:
    game = place(markers={0: ["0,-1,0", "0,0,0", "0,0,1"], **FAR}, added=[("0,1,2", 1)])
    assert ends(game, "jump", "0,-1,0") == {"0,1,0", "0,1,2"}


@pytest.mark.rule("GP-65", "GP-112")
@pytest.mark.parametrize("end", ["0,1,0", "-1,1,0", "1,1,1"])
def test_there_must_be_an_own_marker_in_the_middle(end: str) -> None:
    game = place(markers={0: ["0,-1,0", "1,-1,0"], **FAR})
    assert refused(game, f"jump 0,-1,0 {end}") == "GP-65"


@pytest.mark.rule("GP-65")
def test_a_pad_in_no_line_with_the_start_is_not_jumped_to() -> None:
    game = place(markers={0: ["0,-1,0", "0,0,0"], 1: ["-1,3,0"]})
    assert refused(game, "jump 0,-1,0 1,2,0") == "GP-65"


@pytest.mark.rule("GP-65", "GP-69")
def test_an_enemy_is_not_jumped_without_being_captured() -> None:
    game = place(markers={0: ["0,-1,0"], 1: ["0,0,0"]})
    assert refused(game, "jump 0,-1,0 0,1,0") == "GP-69"
    assert "take 0,-1,0 0,1,0 x 0,0,0" in legal(game)


@pytest.mark.rule("GP-65", "GP-66")
@pytest.mark.parametrize("there", [0, 1])
def test_the_landing_pad_must_be_empty(there: int) -> None:
    markers = {0: ["0,-1,0", "0,0,0"], 1: ["0,3,0"]}
    markers[there].append("0,1,0")
    game = place(markers=markers)
    assert "0,1,0" not in ends(game, "jump", "0,-1,0")
    assert refused(game, "jump 0,-1,0 0,1,0") == "GP-66"


@pytest.mark.rule("GP-65", "GP-16")
def test_an_own_jump_stays_on_the_grid() -> None:
    game = place(markers={0: ["K0,0,0", "1,0,0"], **FAR})
    assert refused(game, "jump 0,0,0 2,0,0") == "GP-65"


@pytest.mark.rule("GP-92", "GP-65")
def test_nobody_lands_on_a_blocked_pad() -> None:
    game = place(markers={0: ["0,-1,0", "0,0,0"], **FAR}, blockers={1: ["0,1,0"]})
    assert refused(game, "jump 0,-1,0 0,1,0") == "GP-92"


@pytest.mark.rule("GP-92", "GP-112")
def test_nobody_jumps_over_a_blocked_pad() -> None:
    game = place(markers={0: ["0,-1,0"], **FAR}, blockers={1: ["0,0,0"]})
    assert refused(game, "jump 0,-1,0 0,1,0") == "GP-92"


@pytest.mark.rule("GP-66", "GP-R9")
def test_two_markers_in_a_row_are_too_many() -> None:
    game = place(markers={0: ["0,-2,0", "0,-1,0", "0,0,0"], **FAR})
    assert refused(game, "jump 0,-2,0 0,1,0") == "GP-66"
    assert ends(game, "jump", "0,-2,0") == set()
    assert ends(game, "jump", "0,-1,0") == {"0,1,0"}


@pytest.mark.rule("GP-67", "GP-53", "GP-R7")
def test_hops_follow_one_another_in_any_direction_and_stop_at_will() -> None:
    game = place(markers={0: ["1,-1,0", *ROUND], **FAR})
    assert ends(game, "jump", "1,-1,0") == {"-1,-1,0", "-1,1,0", "1,1,0"}
    play(game, "jump 1,-1,0 1,1,0")
    assert where(game)["1,1,0"] == "0"
    assert "1,-1,0" not in where(game)
    assert len(where(game)) == 5


@pytest.mark.rule("GP-67", "GP-61")
def test_no_hop_of_a_pawn_goes_backward() -> None:
    game = place(markers={0: ["-1,-1,0", "-1,0,0", "0,1,0", "1,0,0"], **FAR})
    assert ends(game, "jump", "-1,-1,0") == {"-1,1,0", "1,1,0"}
    assert refused(game, "jump -1,-1,0 1,-1,0") == "GP-61"


@pytest.mark.rule("GP-63", "GP-67")
def test_only_the_first_hop_of_the_first_move_must_go_forward() -> None:
    game = place(markers={0: ["0,-2,0", "0,-1,0", "1,1,0"], **FAR}, fresh=["0,-2,0"])
    assert ends(game, "jump", "0,-2,0") == {"0,0,0"}
    sideways = place(markers={0: ["-1,-2,0", "-1,-1,0", "0,0,0"], **FAR}, fresh=["-1,-2,0"])
    assert ends(sideways, "jump", "-1,-2,0") == {"-1,0,0", "1,0,0"}
    first = place(markers={0: ["-1,-2,0", "0,-2,0"], **FAR}, fresh=["-1,-2,0"])
    assert refused(first, "jump -1,-2,0 1,-2,0") == "GP-63"


@pytest.mark.rule("GP-62")
def test_from_the_home_row_the_first_hop_goes_forward() -> None:
    game = place(markers={0: ["-1,-3,0", "0,-3,0"], **FAR})
    assert refused(game, "jump -1,-3,0 1,-3,0") == "GP-62"


@pytest.mark.rule("GP-68", "GP-R8", "GP-55")
def test_an_own_chain_does_not_come_back_to_where_it_began() -> None:
    game = place(markers={0: ["K1,-1,0", *ROUND, "1,0,0"], **FAR})
    assert ends(game, "jump", "1,-1,0") == {"-1,-1,0", "-1,1,0", "1,1,0"}
    assert refused(game, "jump 1,-1,0 1,-1,0") == "GP-68"


@pytest.mark.rule("GP-68")
def test_a_teleporter_that_has_been_passed_is_not_landed_on_again() -> None:
    """Two teleporters on a roof. A king hops on to one and comes out of the other, from where it
    can go round to either of them again; only so could it end on the one it entered first.
    """
    design = changed("duel", teleporters=[[-1, -1, 1], [1, 1, 1]])
    around = ["0,-1,1", "0,1,1", "-1,0,1"]
    game = place(blueprint=design, markers={0: ["K1,-1,1", *around], 1: ["-1,3,0"]})
    assert ends(game, "jump", "1,-1,1") == {"1,1,1", "-1,1,1"}
    assert refused(game, "jump 1,-1,1 -1,-1,1") == "GP-85"


@pytest.mark.rule("GP-69", "GP-119")
def test_a_move_has_own_jumps_or_captures_never_both() -> None:
    game = place(markers={0: ["0,-2,0", "0,-1,0"], 1: ["0,1,0", "-1,3,0"]})
    assert ends(game, "jump", "0,-2,0") == {"0,0,0"}
    assert ends(game, "take", "0,-2,0") == set()
    assert refused(game, "take 0,-2,0 0,2,0 x 0,1,0") == "GP-69"
    assert refused(game, "jump 0,-2,0 0,2,0") == "GP-69"


@pytest.mark.rule("GP-69")
def test_a_capture_is_not_followed_by_an_own_jump() -> None:
    game = place(markers={0: ["0,-2,0", "0,1,0"], 1: ["0,-1,0", "-1,3,0"]})
    assert legal(game) >= {"take 0,-2,0 0,0,0 x 0,-1,0"}
    assert refused(game, "take 0,-2,0 0,2,0 x 0,-1,0") == "GP-69"


@pytest.mark.rule("GP-69")
def test_a_step_is_not_part_of_a_jump() -> None:
    game = place(markers={0: ["0,-2,0", "0,0,0"], 1: ["-1,3,0"]})
    assert refused(game, "jump 0,-2,0 0,1,0") == "GP-65"


@pytest.mark.rule("GP-70", "GP-79")
def test_a_king_own_jumps_backward_too() -> None:
    game = place(markers={0: ["K0,1,0", "0,0,0", "1,0,-1"], **FAR})
    assert ends(game, "jump", "0,1,0") == {"0,-1,0"}
    pawn = place(markers={0: ["0,1,0", "0,0,0"], **FAR})
    assert refused(pawn, "jump 0,1,0 0,-1,0") == "GP-61"
