"""`parlour guide`: how a game is played here."""

from __future__ import annotations

from collections.abc import Callable

from click.testing import Result
from tests.server.harness import TOYS

from parlour.arena.guides import guide_of
from parlour.games import shelf

Run = Callable[..., Result]
Refused = Callable[..., str]


def test_every_guide_is_printed_without_its_pictures(run: Run) -> None:
    for box in shelf().values():
        path = guide_of(box)
        assert path is not None, box.about.name
        title, *_ = path.read_text("utf-8").splitlines()
        result = run("guide", box.about.name)
        assert result.exit_code == 0
        assert title.removeprefix("# ") in result.stdout
        assert "pictures/" not in result.stdout
        assert "![" not in result.stdout


def test_a_game_without_a_guide_says_what_there_is_instead(refused: Refused) -> None:
    told = refused("--games-folder", TOYS, "guide", "darts")
    assert "no guide" in told
    assert "parlour rules darts" in told
