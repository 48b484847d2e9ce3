"""Which steps may be taken back: those that bring neither anything hidden nor chance to light.

A table may take a step back only if neither `game.reveals` nor `game.luck.drawn` has moved.
"""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.events import Drew, RowRefilled
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.checks import random_move, visible
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, offered
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

DECKS = {1: ["G1K1", "G1K2"], 2: ["G2R2", "G2Y3", "G2U3", "G2K3"]}


def come_to_light(game: Game[Table]) -> tuple[int, int]:
    return game.reveals, game.luck.drawn


def after(seat: Seat, *moves: str) -> Game[Table]:
    """A table where G1U1 lies in the display, and G1R3 too unless it is filed."""
    display = "G1U1" if "G1R3" in seat.archive else "G1U1 G1R3"
    game = lay(seat, Seat(), display=display, decks=DECKS)
    do(game, *moves)
    return game


@pytest.mark.rule("GIZ-R26")
@pytest.mark.parametrize(
    ("seat", "before", "step"),
    [
        pytest.param(Seat("U", "G1Y8", "G1U3"), "", "build G1U3", id="from the archive"),
        pytest.param(Seat("RU", "G1U3"), "", "build G1U1", id="before paying"),
        pytest.param(Seat("RU", "G1U4"), "research 2", "take none", id="taking none"),
        pytest.param(Seat(), "research 2, take none", "return G2R2 G2U3 G2Y3", id="return"),
        pytest.param(Seat("U", "G1Y8 G1K8"), "build G1U1", "use G1Y8", id="points"),
        pytest.param(Seat("U", "G1Y8 G1K8"), "build G1U1", "use G1K8", id="before a Pick"),
        pytest.param(Seat("U", "G3K7"), "build G1U1", "use G3K7", id="before a File"),
        pytest.param(Seat("U", "G3R8"), "build G1U1", "use G3R8", id="before a Research"),
        pytest.param(Seat("", "G3Y5"), "file G1U1, use G3Y5", "skip", id="leaving out a draw"),
        pytest.param(Seat("U", "G1Y8"), "build G1U1", "done", id="end of turn"),
        pytest.param(
            Seat("U", "G3Y8", "G1R3"), "build G1U1, use G3Y8", "build G1R3", id="free from archive"
        ),
    ],
)
def test_a_step_that_brings_nothing_to_light_may_be_taken_back(
    seat: Seat, before: str, step: str
) -> None:
    game = after(seat, *filter(None, before.split(", ")))
    known = come_to_light(game)
    do(game, step)
    assert come_to_light(game) == known


@pytest.mark.rule("GIZ-R26", "GIZ-65")
@pytest.mark.parametrize(
    ("seat", "before", "step"),
    [
        pytest.param(Seat(), "", "pick red", id="row"),
        pytest.param(Seat(), "", "file G1U1", id="display after File"),
        pytest.param(Seat("U"), "", "build G1U1", id="display after Build"),
        pytest.param(Seat("RU", "G1U3"), "build G1U1", "pay 1 blue", id="display after paying"),
        pytest.param(Seat("U", "G3Y8"), "build G1U1, use G3Y8", "build G1R3", id="free build"),
        pytest.param(Seat("", "G3R4"), "file G1U1", "use G0S1#1", id="draw"),
        pytest.param(Seat("", "G3Y5"), "file G1U1, use G3Y5", "draw", id="next draw"),
        pytest.param(Seat(), "", "research 2", id="Research"),
        pytest.param(Seat(), "research 2", "file G2R2", id="File from Research"),
        pytest.param(Seat("RR"), "research 2", "build G2R2", id="Build from Research"),
    ],
)
def test_a_step_that_brings_something_to_light_may_not_be_taken_back(
    seat: Seat, before: str, step: str
) -> None:
    game = after(seat, *filter(None, before.split(", ")))
    known = come_to_light(game)
    do(game, step)
    assert come_to_light(game) != known


@pytest.mark.rule("GIZ-R26", "GIZ-87")
@pytest.mark.parametrize("take", ["file G1R1", "build G1R1"])
def test_a_slot_that_stays_empty_brings_nothing_to_light(take: str) -> None:
    game = lay(Seat("R"), Seat(), display="G1R1", decks={1: []})
    known = come_to_light(game)
    do(game, take)
    assert come_to_light(game) == known


@pytest.mark.rule("GIZ-101", "GIZ-R26")
def test_a_build_from_research_shows_its_card_only_when_it_can_no_longer_be_taken_back() -> None:
    game = after(Seat("RRU", "G1R4"), "research 2")
    known = come_to_light(game)
    do(game, "build G2R2")
    assert set(offered(game)) == {"pay 2 red", "pay 1 red 1 blue via G1R4"}
    for viewer in (1, None):
        assert (gizmo("G2R2") in visible(game, viewer)) == (come_to_light(game) != known)


@pytest.mark.rule("GIZ-R26")
@pytest.mark.parametrize("options", [{}, {"next_sphere": "shown"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_step_is_final_exactly_if_it_has_shown_somebody_something_new(
    players: int, options: dict[str, str]
) -> None:
    viewers = [*range(players), None]
    for number in range(4):
        luck = Seeded(f"news {players} {number}")
        game = GAME.start(players, Seeded(f"news {number}"), options, events=True)
        shown = {viewer: visible(game, viewer) for viewer in viewers}
        while not game.over:
            assert game.events is not None
            game.events.clear()
            known = come_to_light(game)
            move = random_move(game, luck, "Research", "Build", "Use", "TakeNone")
            game.play(game.waiting()[0], move)
            now = {viewer: visible(game, viewer) for viewer in viewers}
            chance = any(isinstance(event, (Drew, RowRefilled)) for event, _ in game.events)
            news = chance or any(now[viewer] - shown[viewer] for viewer in viewers)
            assert (come_to_light(game) != known) == news, GAME.notation.write(move)
            shown = now
