"""Darts: throw at balloons, never far from your own last dart."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.contract import OpenBox, Option, Outcome, View
from parlour.games.darts import rules
from parlour.games.darts.rules import Aim, Landed, Table, Throw, written
from parlour.kernel import Event, Game, Luck, Malformed, Move, kinds, load_rulebook

KINDS = kinds(rules)
NUMBER = r"(-?)([0-9]{1,9})(?:\.([0-9]{1,3}))?"


class Darts(OpenBox[Table]):
    name = "darts"
    title = "Darts"
    blurb = "Pop the balloons, never throwing far from your last dart."
    minutes = (3, 5)
    players = (2, 3)
    usual_players = 2
    rules_version = 1
    longest = 3 * rules.THROWS
    shared_places = True
    options = (Option("wind", "The wind", ("calm", "gusty"), "DART-R1"),)
    kinds = KINDS
    rulebook = load_rulebook(Path(__file__).with_name("rulebook.toml"))

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        """DART-1. Balloons anywhere on the board; all begin in the middle of it."""
        side = rules.SIDE + 1
        balloons = [[luck.below(side), luck.below(side)] for _ in range(rules.BALLOONS)]
        middle = [[rules.SIDE // 2, rules.SIDE // 2] for _ in range(players)]
        table = Table(balloons, middle, [0] * players, options["wind"] == "gusty")
        return Game(table, luck, [Aim(0, rules.THROWS)])

    def outcome(self, game: Game[Table]) -> Outcome:
        popped = game.table.popped
        places = tuple(1 + sum(other > mine for other in popped) for mine in popped)
        return Outcome(places, tuple(popped), "DART-5")

    def components(self, game: Game[Table]) -> dict[str, int]:
        return {"balloons": len(game.table.balloons) + sum(game.table.popped)}

    def write(self, move: Move) -> str:
        assert isinstance(move, Throw)
        return f"throw {written(move.x)} {written(move.y)}"

    def read(self, text: str) -> Move:
        found = re.fullmatch(f"throw {NUMBER} {NUMBER}", text)
        if found is None:
            raise Malformed(f"{text!r} is not 'throw' and two numbers such as 2.5 or 0.125")
        x, y = (
            int(f"{sign}{whole}{(part or '').ljust(3, '0')}")
            for sign, whole, part in (found.groups()[:3], found.groups()[3:])
        )
        return Throw(x, y)

    def say(self, event: Event, names: Sequence[str]) -> str:
        assert isinstance(event, Landed)
        result = "pops a balloon" if event.hit else "hits nothing"
        return f"{names[event.seat]} {result} at {written(event.x)}, {written(event.y)}."

    def prompt(self, view: View) -> str:
        if not view["agenda"]:
            return "The game is over."
        reach = written(rules.REACH)
        return f"Throw a dart at most {reach} from your last one."

    def board(self, view: View, names: Sequence[str]) -> str:
        """A coarse map: balloons as o, last darts by seat number."""
        cell = rules.SIDE // 20 + 1
        rows = [["."] * 20 for _ in range(20)]
        marks = [("o", point) for point in view["table"]["balloons"]]
        marks += [(str(seat), point) for seat, point in enumerate(view["table"]["last"])]
        for mark, (x, y) in marks:
            rows[y // cell][x // cell] = mark
        return "\n".join("".join(row) for row in reversed(rows))


GAME = Darts()
