"""Many games among bots, on as many processes as wanted, with the same result on any number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from parlour.arena.files import write_file
from parlour.arena.intervals import Mean, Share, mean, share
from parlour.arena.playing import play_out
from parlour.arena.pool import results
from parlour.arena.record import dump
from parlour.contract import Box, Outcome, Side
from parlour.games import shelf

BATCH = 10  # games handed to a process at once, at most


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
    jobs = [(plan, numbers) for numbers in batches(range(plan.games), workers)]
    played: dict[int, list[Played]] = {}
    with closing(results(play_batch, jobs, workers)) as found:
        for job, batch in found:
            played[job] = batch
            progress(len(batch))
    return [game for job in sorted(played) for game in played[job]]


def batches(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """The games in parts small enough to share out evenly."""
    size = max(1, min(BATCH, len(numbers) // (4 * workers)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


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


def measured(played: Sequence[Played]) -> dict[str, Mean]:
    """What the game measures, each over those games in which it came up."""
    numbers: dict[str, list[float]] = {}
    for game in played:
        for name, number in (game.measured or {}).items():
            numbers.setdefault(name, []).append(number)
    return {name: mean(found) for name, found in numbers.items()}
