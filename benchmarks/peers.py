"""Peer engines playing uniformly random games, measured in one process.

Run as a script it prints one JSON document, with null for a peer that is not installed:

    python benchmarks/peers.py --seconds 3

Only process time spent playing, or copying, is counted, each for the seconds asked for: importing,
setting games up and the games played to warm up are not. A decision is one action by a player,
forced ones (a single legal action) included. A copy is timed being made and freed.

Seeds are fixed, yet catanatron's games differ from one process to the next all the same, so its
figures vary a little more between runs.
"""

import argparse
import json
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any, NamedTuple

SEEDS = range(1, 9)  # games copied halfway through; catanatron takes a seed of 0 as no seed
ROUNDS = 16  # copies of each between two readings of the clock


class Figure(NamedTuple):
    """How fast one engine plays random games and copies a game in progress."""

    name: str
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float


def catanatron(seconds: float) -> Figure:
    """Four of catanatron's own RandomPlayers, each game run by its own `Game.play()`.

    A decision is one entry in the game's log of executed actions; rolling the dice is one.
    """
    engine = import_module("catanatron")

    def new(seed: int) -> Any:
        return engine.Game([engine.RandomPlayer(color) for color in engine.Color], seed=seed)

    def play(game: Any) -> int:
        game.play()
        return len(game.state.actions)

    def halfway(seed: int) -> Any:
        length, game = play(new(seed)), new(seed)
        while len(game.state.actions) < length // 2:
            game.play_tick()
        return game

    copies = [halfway(seed).copy for seed in SEEDS]
    return _measure(f"catanatron {version('catanatron')}", new, play, copies, seconds)


def backgammon(seconds: float) -> Figure:
    """OpenSpiel's backgammon, driven from Python.

    A decision is one action at a player's node: it plays both dice, a double takes up to two such
    actions, and a pass counts. Rolls are sampled here and not counted; as their odds never change
    after the opening roll, they are read from the engine once rather than every time.
    """
    engine = import_module("pyspiel")
    game = engine.load_game("backgammon")
    chance, terminal = int(engine.PlayerId.CHANCE), int(engine.PlayerId.TERMINAL)
    random = Random(SEEDS[0]).random

    def new(_: int = 0) -> Any:
        return game.new_initial_state()

    state = new()
    opening = _equally_likely(state.chance_outcomes())
    while state.is_initial_state() or not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    later = _equally_likely(state.chance_outcomes())

    def play(state: Any) -> int:
        turn, legal, apply = state.current_player, state.legal_actions, state.apply_action
        decisions, rolls = 0, opening
        while (player := turn()) != terminal:
            if player == chance:
                apply(rolls[int(random() * len(rolls))])
                rolls = later
            else:
                actions = legal()
                apply(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    copies = [_halfway(new, play).clone for _ in SEEDS]
    return _measure(f"OpenSpiel backgammon {version('open_spiel')}", new, play, copies, seconds)


def _halfway(new: Callable[[], Any], play: Callable[[Any], int]) -> Any:
    """A game of OpenSpiel after half of what happens in it."""
    played, state = new(), new()
    play(played)
    history = played.history()
    for action in history[: len(history) // 2]:
        state.apply_action(action)
    return state


def checkers(seconds: float) -> Figure:
    """OpenSpiel's checkers, driven from Python. A decision is one action: one hop, in a chain."""
    engine = import_module("pyspiel")
    game = engine.load_game("checkers")
    terminal = int(engine.PlayerId.TERMINAL)
    random = Random(SEEDS[0]).random

    def new(_: int = 0) -> Any:
        return game.new_initial_state()

    def play(state: Any) -> int:
        turn, legal, apply = state.current_player, state.legal_actions, state.apply_action
        decisions = 0
        while turn() != terminal:
            actions = legal()
            apply(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    copies = [_halfway(new, play).clone for _ in SEEDS]
    return _measure(f"OpenSpiel checkers {version('open_spiel')}", new, play, copies, seconds)


def chess(seconds: float) -> Figure:
    """PettingZoo's chess: a decision is one step of its environment; a copy is a deep one."""
    engine = import_module("pettingzoo.classic.chess_v6")
    random = Random(SEEDS[0]).random

    def new(seed: int) -> Any:
        game = engine.raw_env()
        game.reset(seed=seed)
        return game

    def play(game: Any, most: int = 10_000) -> int:
        decisions = 0
        while decisions < most:
            seen, _, ended, cut, _ = game.last()
            if ended or cut:
                break
            actions = seen["action_mask"].nonzero()[0]
            game.step(int(actions[int(random() * len(actions))]))
            decisions += 1
        return decisions

    def halfway(seed: int) -> Any:
        length, game = play(new(seed)), new(seed)
        play(game, length // 2)
        return game

    copies: list[Callable[[], object]] = [partial(deepcopy, halfway(seed)) for seed in SEEDS]
    return _measure(f"PettingZoo chess {version('pettingzoo')}", new, play, copies, seconds)


def _equally_likely(outcomes: list[tuple[int, float]]) -> list[int]:
    """Return the outcomes of a chance node, having checked that a plain choice samples them."""
    if any(abs(odds * len(outcomes) - 1) > 1e-9 for _, odds in outcomes):
        raise ValueError("backgammon: the engine's rolls are not equally likely")
    return [action for action, _ in outcomes]


def _measure(
    name: str,
    new: Callable[[int], Any],
    play: Callable[[Any], int],
    copies: list[Callable[[], object]],
    seconds: float,
) -> Figure:
    """Time `play`, which returns the decisions it made, on new games, and then the `copies`."""
    decisions, games, playing = 0, 0, 0.0
    while games == 0 or playing < seconds:
        games += 1
        game = new(games)
        began = process_time()
        decisions += play(game)
        playing += process_time() - began

    batch = copies * ROUNDS
    copied, copying, began = 0, 0.0, process_time()
    while copied == 0 or copying < seconds:
        for copy in batch:
            copy()
        copied += len(batch)
        copying = process_time() - began

    return Figure(name, decisions / playing, games / playing, copied / copying)


def main() -> None:
    """Print every peer's figures as one JSON document."""
    parser = argparse.ArgumentParser(description="Measure the peer engines.")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement")
    seconds: float = parser.parse_args().seconds

    figures: dict[str, dict[str, Any] | None] = {}
    for measure in (catanatron, backgammon, checkers, chess):
        try:
            figures[measure.__name__] = measure(seconds)._asdict()
        except ImportError as missing:
            print(f"peers: {measure.__name__} not measured: {missing}", file=sys.stderr)
            figures[measure.__name__] = None
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
