"""Many games among bots, on as many processes as wanted, with the same result on any number."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from math import fsum, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from parlour.arena.files import write_file
from parlour.arena.playing import play_out
from parlour.arena.record import dump
from parlour.contract import Box, Outcome, Side
from parlour.games import shelf

BATCH = 10  # games handed to a process at once, at most
SURE = 1.959964  # so many standard deviations to either side leave out 5 %


class Plan(NamedTuple):
    """What to play. Bots take turns in the seats: game by game they move on by one."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    shelves: tuple[Path, ...] = ()  # further folders in which games are found
    save: Path | None = None  # where to write the records

    def box(self) -> Box[Any]:
        return shelf(self.shelves)[self.game]

    def sides(self) -> Sequence[Side]:
        box = self.box()
        return box.sides.sides(self.players, box.settle_options(self.players, self.options))

    def seating(self, number: int) -> list[str]:
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def file_name(self, number: int) -> str:
        return f"{self.game}-{self.seed}-{number:05}.parlour.json"


class Played(NamedTuple):
    """What is kept of one game."""

    bots: list[str]
    outcome: Outcome
    decisions: int
    measured: Mapping[str, float] | None = None  # what the game measures besides, if it does


def play_batch(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    box = plan.box()
    return [play_one(box, plan, number) for number in numbers]


def play_one(box: Box[Any], plan: Plan, number: int) -> Played:
    bots = plan.seating(number)
    measure = box.measures.measure()
    match = play_out(box, bots, f"{plan.seed}/{number}", plan.options, measure)
    if plan.save is not None:
        write_file(plan.save / plan.file_name(number), dump(match.record()))
    outcome = match.result()
    assert outcome is not None
    measured = None if measure is None else dict(measure.after(match.game))
    return Played(bots, outcome, len(match.entries), measured)


def simulate(plan: Plan, workers: int, progress: Callable[[int], None]) -> list[Played]:
    """Play the plan; `progress` hears how many more games are finished, now and then."""
    size = max(1, min(BATCH, plan.games // (4 * workers)))  # small enough to share out evenly
    batches = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    played: list[Played] = []
    with closing(results(plan, batches, min(workers, len(batches)))) as found:
        for batch in found:
            played += batch
            progress(len(batch))
    return played


def results(plan: Plan, batches: Sequence[range], workers: int) -> Generator[list[Played]]:
    if workers == 1:
        yield from (play_batch(plan, batch) for batch in batches)
        return
    others = multiprocessing.active_children()
    # Not forked: the bar of the command line is drawn by a thread, and threads do not fork well.
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        try:
            with deaf_to_interrupts():
                futures = [pool.submit(play_batch, plan, batch) for batch in batches]
            for future in futures:
                yield future.result()
        except BaseException:
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.terminate()
            raise


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C: whoever started them stops them, quietly."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Share(NamedTuple):
    """How many of so many, and between which shares the truth lies with 95 % confidence."""

    wins: int
    games: int
    share: float
    low: float
    high: float


def share(wins: int, games: int) -> Share:
    """Wilson's interval: sound for few games and for shares near 0 and 1."""
    if games == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    z = SURE
    p = wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return Share(wins, games, p, max(0.0, middle - spread), min(1.0, middle + spread))


def wins_by_seat(played: Sequence[Played], players: int) -> list[Share]:
    return [
        share(sum(seat in game.outcome.winners for game in played), len(played))
        for seat in range(players)
    ]


def wins_by_side(played: Sequence[Played], sides: Sequence[Side]) -> dict[str, Share]:
    """For each side, by its name: the games that its seats won together."""
    return {
        side.name: share(sum(side.seats[0] in game.outcome.winners for game in played), len(played))
        for side in sides
    }


def wins_by_bot(played: Sequence[Played], bots: Sequence[str]) -> dict[str, Share]:
    """For each bot: of the games it sat in, those that one of its seats won."""
    found: dict[str, Share] = {}
    for bot in dict.fromkeys(bots):
        sat = [game for game in played if bot in game.bots]
        won = sum(any(game.bots[seat] == bot for seat in game.outcome.winners) for game in sat)
        found[bot] = share(won, len(sat))
    return found


def nobody_won(played: Sequence[Played]) -> int:
    """How many games nobody has won."""
    return sum(not game.outcome.winners for game in played)


def endings(played: Sequence[Played]) -> dict[str, int]:
    """How many games each rule has decided, the most first."""
    return dict(Counter(game.outcome.reason for game in played).most_common())


class Mean(NamedTuple):
    """The mean of so many numbers, and between which means the truth lies with 95 % confidence."""

    games: int
    mean: float
    low: float
    high: float


def mean(numbers: Sequence[float]) -> Mean:
    """By the normal distribution: sound for many games. One alone says nothing of how they vary."""
    games = len(numbers)
    middle = fsum(numbers) / games
    if games == 1:
        return Mean(1, middle, middle, middle)
    variance = fsum((number - middle) ** 2 for number in numbers) / (games - 1)
    spread = SURE * sqrt(variance / games)
    return Mean(games, middle, middle - spread, middle + spread)


def measured(played: Sequence[Played]) -> dict[str, Mean]:
    """What the game measures, each over those games in which it came up."""
    numbers: dict[str, list[float]] = {}
    for game in played:
        for name, number in (game.measured or {}).items():
            numbers.setdefault(name, []).append(number)
    return {name: mean(found) for name, found in numbers.items()}


class Spread(NamedTuple):
    """The smallest, the mean and the greatest of some numbers; of none, all are 0."""

    least: int
    mean: float
    most: int


def spread(numbers: Sequence[int]) -> Spread:
    if not numbers:
        return Spread(0, 0.0, 0)
    return Spread(min(numbers), sum(numbers) / len(numbers), max(numbers))
