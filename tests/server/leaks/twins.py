"""Two histories of a game that one viewer cannot tell apart, though the others' secrets differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from parlour.contract import Box
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Luck, Seeded
from parlour.testing.situations import Step, agreed_to

ATTEMPTS = 40
OUT_OF_TURN = 0.3
KEPT = 2  # steps that a secret is kept at least, in a deep history
USUAL: Final[Mapping[str, str]] = {}


class Changed(Luck):
    """The luck of a seed, but for some outcomes (by their number) that fall otherwise."""

    def __init__(self, seed: str, changes: Mapping[int, int]) -> None:
        super().__init__()
        self.seed = seed
        self.changes = changes
        self.stream: Luck = Seeded(seed)

    def next_below(self, n: int) -> int:
        outcome = self.stream.below(n)
        return self.changes[self.drawn] % n if self.drawn in self.changes else outcome

    def copy(self) -> Changed:
        twin = Changed(self.seed, self.changes)
        twin.drawn, twin.stream = self.drawn, self.stream.copy()
        return twin


class History(NamedTuple):
    changes: dict[int, int]  # how luck fell otherwise
    steps: list[Step]


class Twins(NamedTuple):
    """As many steps of both histories as look the same to the viewer."""

    box: Box[Any]
    players: int
    seed: str
    viewer: int | None
    here: History
    there: History
    options: Mapping[str, str] = USUAL
    bots: int = 0  # how many sit at the end of the row; no step is theirs


def find_twins(
    box: Box[Any], players: int, viewer: int | None, name: str, moves: int, deep: bool = False
) -> Twins:
    """Some history, and a change of it that somebody else can see and the viewer cannot.

    A deep one comes further in as many moves, since teams agree at once; and there is more to see
    for somebody else during several steps.
    """
    chance = Random(f"{box.about.name} {players} {viewer} {name}")
    while True:
        seed = f"{chance.getrandbits(128):032x}"
        here, drawn = by_chance(box, players, seed, moves, chance, deep)
        for _ in range(ATTEMPTS):
            there = otherwise(box, players, seed, viewer, here, drawn, chance)
            alike, kept = how_long_alike(box, players, seed, viewer, here, there)
            if kept >= (KEPT if deep else 1) and alike >= min(moves, len(here.steps)) // 2:
                shorter = there._replace(steps=there.steps[:alike])
                return Twins(box, players, seed, viewer, History({}, here.steps[:alike]), shorter)


def by_chance(
    box: Box[Any], players: int, seed: str, moves: int, chance: Random, agreeing: bool
) -> tuple[History, int]:
    """So many random moves, short of the end; and how many outcomes of luck there were."""
    game = box.start(players, Changed(seed, {}))
    steps: list[Step] = []
    drawn = game.luck.drawn
    while len(steps) < moves:
        step = any_step(box, game, players, chance)
        game.play(*step)
        agreed = agreed_to(game, step.move) if agreeing else []
        if game.over:
            break
        steps += [step, *agreed]
        drawn = game.luck.drawn
    return History({}, steps), drawn


def any_step(box: Box[Any], game: Game[Any], players: int, chance: Random) -> Step:
    """An answer of somebody who is asked, listed or not; or something out of turn."""
    spoken = [
        Step(seat, aside)
        for seat in range(players)
        for aside in box.asides_now(game, seat)
        if not aside.grave
    ]
    if spoken and chance.random() < OUT_OF_TURN:
        return chance.choice(spoken)
    seat = chance.choice(game.waiting())
    return Step(seat, chance.choice(game.offer(seat, Seeded(str(chance.random())))))


def otherwise(
    box: Box[Any],
    players: int,
    seed: str,
    viewer: int | None,
    here: History,
    drawn: int,
    chance: Random,
) -> History:
    """The same history with some luck changed, or with another move of somebody else."""
    if drawn and chance.random() < 0.6:
        numbers = chance.sample(range(drawn), min(drawn, chance.randint(1, 8)))
        return History({number: chance.randrange(2**20) for number in numbers}, here.steps)
    changed = chance.randrange(len(here.steps))
    game = box.start(players, Changed(seed, {}))
    for step in here.steps[:changed]:
        game.play(*step)
    step = any_step(box, game, players, chance)
    if viewer in (here.steps[changed].seat, step.seat):
        return here
    return History({}, [*here.steps[:changed], step, *here.steps[changed + 1 :]])


def how_long_alike(
    box: Box[Any], players: int, seed: str, viewer: int | None, here: History, there: History
) -> tuple[int, int]:
    """The steps until the viewer may know which of the two it is; none if nobody else knows. And
    at how many of them somebody else knows it, as far as that is counted.
    """
    alike, kept = 0, 0
    both = zip(states(box, players, seed, here), states(box, players, seed, there), strict=False)
    for number, (one, other) in enumerate(both):
        if told(box, one, viewer) != told(box, other, viewer):
            break
        alike = number
        if kept < KEPT:
            seats = range(players)
            kept += any(told(box, one, seat) != told(box, other, seat) for seat in seats)
        one.events, other.events = [], []
    return (alike, kept) if kept else (0, 0)


def states(box: Box[Any], players: int, seed: str, history: History) -> Iterator[Game[Any]]:
    """The game at the start and after every step, until a step cannot be made."""
    game = box.start(players, Changed(seed, history.changes), events=True)
    yield game
    for seat, move in history.steps:
        if game.submit(seat, move) is not None or game.over:
            return
        yield game


def told(box: Box[Any], game: Game[Any], viewer: int | None) -> bytes:
    """What the game itself shows and tells this viewer."""
    heard = [event for event, to in game.events or () if to is None or viewer in to]
    return encode(box.view(game, viewer)) + encode(heard)
