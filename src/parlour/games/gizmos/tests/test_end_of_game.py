"""The end of the game: what triggers it, and when the last turn is over."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.events import EndTriggered, GameEnded
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.positions import Seat, do, lay, names, offered
from parlour.kernel.agenda import GAME_OVER, Game

THREE_OF_LEVEL_3 = "G3U2 G3R2 G3Y2"
FOURTEEN = "G1R1 G1R2 G1R3 G1Y1 G1Y2 G1Y3 G1U1 G1U2 G1U3 G1K1 G1K2 G1K3 G2R1 G2R2"


def ending(game: Game[Table]) -> bool:
    shown: bool = GAME.view(game, None)["ending"]
    return shown


def announced(game: Game[Table]) -> list[int]:
    """The seats whose triggering of the end has been announced."""
    assert game.events is not None
    return [event.seat for event, _ in game.events if isinstance(event, EndTriggered)]


def one_turn(game: Game[Table]) -> int:
    """Play a turn that changes nothing but one sphere; gives whose turn it was."""
    seat = game.table.turn
    do(game, next(move for move in offered(game) if move.startswith("pick")))
    return seat


# ---------------------------------------------------------------- the condition


@pytest.mark.rule("GIZ-89", "GIZ-R22")
def test_a_fourth_level_3_gizmo_triggers_the_end_at_once() -> None:
    game = lay(Seat("RRRR", active=f"{THREE_OF_LEVEL_3} G1Y9"), Seat(), display="G3R3", events=True)
    assert not ending(game)
    do(game, "build G3R3")
    assert game.table.turn == 0  # a Pick is still pending
    assert ending(game)
    assert announced(game) == [0]


@pytest.mark.rule("GIZ-89", "GIZ-R22")
def test_a_sixteenth_gizmo_triggers_the_end_at_once() -> None:
    game = lay(Seat("R", active=FOURTEEN), Seat(), display="G1R4", events=True)
    assert len(game.table.players[0].active) == 15  # the starting gizmo is one of them
    do(game, "build G1R4")
    assert ending(game)
    assert announced(game) == [0]


@pytest.mark.rule("GIZ-89")
def test_three_level_3_gizmos_or_fifteen_in_all_are_not_enough() -> None:
    game = lay(Seat("RRRR", active="G3U2 G3R2"), Seat(), display="G3R3")
    do(game, "build G3R3")
    assert not ending(game)
    fewer = FOURTEEN.removesuffix(" G2R2")
    game = lay(Seat("R", active=fewer), Seat(), display="G1R4")
    do(game, "build G1R4")
    assert len(game.table.players[0].active) == 15
    assert not ending(game)


@pytest.mark.rule("GIZ-89")
def test_levels_1_and_2_do_not_count_for_the_four() -> None:
    game = lay(Seat("RR", active=f"{THREE_OF_LEVEL_3} G2Y3"), Seat(), display="G2R3")
    do(game, "build G2R3")
    assert not ending(game)


@pytest.mark.rule("GIZ-89", "GIZ-28")
def test_filed_gizmos_do_not_count_for_the_end() -> None:
    game = lay(Seat("RRRR", active="G3U2 G3R2", archive="G3Y2"), Seat(), display="G3R3")
    do(game, "build G3R3")
    assert not ending(game)
    fewer = FOURTEEN.removesuffix(" G2R2")
    game = lay(Seat("R", active=fewer, archive="G2R2"), Seat(), display="G1R4")
    do(game, "build G1R4")
    assert not ending(game)


@pytest.mark.rule("GIZ-89")
def test_the_gizmos_of_all_players_together_do_not_end_the_game() -> None:
    game = lay(
        Seat("RRRR", active="G3U2 G3Y2"), Seat(active="G3R2 G3R4"), display="G3R3", events=True
    )
    do(game, "build G3R3")
    assert announced(game) == []


@pytest.mark.rule("GIZ-89")
@pytest.mark.parametrize("how", ["archive", "research", "free build"])
def test_a_build_of_any_kind_can_trigger_the_end(how: str) -> None:
    if how == "archive":
        game = lay(Seat("R", active=FOURTEEN, archive="G1R4"), Seat())
        do(game, "build G1R4")
    elif how == "research":
        game = lay(Seat("R", active=FOURTEEN), Seat(), decks={1: ["G1R4"]})
        do(game, "research 1", "build G1R4")
    else:
        active = FOURTEEN.removesuffix(" G2R2").replace("G2R1", "G3Y8")
        game = lay(Seat("U", active=active), Seat(), display="G1U4 G1R4")
        do(game, "build G1U4")
        assert not ending(game)
        do(game, "use G3Y8", "build G1R4")
    assert ending(game)


# ---------------------------------------------------------------- the last turns


@pytest.mark.rule("GIZ-90")
def test_the_turn_that_triggers_the_end_goes_on_with_all_its_effects() -> None:
    active = FOURTEEN.replace("G2R1", "G3Y8").replace("G2R2", "G1Y8")
    game = lay(Seat("U", active=active), Seat(), display="G1U4 G1R4")
    do(game, "build G1U4")
    assert ending(game)
    do(game, "use G3Y8", "build G1R4", "use G1Y8")  # a seventeenth gizmo, and a point
    player = game.table.players[0]
    assert (len(player.active), player.tokens) == (17, 1)
    assert not game.over


@pytest.mark.rule("GIZ-90")
def test_a_fifth_level_3_gizmo_is_allowed() -> None:
    game = lay(
        Seat("RRRRUUUU", active="G3U2 G3R2 G3U8"),
        Seat(),
        display="G3R3",
        decks={3: ["G3Y4", "G3U6"]},
    )
    do(game, "build G3R3", "use G3U8", "research 3", "build G3U6")
    level_3 = [name for name in names(game.table.players[0].active) if name.startswith("G3")]
    assert len(level_3) == 5


@pytest.mark.rule("GIZ-91")
@pytest.mark.parametrize(
    ("first", "turn", "still_to_play"),
    [(0, 0, [1, 2]), (0, 1, [2]), (1, 1, [2, 0]), (1, 2, [0]), (2, 2, [0, 1]), (2, 0, [1])],
)
def test_the_round_is_finished_so_that_all_have_had_as_many_turns(
    first: int, turn: int, still_to_play: list[int]
) -> None:
    seats = [Seat(), Seat(), Seat()]
    seats[turn] = Seat("RRRR", active=THREE_OF_LEVEL_3)
    game = lay(*seats, display="G3R3", first=first, turn=turn)
    do(game, "build G3R3")
    played = []
    while not game.over:
        played.append(one_turn(game))
    assert played == still_to_play


@pytest.mark.rule("GIZ-92")
@pytest.mark.parametrize(("first", "last"), [(0, 2), (1, 0), (2, 1)])
def test_the_game_is_over_right_after_the_turn_if_the_last_player_triggers_the_end(
    first: int, last: int
) -> None:
    seats = [Seat(), Seat(), Seat()]
    seats[last] = Seat("RRRR", active=f"{THREE_OF_LEVEL_3} G1Y9")
    game = lay(*seats, display="G3R3", first=first, turn=last)
    do(game, "build G3R3")
    assert not game.over  # the turn itself is still played out
    do(game, "use G1Y9", offered_pick(game))
    assert game.over


def offered_pick(game: Game[Table]) -> str:
    """A color that lies in the row."""
    return "pick " + ("red", "yellow", "blue", "black")[game.table.row[0]]


@pytest.mark.rule("GIZ-92", "GIZ-91")
def test_without_the_condition_the_last_player_ends_only_the_round() -> None:
    game = lay(Seat(), Seat(), turn=1)
    before = game.table.round
    assert one_turn(game) == 1
    assert not game.over
    assert (game.table.turn, game.table.round) == (0, before + 1)


@pytest.mark.rule("GIZ-93", "GIZ-91")
def test_a_second_player_reaching_the_condition_does_not_postpone_the_end() -> None:
    game = lay(
        Seat("RRRR", active=THREE_OF_LEVEL_3),
        Seat("YYYY", active="G3U3 G3R4 G3Y3"),
        Seat(),
        display="G3R3 G3Y4",
        events=True,
    )
    do(game, "build G3R3", "build G3Y4")
    assert announced(game) == [0]  # told once
    assert one_turn(game) == 2
    assert game.over


@pytest.mark.rule("GIZ-93")
def test_once_triggered_the_end_stays_triggered() -> None:
    game = lay(Seat("RRRR", active=THREE_OF_LEVEL_3), Seat(), Seat(), Seat(), display="G3R3")
    do(game, "build G3R3")
    for _ in range(3):
        assert ending(game)
        one_turn(game)
    assert game.over


@pytest.mark.rule("GIZ-91", "GIZ-92")
def test_after_the_end_nobody_can_move_and_the_result_is_told() -> None:
    game = lay(Seat(), Seat("RRRR", active=THREE_OF_LEVEL_3), display="G3R3", turn=1, events=True)
    do(game, "build G3R3")
    assert game.over
    assert game.waiting() == ()
    for seat in (0, 1):
        assert game.moves(seat) == []
        assert game.submit(seat, GAME.notation.read("pick red")) == GAME_OVER
    assert game.events is not None
    last, audience = game.events[-1]
    assert isinstance(last, GameEnded)
    assert audience is None
    assert (last.winner, last.points) == (1, GAME.rules.outcome(game).points)
