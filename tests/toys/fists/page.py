"""What a page shows besides the view, and what is measured where many games are played."""

from __future__ import annotations

from typing import Any

from parlour.contract import ScorePart, Tally, View
from parlour.games.fists import rules
from parlour.games.fists.rules import Show
from parlour.kernel import Game, Move


def pieces() -> dict[str, Any]:
    return {"fingers": list(range(1, rules.FINGERS + 1))}


def figures(view: View) -> dict[str, list[int]]:
    return {"points": view["points"], "shown": [sum(shown) for shown in view["shown"]]}


def breakdown(view: View) -> list[ScorePart]:
    return [
        ScorePart("rounds won", "points", view["points"]),
        ScorePart("fingers shown", "count", [sum(shown) for shown in view["shown"]]),
    ]


class Fingers:
    """How high the first fist of a game is, and how many are shown in all."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    def before(self, game: Game[rules.Table]) -> None:
        assert game.choice is not None

    def step(self, game: Game[rules.Table], seat: int, move: Move) -> None:
        assert isinstance(move, Show)
        assert move.fingers in game.table.hands[seat]  # it is about to be made
        self.shown.append(move.fingers)

    def after(self, game: Game[rules.Table]) -> dict[str, float]:
        return {"first fist": self.shown[0], "fists shown": len(self.shown)}

    def tallies(self, game: Game[rules.Table]) -> list[Tally]:
        """A high fist that was shown first, and what each brought: how many a game has is fixed."""
        t = game.table
        first = [Tally(f"Fist {shown}", "shown first", seats) for shown, seats in self.firsts(t)]
        of_all = Tally("Rounds", "points each", tuple(t.points), "", tuple(map(len, t.shown)))
        return [*first, of_all]

    def firsts(self, t: rules.Table) -> list[tuple[int, tuple[int, ...]]]:
        numbers = sorted({shown[0] for shown in t.shown})
        return [(n, tuple([int(shown[0] == n) for shown in t.shown])) for n in numbers]


def measure() -> Fingers:
    return Fingers()
