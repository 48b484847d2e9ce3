"""Our own engine playing uniformly random games of one kind, measured in one process.

Run as a script it prints one JSON document about the parlour that it imports:

    python benchmarks/engine.py NAME --seconds 3
    PYTHONPATH=build/compiled python benchmarks/engine.py NAME --seconds 3

The terms are those of peers.py. Only process time spent playing, or copying, is counted, each for
the seconds asked for: importing, setting games up and the games played to warm up are not. A
decision is one move by a player, forced ones included: `Choice.any` draws it from the stream "bot"
(from a list of all legal moves, unless the game knows a way without), and it is played. Nobody
listens, so there are no events. A copy, luck included, is timed being made and freed.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import count
from time import process_time
from typing import Any, NamedTuple

import parlour.kernel.agenda
from parlour.contract import Box
from parlour.games import shelf
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck, Seeded

WARM_UP = 2  # games
SEEDS = range(1, 9)  # games copied halfway through
ROUNDS = 16  # copies of each between two readings of the clock


class Figure(NamedTuple):
    """How fast one game is played at random, and copied halfway through."""

    name: str
    players: int
    compiled: bool
    decisions_per_game: float
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float


def play(game: Game[Any], luck: Luck, most: int = sys.maxsize) -> int:
    """Play `game` at random to its end, or so many decisions at most; how many it took.

    Each is made by the first of the seats that are waited for.
    """
    waiting, make = game.waiting, game.play  # looked up once, as in peers.py
    decisions = 0
    while decisions < most and (seats := waiting()):
        seat, choice = seats[0], game.choice
        assert choice is not None
        make(seat, choice.any(game, seat, luck))
        decisions += 1
    return decisions


def fresh(box: Box[Any], players: int, seed: int) -> tuple[Game[Any], Luck]:
    return box.start(players, Seeded(str(seed))), Seeded(str(seed), "bot")


def halfway(box: Box[Any], players: int, seed: int) -> Game[Any]:
    """The game of that seed after half of its decisions."""
    length = play(*fresh(box, players, seed))
    game, luck = fresh(box, players, seed)
    play(game, luck, length // 2)
    return game


def measure(box: Box[Any], players: int, seconds: float) -> Figure:
    """Time whole games, then copies of games in the middle."""
    seeds: Iterator[int] = count(1)
    for _ in range(WARM_UP):
        play(*fresh(box, players, next(seeds)))

    decisions, games, playing = 0, 0, 0.0
    while games == 0 or playing < seconds:
        game, luck = fresh(box, players, next(seeds))
        began = process_time()
        decisions += play(game, luck)
        playing += process_time() - began
        games += 1

    batch = [halfway(box, players, seed) for seed in SEEDS] * ROUNDS
    copied, copying, began = 0, 0.0, process_time()
    while copied == 0 or copying < seconds:
        for game in batch:
            game.copy()
        copied += len(batch)
        copying = process_time() - began

    return Figure(
        name=box.about.name,
        players=players,
        compiled=not str(parlour.kernel.agenda.__file__).endswith(".py"),
        decisions_per_game=decisions / games,
        decisions_per_s=decisions / playing,
        games_per_s=games / playing,
        copies_per_s=copied / copying,
    )


def main() -> None:
    """Print the figures of one game as one JSON document."""
    boxes = shelf()
    parser = argparse.ArgumentParser(description="Measure one of our games.")
    parser.add_argument("name", choices=boxes, help="the game")
    parser.add_argument("--players", type=int, help="how many (as many as can play)")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement")
    asked = parser.parse_args()

    box = boxes[asked.name]
    players: int = asked.players or max(box.about.players)
    print(json.dumps(measure(box, players, asked.seconds)._asdict(), indent=2))


if __name__ == "__main__":
    main()
