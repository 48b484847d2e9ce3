"""Every rule that can be broken, broken: a refusal names the rule a player would want to hear."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.moves import Capture, Kamikaze
from parlour.games.gridopolis.tests.checks import play, refused, text_of
from parlour.games.gridopolis.tests.positions import begin, changed, place
from parlour.kernel.agenda import HOUSE
from parlour.kernel.values import Move

CORNERS = ("f6/1", "f4/1", "d4/1", "d6/1")
FAR = "d8"  # an enemy that matters to nobody
HOME = "f2"


def us(*ours: str) -> dict[int, list[str]]:
    return {0: list(ours), 1: [FAR]}


def them(ours: str, *theirs: str) -> dict[int, list[str]]:
    return {0: [ours, HOME], 1: [*theirs, FAR]}


def refusal(rule: str, text: str, markers: dict[int, list[str]], *before: str, **laid: Any) -> Any:
    """A rule, the move that breaks it, where the markers stand, and what is played before it."""
    position = {"markers": markers, **laid}
    marks = pytest.mark.rule(rule)
    return pytest.param(rule, text, before, position, id=f"{rule}: {text}", marks=marks)


STEPS = [
    refusal("GP-15", "step e5 e7", us("e5")),
    refusal("GP-60", "step e5 e6", us("e5", "e6")),
    refusal("GP-60", "step f5 g5", us("f5")),
    refusal("GP-61", "step e5 e4", us("e5")),
    refusal("GP-62", "step e2 f2", us("e2")),
    refusal("GP-63", "step e3 f3", us("e3"), fresh=["e3"]),
    refusal("GP-92", "step e5 e6", us("e5"), blockers={1: ["e6"]}),
    refusal("GP-50", "step e5 e6", us("f5")),
    refusal("GP-50", f"step {FAR} d7", us("f5")),
    refusal("GP-51", "decline", us("Kf5")),
    refusal("GP-55", "step e5 e5", us("Ke5")),
    refusal("GP-54", "step e6 e5", us("Ke5"), "step e5 e6"),
    # straight back by a teleporter, to where the king's turn began
    refusal("GP-54", "step f4/-1 f4/1", us("Kf4/1", "f4"), "jump f4/1 f4/-1"),
    refusal("GP-85", "step f5/-1 e5/-1", us("f5/-1")),
    # to an exit that is taken, while another is open, and when none is
    refusal("GP-85", "step f5/-1 f6/1", us("f5/-1", "f6/1")),
    refusal("GP-87", "step f5/-1 f6/1", us("f5/-1", *CORNERS)),
    refusal("GP-88", "step e5/-1 f6/1", us("e5/-1")),
    # the only way in lies behind, or is taken
    refusal("GP-61", "step e6/-1 f6/1", us("e6/-1")),
    refusal("GP-60", "step f5/-1 f4/1", us("f5/-1", "e5/-1")),
]
OWN_JUMPS = [
    refusal("GP-65", "jump e4 e6", us("e4")),
    refusal("GP-65", "jump e5 g5", us("e5", "f5")),
    refusal("GP-65", "jump e4 f6", us("e4", "e5")),
    refusal("GP-66", "jump e4 e6", us("e4", "e5", "e6")),
    refusal("GP-66", "jump e3 e6", us("e3", "e4", "e5")),
    refusal("GP-61", "jump e6 e4", us("e6", "e5")),
    refusal("GP-62", "jump d2 f2", us("d2", "e2")),
    refusal("GP-63", "jump d3 f3", us("d3", "e3"), fresh=["d3"]),
    refusal("GP-68", "jump f4 f4", us("Kf4", "e4", "d5", "e6", "f5")),
    # the first hop of several
    refusal("GP-62", "jump d2 f4", us("d2", "e2", "f3")),
    refusal("GP-63", "jump d3 f5", us("d3", "e3", "f4"), fresh=["d3"]),
    # over an enemy, and on to a teleporter besides
    refusal("GP-65", "jump e5/1 e5/-1", them("e5/1", "e5")),
    refusal("GP-69", "jump e4 e6", them("e4", "e5")),
    refusal("GP-69", "jump e3 e7", {0: ["e3", "e4"], 1: ["e6", FAR]}),
    refusal("GP-76", "jump e6 g8", us("e6", "e7", "f8"), added=[("g8", 1)]),
    refusal("GP-85", "jump e5/1 e5/-1", us("e5/1", "e5")),
    refusal("GP-92", "jump e4 e6", us("e4", "e5"), blockers={1: ["e6"]}),
    refusal("GP-92", "jump e4 e6", us("e4"), blockers={1: ["e5"]}),
    # the pad in the middle of the chain
    refusal("GP-92", "jump e3 e7", us("e3", "e4", "e6"), blockers={1: ["e5"]}),
    refusal("GP-50", "jump e5 e7", us("e6")),
]
CAPTURES = [
    refusal("GP-110", "take e5 g5 x f5", them("e5", "f5")),
    refusal("GP-110", "take e4 e6 x e5", them("e4", "e5", "e6")),
    refusal("GP-111", "take e4 f6 x e5", them("e4", "e5")),
    refusal("GP-112", "take e4 e6 x e5", us("e4")),
    refusal("GP-116", "take e3 e6 x e4 e5", them("e3", "e4", "e5")),
    refusal("GP-61", "take e6 e4 x e5", them("e6", "e5")),
    refusal("GP-62", "take d2 f2 x e2", {0: ["d2"], 1: ["Ke2", FAR]}),
    refusal("GP-63", "take d3 f3 x e3", them("d3", "e3"), fresh=["d3"]),
    refusal("GP-69", "take e4 e6 x e5", us("e4", "e5")),
    refusal("GP-69", "take e3 e7 x e6", {0: ["e3", "e4"], 1: ["e6", FAR]}),
    refusal(
        "GP-76",
        "take e6 g8 x e7 f8",
        them("e6", "e7", "f8"),
        added=[("g8", 1)],
    ),
    refusal("GP-85", "take e5/1 e5/-1 x e5", them("e5/1", "e5")),
    refusal("GP-92", "take e4 e6 x e5", them("e4", "e5"), blockers={1: ["e6"]}),
    refusal("GP-92", "take e4 e6 x e5", us("e4"), blockers={1: ["e5"]}),
    refusal("GP-R19", "step e4 f4", them("e4", "e5"), options={"captures": "forced"}),
    # a later hop of a chain
    refusal(
        "GP-61",
        "take d4 f4 x d5 e6 f5",
        them("d4", "d5", "e6", "f5"),
    ),
]
KAMIKAZES = [
    refusal("GP-120", "kamikaze e5 x d8", them("e5", "f5")),
    refusal("GP-112", "kamikaze e5 x d5", them("e5", "f5")),
    refusal("GP-121", "kamikaze e5 x f5/1", them("e5", "f5/1")),
    refusal("GP-121", "kamikaze e4 x e5", them("e4", "e5")),
    refusal("GP-121", "kamikaze e5 x f5", us("e5", "f5")),
    refusal("GP-122", "kamikaze e5/1 x e4/1", them("e5/1", "e4/1")),
    refusal("GP-123", "kamikaze e5 x f5 + d8", them("e5", "f5")),
    refusal("GP-61", "kamikaze e6 x f4 + e5", them("e6", "e5", "f4")),
    refusal("GP-69", "kamikaze e3 x f5", {0: ["e3", "e4"], 1: ["f5", FAR]}),
    refusal("GP-76", "kamikaze e6 x f8 + e7", them("e6", "e7", "f8")),
    refusal(
        "GP-R13",
        "kamikaze e3 x f5 + e4",
        them("e3", "e4", "f5"),
        options={"kamikaze": "alone"},
    ),
    refusal("GP-50", "kamikaze d5 x f5", them("e5", "f5")),
]
BUILDING = [
    refusal("GP-90", "block e5", us("e5")),
    refusal("GP-90", "block e2", us("e5")),
    refusal("GP-90", "block f6/1", us("e5")),
    refusal("GP-90", "block g5", us("e5")),
    refusal("GP-91", "block e6", us("e5"), blockers={1: ["e6"]}),
    refusal("GP-108", "block e6", us("e5"), reserves={0: {"blockers": 0}}),
    refusal("GP-108", "pad g5", us("e5"), reserves={0: {"pads": 0}}),
    refusal("GP-108", "pad g5", us("e5"), reserves={0: {"links": 0}}),
    refusal("GP-108", "pad e5/2", us("e5"), reserves={0: {"posts": 0}}),
    refusal("GP-17", "pad e5/-2", us("e5")),
    refusal("GP-101", "pad e6", us("e5")),
    refusal("GP-102", "pad h5", us("e5")),
    refusal("GP-104", "pad e2/-1", us("e5")),
]
SECOND_MOVES = [
    refusal("GP-80", "step f4 f5", us("Ke5", "Kf4"), "step e5 e6"),
    refusal("GP-81", "block e5", us("Ke5"), "step e5 e6"),
    refusal("GP-81", "pad g5", us("Ke5"), "step e5 e6"),
    refusal("GP-55", "step e6 e6", us("Ke5"), "step e5 e6"),
    refusal("GP-15", "step e6 e4", us("Ke5"), "step e5 e6"),
    refusal("GP-112", "take e6 e4 x e5", us("Ke5"), "step e5 e6"),
    refusal(
        "GP-R10",
        "step f6/1 e6/1",
        them("e4", "f6"),
        "step e4 f6/1",
        options={"after_teleport": "allowed"},
    ),
]


@pytest.mark.parametrize(
    ("rule", "text", "before", "position"),
    [*STEPS, *OWN_JUMPS, *CAPTURES, *KAMIKAZES, *BUILDING, *SECOND_MOVES],
)
def test_a_move_against_a_rule_is_refused_by_it(
    rule: str, text: str, before: tuple[str, ...], position: dict[str, Any]
) -> None:
    game = place(**position)
    play(game, *before)
    assert refused(game, text) == rule


@pytest.mark.rule("GP-54")
def test_a_second_move_back_to_where_the_turn_began_is_refused_whatever_the_way() -> None:
    roof = changed("duel", teleporters=[])
    game = place(blueprint=roof, markers=us("Ke4/1", "e5/1"))
    play(game, "jump e4/1 e6/1")
    assert refused(game, "jump e6/1 e4/1") == "GP-54"
    teleported = place(markers=us("Ke5/1", "e5"))
    play(teleported, "jump e5/1 f6/1")
    assert refused(teleported, "step f6/1 e5/1") == "GP-54"


@pytest.mark.rule("GP-50", "GP-112", "GP-120")
@pytest.mark.parametrize(
    ("rule", "move"),
    [
        ("GP-50", Move()),  # of some other game
        ("GP-112", Capture((0, 0, 0), (2, 0, 0), ())),
        ("GP-120", Kamikaze((0, 0, 0), ((1, 0, 0),), (-1, 0, 0))),
    ],
)
def test_moves_that_cannot_even_be_written_are_refused(rule: str, move: Move) -> None:
    assert place(markers=them("e5", "f5")).refuse(0, move) == rule


@pytest.mark.rule("GP-116", "GP-123")
def test_a_chain_over_everybody_on_the_grid_is_refused_like_any_other() -> None:
    """However many victims are named, and however many ways round there would be."""
    rows = [text_of((x, y, z)) for x in (-1, 0, 1) for y in (0, 1) for z in (-1, 0, 1)]
    game = place(4, markers={0: ["Ke4"], 1: rows[:6], 2: rows[6:12], 3: rows[12:]})
    assert refused(game, f"take e4 e8 x {' '.join(rows)}") == "GP-116"
    assert refused(game, f"kamikaze e4 x {rows[0]} + {' '.join(rows[1:])}") == "GP-123"


@pytest.mark.rule("GP-110", "GP-69")
@pytest.mark.parametrize("us", ["", "K"])
def test_a_chain_that_could_hop_to_and_fro_over_ones_own_for_ever_is_refused(us: str) -> None:
    """What cannot be captured, by one who has a marker of the same seat to hop over meanwhile."""
    game = place(markers={0: [f"{us}d5", "e5"], 1: ["d6", "d7"]})
    assert refused(game, "take d5 d7 x d6") == "GP-110"
    assert refused(game, "take d5 f7 x d6") == "GP-111"
    assert refused(game, "kamikaze d5 x d7") == "GP-120"


@pytest.mark.rule("GP-137", "GP-141")
def test_what_is_said_out_of_turn_is_judged_too() -> None:
    game = begin(2, limit="15_minutes")
    assert refused(game, "time up", seat=1) == "GP-141"
    assert refused(game, "resign", seat=HOUSE) == "GP-137"


def test_who_is_not_asked_may_not_move() -> None:
    game = begin()
    assert refused(game, "step e7 e6", seat=1) == "KERNEL-TURN"


@pytest.mark.rule("GP-61", "GP-108", "GP-60", "GP-15", "GP-50")
@pytest.mark.parametrize("text", ["step e5 e4", "step e5 e7", "step e5 f5", "step f6 f7"])
def test_a_refusal_says_what_was_wrong_besides_the_rule(text: str) -> None:
    game = place(markers=us("e5", "f5"))
    why = GAME.why(game, 0, GAME.notation.read(text))
    assert why is not None
    assert why.because


def test_every_rule_that_is_enforced_is_broken_here() -> None:
    """GP-141 and GP-137 by what is said out of turn, the others by the moves above."""
    cases = [*STEPS, *OWN_JUMPS, *CAPTURES, *KAMIKAZES, *BUILDING, *SECOND_MOVES]
    broken = {case.values[0] for case in cases} | {"GP-137", "GP-141"}
    enforced = {rule.id for rule in GAME.rulebook.rules.values() if rule.kind == "enforced"}
    assert enforced - broken == set()
