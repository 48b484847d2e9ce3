"""Everything is public to everybody at all times, and this is how it is shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import at, legal, look, play, text_of, varied
from parlour.games.gridopolis.tests.positions import begin, changed, place
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Seeded

SHAPE: dict[str, Any] = {
    "waiting": [int],
    "blueprint": {"id": str, "title": str},
    "turn": int,
    "starter": int,
    "round": int,
    "turns": int,
    "pads": [[int]],
    "added": [{"cell": [int], "seat": int, "vertical": bool, "support": [int]}],
    "blockers": [{"cell": [int], "seat": int}],
    "teleporters": [[int]],
    "kingerizers": [{"cell": [int], "seat": int}],
    "markers": [{"cell": [int], "seat": int, "king": bool, "moved": bool}],
    "players": [
        {
            "id": str,
            "color": str,
            "forward": [int],
            "out": bool,
            "pawns": int,
            "kings": int,
            "reserve": {"pads": int, "links": int, "posts": int, "blockers": int},
            "pile": {"pawns": int, "kings": int},
            "points": int,
        }
    ],
    "limit": {"kind": str, "number": int, "up": bool},
    "quiet": {"turns": int, "most": int},
    "routes": [{"move": str, "hops": [dict]}],
    "ranking": [[int]],
    "decided_by": str,
}


def check_shape(thing: Any, shape: Any, where: str) -> None:
    if isinstance(shape, dict):
        assert isinstance(thing, dict), where
        for key, inner in shape.items():
            check_shape(thing[key], inner, f"{where}.{key}")
    elif isinstance(shape, list):
        assert isinstance(thing, list), where
        for number, item in enumerate(thing):
            check_shape(item, shape[0], f"{where}[{number}]")
    else:
        assert type(thing) is shape, f"{where}: {thing!r}"


def some_games() -> list[Game[Table]]:
    """Games in the middle, on several blueprints, and one with many chains."""
    games = []
    for blueprint, players in (("matrix", 2), ("matrix", 4), ("duel", 2), ("plaza", 3)):
        game, luck = begin(players, blueprint), Seeded(f"{blueprint} {players}")
        for _ in range(40):
            if not game.over:
                play(game, varied(game, luck))
        games.append(game)
    ring = ["d5", "e4", "e6", "f5"]
    return [*games, place(markers={0: ["Kf4", "e5/1"], 1: [*ring, "e5", "e8"]})]


@pytest.mark.rule("GP-37", "GP-42")
def test_everybody_sees_the_same() -> None:
    for game in some_games():
        views = []
        for viewer in (None, *range(game.table.players)):
            view = dict(GAME.view(game, viewer))
            assert view.pop("viewer") == viewer
            views.append(encode(view))
        assert len(set(views)) == 1


def test_a_view_has_its_shape() -> None:
    for game in some_games():
        if not game.over:
            check_shape(look(game), SHAPE, "view")
            json.dumps(look(game))


def test_a_view_of_a_finished_game_tells_who_has_won_and_why() -> None:
    game = place(markers={0: ["e4"], 1: ["e5"]})
    assert (look(game)["ranking"], look(game)["decided_by"]) == ([], "")
    play(game, "take e4 e6 x e5")
    view = look(game)
    assert (view["ranking"], view["decided_by"]) == ([[0], [1]], "GP-131")
    assert (view["turn"], view["waiting"], view["routes"], view["second"]) == (None, [], [], None)


def test_pads_stand_in_the_order_of_the_blueprint_then_of_building() -> None:
    game = begin()
    before = look(game)["pads"]
    play(game, "pad g5", "pad c5")
    assert look(game)["pads"] == [*before, [2, 0, 0], [-2, 0, 0]]


def test_counts_agree_with_what_stands_there() -> None:
    for game in some_games():
        view = look(game)
        for seat, player in enumerate(view["players"]):
            kings = [one["king"] for one in view["markers"] if one["seat"] == seat]
            assert (player["pawns"], player["kings"]) == (kings.count(False), kings.count(True))
            assert player["out"] == (not kings)


@pytest.mark.rule("GP-56")
def test_routes_are_shown_for_every_move_of_several_hops_or_a_teleport() -> None:
    for game in some_games():
        view, offered = look(game), legal(game)
        shown = {route["move"] for route in view["routes"]}
        assert shown <= offered
        teleporters = {tuple(cell) for cell in view["teleporters"]}
        for text in offered:
            words = text.split()
            if words[0] == "take" and len(words) > 5:
                assert text in shown
            if words[0] == "kamikaze" and "+" in words:
                assert text in shown
            if words[0] == "step":
                start, end = (at(word) for word in words[1:])
                apart = max(abs(a - b) for a, b in zip(start, end, strict=True))
                assert (text in shown) == (end in teleporters and text in shown)
                assert apart == 1 or text in shown


@pytest.mark.rule("GP-56")
def test_a_route_leads_from_the_start_to_the_end_over_the_victims() -> None:
    found = 0
    for game in some_games():
        for route in look(game)["routes"]:
            words, hops = route["move"].split(), route["hops"]
            found += 1
            last = hops[-1]
            end = last["exit"] or last["to"]
            if words[0] != "kamikaze":
                assert text_of(end) == words[2]
            if words[0] in ("take", "kamikaze"):
                over = {text_of(hop["over"]) for hop in hops}
                listed = {word for word in words[words.index("x") + 1 :] if word != "+"}
                assert over == listed
                assert len(hops) == len(listed)
    assert found > 10


@pytest.mark.rule("GP-150")
def test_what_is_printed_on_the_parts_is_there_to_be_read() -> None:
    pieces = json.loads(encode(GAME.page.pieces()))
    assert set(pieces["blueprints"]) == {"matrix", "duel", "plaza", "tower"}
    assert pieces["blueprints"]["matrix"]["floor"] == -1
    assert len(pieces["blueprints"]["matrix"]["links"]) == 36
    assert pieces["blueprints"]["tower"]["reserve"]["posts"] == 2


@pytest.mark.rule("GP-37")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_game_can_be_set_up_again_from_what_is_seen(viewer: int | None) -> None:
    for game in (*some_games()[:1], begin(2, changed("duel", title="Mine"))):
        world = GAME.views.imagine(GAME.bot_view(game, viewer), Seeded("again"))
        assert encode(look(world)) == encode(look(game))
        assert legal(world) == legal(game)
