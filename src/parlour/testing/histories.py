"""Random games written out, so that two builds of the program can be held against each other.

`python -m parlour.testing.histories GAME --games N` plays them and prints a line for each decision.
What a game looks like and how it is judged is said as short marks of the whole of it: any
difference anywhere changes a line.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from parlour.arena.playing import in_turn
from parlour.bots import bots_for, make_bot
from parlour.contract import Box
from parlour.games import shelf
from parlour.kernel import agenda
from parlour.kernel.agenda import Game
from parlour.kernel.codec import digest, load, save, state_hash
from parlour.kernel.luck import Seeded
from parlour.testing.situations import Situation, Step, asides
from parlour.testing.tables import any_value, fits
from parlour.testing.wild import near_moves, wild_moves

LONGEST: Final = 300  # decisions of one game
LOOK: Final = 12  # so many decisions apart everything is looked at
ASKED: Final = 24  # after so many decisions one of the bots is asked, another in each game
TRIED: Final = 12  # wild moves, and as many that are nearly legal, at every look


class Setting(NamedTuple):
    """A table for one random game."""

    players: int
    options: dict[str, str]
    seed: str


def setting(box: Box[Any], number: int) -> Setting:
    """Any number of players, any options that go together; often those that are usual.

    Texts of one's own are not among them.
    """
    seed = f"history {number}"
    chance = Seeded(seed, "setting")
    while True:
        players = box.about.players[chance.below(len(box.about.players))]
        options = {option.name: option.default for option in box.options}
        for option in box.options:
            if chance.below(2):
                options[option.name] = any_value(option, chance)
        if fits(box, players, options):
            return Setting(players, options, seed)


def history(box: Box[Any], number: int) -> Iterator[str]:
    """The game of that number, line by line."""
    players, options, seed = setting(box, number)
    yield f"{box.about.name} {number}: {players} players, {options}"
    game = box.start(players, Seeded(seed), options, events=True)
    chance = Seeded(seed, "moves")
    trail: list[Step] = []
    while not game.over and len(trail) < LONGEST:
        if len(trail) % LOOK == 0:
            situation = Situation(game, players, options, f"{seed} {len(trail)}", trail, [])
            yield from looks(box, situation)
        if len(trail) == ASKED:
            yield advised(box, game, number)
        seat, move, offered = any_step(box, game, players, chance)
        game.play(seat, move)
        trail.append(Step(seat, move))
        yield " ".join(
            [
                f"{len(trail)}. seat {seat}: {box.notation.write(move)}",
                f"(of {mark(offered)}) luck {game.luck.drawn} state {state_hash(game)[:16]}",
                f"told {mark(game.events)}",
            ]
        )
    if game.over:
        yield f"outcome {box.rules.outcome(game)}"


def any_step(
    box: Box[Any], game: Game[Any], players: int, chance: Seeded
) -> tuple[int, Any, list[Any]]:
    """A move that is offered, or now and then one out of turn."""
    allowed = []
    if chance.below(60) == 0:
        allowed = [step for step in asides(box, game, players) if game.refuse(*step) is None]
    agreed = game.agreed()
    if agreed is not None:
        return *agreed, []
    if allowed:
        seat, move = allowed[chance.below(len(allowed))]
        return seat, move, []
    waiting = game.waiting()
    seat = waiting[chance.below(len(waiting))]
    offered = game.offer(seat, chance)
    return seat, offered[chance.below(len(offered))], offered


def looks(box: Box[Any], s: Situation) -> Iterator[str]:
    """All that can be asked of a situation: views, words, refusals, a saved game."""
    for viewer in s.viewers():
        view = box.bot_view(s.game, viewer)
        world = box.views.imagine(view, Seeded(s.seed, "imagination"))
        words = [box.words.describe_move(step.move, view) for step in s.trail[-3:]]
        yield f"  {viewer} sees {mark(view)} and may think {state_hash(world)[:16]} {mark(words)}"
    for seat in s.game.waiting():
        offered = s.game.offer(seat, Seeded(s.seed, "offered"))
        wild = wild_moves(box, s.seed, TRIED) + near_moves(offered, s.seed, TRIED)
        for move in wild:
            yield f"  {seat} may {move!r}: {box.why(s.game, seat, move)}"
    loaded = load(save(s.game), box.kinds, s.game.luck.copy())
    yield f"  saved and loaded {state_hash(loaded)[:16]}"


def advised(box: Box[Any], game: Game[Any], number: int) -> str:
    bots = list(bots_for(box))
    name, seat = bots[number % len(bots)], in_turn(game, number)[0]
    offered = game.offer(seat, Seeded(name, "offered"))
    chosen = make_bot(box, name).choose(box.bot_view(game, seat), offered, Seeded(name))
    return f"  {seat} would as {name}: {box.notation.write(chosen)}"


def mark(data: Any) -> str:
    return digest(data)[:12]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write random games out.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--shelf", type=Path, action="append", default=[])
    arguments = parser.parse_args()
    interpreted = str(agenda.__file__).endswith(".py")
    sys.stdout.write("interpreted\n" if interpreted else "compiled\n")
    box = shelf(arguments.shelf)[arguments.game]
    for number in range(arguments.games):
        for line in history(box, number):
            sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
