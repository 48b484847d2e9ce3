"""What holds for a game that says nothing else: each part that a box need not have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.contract.channel import TABLE, Channel
from parlour.contract.consequences import Consequences
from parlour.contract.options import BadSetup
from parlour.contract.outcome import Outcome
from parlour.contract.scores import ScorePart, result_sentence
from parlour.contract.sides import Side
from parlour.contract.typed import Typed
from parlour.contract.view import View
from parlour.kernel.agenda import Aside, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def for_bots(game: Game[Any], bots: Mapping[int, str]) -> View:
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


def sides(players: int, options: Mapping[str, str]) -> tuple[Side, ...]:
    """Everybody plays alone."""
    return ()


def channels(game: Game[Any], sides: Sequence[Side]) -> list[Channel]:
    """Everybody talks with everybody, and with those on the same side."""
    several = [side for side in sides if len(side.seats) > 1]
    return [
        Channel(TABLE, "Everybody"),
        *[Channel(side.name.lower(), side.name, side.seats) for side in several],
    ]


def refuse_talk(game: Game[Any], channel: str, seat: int | None) -> None:
    """Whoever may read may write."""


def because_silent(game: Game[Any], channel: str, seat: int | None) -> Text:
    return text("You cannot write there now.")


def hidden_presence(game: Game[Any], viewer: int | None) -> tuple[int, ...]:
    """Who is there is no secret."""
    return ()


def asides_now(game: Game[Any], seat: int) -> tuple[Aside, ...]:
    """Nothing is done out of turn."""
    return ()


def asides_for_bots(game: Game[Any], seat: int) -> tuple[Aside, ...]:
    """Bots do nothing out of turn."""
    return ()


def formerly(move: Move) -> tuple[str, ...]:
    """Moves have always been written as they are."""
    return ()


def grouped(move: Move, view: View) -> None:
    """Moves are told one by one."""


def kind_of(move: Move) -> str:
    """As its class is."""
    return ""


def apart(move: Move, view: View) -> str:
    return ""


def typed(view: View, moves: Sequence[Move]) -> Typed:
    """A move as it is written."""
    return Typed(text("Another move"))


def aid(move: Move, view: View, bots: Mapping[int, str]) -> None:
    """The judge's word is enough."""


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


def measure() -> None:
    """How a game ends is all there is to know."""


def explain(word: str) -> None:
    """There are no named things."""
