"""What holds for a game that says nothing else: each part that a box need not have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.contract.consequences import Consequences
from parlour.contract.options import BadSetup
from parlour.contract.outcome import Outcome
from parlour.contract.scores import ScorePart, result_sentence
from parlour.contract.view import View
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text
from parlour.kernel.values import Move


def for_bots(game: Game[Any]) -> View:
    """Bots need no more than people."""
    return {}


def settle_text(option: str, text: str, players: int) -> str:
    raise BadSetup("this game takes none")


def inspect(option: str, text: str) -> dict[str, Any]:
    return {}


def check_setup(players: int, options: Mapping[str, str]) -> None:
    """All options go together."""


def time_limit(options: Mapping[str, str]) -> None:
    """There is none."""


def time_up() -> None:
    """Nobody calls it."""


def team(players: int, seat: int) -> list[int]:
    """Everybody plays alone."""
    return [seat]


def formerly(move: Move) -> tuple[str, ...]:
    """Moves have always been written as they are."""
    return ()


def grouped(move: Move, view: View) -> None:
    """Moves are told one by one."""


def apart(move: Move, view: View) -> str:
    return ""


def foresee(move: Move, view: View) -> Consequences:
    """A move may lead to anything, and is made at once."""
    return Consequences()


def pieces() -> dict[str, Any]:
    return {}


def figures(view: View) -> dict[str, list[int]]:
    return {}


def breakdown(view: View) -> list[ScorePart]:
    return []


def tell_result(outcome: Outcome, view: View) -> Text:
    """Who has won, and by how much."""
    return result_sentence(outcome, view["viewer"])


def explain(word: str) -> None:
    """There are no named things."""
