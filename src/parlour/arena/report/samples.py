"""Games played to be looked at all together, and what is kept of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from parlour.arena.match import Match
from parlour.arena.playing import Endless, play_out
from parlour.arena.simulate import Plan
from parlour.contract import EVERYBODY, Box, Outcome, Tally


class Sample(NamedTuple):
    """One game."""

    number: int
    outcome: Outcome | None = None  # None: the bots have not brought it to an end
    decisions: int = 0
    turns: int = 0  # 0 where the game has none
    order: tuple[int, ...] = ()  # the seats in the order of their first turns
    measured: dict[str, float] = {}
    tallies: tuple[Tally, ...] = ()


def play_samples(plan: Plan, numbers: Sequence[int]) -> list[Sample]:
    box = plan.box()
    return [play_sample(box, plan, number) for number in numbers]


def play_sample(box: Box[Any], plan: Plan, number: int) -> Sample:
    measure = box.measures.measure()
    seed = f"{plan.seed}/{number}"
    try:
        match = play_out(box, plan.seating(number), seed, plan.options, measure, logged=True)
    except Endless:
        return Sample(number)
    turns = turns_of(box, match)
    return Sample(
        number,
        match.result(),
        len(match.entries),
        len(turns),
        tuple(dict.fromkeys(seat for seat in turns if seat != EVERYBODY)),
        {} if measure is None else {n: float(v) for n, v in measure.after(match.game).items()},
        () if measure is None else tuple(told(measure.tallies(match.game))),
    )


def turns_of(box: Box[Any], match: Match) -> list[int]:
    """Whose turns they were, one after the other."""
    found = [box.headlines.turn_of(told.event) for told in match.told]
    return [seat for seat in found if seat is not None]


def told(tallies: Iterable[Tally]) -> list[Tally]:
    """Without those in which nothing was done."""
    return [tally for tally in tallies if any(tally.by_seat) or any(tally.out_of)]
