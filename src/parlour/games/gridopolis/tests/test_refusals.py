"""Every rule that can be broken, broken: a refusal names the rule a player would want to hear."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.moves import Capture, Kamikaze
from parlour.games.gridopolis.tests.checks import play, refused
from parlour.games.gridopolis.tests.positions import begin, changed, place
from parlour.kernel.agenda import HOUSE
from parlour.kernel.values import Move

CORNERS = ("1,1,1", "1,-1,1", "-1,-1,1", "-1,1,1")
FAR = "-1,3,0"  # an enemy that matters to nobody
HOME = "1,-3,0"


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
    refusal("GP-15", "step 0,0,0 0,2,0", us("0,0,0")),
    refusal("GP-60", "step 0,0,0 0,1,0", us("0,0,0", "0,1,0")),
    refusal("GP-60", "step 1,0,0 2,0,0", us("1,0,0")),
    refusal("GP-61", "step 0,0,0 0,-1,0", us("0,0,0")),
    refusal("GP-62", "step 0,-3,0 1,-3,0", us("0,-3,0")),
    refusal("GP-63", "step 0,-2,0 1,-2,0", us("0,-2,0"), fresh=["0,-2,0"]),
    refusal("GP-92", "step 0,0,0 0,1,0", us("0,0,0"), blockers={1: ["0,1,0"]}),
    refusal("GP-50", "step 0,0,0 0,1,0", us("1,0,0")),
    refusal("GP-50", f"step {FAR} -1,2,0", us("1,0,0")),
    refusal("GP-51", "decline", us("K1,0,0")),
    refusal("GP-55", "step 0,0,0 0,0,0", us("K0,0,0")),
    refusal("GP-54", "step 0,1,0 0,0,0", us("K0,0,0"), "step 0,0,0 0,1,0"),
    # straight back by a teleporter, to where the king's turn began
    refusal("GP-54", "step 1,-1,-1 1,-1,1", us("K1,-1,1", "1,-1,0"), "jump 1,-1,1 1,-1,-1"),
    refusal("GP-85", "step 1,0,-1 0,0,-1", us("1,0,-1")),
    # to an exit that is taken, while another is open, and when none is
    refusal("GP-85", "step 1,0,-1 1,1,1", us("1,0,-1", "1,1,1")),
    refusal("GP-87", "step 1,0,-1 1,1,1", us("1,0,-1", *CORNERS)),
    refusal("GP-88", "step 0,0,-1 1,1,1", us("0,0,-1")),
    # the only way in lies behind, or is taken
    refusal("GP-61", "step 0,1,-1 1,1,1", us("0,1,-1")),
    refusal("GP-60", "step 1,0,-1 1,-1,1", us("1,0,-1", "0,0,-1")),
]
OWN_JUMPS = [
    refusal("GP-65", "jump 0,-1,0 0,1,0", us("0,-1,0")),
    refusal("GP-65", "jump 0,0,0 2,0,0", us("0,0,0", "1,0,0")),
    refusal("GP-65", "jump 0,-1,0 1,1,0", us("0,-1,0", "0,0,0")),
    refusal("GP-66", "jump 0,-1,0 0,1,0", us("0,-1,0", "0,0,0", "0,1,0")),
    refusal("GP-66", "jump 0,-2,0 0,1,0", us("0,-2,0", "0,-1,0", "0,0,0")),
    refusal("GP-61", "jump 0,1,0 0,-1,0", us("0,1,0", "0,0,0")),
    refusal("GP-62", "jump -1,-3,0 1,-3,0", us("-1,-3,0", "0,-3,0")),
    refusal("GP-63", "jump -1,-2,0 1,-2,0", us("-1,-2,0", "0,-2,0"), fresh=["-1,-2,0"]),
    refusal("GP-68", "jump 1,-1,0 1,-1,0", us("K1,-1,0", "0,-1,0", "-1,0,0", "0,1,0", "1,0,0")),
    # the first hop of several
    refusal("GP-62", "jump -1,-3,0 1,-1,0", us("-1,-3,0", "0,-3,0", "1,-2,0")),
    refusal("GP-63", "jump -1,-2,0 1,0,0", us("-1,-2,0", "0,-2,0", "1,-1,0"), fresh=["-1,-2,0"]),
    # over an enemy, and on to a teleporter besides
    refusal("GP-65", "jump 0,0,1 0,0,-1", them("0,0,1", "0,0,0")),
    refusal("GP-69", "jump 0,-1,0 0,1,0", them("0,-1,0", "0,0,0")),
    refusal("GP-69", "jump 0,-2,0 0,2,0", {0: ["0,-2,0", "0,-1,0"], 1: ["0,1,0", FAR]}),
    refusal("GP-76", "jump 0,1,0 2,3,0", us("0,1,0", "0,2,0", "1,3,0"), added=[("2,3,0", 1)]),
    refusal("GP-85", "jump 0,0,1 0,0,-1", us("0,0,1", "0,0,0")),
    refusal("GP-92", "jump 0,-1,0 0,1,0", us("0,-1,0", "0,0,0"), blockers={1: ["0,1,0"]}),
    refusal("GP-92", "jump 0,-1,0 0,1,0", us("0,-1,0"), blockers={1: ["0,0,0"]}),
    # the pad in the middle of the chain
    refusal("GP-92", "jump 0,-2,0 0,2,0", us("0,-2,0", "0,-1,0", "0,1,0"), blockers={1: ["0,0,0"]}),
    refusal("GP-50", "jump 0,0,0 0,2,0", us("0,1,0")),
]
CAPTURES = [
    refusal("GP-110", "take 0,0,0 2,0,0 x 1,0,0", them("0,0,0", "1,0,0")),
    refusal("GP-110", "take 0,-1,0 0,1,0 x 0,0,0", them("0,-1,0", "0,0,0", "0,1,0")),
    refusal("GP-111", "take 0,-1,0 1,1,0 x 0,0,0", them("0,-1,0", "0,0,0")),
    refusal("GP-112", "take 0,-1,0 0,1,0 x 0,0,0", us("0,-1,0")),
    refusal("GP-116", "take 0,-2,0 0,1,0 x 0,-1,0 0,0,0", them("0,-2,0", "0,-1,0", "0,0,0")),
    refusal("GP-61", "take 0,1,0 0,-1,0 x 0,0,0", them("0,1,0", "0,0,0")),
    refusal("GP-62", "take -1,-3,0 1,-3,0 x 0,-3,0", {0: ["-1,-3,0"], 1: ["K0,-3,0", FAR]}),
    refusal("GP-63", "take -1,-2,0 1,-2,0 x 0,-2,0", them("-1,-2,0", "0,-2,0"), fresh=["-1,-2,0"]),
    refusal("GP-69", "take 0,-1,0 0,1,0 x 0,0,0", us("0,-1,0", "0,0,0")),
    refusal("GP-69", "take 0,-2,0 0,2,0 x 0,1,0", {0: ["0,-2,0", "0,-1,0"], 1: ["0,1,0", FAR]}),
    refusal(
        "GP-76",
        "take 0,1,0 2,3,0 x 0,2,0 1,3,0",
        them("0,1,0", "0,2,0", "1,3,0"),
        added=[("2,3,0", 1)],
    ),
    refusal("GP-85", "take 0,0,1 0,0,-1 x 0,0,0", them("0,0,1", "0,0,0")),
    refusal("GP-92", "take 0,-1,0 0,1,0 x 0,0,0", them("0,-1,0", "0,0,0"), blockers={1: ["0,1,0"]}),
    refusal("GP-92", "take 0,-1,0 0,1,0 x 0,0,0", us("0,-1,0"), blockers={1: ["0,0,0"]}),
    refusal(
        "GP-R19", "step 0,-1,0 1,-1,0", them("0,-1,0", "0,0,0"), options={"captures": "forced"}
    ),
    # a later hop of a chain
    refusal(
        "GP-61",
        "take -1,-1,0 1,-1,0 x -1,0,0 0,1,0 1,0,0",
        them("-1,-1,0", "-1,0,0", "0,1,0", "1,0,0"),
    ),
]
KAMIKAZES = [
    refusal("GP-120", "kamikaze 0,0,0 x -1,3,0", them("0,0,0", "1,0,0")),
    refusal("GP-112", "kamikaze 0,0,0 x -1,0,0", them("0,0,0", "1,0,0")),
    refusal("GP-121", "kamikaze 0,0,0 x 1,0,1", them("0,0,0", "1,0,1")),
    refusal("GP-121", "kamikaze 0,-1,0 x 0,0,0", them("0,-1,0", "0,0,0")),
    refusal("GP-121", "kamikaze 0,0,0 x 1,0,0", us("0,0,0", "1,0,0")),
    refusal("GP-122", "kamikaze 0,0,1 x 0,-1,1", them("0,0,1", "0,-1,1")),
    refusal("GP-123", "kamikaze 0,0,0 x 1,0,0 + -1,3,0", them("0,0,0", "1,0,0")),
    refusal("GP-61", "kamikaze 0,1,0 x 1,-1,0 + 0,0,0", them("0,1,0", "0,0,0", "1,-1,0")),
    refusal("GP-69", "kamikaze 0,-2,0 x 1,0,0", {0: ["0,-2,0", "0,-1,0"], 1: ["1,0,0", FAR]}),
    refusal("GP-76", "kamikaze 0,1,0 x 1,3,0 + 0,2,0", them("0,1,0", "0,2,0", "1,3,0")),
    refusal(
        "GP-R13",
        "kamikaze 0,-2,0 x 1,0,0 + 0,-1,0",
        them("0,-2,0", "0,-1,0", "1,0,0"),
        options={"kamikaze": "alone"},
    ),
    refusal("GP-50", "kamikaze -1,0,0 x 1,0,0", them("0,0,0", "1,0,0")),
]
BUILDING = [
    refusal("GP-90", "block 0,0,0", us("0,0,0")),
    refusal("GP-90", "block 0,-3,0", us("0,0,0")),
    refusal("GP-90", "block 1,1,1", us("0,0,0")),
    refusal("GP-90", "block 2,0,0", us("0,0,0")),
    refusal("GP-91", "block 0,1,0", us("0,0,0"), blockers={1: ["0,1,0"]}),
    refusal("GP-108", "block 0,1,0", us("0,0,0"), reserves={0: {"blockers": 0}}),
    refusal("GP-108", "pad 2,0,0", us("0,0,0"), reserves={0: {"pads": 0}}),
    refusal("GP-108", "pad 2,0,0", us("0,0,0"), reserves={0: {"links": 0}}),
    refusal("GP-108", "pad 0,0,2", us("0,0,0"), reserves={0: {"posts": 0}}),
    refusal("GP-17", "pad 0,0,-2", us("0,0,0")),
    refusal("GP-101", "pad 0,1,0", us("0,0,0")),
    refusal("GP-102", "pad 3,0,0", us("0,0,0")),
    refusal("GP-104", "pad 0,-3,-1", us("0,0,0")),
]
SECOND_MOVES = [
    refusal("GP-80", "step 1,-1,0 1,0,0", us("K0,0,0", "K1,-1,0"), "step 0,0,0 0,1,0"),
    refusal("GP-81", "block 0,0,0", us("K0,0,0"), "step 0,0,0 0,1,0"),
    refusal("GP-81", "pad 2,0,0", us("K0,0,0"), "step 0,0,0 0,1,0"),
    refusal("GP-55", "step 0,1,0 0,1,0", us("K0,0,0"), "step 0,0,0 0,1,0"),
    refusal("GP-15", "step 0,1,0 0,-1,0", us("K0,0,0"), "step 0,0,0 0,1,0"),
    refusal("GP-112", "take 0,1,0 0,-1,0 x 0,0,0", us("K0,0,0"), "step 0,0,0 0,1,0"),
    refusal(
        "GP-R10",
        "step 1,1,1 0,1,1",
        them("0,-1,0", "1,1,0"),
        "step 0,-1,0 1,1,1",
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
    game = place(blueprint=roof, markers=us("K0,-1,1", "0,0,1"))
    play(game, "jump 0,-1,1 0,1,1")
    assert refused(game, "jump 0,1,1 0,-1,1") == "GP-54"
    teleported = place(markers=us("K0,0,1", "0,0,0"))
    play(teleported, "jump 0,0,1 1,1,1")
    assert refused(teleported, "step 1,1,1 0,0,1") == "GP-54"


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
    assert place(markers=them("0,0,0", "1,0,0")).refuse(0, move) == rule


@pytest.mark.rule("GP-116", "GP-123")
def test_a_chain_over_everybody_on_the_grid_is_refused_like_any_other() -> None:
    """However many victims are named, and however many ways round there would be."""
    rows = [f"{x},{y},{z}" for x in (-1, 0, 1) for y in (0, 1) for z in (-1, 0, 1)]
    game = place(4, markers={0: ["K0,-1,0"], 1: rows[:6], 2: rows[6:12], 3: rows[12:]})
    assert refused(game, f"take 0,-1,0 0,3,0 x {' '.join(rows)}") == "GP-116"
    assert refused(game, f"kamikaze 0,-1,0 x {rows[0]} + {' '.join(rows[1:])}") == "GP-123"


@pytest.mark.rule("GP-110", "GP-69")
@pytest.mark.parametrize("us", ["", "K"])
def test_a_chain_that_could_hop_to_and_fro_over_ones_own_for_ever_is_refused(us: str) -> None:
    """What cannot be captured, by one who has a marker of the same seat to hop over meanwhile."""
    game = place(markers={0: [f"{us}-1,0,0", "0,0,0"], 1: ["-1,1,0", "-1,2,0"]})
    assert refused(game, "take -1,0,0 -1,2,0 x -1,1,0") == "GP-110"
    assert refused(game, "take -1,0,0 1,2,0 x -1,1,0") == "GP-111"
    assert refused(game, "kamikaze -1,0,0 x -1,2,0") == "GP-120"


@pytest.mark.rule("GP-137", "GP-141")
def test_what_is_said_out_of_turn_is_judged_too() -> None:
    game = begin(2, limit="15_minutes")
    assert refused(game, "time up", seat=1) == "GP-141"
    assert refused(game, "resign", seat=HOUSE) == "GP-137"


def test_who_is_not_asked_may_not_move() -> None:
    game = begin()
    assert refused(game, "step 0,2,0 0,1,0", seat=1) == "KERNEL-TURN"


@pytest.mark.rule("GP-61", "GP-108", "GP-60", "GP-15", "GP-50")
@pytest.mark.parametrize(
    "text", ["step 0,0,0 0,-1,0", "step 0,0,0 0,2,0", "step 0,0,0 1,0,0", "step 1,1,0 1,2,0"]
)
def test_a_refusal_says_what_was_wrong_besides_the_rule(text: str) -> None:
    game = place(markers=us("0,0,0", "1,0,0"))
    why = GAME.why(game, 0, GAME.notation.read(text))
    assert why is not None
    assert why.because


def test_every_rule_that_is_enforced_is_broken_here() -> None:
    """GP-141 and GP-137 by what is said out of turn, the others by the moves above."""
    cases = [*STEPS, *OWN_JUMPS, *CAPTURES, *KAMIKAZES, *BUILDING, *SECOND_MOVES]
    broken = {case.values[0] for case in cases} | {"GP-137", "GP-141"}
    enforced = {rule.id for rule in GAME.rulebook.rules.values() if rule.kind == "enforced"}
    assert enforced - broken == set()
