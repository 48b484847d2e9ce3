"""How a move can be made, hop by hop: every move that a page is sent can be made there."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.contract import OFFERED
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.lattice import numbers
from parlour.games.gridopolis.moves import OwnJump
from parlour.games.gridopolis.rules import reach
from parlour.games.gridopolis.rules.reach import Marker
from parlour.games.gridopolis.rules.routes import first_routes, told_route
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import look, play, text_of, varied
from parlour.games.gridopolis.tests.positions import begin, place
from parlour.games.gridopolis.tests.test_tangles import begun
from parlour.games.gridopolis.tests.watching import Watcher
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Seeded

MARCHES = ("step", "jump", "take", "kamikaze")
ROUTES = 400  # in one message
LONGEST = 400_000  # bytes of them


def made(watcher: Watcher, seen: dict[str, Any], text: str) -> int:
    """In how many ways the move can be made: all those told, or the one hop that needs no telling.

    Each is held against the rules of a hop (GP-I6, GP-I7), and leads from the start to the end over
    all victims and over nobody else.
    """
    words = text.split()
    ways = watcher.ways(seen, text)
    named = words[words.index("x") + 1 :] if "x" in words else []
    victims = sorted(word for word in named if word != "+")
    for hops in ways:
        watcher.way(seen, words, hops)
        taken = [text_of(hop["over"]) for hop in hops if hop["over"]]
        if words[0] == "kamikaze":
            assert taken[-1] == words[3]
        else:
            assert text_of(hops[-1]["exit"] or hops[-1]["to"]) == words[2]
        assert words[0] == "jump" or sorted(taken) == victims
        assert words[0] != "step" or len(hops) == 1
    return len(ways)


def hold(game: Game[Table], watcher: Watcher) -> list[int]:
    """The law: each move that a page is sent can be made, and in how many ways."""
    seen = look(game)
    sent = [GAME.notation.write(move) for move in game.moves(game.waiting()[0])[:OFFERED]]
    ways = [made(watcher, seen, text) for text in sent if text.split()[0] in MARCHES]
    told = [route["move"] for route in seen["routes"]]
    assert len({encode(route) for route in seen["routes"]}) == len(told) <= ROUTES
    assert len(encode(seen["routes"])) < LONGEST
    return ways


@pytest.mark.rule("GP-56")
@pytest.mark.parametrize(
    ("players", "blueprint", "options"),
    [
        (2, "matrix", {}),
        (4, "matrix", {"kinging": "goes_on"}),
        (2, "duel", {"out_and_back": "allowed"}),
        (3, "plaza", {"kamikaze": "alone"}),
        (2, "tower", {"captures": "forced"}),
        (2, "matrix", {"after_teleport": "allowed"}),
    ],
)
def test_every_move_that_a_page_is_sent_can_be_made_hop_by_hop(
    players: int, blueprint: str, options: dict[str, str]
) -> None:
    game, luck = begin(players, blueprint, **options), Seeded(f"routes {blueprint}")
    watcher = Watcher(look(game))
    for _ in range(60):
        if game.over:
            break
        hold(game, watcher)
        play(game, varied(game, luck))


@pytest.mark.rule("GP-56", "GP-115")
@pytest.mark.parametrize("enemies", [3, 9, 13, 17])
def test_so_can_those_of_a_tangle_of_captures(enemies: int) -> None:
    game, luck = begun(enemies), Seeded(f"routes {enemies}")
    watcher = Watcher(look(game))
    for _ in range(6):
        if game.over:
            break
        hold(game, watcher)
        offered = game.moves(game.waiting()[0])
        game.play(game.waiting()[0], offered[luck.below(len(offered))])


@pytest.mark.rule("GP-56", "GP-68")
def test_so_can_those_of_very_many_own_jumps() -> None:
    """A king among five of its own, with thousands of ways round them."""
    own = ["Ke4", "e5", "f5", "f5/-1", "e5/1", "d5"]
    game = place(markers={0: own, 1: ["e8"]})
    assert max(hold(game, Watcher(look(game)))) > 1


@pytest.mark.rule("GP-56", "GP-68")
@pytest.mark.parametrize("judged", [1, 2, 3, 5, 8, 20])
def test_of_too_many_own_jumps_each_that_is_found_can_be_made(
    judged: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A way that is shown or told goes only where the judge has gone."""
    game = place(markers={0: ["Kd4/-1", "e5/-1", "d5", "d4"], 1: ["e8"]})
    monkeypatch.setattr(reach, "JUDGED", judged)
    t, start = game.table, (-1, -1, -1)
    marker = Marker(t, 0, t.pad(start))
    jumps = [OwnJump(start, t.lattice.cells[end]) for end in numbers(marker.own_jumps())]
    for jump in jumps:
        assert [route.move for route in told_route(marker, jump, False)] == [jump]
    assert {route.move for route in first_routes(marker, set(jumps))} == set(jumps)


@pytest.mark.rule("GP-56")
def test_of_few_ways_all_are_told() -> None:
    around = ["d5", "e4", "e6", "f5"]
    game = place(markers={0: ["Kf4"], 1: [*around, "e8"]})
    assert max(hold(game, Watcher(look(game)))) == 2  # either way round
