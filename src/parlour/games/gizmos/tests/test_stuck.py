"""GIZ-R28: a full round of passes ends the game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from parlour.arena.files import read_file
from parlour.arena.replaying import verify
from parlour.games.gizmos import GAME
from parlour.games.gizmos.events import AllPassed, EndTriggered, GameEnded, Passed, TurnBegan
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.positions import Seat, do, lay, offered
from parlour.kernel.agenda import GAME_OVER, Game
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain

NAMES = ("Ada", "Ben", "Cleo", "Dora")
# A display of which somebody without yellow, and with a ring of five, can build nothing.
DEAR = "G1Y1 G1Y2 G1Y3 G1Y4 G2Y1 G2Y2 G2Y3 G3X1#1 G3X1#2"
NO_DECKS: dict[int, list[str]] = {1: [], 2: [], 3: []}
FILED = ("G1Y5", "G1Y6", "G1Y7", "G1Y8")  # as dear as the display


def lay_stuck(
    players: int, rings: dict[int, str] | None = None, tokens: tuple[int, ...] = (), turn: int = 0
) -> Game[Table]:
    """GIZ-R14. Full rings, full archives, no decks, nothing affordable; but for other `rings`."""
    seats = [
        Seat((rings or {}).get(i, "RRUUK"), archive=FILED[i], tokens=(*tokens, 0, 0, 0, 0)[i])
        for i in range(players)
    ]
    return lay(*seats, display=DEAR, decks=NO_DECKS, turn=turn, events=True)


def told(game: Game[Table], *kinds: type[object]) -> list[object]:
    return [event for event, _ in game.events or () if isinstance(event, kinds)]


def log(game: Game[Table]) -> str:
    names = NAMES[: len(game.table.players)]
    said = [GAME.words.describe_event(event) for event, _ in game.events or ()]
    return "\n".join([plain(each, names) for each in said])


def drawn(game: Game[Table]) -> str:
    console = Console(width=100, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(
            GAME.terminal.draw_board(GAME.view(game, 0), NAMES[: len(game.table.players)])
        )
    return capture.get()


# ---------------------------------------------------------------- when it ends


@pytest.mark.rule("GIZ-R28")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_game_ends_when_all_have_passed_one_after_the_other(players: int, turn: int) -> None:
    game = lay_stuck(players, turn=turn)
    for i in range(players):
        assert not game.over
        assert game.waiting() == ((turn + i) % players,)
        assert offered(game) == ["pass"]
        do(game, "pass")
    assert game.over
    assert game.submit(0, GAME.notation.read("pass")) == GAME_OVER
    assert not told(game, EndTriggered)


@pytest.mark.rule("GIZ-R28")
def test_it_ends_at_once_wherever_in_the_round_the_last_of_them_sits() -> None:
    game = lay_stuck(3, turn=1)
    do(game, "pass", "pass")
    assert game.waiting() == (0,)  # First Player, in the next round
    do(game, "pass")
    assert game.over
    assert len(told(game, TurnBegan)) == 3  # nobody is asked again


@pytest.mark.rule("GIZ-R28")
@pytest.mark.parametrize("one", [0, 1, 2])
def test_one_player_who_acts_is_enough_to_go_on(one: int) -> None:
    game = lay_stuck(3, {one: "RRU"})  # room for two more
    for lap in (2, 3):
        for seat in range(3):
            assert game.table.round == lap
            do(game, offered(game)[0] if seat == one else "pass")
    assert game.waiting()
    laps = 0  # of the player who has now no room left either: the last of the passes that count
    while not game.over:
        laps += game.waiting() == (one,)
        do(game, "pass")
    assert laps == 1
    assert game.table.turn == one


@pytest.mark.rule("GIZ-R28")
def test_only_passes_in_a_row_are_counted() -> None:
    game = lay_stuck(3, {1: "RRUU"})
    passes = [game.table.passes]
    for move in ("pass", "pick red", "pass", "pass", "pass"):
        do(game, move)
        passes.append(game.table.passes)
    assert passes == [0, 1, 0, 1, 2, 3]
    assert game.over


@pytest.mark.rule("GIZ-R28", "GIZ-63")
def test_a_research_that_takes_nothing_is_no_pass() -> None:
    game = lay(
        Seat("RRUUK", archive="G1Y6"),
        Seat("RRUUK", "G3Y1", archive="G1Y7"),
        display=DEAR,
        decks={1: ["G1Y5"], 2: [], 3: []},
    )
    for _ in range(3):
        do(game, "research 1", "take none", "pass")
    assert not game.over


@pytest.mark.rule("GIZ-R28", "GIZ-91")
def test_in_the_last_round_passes_neither_hasten_nor_put_off_the_end() -> None:
    game = lay(
        Seat("RRRR", active="G3U2 G3R2 G3Y2"),
        Seat("RRUUK", archive="G1Y5"),
        Seat("RRUUK", archive="G1Y6"),
        display=f"{DEAR.removesuffix('#2').removesuffix('G3X1')}G3R3",
        decks=NO_DECKS,
        turn=0,
        events=True,
    )
    do(game, "build G3R3", "pass")
    assert game.waiting()
    do(game, "pass")
    assert game.over
    assert not told(game, AllPassed)
    assert GAME.rules.outcome(game).reason == "GIZ-95"


@pytest.mark.rule("GIZ-R28", "GIZ-82", "GIZ-R14")
@pytest.mark.parametrize(("name", "rule"), [("stuck", "GIZ-R28"), ("tied", "GIZ-97")])
def test_whole_games_from_the_setup_on_that_get_stuck_end_so(name: str, rule: str) -> None:
    """Both have built what bans Research; test_records.py verifies the records besides."""
    record = read_file(Path(__file__).with_name("records") / f"rules-2-{name}.json")
    game = verify(GAME, record)
    assert game.table.passes == 2
    assert not game.table.ending
    assert [entry.move for entry in record.entries[-4:]].count("pass") == 3  # one was in vain
    assert GAME.rules.outcome(game).reason == rule


# ---------------------------------------------------------------- how it is told


@pytest.mark.rule("GIZ-R28", "GIZ-94", "GIZ-95")
def test_it_is_scored_as_any_other_game_and_the_result_says_why_it_ended() -> None:
    game = lay_stuck(3, tokens=(1, 4, 6))
    do(game, "pass", "pass", "pass")
    outcome = GAME.rules.outcome(game)
    assert outcome.points == (1, 4, 6)
    assert outcome.places == (3, 2, 1)
    assert outcome.reason == "GIZ-R28"
    assert GAME.rulebook.rules["GIZ-R28"].title == "A full round of passes ends the game"
    view = GAME.view(game, None)
    assert (view["ranking"], view["decided_by"]) == ([2, 1, 0], "GIZ-R28")


@pytest.mark.rule("GIZ-R28", "GIZ-98")
def test_a_tie_is_broken_as_in_any_other_game_and_the_result_names_that_rule() -> None:
    game = lay_stuck(3, tokens=(1, 4, 4))
    do(game, "pass", "pass", "pass")
    assert GAME.rules.outcome(game).reason == "GIZ-98"
    view = GAME.view(game, None)
    assert (view["ranking"], view["decided_by"]) == ([2, 1, 0], "GIZ-98")
    assert "nobody can do anything anymore" in log(game)  # why it ended is told all the same
    assert "nobody could do anything anymore" in drawn(game)


@pytest.mark.rule("GIZ-R28")
def test_the_log_counts_the_passes_and_says_why_it_is_over() -> None:
    game = lay_stuck(2, tokens=(2, 0))
    do(game, "pass", "pass")
    assert [event.in_a_row for event in told(game, Passed) if isinstance(event, Passed)] == [1, 2]
    assert "Ada can do nothing and passes." in log(game)
    assert "Ben can do nothing and passes (2 passes in a row)." in log(game)
    assert log(game).endswith(
        "All players passed in a row: nobody can do anything anymore.\n"
        "The game is over. Ada wins (Ada 2, Ben 0)."
    )
    assert [type(event) for event in told(game, AllPassed, GameEnded)] == [AllPassed, GameEnded]


@pytest.mark.rule("GIZ-R28", "GIZ-R14")
def test_who_is_stuck_is_told_so_and_what_a_pass_leads_to() -> None:
    game = lay_stuck(3)
    for seat, then in enumerate(
        (
            "Once all 3 players have passed in a row, the game ends.",
            "1 player of 3 has just passed; once all have, the game ends.",
            "All others have just passed: your pass ends the game.",
        )
    ):
        asked = str(GAME.words.prompt(GAME.view(game, seat)))
        assert asked == f"You can do nothing but pass. {then}"
        do(game, "pass")
    assert str(GAME.words.prompt(GAME.view(lay(), 0))).startswith("Choose one action")


@pytest.mark.rule("GIZ-R28")
def test_the_terminal_shows_how_near_it_is_and_afterwards_why_it_ended() -> None:
    game = lay_stuck(2)
    assert "in a row" not in drawn(game)
    do(game, "pass")
    assert (
        "NEARLY STUCK: 1 of 2 players has passed in a row; when all have, the game ends"
        in drawn(game)
    )
    do(game, "pass")
    text = drawn(game)
    assert "STUCK" not in text
    assert "All players passed in a row: nobody could do anything anymore." in text


@pytest.mark.rule("GIZ-R28")
def test_in_an_imagined_world_as_many_have_passed() -> None:
    no_research = (Seat("RRUUK", "G3Y1", archive="G1Y5"), Seat("RRUUK", "G3K1", archive="G1Y6"))
    game = lay(*no_research, display=DEAR)
    assert GAME.view(game, 1)["passes"] == 0
    do(game, "pass")
    view = GAME.view(game, 1)
    assert (view["passes"], view["stuck"]) == (1, True)
    twin = GAME.views.imagine(view, Seeded("a world"))
    do(twin, "pass")
    assert twin.over
