"""Moves as text: what is written can be read, and what cannot be read is explained."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME, moves
from parlour.games.gizmos.cards import CARDS, COLORS
from parlour.games.gizmos.moves import (
    Build,
    Done,
    Draw,
    File,
    Pass,
    Pay,
    Pick,
    Research,
    Return,
    Skip,
    TakeNone,
    Use,
)
from parlour.games.gizmos.tests.checks import random_move
from parlour.games.gizmos.tests.positions import gizmo
from parlour.kernel.codec import Malformed, from_wire, kinds, to_wire
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

WRITTEN = {
    "file G1R4": File(gizmo("G1R4")),
    "build G3X1#2": Build(gizmo("G3X1#2")),
    "use G0S1#1": Use(gizmo("G0S1#1")),
    "pick red": Pick(0),
    "pick yellow": Pick(1),
    "pick blue": Pick(2),
    "pick black": Pick(3),
    "research 1": Research(1),
    "research 3": Research(3),
    "take none": TakeNone(),
    "return G2R3 G1K9": Return((gizmo("G2R3"), gizmo("G1K9"))),
    "return": Return(()),
    "pay nothing": Pay((0, 0, 0, 0)),
    "pay 2 red 1 blue": Pay((2, 0, 1, 0)),
    "pay 1 yellow 3 black via G1U3 G2U3": Pay((0, 1, 0, 3), (gizmo("G1U3"), gizmo("G2U3"))),
    "pay nothing via G1U3": Pay((0, 0, 0, 0), (gizmo("G1U3"),)),
    "draw": Draw(),
    "skip": Skip(),
    "done": Done(),
    "pass": Pass(),
}
LAID_BACK = ("G1R2", "G1Y1", "G1K9")


@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_is_written_in_one_way_and_reads_back(text: str) -> None:
    move = WRITTEN[text]
    assert GAME.notation.write(move) == text
    assert GAME.notation.read(text) == move


def test_every_kind_of_move_has_a_notation() -> None:
    known = {kind for kind in kinds(moves).values() if issubclass(kind, Move) and kind is not Move}
    assert {type(move) for move in WRITTEN.values()} == known


@pytest.mark.parametrize("kind", [File, Build, Use])
def test_every_gizmo_can_be_named(kind: type[File | Build | Use]) -> None:
    texts = {GAME.notation.write(kind(number)) for number in range(len(CARDS))}
    assert len(texts) == 112
    assert [
        GAME.notation.read(text) for text in map(GAME.notation.write, map(kind, range(112)))
    ] == [kind(number) for number in range(112)]


@pytest.mark.parametrize("options", [{}, {"next_sphere": "shown", "discounts": "one"}])
@pytest.mark.parametrize("players", [2, 4])
def test_every_move_offered_in_a_whole_game_survives_writing_and_sending(
    players: int, options: dict[str, str]
) -> None:
    game = GAME.start(players, Seeded("notation"), options)
    luck = Seeded("notation moves")
    while not game.over:
        for move in game.moves(game.waiting()[0]):
            assert GAME.notation.read(GAME.notation.write(move)) == move
            assert from_wire(to_wire(move), GAME.kinds) == move
        game.play(game.waiting()[0], random_move(game, luck, "Build", "Use", "Pick"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("  PICK   Red ", Pick(0)),
        ("pick r", Pick(0)),
        ("pick y", Pick(1)),
        ("pick u", Pick(2)),
        ("pick b", Pick(2)),
        ("pick k", Pick(3)),
        ("build g1r4", Build(gizmo("G1R4"))),
        ("build ember atom swap", Build(gizmo("G1R4"))),
        ("b Quark Spark-Cell Claw", Build(gizmo("G2U7"))),
        ("file volt level 2 coupon", File(gizmo("G3Y2"))),
        ("return ember lab, volt cabinet g1k9", Return(tuple(map(gizmo, LAID_BACK)))),
        ("pay 1 black via ember cell swap", Pay((0, 0, 0, 1), (gizmo("G1R3"),))),
        ("Take None", TakeNone()),
        ("none", TakeNone()),
        ("return g2r3, g1k9", Return((gizmo("G2R3"), gizmo("G1K9")))),
        ("pay 1 blue, 2 red via g1u3", Pay((2, 0, 1, 0), (gizmo("G1U3"),))),
        ("pay 1 red 1 red", Pay((2, 0, 0, 0))),
        ("pay 0 red", Pay((0, 0, 0, 0))),
    ],
)
def test_what_people_type_is_read_kindly(text: str, move: Move) -> None:
    assert GAME.notation.read(text) == move


def test_the_converters_of_a_payment_may_be_named_in_any_order() -> None:
    assert GAME.notation.read("pay 1 red via G2U3 G1U3") == GAME.notation.read(
        "pay 1 red via G1U3 G2U3"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "say a move"),
        ("   ", "say a move"),
        ("fly G1R4", "'fly' is not a verb"),
        ("G1R4", "'g1r4' is not a verb"),
        ("file", "file takes a gizmo"),
        ("file G1R4 G1R5", "file takes a gizmo"),
        ("build G9R4", "no gizmo 'g9r4'"),
        ("build ember cupboard", "no gizmo 'ember cupboard'"),
        ("use starter scoop", "there are 4 of that name: say G0S1#1, G0S1#2, G0S1#3, G0S1#4"),
        ("build 17", "no gizmo '17'"),
        ("use G3X1", "no gizmo 'g3x1'"),
        ("pick", "pick takes a color"),
        ("pick red blue", "pick takes a color"),
        ("pick green", "no color 'green'"),
        ("research", "research takes a level"),
        ("research 1 2", "research takes a level"),
        ("research two", "'two' is not a number"),
        ("research -1", "'-1' is not a number"),
        ("research 1.5", "'1.5' is not a number"),
        ("research ²", "is not a number"),
        ("return G1R4 G9", "no gizmo 'g9'"),
        ("pay", "pay takes amounts and colors"),
        ("pay 2", "pay takes amounts and colors"),
        ("pay red", "pay takes amounts and colors"),
        ("pay red 2", "'2'|'red'"),
        ("pay -1 red", "'-1' is not a number"),
        ("pay 1 red nothing", "pay takes amounts and colors"),
        ("pay 1 red via G9", "no gizmo 'g9'"),
        ("pay via G1U3", "pay takes amounts and colors"),
        ("done now", "done takes nothing"),
        ("draw 3", "draw takes nothing"),
        ("take", "take none"),
        ("take all", "take none"),
        ("pay 1 red via", "via"),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, message: str) -> None:
    with pytest.raises(Malformed, match=message) as caught:
        GAME.notation.read(text)
    refusal = GAME.malformed(caught.value)
    assert refusal.rule == "KERNEL-FORM"
    assert str(refusal).lower() == f"{caught.value}.".lower()


def test_colors_are_written_in_full() -> None:
    assert [GAME.notation.write(Pick(number)) for number in range(4)] == [
        f"pick {c}" for c in COLORS
    ]
