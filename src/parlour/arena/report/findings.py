"""What has been found out, as plain data: the HTML page is drawn from it, and --json prints it."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.arena.intervals import Difference, Mean, Share

Kind = Literal["mean", "share"]
About = Literal["length", "winning", "points", "game"]  # "game": what it measures by itself


class Estimate(msgspec.Struct, frozen=True):
    """A number, and between which numbers the truth lies with 95 % confidence."""

    kind: Kind
    games: int  # it was counted in; of shares, all those that might have counted
    value: float
    low: float
    high: float


class Change(msgspec.Struct, frozen=True):
    """By how much it is more than in the games it is compared with."""

    value: float
    low: float
    high: float
    clear: bool  # whether the interval leaves out 0


class Named(msgspec.Struct, frozen=True):
    name: str
    estimate: Estimate
    about: About


class Spread(msgspec.Struct, frozen=True):
    """How numbers are spread: of every hundred, 5 are below `low` and 5 above `high`."""

    name: str
    least: float
    low: float
    middle: float
    high: float
    most: float
    counts: list[tuple[int, int]]  # how many games, by the number


class Piece(msgspec.Struct, frozen=True):
    """What was done with one card or other piece."""

    group: str
    name: str
    deed: str
    times: int
    per_game: Estimate
    wins: Estimate | None  # of who did it; None where nobody can lose
    worth: Estimate | None  # of a part of something: how much of it


class Class(msgspec.Struct, frozen=True):
    """All the pieces of a group, to hold one of them against."""

    group: str
    deed: str
    wins: Estimate | None
    worth: Estimate | None


class Ending(msgspec.Struct, frozen=True):
    rule: str
    title: str
    games: Estimate


class Figures(msgspec.Struct, frozen=True):
    """What came of the games of one run."""

    games: int
    endless: list[int]  # the numbers of those that had no end
    figures: list[Named]


class Compared(msgspec.Struct, frozen=True):
    name: str
    estimate: Estimate
    change: Change


class Shift(msgspec.Struct, frozen=True):
    """A piece that an option makes more or less of."""

    group: str
    name: str
    deed: str
    what: Literal["times a game", "wins", "worth"]
    before: float
    after: float
    change: Change


class ValueFound(msgspec.Struct, frozen=True):
    value: str
    said: str
    endless: list[int]
    figures: list[Compared]
    shifts: list[Shift]


class NotPlayed(msgspec.Struct, frozen=True):
    value: str
    said: str
    reason: str


class OptionFound(msgspec.Struct, frozen=True):
    name: str
    title: str
    ruling: str
    here: str  # what is played at the table that it is compared with
    values: list[ValueFound]
    not_played: list[NotPlayed]


class Report(msgspec.Struct, frozen=True):
    game: str
    title: str
    rules_version: int
    parlour: str
    command: str
    players: int
    games: int
    seed: str
    bots: list[str]
    options: dict[str, str]
    played: int
    endless: int  # games of all runs that had no end
    figures: Figures
    spreads: list[Spread]
    winner_points: list[tuple[int, int]]
    other_points: list[tuple[int, int]]
    contestants: str  # "seat" or "side"
    fair: float  # what each of them would win if it did not matter who is who
    by_seat: list[Named]
    by_turn: list[Named]  # in the order of their first turns
    endings: list[Ending]
    pieces: list[Piece]
    classes: list[Class]
    table_options: list[OptionFound]


def of_mean(found: Mean) -> Estimate:
    return Estimate("mean", found.games, found.mean, found.low, found.high)


def of_share(found: Share) -> Estimate:
    return Estimate("share", found.games, found.share, found.low, found.high)


def of_difference(found: Difference) -> Change:
    return Change(found.change, found.low, found.high, found.clear)
