"""Kings: how a pawn becomes one, and what a king may do that a pawn may not."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import ends, legal, look, play, refused, verbs, where
from parlour.games.gridopolis.tests.positions import begin, changed, lane, place

# ---------------------------------------------------------------- becoming a king


@pytest.mark.rule("GP-75", "GP-76", "GP-78", "GP-6")
def test_a_pawn_that_steps_on_a_foreign_kingerizer_is_a_king_and_its_turn_is_over() -> None:
    game = place(markers={0: ["e7"], 1: ["d5"]})
    play(game, "step e7 e8")
    assert where(game)["e8"] == "K0"
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-75", "GP-78")
@pytest.mark.parametrize("over", [0, 1])
def test_landing_by_a_jump_or_a_capture_makes_a_king_too(over: int) -> None:
    markers = {0: ["e6"], 1: ["d5"]}
    markers[over].append("e7")
    game = place(markers=markers)
    play(game, "take e6 e8 x e7" if over else "jump e6 e8")
    assert where(game)["e8"] == "K0"
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-75")
@pytest.mark.parametrize("seat", range(4))
def test_with_four_players_every_foreign_kingerizer_makes_kings(seat: int) -> None:
    front = {0: "e7", 1: "g5", 2: "e3", 3: "c5"}[seat]
    rows = {0: "e2", 1: "b5", 2: "e8", 3: "h5"}
    beyond = rows[(seat + 2) % 4]
    others = {one: ["e5/1" if one == (seat + 2) % 4 else rows[one]] for one in rows}
    game = place(4, turn=seat, markers={**others, seat: [front]})
    play(game, f"step {front} {beyond}")
    assert where(game)[beyond] == f"K{seat}"


@pytest.mark.rule("GP-75")
def test_a_kingerizer_at_the_side_makes_kings_too() -> None:
    game = place(3, markers={0: ["c5"], 1: ["e5"], 2: ["e8"]})
    play(game, "step c5 b6")
    assert where(game)["b6"] == "K0"


@pytest.mark.rule("GP-75")
def test_its_own_kingerizers_do_nothing_to_a_pawn() -> None:
    game = place(markers={0: ["g2"], 1: ["e8"]}, added=[("g2", 1)])
    play(game, "step g2 f2")
    assert where(game)["f2"] == "0"


@pytest.mark.rule("GP-77", "GP-130")
def test_the_kingerizers_of_who_is_out_still_make_kings() -> None:
    game = place(3, markers={0: ["c5"], 2: ["e8"]})
    assert look(game)["players"][1]["out"]
    play(game, "step c5 b5")
    assert where(game)["b5"] == "K0"


@pytest.mark.rule("GP-77")
def test_a_side_without_a_section_has_no_kingerizers() -> None:
    assert {one["seat"] for one in look(begin(3))["kingerizers"]} == {0, 1, 2}
    game = place(3, markers={0: ["g5"], 1: ["b5"], 2: ["e8"]}, added=[("g5", 0), ("h5", 0)])
    play(game, "step g5 h5")
    assert where(game)["h5"] == "0"


@pytest.mark.rule("GP-76", "GP-R11")
def test_a_chain_stops_on_the_kingerizer() -> None:
    """Though the next enemy stands right there, sideways, with an empty pad behind it."""
    game = place(markers={0: ["e6"], 1: ["e7", "f8"]}, added=[("g8", 1)])
    assert "take e6 e8 x e7" in legal(game)
    assert refused(game, "take e6 g8 x e7 f8") == "GP-76"


@pytest.mark.rule("GP-76", "GP-67")
def test_an_own_chain_stops_on_the_kingerizer_too() -> None:
    game = place(markers={0: ["e6", "e7", "f8"], 1: ["e5/1"]}, added=[("g8", 1)])
    assert ends(game, "jump", "e6") == {"e8"}
    assert refused(game, "jump e6 g8") == "GP-76"


@pytest.mark.rule("GP-76", "GP-123")
def test_no_kamikaze_follows_on_the_kingerizer() -> None:
    game = place(markers={0: ["e6"], 1: ["e7", "f8"]})
    assert refused(game, "kamikaze e6 x f8 + e7") == "GP-76"


@pytest.mark.rule("GP-76")
def test_a_king_passes_over_kingerizers_without_stopping() -> None:
    game = place(markers={0: ["Ke6"], 1: ["e7", "f8"]}, added=[("g8", 1)])
    assert "take e6 g8 x e7 f8" in legal(game)


@pytest.mark.rule("GP-R11")
def test_where_it_is_settled_so_a_new_king_goes_on_as_a_king() -> None:
    """Backward, that is; but a second move belongs to who was a king when the turn began."""
    added = [("g8", 1), ("g6", 1)]
    markers = {0: ["e6"], 1: ["e7", "f7", "d5"]}
    game = place(markers=markers, added=added, options={"kinging": "goes_on"})
    play(game, "take e6 g6 x e7 f7")
    assert where(game)["g6"] == "K0"
    assert game.waiting() == (1,)
    stops = place(markers=markers, added=added, options={"kinging": "ends_turn"})
    assert refused(stops, "take e6 g6 x e7 f7") == "GP-76"


@pytest.mark.rule("GP-R11", "GP-150")
@pytest.mark.parametrize("kinging", ["as_designed", "ends_turn", "goes_on"])
def test_a_blueprint_may_let_new_kings_go_on_and_the_table_may_overrule_it(kinging: str) -> None:
    design = changed("matrix", rules={"king_mid_chain": True})
    markers = {0: ["e6", "e7", "f8"], 1: ["e5/1"]}
    game = place(blueprint=design, markers=markers, added=[("g8", 1)], options={"kinging": kinging})
    assert ("jump e6 g8" in legal(game)) == (kinging != "ends_turn")


@pytest.mark.rule("GP-6")
def test_a_king_stays_a_king_at_home() -> None:
    game = place(markers={0: ["Ke3"], 1: ["e8"]})
    play(game, "step e3 e2", "decline")
    assert where(game)["e2"] == "K0"


# ---------------------------------------------------------------- two moves


@pytest.mark.rule("GP-80", "GP-81", "GP-50")
def test_a_king_may_move_twice() -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]})
    play(game, "step e5 e6")
    assert game.waiting() == (0,)
    assert look(game)["second"] == {"cell": [0, 1, 0], "start": [0, 0, 0], "jump": False}
    play(game, "step e6 f6/-1")
    assert where(game)["f6/-1"] == "K0"
    assert (game.waiting(), look(game)["second"]) == ((1,), None)


@pytest.mark.rule("GP-81", "GP-55")
def test_the_second_move_may_be_declined() -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]})
    play(game, "step e5 e6", "decline")
    assert where(game)["e6"] == "K0"
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-81", "GP-50", "GP-51")
def test_the_first_move_may_not_be_declined() -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]})
    assert "decline" not in legal(game)
    assert refused(game, "decline") == "GP-51"


@pytest.mark.rule("GP-80", "GP-R12")
def test_the_same_king_makes_both_moves() -> None:
    game = place(markers={0: ["Ke5", "Kf4", "d4"], 1: ["e8"]})
    play(game, "step e5 e6")
    assert refused(game, "step f4 f4/-1") == "GP-80"
    assert refused(game, "step d4 d5") == "GP-80"
    assert all(text == "decline" or text.split()[1] == "e6" for text in legal(game))


@pytest.mark.rule("GP-81")
@pytest.mark.parametrize("text", ["block e5", "pad g5"])
def test_the_second_move_is_neither_a_blocker_nor_a_pad(text: str) -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]})
    play(game, "step e5 e6")
    assert verbs(game) == {"step", "decline"}
    assert refused(game, text) == "GP-81"


@pytest.mark.rule("GP-50")
@pytest.mark.parametrize("text", ["block e6", "pad g5"])
def test_who_builds_does_not_move_as_well(text: str) -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]})
    play(game, text)
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-80", "GP-76")
def test_a_pawn_has_one_move() -> None:
    game = place(markers={0: ["e5"], 1: ["e8"]})
    play(game, "step e5 e6")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-126")
def test_the_two_moves_may_be_of_different_kinds() -> None:
    game = place(markers={0: ["Ke3", "e4"], 1: ["e6", "f7", "d8"]})
    play(game, "jump e3 e5")
    assert {"step", "take", "decline"} <= verbs(game)
    play(game, "take e5 e7 x e6")
    assert where(game)["e7"] == "K0"
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-126", "GP-123")
def test_the_second_move_may_be_a_kamikaze() -> None:
    game = place(markers={0: ["Ke4", "e2"], 1: ["f5", "e8"]})
    play(game, "step e4 e5", "kamikaze e5 x f5")
    assert set(where(game)) == {"e2", "e8"}
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-123")
def test_a_kamikaze_as_the_first_move_ends_the_turn() -> None:
    game = place(markers={0: ["Ke5", "e2"], 1: ["f5", "e8"]})
    play(game, "kamikaze e5 x f5")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-128", "GP-131")
def test_there_is_no_second_move_when_the_first_has_won() -> None:
    game = place(markers={0: ["Ke4"], 1: ["e5"]})
    play(game, "take e4 e6 x e5")
    assert game.over


@pytest.mark.rule("GP-80", "GP-81", "GP-52")
def test_a_king_that_cannot_move_again_is_not_asked_in_vain() -> None:
    """In the lane it has come to the end and may not go straight back: only declining is left."""
    game = place(blueprint=lane(), markers={0: ["Ke3"], 1: ["e8"]})
    play(game, "step e3 e2")
    if game.waiting() == (0,):
        assert legal(game) == {"decline"}
    else:
        assert game.waiting() == (1,)


# ---------------------------------------------------------------- a turn changes something


@pytest.mark.rule("GP-54", "GP-R21")
def test_a_king_may_not_go_out_and_back() -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]})
    play(game, "step e5 e6")
    assert "step e6 e5" not in legal(game)
    assert refused(game, "step e6 e5") == "GP-54"


@pytest.mark.rule("GP-54")
def test_a_turn_that_captures_may_end_where_it_began() -> None:
    """Down over somebody, then on to the floor's teleporter and up to the corner again."""
    start, below = "f4/1", "f4/-1"
    game = place(markers={0: [f"K{start}"], 1: ["f4", "e8"]})
    play(game, f"take {start} {below} x f4")
    assert f"step {below} {start}" in legal(game)
    own = place(markers={0: [f"K{start}", "f4"], 1: ["e8"]})
    play(own, f"jump {start} {below}")
    assert refused(own, f"step {below} {start}") == "GP-54"
    assert f"step {below} f6/1" in legal(own)


@pytest.mark.rule("GP-R21", "GP-54")
def test_out_and_back_may_be_allowed() -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]}, options={"out_and_back": "allowed"})
    play(game, "step e5 e6", "step e6 e5")
    assert where(game)["e5"] == "K0"
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-55", "GP-R28")
@pytest.mark.parametrize("out_and_back", ["forbidden", "allowed"])
def test_a_move_changes_something_whatever_is_settled(out_and_back: str) -> None:
    """Teleporters side by side: a step from one on to the other could only lead back."""
    design = changed("duel", teleporters=[[0, 0, 1], [1, 0, 1]])
    game = place(
        blueprint=design,
        markers={0: ["Ke5/1"], 1: ["e8"]},
        options={"out_and_back": out_and_back},
    )
    assert not {"e5/1", "f5/1"} & ends(game, "step", "e5/1")
    assert refused(game, "step e5/1 e5/1") == "GP-55"
    assert refused(game, "step e5/1 f5/1") == "GP-85"


@pytest.mark.rule("GP-54", "GP-55", "GP-85", "GP-R28")
def test_with_a_third_teleporter_the_step_leads_there() -> None:
    design = changed("duel", teleporters=[[0, 0, 1], [1, 0, 1], [-1, 1, 1]])
    game = place(blueprint=design, markers={0: ["e5/1"], 1: ["e8"]})
    assert "d6/1" in ends(game, "step", "e5/1")
    assert "e5/1" not in ends(game, "step", "e5/1")


# ---------------------------------------------------------------- kings and teleporters


@pytest.mark.rule("GP-127", "GP-88")
def test_a_king_may_leave_a_teleporter_and_enter_it_again() -> None:
    game = place(markers={0: ["Ke5/-1"], 1: ["e8"]})
    play(game, "step e5/-1 f5/-1")
    corners = {"f6/1", "f4/1", "d4/1", "d6/1"}
    assert corners <= ends(game, "step", "f5/-1")
    assert refused(game, "step f5/-1 e5/-1") == "GP-85"


@pytest.mark.rule("GP-127", "GP-89")
def test_a_king_makes_its_second_move_from_the_exit() -> None:
    game = place(markers={0: ["Kf5/-1"], 1: ["f5/1", "e8"]})
    play(game, "step f5/-1 f4/1")
    assert look(game)["second"]["cell"] == [1, -1, 1]
    assert "take f4/1 d4/1 x f5/1" in legal(game)
