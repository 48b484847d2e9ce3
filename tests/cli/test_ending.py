"""The last words of a game: who has won, which may be nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from click.testing import Result

from parlour.cli.screen import winners
from parlour.contract import Box, Outcome

Run = Callable[..., Result]
PLACES = (2, 1, 3), (1, 3, 1), (1, 1, 1), (2, 2, 4)


def test_the_end_says_who_has_won_one_or_several_or_nobody() -> None:
    names = ["Ada", "Bell", "Cleo"]
    told = {places: winners(names, Outcome(places, (0, 0, 0), "X-1")) for places in PLACES}
    assert list(told.values()) == [
        "Bell wins.",
        "Ada and Cleo share the win.",
        "Ada, Bell and Cleo share the win.",
        "Nobody wins.",
    ]
    assert winners(["Ada"], Outcome((1,), (0,), "X-1")) == "Ada wins."
    assert winners(["Ada"], Outcome((2,), (0,), "X-1")) == "Ada has lost."


def test_a_game_that_is_lost_alone_ends_with_these_words(run: Run, box: Box[Any]) -> None:
    alone = run("play", box.about.name, "--seats", "human", "--seed", "s", text="climb 1\n" * 60)
    assert "It is dark. On the summit: nobody." in alone.stdout
    assert "Player has lost. Decided by SUMMIT-6 Nightfall." in alone.stdout
    assert alone.exit_code == 0
    watched = run("replay", f"{box.about.name}-s.parlour.json")
    assert "Player has lost. Decided by SUMMIT-6 Nightfall." in watched.stdout


def test_twelve_people_play_at_one_screen(run: Run, box: Box[Any]) -> None:
    seats = ",".join(["human"] * 12)
    crowd = run("play", box.about.name, "--seats", seats, "--seed", "s", text="climb 1\n" * 60)
    assert "Player 12>" in crowd.stdout
    assert "Nobody wins. Decided by SUMMIT-6 Nightfall." in crowd.stdout
    assert crowd.exit_code == 0
