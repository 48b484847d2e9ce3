"""The last words of a game: who has won, which may be nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from click.testing import Result

from parlour.contract import Box

Run = Callable[..., Result]


def test_a_game_that_is_lost_alone_ends_with_these_words(run: Run, box: Box[Any]) -> None:
    alone = run("play", box.about.name, "--seats", "human", "--seed", "s", text="climb 1\n" * 60)
    assert "It is dark. On the summit: nobody." in alone.stdout
    assert "You lost with 60 points. Decided by: Nightfall (SUMMIT-6)." in alone.stdout
    assert alone.exit_code == 0
    watched = run("replay", f"{box.about.name}-s.parlour.json")
    assert "Player lost with 60 points. Decided by: Nightfall (SUMMIT-6)." in watched.stdout


def test_twelve_people_play_at_one_screen(run: Run, box: Box[Any]) -> None:
    seats = ",".join(["human"] * 12)
    crowd = run("play", box.about.name, "--seats", seats, "--seed", "s", text="climb 1\n" * 60)
    assert "Player 12>" in crowd.stdout
    assert "Nobody won. Decided by: Nightfall (SUMMIT-6)." in crowd.stdout
    assert crowd.exit_code == 0
