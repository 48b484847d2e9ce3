"""All agree on a number, three times, within 20 seconds each, and win or lose together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlour.contract import Outcome, Side, usual
from parlour.games.fists import GAME as FISTS
from parlour.games.fists import views
from parlour.games.fists.rules import Show, Table
from parlour.kernel import Game, Luck, Move, Text, TimeLimit, Together, text

LISTED, MOST, ENOUGH = 3, 9, 9  # more than is listed may be named


class Pact(Together[Table]):
    def complete(self, g: Game[Table], seat: int) -> bool:
        return False

    def time_limit(self, g: Game[Table]) -> TimeLimit | None:
        return TimeLimit(20, f"pact {len(g.table.shown[0])}")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Show(number) for number in range(1, LISTED + 1)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, Show) and 1 <= move.fingers <= MOST else "FIST-2"

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        return text("Name a number from 1 to {}.", MOST)

    def default(self, g: Game[Table], seat: int) -> Move | None:
        return Show(1)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Show)
        for number in range(len(g.table.points)):
            g.table.points[number] += move.fingers
            g.table.shown[number].append(move.fingers)


class Rules:
    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        table = Table([[] for _ in range(players)], [[] for _ in range(players)], [0] * players)
        return Game(table, luck, [Pact(tuple(range(players))) for _ in range(3)])

    def outcome(self, game: Game[Table]) -> Outcome:
        points = tuple(game.table.points)
        return Outcome(tuple(1 if p >= ENOUGH else 2 for p in points), points, "FIST-6")

    def components(self, game: Game[Table]) -> dict[str, int]:
        return {}

    def sides(self, players: int, options: Mapping[str, str]) -> Sequence[Side]:
        return [Side("All", tuple(range(players)))]


class Bold:
    """Proposes what is in no list, and is never for anything else."""

    blind = True
    strength = "easy"
    plays = "Names the highest number."

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        return Show(MOST)


class Stubborn(Bold):
    """Always wants another number than what is proposed."""

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        return Show(moves[0].fingers % MOST + 1)


GAME = replace(
    FISTS,
    about=FISTS.about._replace(name="pact", title="Pact", max_decisions=3, secrets=False),
    folder=Path(__file__).parent,
    kinds={**views.KINDS, "Pact": Pact},
    rules=Rules(),
    sides=Rules(),
    measures=usual,
    bots={"bold": Bold, "stubborn": Stubborn},
)
