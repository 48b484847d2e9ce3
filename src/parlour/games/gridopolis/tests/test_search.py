"""The bots' search: what it tries is what the rules do, and it takes everything back."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.rules.second import FreeJump, SecondMove
from parlour.games.gridopolis.search.deeds import PASS, STEP, Deed, move_of
from parlour.games.gridopolis.search.deepening import AT_ROOT, Search
from parlour.games.gridopolis.search.trial import COUNTED, RUNNING, WON, Trial
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import say_aside
from parlour.games.gridopolis.tests.positions import lane, place
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

HOUSES = [
    (2, {}),
    (3, {"captures": "forced"}),
    (4, {"kinging": "goes_on", "limit": "10_rounds"}),
    (2, {"blueprint": "duel", "out_and_back": "allowed", "first_move": "free"}),
    (4, {"blueprint": "plaza", "kamikaze": "alone"}),
    (2, {"blueprint": "tower", "kinging": "goes_on"}),
    (2, {"limit": "30_rounds", "last_standing": "points_decide"}),
    (3, {"after_teleport": "allowed", "out_and_back": "allowed"}),
    (2, {"blueprint": "tower", "after_teleport": "allowed"}),
]


def seen(t: Table) -> list[object]:
    """What the search keeps of a table."""
    return [
        *(t.markers, t.occupied, t.kings, t.fresh, t.blocked, t.pile_pawns, t.pile_kings, t.out),
        *(t.turn, t.round, t.quiet, [left.values() for left in t.reserves], t.lattice.cells),
    ]


def done(game: Game[Table], deed: Deed) -> Game[Table]:
    """The same turn by the rules."""
    twin, seat = game.copy(), game.table.turn
    part: Deed | None = deed
    while part is not None:
        if isinstance(twin.choice, FreeJump) and part.kind == STEP:
            twin.play(seat, GAME.notation.read("decline"))  # it is the second move already
        assert twin.submit(seat, move_of(twin.table, part)) is None
        part = part.then
    while isinstance(twin.choice, (FreeJump, SecondMove)):
        twin.play(seat, GAME.notation.read("decline"))
    return twin


def positions(players: int, options: dict[str, str]) -> list[Game[Table]]:
    """Turns out of games in which anything was played."""
    found: list[Game[Table]] = []
    for number in range(2):
        luck = Seeded(f"search {number}", "moves")
        game = GAME.start(players, Seeded(f"search {number}"), options)
        while game.choice is not None:
            if not isinstance(game.choice, (FreeJump, SecondMove)):
                found.append(game.copy())
            seat = game.waiting()[0]
            game.play(seat, game.choice.any(game, seat, luck))
    return found[::9]


@pytest.mark.parametrize(("players", "options"), HOUSES)
def test_a_turn_that_is_tried_does_what_the_rules_do_and_is_taken_back(
    players: int, options: dict[str, str]
) -> None:
    tried = 0
    for game in positions(players, options):
        trial = Trial(game.copy().table)
        before = seen(game.table)
        for deed in trial.deeds(True, True, AT_ROOT)[::3]:
            undo = trial.do(deed)
            ruled = done(game, deed)
            if not ruled.over and ruled.table.passes == 0:
                assert trial.state == RUNNING
                assert seen(trial.table) == seen(ruled.table)
            elif ruled.over and trial.state != RUNNING:
                winner = trial.winner if trial.state == WON else -1
                assert winner == ruled.table.winner
                assert trial.table.markers == ruled.table.markers
                assert trial.table.pile_kings == ruled.table.pile_kings
            trial.undo(deed, undo)
            assert seen(trial.table) == before
            tried += 1
    assert tried > 100


@pytest.mark.parametrize(("players", "options"), HOUSES)
def test_every_march_that_is_legal_is_among_those_tried(
    players: int, options: dict[str, str]
) -> None:
    for game in positions(players, options):
        seat, trial = game.table.turn, Trial(game.copy().table)
        written = {GAME.notation.write(move) for move in game.moves(seat)}
        tried = {
            GAME.notation.write(move_of(game.table, deed))
            for deed in trial.deeds(True, True, 10_000)
        }
        assert tried <= written
        steps = {text.replace("jump", "step") for text in written}  # to the same end: one is enough
        assert {text.replace("jump", "step") for text in tried} == steps


@pytest.mark.rule("GP-52")
def test_who_can_do_nothing_passes_in_the_search_too() -> None:
    nothing = {"pads": 0, "blockers": 0}
    game = place(
        blueprint=lane(),
        markers={0: ["e5", "e4"], 1: ["e6", "e7"]},
        reserves={0: nothing, 1: nothing},
    )
    assert game.over  # nobody can do anything
    trial = Trial(game.table)
    for passed in (1, 2):
        (only,) = trial.deeds(True, True, AT_ROOT)
        assert only.kind == PASS
        trial.table.passes = passed - 1
        trial.do(only)
        assert trial.table.passes == passed
    assert trial.state == COUNTED


@pytest.mark.rule("GP-R30", "GP-136")
def test_the_search_counts_no_points_of_who_has_resigned() -> None:
    markers = {0: ["e2", "Ke5"], 1: ["b5"], 2: ["e8"]}
    piles = {1: {"kings": 2}}
    game = place(3, markers=markers, piles=piles, options={"limit": "10_rounds"})
    assert Search(game.copy().table, 1).counted(0) < 0
    say_aside(game, 1, "resign")
    assert Search(game.table, 1).counted(0) > 0


@pytest.mark.rule("GP-R23")
@pytest.mark.parametrize(("points", "good"), [(0, True), (5, False)])
def test_the_search_takes_the_last_marker_only_if_it_wins_by_that(points: int, good: bool) -> None:
    game = place(
        markers={0: ["e4"], 1: ["e5"]},
        piles={1: {"kings": points}},
        options={"limit": "10_rounds", "last_standing": "points_decide"},
    )
    search = Search(game.table, 2_000)
    (take,) = [deed for deed in search.trial.deeds(True, True, AT_ROOT) if deed.victims]
    search.trial.do(take)
    assert search.trial.state == COUNTED
    assert (search.final(1) > 0) is good
