"""What holds in every game, whoever plays, on every blueprint: GP-I1 to GP-I11."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.cells import cell_of
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import at, legal, look, say_aside, text_of, varied
from parlour.games.gridopolis.tests.positions import begin, place
from parlour.games.gridopolis.tests.watching import Watcher
from parlour.kernel.agenda import Game
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Seeded

TABLES = [
    *(("matrix", 2), ("matrix", 3), ("matrix", 4), ("duel", 2)),
    *(("plaza", 2), ("plaza", 3), ("plaza", 4), ("tower", 2)),
]
TURNED = {2: 2, 4: 1}  # by how many quarters the seats can change places

any_table = pytest.mark.parametrize(("blueprint", "players"), TABLES)
quickly = settings(
    max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def after(blueprint: str, players: int, seed: int, moves: int) -> Game[Table]:
    """A game after so many random moves; if it ended before, at its last decision."""
    game, luck = begin(players, blueprint), Seeded(str(seed), "moves")
    for _ in range(moves):
        on = game.copy()
        on.play(on.waiting()[0], GAME.notation.read(varied(on, luck)))
        if on.over:
            break
        game = on
    return game


@pytest.mark.rule("GP-I1", "GP-I2", "GP-I3", "GP-I4", "GP-I5", "GP-I6", "GP-I7", "GP-I8", "GP-I11")
@any_table
def test_every_move_of_a_whole_game_keeps_the_invariants(blueprint: str, players: int) -> None:
    game, luck = begin(players, blueprint), Seeded(f"{blueprint} {players}", "moves")
    before = look(game)
    watcher = Watcher(before)
    while not game.over:
        text = varied(game, luck)
        game.play(game.waiting()[0], GAME.notation.read(text))
        seen = look(game)
        watcher.move(before, text, seen)
        before = seen
    assert watcher.removals > 0
    assert before["turns"] <= (watcher.progress + 1) * 40 * players
    assert watcher.removals <= watcher.total
    assert watcher.kingings <= watcher.total
    assert watcher.built <= 3 * players
    assert watcher.blocked <= 2 * players


@pytest.mark.rule("GP-I1", "GP-137")
@pytest.mark.parametrize("players", [3, 4])
def test_no_marker_is_lost_when_a_player_leaves(players: int) -> None:
    game = after("matrix", players, 5, 60)
    before = GAME.rules.components(game)
    leaving = next(s for s, one in enumerate(look(game)["players"]) if not one["out"])
    left = sum(one["seat"] == leaving for one in look(game)["markers"])
    on_grid = len(look(game)["markers"])
    say_aside(game, leaving, "resign")
    assert GAME.rules.components(game) == before
    assert len(look(game)["markers"]) == on_grid - left


# ---------------------------------------------------------------- symmetry


def turned(text: str, quarters: int) -> str:
    """A cell, or all the cells of a move, turned about the axis of the cube."""
    words = []
    for word in text.split():
        cell = word.removeprefix("K")
        if cell_of(cell) is not None:
            x, y, z = at(cell)
            for _ in range(quarters):
                x, y = -y, x
            word = ("K" if word.startswith("K") else "") + text_of((x, y, z))
        words.append(word)
    return " ".join(words)


def sorted_victims(text: str) -> str:
    """A move as it would be written: turning changes the order of the cells."""
    return GAME.notation.write(GAME.notation.read(text))


def turned_game(game: Game[Table], blueprint: str, quarters: int) -> Game[Table]:
    """The same position seen from another side, with the seats changed accordingly."""
    view = look(game)
    players = len(view["players"])

    def seat_of(seat: int) -> int:
        return (seat - quarters * players // 4) % players

    def turn(cell: list[int]) -> str:
        return turned(text_of(cell), quarters)

    markers: dict[int, list[str]] = {seat: [] for seat in range(players)}
    blockers: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for one in view["markers"]:
        king = "K" if one["king"] else ""
        markers[seat_of(one["seat"])].append(king + turn(one["cell"]))
    for one in view["blockers"]:
        blockers[seat_of(one["seat"])].append(turn(one["cell"]))
    return place(
        players,
        blueprint,
        turn=seat_of(view["turn"]),
        markers=markers,
        fresh=[turn(one["cell"]) for one in view["markers"] if not one["moved"]],
        blockers=blockers,
        added=[(turn(one["cell"]), seat_of(one["seat"])) for one in view["added"]],
        reserves={seat_of(seat): one["reserve"] for seat, one in enumerate(view["players"])},
        starter=seat_of(view["starter"]),
        round=view["round"],
    )


@pytest.mark.rule("GP-I9", "GP-152")
@pytest.mark.parametrize(("blueprint", "players"), [one for one in TABLES if one[1] != 3])
def test_a_position_turned_about_offers_the_turned_moves(blueprint: str, players: int) -> None:
    quarters = TURNED[players]

    @quickly
    @given(seed=st.integers(0, 10**6), moves=st.integers(0, 90))
    def check(seed: int, moves: int) -> None:
        game = after(blueprint, players, seed, moves)
        if look(game)["second"] is not None:
            return
        other = turned_game(game, blueprint, quarters)
        wanted = {sorted_victims(turned(text, quarters)) for text in legal(game)}
        assert legal(other) == wanted

    check()


@pytest.mark.rule("GP-I9", "GP-80")
@pytest.mark.parametrize(("blueprint", "players"), [("matrix", 2), ("matrix", 4)])
def test_a_game_turned_about_goes_on_alike(blueprint: str, players: int) -> None:
    """Move by move in both games at once, kings' second moves too."""
    quarters = TURNED[players]
    game = after(blueprint, players, 3, 60)
    while look(game)["second"] is not None:
        game.play(game.waiting()[0], GAME.notation.read("decline"))
    other, luck = turned_game(game, blueprint, quarters), Seeded("alike")
    for _ in range(40):
        if game.over:
            break
        text = varied(game, luck)
        game.play(game.waiting()[0], GAME.notation.read(text))
        other.play(other.waiting()[0], GAME.notation.read(turned(text, quarters)))
        assert {sorted_victims(turned(t, quarters)) for t in legal(game)} == legal(other)
    assert game.over == other.over


@pytest.mark.rule("GP-I9", "GP-R25")
def test_three_players_have_one_mirror() -> None:
    """South and north change places; west keeps its own."""
    game = begin(3)

    def mirrored(text: str) -> str:
        return " ".join(
            text_of((at(w)[0], -at(w)[1], at(w)[2])) if cell_of(w) else w for w in text.split()
        )

    south = {mirrored(text) for text in legal(game)}
    north = legal(place(3, turn=2))
    assert south == north


# ---------------------------------------------------------------- the same every time


@pytest.mark.rule("GP-I10")
@any_table
def test_listing_moves_is_repeatable_and_changes_nothing(blueprint: str, players: int) -> None:
    game = after(blueprint, players, 11, 50)
    before = state_hash(game)
    seat = game.waiting()[0]
    assert game.moves(seat) == game.moves(seat)
    look(game)
    assert state_hash(game) == before


@pytest.mark.rule("GP-I10")
@any_table
def test_what_is_not_offered_is_refused(blueprint: str, players: int) -> None:
    """Moves that were legal at other times are legal now only if they are offered now."""
    tried = legal(begin(players, blueprint))
    for moves in (10, 40, 80):
        tried |= legal(after(blueprint, players, 12, moves))
    game = after(blueprint, players, 13, 45)
    seat, offered = game.waiting()[0], legal(game)
    for text in sorted(tried | offered):
        rule = game.refuse(seat, GAME.notation.read(text))
        assert (rule is None) == (text in offered), f"{text}: {rule}"


@pytest.mark.rule("GP-I10")
@any_table
def test_playing_a_log_again_gives_the_same_state(blueprint: str, players: int) -> None:
    game, luck = begin(players, blueprint), Seeded("log")
    log = []
    for _ in range(60):
        if game.over:
            break
        log.append((game.waiting()[0], varied(game, luck)))
        game.play(log[-1][0], GAME.notation.read(log[-1][1]))
    again = begin(players, blueprint)
    for seat, text in log:
        assert again.submit(seat, GAME.notation.read(text)) is None
    assert state_hash(again) == state_hash(game)


# ---------------------------------------------------------------- every game ends


@pytest.mark.rule("GP-I11", "GP-133")
@pytest.mark.parametrize("seed", range(3))
def test_even_players_who_only_wander_come_to_an_end(seed: int) -> None:
    """Steps and nothing else: no more than (P + 1) x 40 x 2 turns with P kingings."""
    game, luck = begin(2, "duel"), Seeded(str(seed), "wander")
    kinged, kings = 0, 0
    while not game.over:
        steps = sorted(text for text in legal(game) if text.startswith("step"))
        steps = steps or sorted(legal(game))
        game.play(game.waiting()[0], GAME.notation.read(steps[luck.below(len(steps))]))
        now = sum(one["king"] for one in look(game)["markers"])
        kinged, kings = kinged + max(0, now - kings), now
    view = look(game)
    progress = kinged + len(view["added"]) + len(view["blockers"]) + 8 - len(view["markers"])
    assert view["turns"] <= (progress + 1) * 80
