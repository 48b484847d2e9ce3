"""From the games that have been played to what they tell."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

from parlour.arena.intervals import share
from parlour.arena.report.figures import (
    Figure,
    Table,
    counted,
    figures,
    finished,
    spreads,
    without_idle,
)
from parlour.arena.report.findings import (
    Compared,
    Ending,
    Figures,
    Named,
    NotPlayed,
    OptionFound,
    Report,
    Shift,
    ValueFound,
    of_difference,
    of_share,
)
from parlour.arena.report.inquiry import AS_IT_IS, Inquiry, Run
from parlour.arena.report.keeping import Kept
from parlour.arena.report.pieces import Counted, Key, classes, count, pieces, shifts
from parlour.arena.report.samples import Sample
from parlour.contract import Box, Option, Outcome

LONGEST_VALUE = 60  # letters of an option that a command shows
ORDINALS = ("1st", "2nd", "3rd")


def report(box: Box[Any], inquiry: Inquiry, kept: Kept) -> Report:
    plan = inquiry.table
    table = table_of(inquiry)
    samples = kept.of(AS_IT_IS)
    games = finished(samples)
    found = count(samples, table)
    numbers = [sample.number for sample, _ in games]
    several = len(table.sides) > 1
    all_figures = without_idle({run: figures(kept.of(run), table) for run in inquiry.runs})
    winning, losing = points_of(games, table)
    tried = {run.option for run in inquiry.runs} | {what.option for what in inquiry.skipped}
    return Report(
        game=box.about.name,
        title=box.about.title,
        rules_version=box.about.rules_version,
        parlour=version("parlour"),
        command=command(inquiry),
        players=plan.players,
        games=plan.games,
        seed=plan.seed,
        bots=list(plan.bots),
        options=box.unusual_options(box.settle_options(plan.players, plan.options)),
        played=kept.finished,
        endless=sum(len(endless(kept.of(run))) for run in inquiry.runs),
        figures=figures_of(samples, all_figures[AS_IT_IS]),
        spreads=spreads(games),
        winner_points=winning,
        other_points=losing,
        contestants="seat" if all(len(seats) == 1 for seats in table.sides) else "side",
        fair=fair(games, table),
        by_seat=by_seat(games, table) if several else [],
        by_turn=by_turn(games, table) if several else [],
        endings=endings(box, games),
        pieces=pieces(found, numbers, table) if games else [],
        classes=classes(found, table),
        table_options=[
            option_found(box, option, inquiry, kept, all_figures, found, table)
            for option in box.options
            if option.name in tried
        ],
    )


def table_of(inquiry: Inquiry) -> Table:
    sides = inquiry.table.sides()
    if sides:
        return Table(tuple(side.seats for side in sides), tuple(side.name for side in sides))
    seats = range(inquiry.table.players)
    return Table(tuple((seat,) for seat in seats), tuple(f"Seat {seat + 1}" for seat in seats))


def command(inquiry: Inquiry) -> str:
    """What to type to get the same."""
    plan = inquiry.table
    folders = [word for folder in plan.shelves for word in ("--games-folder", str(folder))]
    options = [
        word for name, value in plan.options.items() for word in ("--option", pair(name, value))
    ]
    counts = ["--players", str(plan.players), "--games", str(plan.games)]
    words = ["parlour", *folders, "report", plan.game, *counts]
    words += ["--seed", plan.seed, "--bots", ",".join(plan.bots), *options]
    if not inquiry.options:
        words.append("--no-options")
    return shlex.join(words)


def pair(name: str, value: str) -> str:
    """A long text is better in a file."""
    fits = len(value) <= LONGEST_VALUE and "\n" not in value
    return f"{name}={value}" if fits else f"{name}=@FILE"


def endless(samples: Sequence[Sample]) -> list[int]:
    return [sample.number for sample in samples if sample.outcome is None]


def figures_of(samples: Sequence[Sample], found: Sequence[Figure]) -> Figures:
    named = [Named(figure.name, figure.estimate(), figure.about) for figure in found]
    return Figures(len(samples), endless(samples), named)


Counts = list[tuple[int, int]]


def points_of(games: Sequence[tuple[Sample, Outcome]], table: Table) -> tuple[Counts, Counts]:
    """The points of those that have won, and of all the others; of sides once for each."""
    if not any(any(outcome.points) for _, outcome in games):
        return [], []
    winning: list[int] = []
    losing: list[int] = []
    for _, outcome in games:
        winners = table.winners(outcome)
        for number, seats in enumerate(table.sides):
            (winning if number in winners else losing).append(outcome.points[seats[0]])
    return counted(winning), counted(losing)


def fair(games: Sequence[tuple[Sample, Outcome]], table: Table) -> float:
    """What each would win if nothing mattered: wins may be shared, and games be lost by all."""
    won = sum(len(table.winners(outcome)) for _, outcome in games)
    return won / len(games) / len(table.sides) if games else 1 / len(table.sides)


def by_seat(games: Sequence[tuple[Sample, Outcome]], table: Table) -> list[Named]:
    won = [table.winners(outcome) for _, outcome in games]
    return [
        Named(name, of_share(share(sum(number in each for each in won), len(won))), "winning")
        for number, name in enumerate(table.names)
    ]


def by_turn(games: Sequence[tuple[Sample, Outcome]], table: Table) -> list[Named]:
    """Over those games in which so many have had a turn at all."""
    found = []
    for place in range(len(table.sides)):
        won = [
            order[place] in table.winners(outcome)
            for sample, outcome in games
            if len(order := table.in_order(sample.order)) > place
        ]
        if won:
            ordinal = ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"
            estimate = of_share(share(sum(won), len(won)))
            found.append(Named(f"{ordinal} to move", estimate, "winning"))
    return found


def endings(box: Box[Any], games: Sequence[tuple[Sample, Outcome]]) -> list[Ending]:
    """By which rules, the most frequent first."""
    reasons = counted_reasons([outcome.reason for _, outcome in games])
    return [
        Ending(rule, box.rulebook.rules[rule].title, of_share(share(times, len(games))))
        for rule, times in reasons
    ]


def counted_reasons(reasons: Sequence[str]) -> list[tuple[str, int]]:
    return sorted(((r, reasons.count(r)) for r in {*reasons}), key=lambda each: (-each[1], each[0]))


# ---------------------------------------------------------------------- table options


def option_found(
    box: Box[Any],
    option: Option,
    inquiry: Inquiry,
    kept: Kept,
    all_figures: Mapping[Run, list[Figure]],
    pieces_before: dict[Key, Counted],
    table: Table,
) -> OptionFound:
    plan = inquiry.table
    here = box.settle_options(plan.players, plan.options)[option.name]
    values = []
    for run in inquiry.runs:
        if run.option == option.name:
            samples = kept.of(run)
            changed = shifts_of(kept, run, pieces_before, table)
            compared = compare(all_figures[AS_IT_IS], all_figures[run])
            said = said_of(option, run.value)
            values.append(ValueFound(run.value, said, endless(samples), compared, changed))
    left_out = [
        NotPlayed(what.value, said_of(option, what.value), what.reason)
        for what in inquiry.skipped
        if what.option == option.name
    ]
    title = option.title
    return OptionFound(option.name, title, option.ruling, said_of(option, here), values, left_out)


def shifts_of(kept: Kept, run: Run, before: dict[Key, Counted], table: Table) -> list[Shift]:
    both = [{s.number for s, _ in finished(kept.of(each))} for each in (AS_IT_IS, run)]
    games = sorted(both[0] & both[1])
    return shifts(before, count(kept.of(run), table), games, table) if games else []


def compare(before: Sequence[Figure], after: Sequence[Figure]) -> list[Compared]:
    """What both have; the same games are compared."""
    others = {figure.name: figure for figure in after}
    found = []
    for figure in before:
        other = others.get(figure.name)
        if other is not None and figure.by_game.keys() & other.by_game.keys():
            change = of_difference(figure.change(other))
            found.append(Compared(figure.name, other.estimate(), change))
    return found


def said_of(option: Option, value: str) -> str:
    """A value as people read it."""
    if option.words and value in option.values:
        return option.words[option.values.index(value)]
    return value.replace("_", " ") if len(value) <= LONGEST_VALUE else "a text of its own"
