"""The box, the grid-set and what each player begins with."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.contract import BadSetup
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.blueprint import BOX, built_in, parts
from parlour.games.gridopolis.tests.checks import (
    legal,
    look,
    pads,
    player,
    reserve,
    text_of,
    varied,
    where,
)
from parlour.games.gridopolis.tests.positions import begin, changed
from parlour.kernel.luck import Seeded

CUBE = {text_of((x, y, z)) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1)}
SOUTH = [(x, y, 0) for x in (-1, 0, 1) for y in (-3, -2)]
SEATS = {2: "SN", 3: "SWN", 4: "SWNE"}
TURNS = {"S": 0, "E": 1, "N": 2, "W": 3}  # quarter turns from the south


def turned(cell: tuple[int, int, int], quarters: int) -> tuple[int, int, int]:
    x, y, z = cell
    for _ in range(quarters):
        x, y = -y, x
    return x, y, z


def section(seat: str) -> set[str]:
    return {text_of(turned(cell, TURNS[seat])) for cell in SOUTH}


# ---------------------------------------------------------------- components


@pytest.mark.rule("GP-1", "GP-2", "GP-7", "GP-R26")
def test_the_box_holds_217_parts() -> None:
    box = GAME.page.pieces()["box"]
    assert box == {
        "pads": 63,
        "links": 88,
        "posts": 16,
        "kingerizers": 12,
        "teleporters": 6,
        "blockers": 8,
        "markers": 24,
    }
    assert sum(box.values()) == 217


@pytest.mark.rule("GP-32", "GP-R1", "GP-R2")
def test_four_players_use_up_every_part_but_one_teleporter() -> None:
    assert parts(built_in()["matrix"], 4) == {**BOX, "teleporters": 5}


@pytest.mark.rule("GP-7", "GP-33", "GP-34")
def test_each_player_has_a_color_six_pawns_and_three_kingerizers() -> None:
    game = begin(4)
    assert len({one["color"] for one in look(game)["players"]}) == 4
    assert Counter(one["seat"] for one in look(game)["kingerizers"]) == dict.fromkeys(range(4), 3)
    assert [one["pawns"] for one in look(game)["players"]] == [6] * 4


# ---------------------------------------------------------------- the grid-set


@pytest.mark.rule("GP-10", "GP-11", "GP-12", "GP-30", "GP-31", "GP-32", "GP-R25")
@pytest.mark.parametrize(("players", "number"), [(2, 39), (3, 45), (4, 51)])
def test_matrix_is_a_cube_with_a_section_for_each_player(players: int, number: int) -> None:
    game = begin(players)
    sections = [section(seat) for seat in SEATS[players]]
    assert pads(game) == CUBE.union(*sections)
    assert len(look(game)["pads"]) == number
    assert [one["id"] for one in look(game)["players"]] == list(SEATS[players])


@pytest.mark.rule("GP-31")
def test_with_three_players_the_east_side_stays_bare() -> None:
    assert not section("E") & pads(begin(3))


@pytest.mark.rule("GP-33", "GP-34", "GP-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_pawns_stand_on_the_section_three_of_them_on_the_kingerizers(players: int) -> None:
    view = look(begin(players))
    for number, seat in enumerate(SEATS[players]):
        own = [one for one in view["markers"] if one["seat"] == number]
        assert {text_of(one["cell"]) for one in own} == section(seat)
        assert not any(one["king"] or one["moved"] for one in own)
        row = {text_of(one["cell"]) for one in view["kingerizers"] if one["seat"] == number}
        farthest = {text_of(turned((x, -3, 0), TURNS[seat])) for x in (-1, 0, 1)}
        assert row == farthest


@pytest.mark.rule("GP-35", "GP-R3", "GP-R4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_teleporters_lie_on_the_top_corners_and_the_floor(players: int) -> None:
    cells = {text_of(cell) for cell in look(begin(players))["teleporters"]}
    assert cells == {"e5/-1", "f6/1", "f4/1", "d4/1", "d6/1"}


@pytest.mark.rule("GP-8")
@pytest.mark.parametrize("blueprint", ["matrix", "duel", "plaza", "tower"])
def test_no_pad_holds_two_nodes(blueprint: str) -> None:
    view = look(begin(2, blueprint))
    nodes = [*view["teleporters"], *(one["cell"] for one in view["kingerizers"])]
    assert len({text_of(cell) for cell in nodes}) == len(nodes)


@pytest.mark.rule("GP-20")
def test_forward_is_the_way_from_the_home_row_to_the_cube() -> None:
    forward = {one["id"]: one["forward"] for one in look(begin(4))["players"]}
    assert forward == {"S": [0, 1, 0], "N": [0, -1, 0], "E": [-1, 0, 0], "W": [1, 0, 0]}


@pytest.mark.rule("GP-40", "GP-42", "GP-R2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_ten_parts_in_reserve(players: int) -> None:
    game = begin(players)
    assert [reserve(game, seat) for seat in range(players)] == [(3, 3, 2, 2)] * players


@pytest.mark.rule("GP-15", "GP-60", "GP-65", "GP-90", "GP-100")
def test_the_first_player_of_two_has_116_actions() -> None:
    game = begin()
    kinds = Counter(text.split()[0] for text in legal(game))
    assert kinds == {"step": 30, "jump": 5, "block": 22, "pad": 44 + 15}
    vertical = 0
    for text in legal(game):
        if text.startswith("pad"):
            after = game.copy()
            after.submit(0, GAME.notation.read(text))
            vertical += reserve(after, 0)[2] == 1
    assert vertical == 15


# ---------------------------------------------------------------- who begins


@pytest.mark.rule("GP-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn(players: int) -> None:
    games = [GAME.start(players, Seeded(str(seed))) for seed in range(60)]
    starters = Counter(look(game)["starter"] for game in games)
    assert starters.keys() == set(range(players))
    assert all(look(game)["turn"] == look(game)["starter"] for game in games)


@pytest.mark.rule("GP-36")
@pytest.mark.parametrize("seed", range(8))
def test_the_host_may_let_the_first_seat_begin(seed: int) -> None:
    game = GAME.start(3, Seeded(str(seed)), {"first_player": "first_seat"})
    assert (look(game)["starter"], game.waiting()) == (0, (0,))


@pytest.mark.rule("GP-36")
def test_turns_go_round_clockwise() -> None:
    game = begin(4)
    seats = []
    for _ in range(8):
        seats.append(game.waiting()[0])
        game.submit(seats[-1], next(m for m in game.moves(seats[-1]) if "Pad" in repr(m)))
    assert seats == [0, 1, 2, 3] * 2
    assert [one["id"] for one in look(game)["players"]] == ["S", "W", "N", "E"]
    assert (look(game)["round"], look(game)["turns"]) == (3, 8)


@pytest.mark.rule("GP-37")
def test_the_draw_of_the_first_player_is_the_only_chance() -> None:
    game, luck = GAME.start(2, Seeded("chance")), Seeded("moves")
    drawn = game.luck.drawn
    assert drawn == 1
    while not game.over:
        game.play(game.waiting()[0], GAME.notation.read(varied(game, luck)))
    assert game.luck.drawn == drawn


# ---------------------------------------------------------------- other blueprints


@pytest.mark.rule("GP-150", "GP-152")
@pytest.mark.parametrize(
    ("blueprint", "players", "number", "markers", "left"),
    [
        ("duel", 2, 30, 8, (2, 2, 1, 1)),
        ("plaza", 2, 40, 12, (3, 3, 2, 2)),
        ("plaza", 4, 46, 24, (3, 3, 2, 2)),
        ("tower", 2, 48, 12, (3, 3, 2, 2)),
    ],
)
def test_a_blueprint_says_what_is_built_and_with_what_one_begins(
    blueprint: str, players: int, number: int, markers: int, left: tuple[int, ...]
) -> None:
    game = begin(players, blueprint)
    assert len(pads(game)) == number
    assert len(where(game)) == markers
    assert reserve(game, players - 1) == left
    assert look(game)["blueprint"]["id"] == blueprint


@pytest.mark.rule("GP-150")
def test_a_blueprint_may_be_given_as_text() -> None:
    game = begin(2, changed("duel", title="Mine", reserve={**no_parts(), "blockers": 2}))
    assert look(game)["blueprint"] == {"id": "changed", "title": "Mine"}
    assert reserve(game, 1) == (0, 0, 0, 2)
    assert {text for text in legal(game) if text.startswith("step")} == {
        text for text in legal(begin(2, "duel")) if text.startswith("step")
    }


def no_parts() -> dict[str, int]:
    return {"pads": 0, "posts": 0, "links": 0, "blockers": 0}


@pytest.mark.rule("GP-150", "GP-151")
@pytest.mark.parametrize(
    ("players", "text"),
    [
        (2, "castle"),
        (2, ""),
        (2, "{"),
        (2, "[]"),
        (2, '{"format": "gridset-blueprint/1"}'),
        (3, "duel"),
        (4, "tower"),
        (2, changed("duel", teleporters=[[0, 0, 1]])),
        (2, changed("duel", reserve={**no_parts(), "pads": 40})),
        (2, changed("duel", floor=-1)),
        (2, changed("duel", pads=[[10**12, 0, 0]])),
    ],
)
def test_what_is_no_valid_blueprint_for_so_many_cannot_be_set_up(players: int, text: str) -> None:
    with pytest.raises(BadSetup) as told:
        begin(players, text)
    assert 10 < len(str(told.value)) < 400


def test_the_names_of_the_blueprints_are_the_options() -> None:
    option = next(option for option in GAME.options if option.name == "blueprint")
    assert option.values == tuple(built_in())
    assert player(begin(2, option.default), 0)["id"] == "S"
