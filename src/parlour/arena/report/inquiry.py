"""What is to be found out: a table, and the same with one option otherwise."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import parlour
from parlour.arena.simulate import Plan
from parlour.contract import BadSetup, Box, Option


class Run(NamedTuple):
    """Games by the options of the table, but for one of them."""

    option: str
    value: str


AS_IT_IS = Run("", "")  # the table that the others are compared with


class Skipped(NamedTuple):
    """What is not played, and why."""

    option: str
    value: str  # "" if that goes for the whole option
    reason: str


class Inquiry(NamedTuple):
    """The table, and all that is played. In every run the same seeds are played."""

    table: Plan
    runs: tuple[Run, ...]
    skipped: tuple[Skipped, ...]
    options: bool  # whether others than those of the table are tried at all

    def plan(self, run: Run) -> Plan:
        if run == AS_IT_IS:
            return self.table
        return self.table._replace(options={**self.table.options, run.option: run.value})

    @property
    def games(self) -> int:
        return len(self.runs) * self.table.games


def inquire(box: Box[Any], table: Plan, options: bool) -> Inquiry:
    """BadSetup if the table itself cannot be laid. Without `options` it alone is played."""
    settled = box.settle_options(table.players, table.options)
    runs, skipped = [AS_IT_IS], []
    for option in box.options if options else ():
        others = [value for value in option.values if value != settled[option.name]]
        if not others:
            skipped.append(Skipped(option.name, "", no_other(option)))
        for value in others:
            reason = why_not(box, table.players, settled, option.name, value)
            if reason:
                skipped.append(Skipped(option.name, value, reason))
            else:
                runs.append(Run(option.name, value))
    return Inquiry(table, tuple(runs), tuple(skipped), options)


def no_other(option: Option) -> str:
    takes = " or ".join([*(["a text"] if option.free else []), *option.units])
    return f"It has no other fixed value; it also takes {takes}." if takes else "It has no other."


def why_not(box: Box[Any], players: int, settled: Mapping[str, str], name: str, value: str) -> str:
    """Why nothing is to be learned from this value; "" if there is."""
    changed = {**settled, name: value}
    try:
        box.settle_options(players, changed)
    except BadSetup as error:
        said = str(error)
        return said[0].upper() + said[1:].rstrip(".") + "."
    if box.clock.time_limit(changed) != box.clock.time_limit(settled):
        return "Bots play without a clock."
    return ""


def program(box: Box[Any]) -> str:
    """What the code is that plays: games of another program are not mixed with its own."""
    ours = Path(parlour.__file__).parent
    folders = [ours / name for name in ("kernel", "contract", "bots", "arena")]
    found = hashlib.blake2b(digest_size=8)
    for folder in (*folders, box.folder):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder).parts
            if path.suffix in {".py", ".toml", ".csv"} and "tests" not in inside:
                found.update("/".join(inside).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
