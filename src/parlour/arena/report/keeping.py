"""The file in which finished games are kept until all are played: a heading, then a line for each
part. It only ever grows, so whatever ends the program, all but the last line is whole.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.arena.report.inquiry import Inquiry, Run, program
from parlour.arena.report.samples import Sample
from parlour.contract import Box

FORMAT = "parlour-report/1"


class BadState(ValueError):
    """The file cannot be gone on with; the message says why."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which games these are."""

    format: str
    game: str
    rules_version: int
    program: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, str]
    compare_options: bool


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some games of one run."""

    run: Run
    samples: list[Sample]


NAMES: Mapping[str, str] = {
    "format": "format",
    "rules_version": "rules version",
    "program": "version of the program",
    "compare_options": "choice of options to compare",
}


def heading(box: Box[Any], inquiry: Inquiry) -> Heading:
    table = inquiry.table
    return Heading(
        FORMAT,
        box.about.name,
        box.about.rules_version,
        program(box),
        table.players,
        table.games,
        table.seed,
        table.bots,
        dict(sorted(table.options.items())),
        inquiry.options,
    )


def read_heading(path: Path) -> Heading | None:
    """Of a file that an interrupted run has left; None if there is none."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    if not first.endswith(b"\n"):
        if first.startswith(b'{"format":"parlour-report/') or not first:
            return None  # stopped before there was anything to keep
        raise BadState(f"{path} is no state of a report; choose another --output")
    try:
        return msgspec.json.decode(first, type=Heading)
    except msgspec.MsgspecError as error:
        raise BadState(f"{path} is no state of a report; choose another --output") from error


class Kept:
    """The games that are finished, in memory and in the file."""

    def __init__(self, path: Path, wanted: Heading) -> None:
        """Take up what the file holds, or begin it. BadState if it is of other games."""
        self.path = path
        self.samples: dict[Run, dict[int, Sample]] = {}
        begun = read_heading(path)
        if begun is None:
            path.write_bytes(msgspec.json.encode(wanted) + b"\n")
        elif begun != wanted:
            raise BadState(
                f"{path} holds games of another run ({unlike(begun, wanted)}): "
                "delete it, or choose another --output"
            )
        else:
            self.take_up()
        self.file = path.open("ab")

    def take_up(self) -> None:
        """A last line that is not whole is cut off."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].splitlines()[1:], start=2):
            try:
                part = msgspec.json.decode(line, type=Part)
            except msgspec.MsgspecError as error:
                raise BadState(f"{self.path}, line {number}, is damaged: delete it") from error
            self.remember(part)
        os.truncate(self.path, whole)

    def remember(self, part: Part) -> None:
        run = self.samples.setdefault(part.run, {})
        run.update({sample.number: sample for sample in part.samples})

    def keep(self, run: Run, samples: Sequence[Sample]) -> None:
        part = Part(run, list(samples))
        self.file.write(msgspec.json.encode(part) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())
        self.remember(part)

    def of(self, run: Run) -> list[Sample]:
        """In the order of their numbers."""
        return [sample for _, sample in sorted(self.samples.get(run, {}).items())]

    @property
    def finished(self) -> int:
        return sum(len(run) for run in self.samples.values())

    def close(self) -> None:
        self.file.close()

    def discard(self) -> None:
        """All has been told; nothing is left to go on with."""
        self.close()
        self.path.unlink(missing_ok=True)


def unlike(begun: Heading, wanted: Heading) -> str:
    """The first thing in which they differ."""
    name = next(n for n in Heading.__struct_fields__ if getattr(begun, n) != getattr(wanted, n))
    said = NAMES.get(name, name)
    there, here = (shown(getattr(one, name)) for one in (begun, wanted))
    return f"another {said}" if name in NAMES else f"{said} {there}, not {here}"


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={text[:40]}" for name, text in value.items()) or "as usual"
    return ",".join(value) if isinstance(value, tuple) else str(value)
