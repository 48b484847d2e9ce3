"""A blueprint can be built: pads, links and posts that hold together (GP-151)."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.blueprint import built_in, problems
from parlour.games.gridopolis.cells import from_to
from parlour.games.gridopolis.tests.designs import LINE, plan_of, street, wrong


@pytest.mark.rule("GP-151", "GP-152")
@pytest.mark.parametrize("name", built_in())
def test_nothing_is_wrong_with_our_own_blueprints(name: str) -> None:
    assert problems(built_in()[name]) == []


@pytest.mark.rule("GP-151")
def test_nothing_is_wrong_with_a_plain_street() -> None:
    assert wrong(street(LINE)) == []


# ---------------------------------------------------------------------- pads, links, posts


@pytest.mark.rule("GP-3", "GP-151")
def test_no_two_pads_lie_in_one_cell() -> None:
    plan = plan_of("duel")
    plan["pads"].append([0, 0, 0])
    [problem] = wrong(plan)
    assert problem == ("GP-3", "pads[24]", "there is a pad at e5 on level 0 already (pads[11])")


@pytest.mark.rule("GP-3", "GP-151")
def test_sections_overlap_neither_the_rest_nor_each_other() -> None:
    plan = plan_of()
    plan["seats"][1]["pads"].append([0, 0, 0])  # East, who plays only with three others
    plan["seats"][2]["pads"].append([-1, -3, 0])
    assert [(p.where, p.message) for p in wrong(plan) if p.rule == "GP-3"] == [
        ("seats[2].pads[6]", "there is a pad at d2 on level 0 already (seats[0].pads[0])"),
        ("seats[1].pads[6]", "there is a pad at e5 on level 0 already (pads[13]) (with 4 players)"),
    ]


@pytest.mark.rule("GP-151", "GP-17")
def test_no_pad_lies_below_the_floor() -> None:
    plan = plan_of()
    plan["floor"] = 0
    found = wrong(plan)
    assert len(found) == 9
    assert found[0].message == "the pad at d4 on level -1 lies below the floor (level 0, GP-17)"


@pytest.mark.rule("GP-4", "GP-151")
@pytest.mark.parametrize("end", [[1, 1, 0], [0, 0, 1], [0, 2, 0], [0, 0, 0], [1, 0, 1]])
def test_a_link_joins_neighbors_in_one_file_or_row_on_one_level(end: list[int]) -> None:
    plan = plan_of("plaza")
    plan["links"].append([[0, 0, 0], end])
    [problem] = wrong(plan)
    assert problem == (
        "GP-4",
        "links[52]",
        f"the link {from_to((0, 0, 0), tuple(end))} "
        "does not join neighbors in one file or row on one level",
    )


@pytest.mark.rule("GP-4", "GP-151")
def test_a_link_has_a_pad_at_either_end() -> None:
    plan = plan_of("plaza")
    plan["links"].append([[3, 2, 0], [2, 2, 0]])
    [problem] = wrong(plan)
    assert (
        problem.message
        == "the link from h7 to g7 on level 0 ends at h7 on level 0, where no pad is"
    )


@pytest.mark.rule("GP-4", "GP-151")
def test_a_link_to_a_section_goes_with_the_section() -> None:
    plan = plan_of()
    plan["links"].append(plan["seats"][3]["links"].pop())  # West's, to the cube
    [problem] = wrong(plan)
    assert problem.where == "links[36]"
    assert problem.message == (
        "the link from c6 to d6 on level 0 ends at c6 on level 0, where no pad is (with 2 players)"
    )


@pytest.mark.rule("GP-4", "GP-151")
def test_two_pads_are_linked_once_whichever_way_it_is_written() -> None:
    plan = street(LINE)
    plan["links"].append(plan["links"][1][::-1])
    [problem] = wrong(plan)
    assert problem == (
        "GP-4",
        "links[4]",
        "the link from e7 to e6 on level 0 is there already (links[1])",
    )


@pytest.mark.rule("GP-5", "GP-151")
def test_a_post_stands_on_a_link() -> None:
    plan = plan_of("duel")
    plan["links"].remove([[0, 1, 0], [1, 1, 0]])
    [problem] = wrong(plan)
    assert problem.rule == "GP-5"
    assert problem.where == "posts[2]"
    assert problem.message == (
        "the post on the link from e6 to f6 on level 0 stands on nothing: there is no such link"
    )


@pytest.mark.rule("GP-5", "GP-151")
def test_a_post_carries_the_same_link_one_level_higher() -> None:
    plan = plan_of("duel")
    plan["links"].remove([[0, 1, 1], [1, 1, 1]])
    [problem] = wrong(plan)
    assert problem.message == (
        "the post on the link from e6 to f6 on level 0 carries nothing: "
        "there is no link from e6 to f6 on level 1"
    )


@pytest.mark.rule("GP-5", "GP-151")
def test_one_link_bears_one_post() -> None:
    plan = plan_of("duel")
    plan["posts"].append([[0, -1, 0], [-1, -1, 0]])
    [problem] = wrong(plan)
    assert problem.where == "posts[4]"
    assert problem.message == (
        "the post on the link from e4 to d4 on level 0 is the second there: "
        "one link bears one post (posts[0])"
    )


@pytest.mark.rule("GP-5", "GP-151")
def test_posts_may_stand_one_above_the_other() -> None:
    posts = plan_of("tower")["posts"]
    assert [[0, 1, 0], [1, 1, 0]] in posts
    assert [[0, 1, 1], [1, 1, 1]] in posts


# ---------------------------------------------------------------------- one piece on the floor


@pytest.mark.rule("GP-151")
def test_the_grid_set_is_one_piece() -> None:
    plan = street(LINE)
    del plan["links"][2]
    [problem] = wrong(plan)
    assert problem.rule == "GP-151"
    assert "is in 2 pieces: nothing holds e8 on level 0 to the rest" in problem.message


@pytest.mark.rule("GP-151", "GP-5")
def test_a_level_without_posts_holds_to_nothing() -> None:
    plan = plan_of("duel")
    plan["posts"] = []
    [problem] = wrong(plan)
    assert problem.where == "pads[2]"
    assert problem.message == (
        "the grid-set is in 2 pieces: nothing holds d4 on level 1 to the rest"
    )
    plan["posts"] = [[[0, 0, 0], [1, 0, 0]]]
    assert wrong(plan) == []


@pytest.mark.rule("GP-151")
def test_it_is_one_piece_for_every_number_of_players() -> None:
    plan = plan_of("plaza")
    plan["seats"][1]["links"] = plan["seats"][1]["links"][3:]  # East's porch, only with four
    [problem] = wrong(plan)
    assert problem.where == "seats[1].pads[0]"
    assert problem.message.endswith("nothing holds h4 on level 0 to the rest (with 4 players)")


@pytest.mark.rule("GP-151")
def test_the_grid_set_stands_on_the_floor() -> None:
    plan = street(LINE)
    plan["floor"] = -2
    [problem] = wrong(plan)
    assert problem == (
        "GP-151",
        "floor",
        "the grid-set hangs in the air: the floor is -2, the lowest level 0",
    )
