"""Moves as text: what is written can be read, and what cannot be read is explained."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME, moves
from parlour.games.gridopolis.moves import (
    AddPad,
    Capture,
    Decline,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.rules.asides import Resign, TimeUp
from parlour.games.gridopolis.tests.checks import play, varied
from parlour.games.gridopolis.tests.positions import begin
from parlour.kernel.codec import Malformed, from_wire, kinds, to_wire
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

WRITTEN = {
    "step e3 e4/1": Step((0, -2, 0), (0, -1, 1)),
    "jump e2 e4": OwnJump((0, -3, 0), (0, -1, 0)),
    "take e3 e5 x e4": Capture((0, -2, 0), (0, 0, 0), ((0, -1, 0),)),
    "take e3 e5 x e4 f6": Capture((0, -2, 0), (0, 0, 0), ((1, 1, 0), (0, -1, 0))),
    "kamikaze f5 x g5": Kamikaze((1, 0, 0), ((2, 0, 0),), (2, 0, 0)),
    "kamikaze f5 x g5 + e6 f6/1": Kamikaze((1, 0, 0), ((2, 0, 0), (1, 1, 1), (0, 1, 0)), (2, 0, 0)),
    "block e5": PlaceBlocker((0, 0, 0)),
    "pad g7": AddPad((2, 2, 0)),
    "pad -h5/101": AddPad((-12, 0, 101)),
    "decline": Decline(),
    "resign": Resign(),
    "time up": TimeUp(),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_is_written_in_one_way_and_reads_back(text: str) -> None:
    assert GAME.notation.write(WRITTEN[text]) == text
    assert GAME.notation.read(text) == WRITTEN[text]
    assert from_wire(to_wire(WRITTEN[text]), GAME.kinds) == WRITTEN[text]


def test_every_kind_of_move_has_a_notation() -> None:
    own = {kind for kind in kinds(moves).values() if issubclass(kind, Move) and kind is not Move}
    assert own <= {type(move) for move in WRITTEN.values()}


@pytest.mark.rule("GP-56")
def test_the_order_of_the_victims_does_not_matter() -> None:
    one = GAME.notation.read("take e3 e5 x f6 e4")
    assert one == GAME.notation.read("take e3 e5 x e4 f6")
    assert GAME.notation.write(one) == "take e3 e5 x e4 f6"
    last = GAME.notation.read("kamikaze f5 x g5 + f6/1 e6")
    assert last == GAME.notation.read("kamikaze f5 x g5 + e6 f6/1")
    assert last != GAME.notation.read("kamikaze f5 x e6 + f6/1 g5")


@pytest.mark.rule("GP-56")
def test_victims_that_are_sent_in_another_order_make_the_same_move() -> None:
    victims = [[1, 1, 0], [0, -1, 0]]
    wire = {"kind": "Capture", "start": [0, -2, 0], "end": [0, 0, 0], "victims": victims}
    assert from_wire(wire, GAME.kinds) == WRITTEN["take e3 e5 x e4 f6"]


@pytest.mark.parametrize(("players", "blueprint"), [(2, "matrix"), (4, "plaza"), (2, "duel")])
def test_every_move_offered_in_a_whole_game_survives_writing_and_sending(
    players: int, blueprint: str
) -> None:
    game, luck = begin(players, blueprint), Seeded("notation")
    while not game.over:
        offered = game.moves(game.waiting()[0])
        texts = [GAME.notation.write(move) for move in offered]
        assert len(set(texts)) == len(texts)
        for move, text in zip(offered, texts, strict=True):
            assert GAME.notation.read(text) == move
        assert from_wire(to_wire(offered[0]), GAME.kinds) == offered[0]
        play(game, varied(game, luck))


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("  STEP   e3\t0,-1,1 ", "step e3 e4/1"),
        ("Take e3 e5 X e4", "take e3 e5 x e4"),
        ("Decline", "decline"),
        ("TIME UP", "time up"),
    ],
)
def test_capitals_and_spaces_do_not_matter(text: str, written: str) -> None:
    assert GAME.notation.write(GAME.notation.read(text)) == written


def test_moves_that_were_written_by_coordinates_can_still_be_read() -> None:
    old = {
        "step 0,-2,0 0,-1,1": "step e3 e4/1",
        "take 0,-2,0 0,0,0 x 1,1,0 0,-1,0": "take e3 e5 x e4 f6",
        "kamikaze 1,0,0 x 2,0,0 + 0,1,0": "kamikaze f5 x g5 + e6",
        "pad -12,0,101": "pad -h5/101",
    }
    for text, written in old.items():
        assert GAME.notation.write(GAME.notation.read(text)) == written
    assert GAME.former_notation.formerly(GAME.notation.read("kamikaze f5 x g5 + e6")) == (
        "kamikaze 1,0,0 x 2,0,0 + 0,1,0",
    )


@pytest.mark.parametrize("text", ["step 0,-2,0 -1,-1,1", "decline"])
def test_a_record_may_name_cells_in_either_way_but_write_them_in_one(text: str) -> None:
    move = GAME.notation.read(text)
    assert {GAME.notation.write(move), *GAME.former_notation.formerly(move)} == {
        GAME.notation.write(move),
        text,
    }


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "go north",
        "step",
        "step 0,-2,0",
        "step 0,-2,0 0,-1,0 0,0,0",
        "step 0,-2 0,-1,0",
        "step 0,-2,0,1 0,-1,0",
        "step a,b,c 0,0,0",
        "step 0,-2,0 0.5,0,0",
        "step 0,--2,0 0,0,0",
        "step 0, -2, 0 0,0,0",
        "step e 5",
        "step e3 e4/",
        "step e3 4e",
        "step e3 e4/1/2",
        "step e3 e4,1",
        "jump 0,0,0",
        "take 0,-2,0 0,0,0",
        "take 0,-2,0 0,0,0 x",
        "take 0,-2,0 x 0,-1,0",
        "take 0,-2,0 0,0,0 x 0,-1,0 x 1,1,0",
        "take 0,-2,0 0,0,0 x 0,-1,0 0,-1,0",
        "kamikaze 1,0,0",
        "kamikaze 1,0,0 x",
        "kamikaze 1,0,0 x 2,0,0 +",
        "kamikaze 1,0,0 x 2,0,0 3,0,0",
        "kamikaze 1,0,0 + 2,0,0",
        "kamikaze 1,0,0 x 2,0,0 + 2,0,0",
        "block",
        "block here",
        "pad 1,2",
        "pad 5e",
        "pad e5/0.5",
        "pad abcd1",
        "pad 1,2,3 4,5,6",
        "decline politely",
        "resign now",
        "time",
        "time up now",
        "pad " + "9" * 5000 + ",0,0",
        "pad e" + "9" * 5000,
        "pad " + "e" * 5000 + "5",
        "pad 1e9,0,0",
        "pad ,,",
        "x" * 100_000,
        "take 0,0,0 0,0,0 x " + " ".join(f"0,{n},0" for n in range(500)),
        "step 0,0,0\x00 0,0,1",
        "\N{PILE OF POO}",
    ],
)
def test_what_is_no_move_is_explained(text: str) -> None:
    with pytest.raises(Malformed) as told:
        GAME.notation.read(text)
    assert 10 < len(str(told.value)) < 200


@pytest.mark.parametrize(
    "move",
    [
        Step((), ()),
        Step((0,), (0, 0)),
        AddPad((1, 2, 3, 4)),
        PlaceBlocker(()),
        Capture((0, 0, 0), (0, 0, 0), ((1, 2),)),
        Kamikaze((0, 0, 0), (), ()),
    ],
)
def test_a_cell_that_is_none_is_neither_written_nor_played(move: Move) -> None:
    with pytest.raises(Malformed):
        GAME.notation.write(move)
    why = GAME.why(begin(), 0, move)
    assert why is not None
    assert why.rule in GAME.rulebook.rules


@pytest.mark.parametrize("far", [10**6, -(10**6), 2**63, -(10**30)])
def test_a_cell_as_far_away_as_can_be_is_refused_like_any_other(far: int) -> None:
    game = begin()
    for cell in ((far, 0, 0), (0, far, 0), (0, 0, far), (far, far, far)):
        for move in (
            Step((0, -2, 0), cell),
            Step(cell, (0, -2, 0)),
            OwnJump((0, -3, 0), cell),
            Capture((0, -2, 0), cell, ((0, -1, 0),)),
            Capture((0, -2, 0), (0, 0, 0), (cell,)),
            Kamikaze((0, -2, 0), (cell,), cell),
            PlaceBlocker(cell),
            AddPad(cell),
        ):
            why = GAME.why(game, 0, move)
            assert why is not None
            assert why.rule in GAME.rulebook.rules
