"""What a table may settle before play, and how what is said of it is settled."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from parlour.contract.parts import FreeOptions

LONGEST_TEXT: Final = 64 * 1024  # bytes of an option's value
MOST_UNITS: Final = 999
NAME: Final = re.compile(r"[^\n\"{\[]{0,40}")  # what may be meant as one of the values


class BadSetup(ValueError):
    """A table cannot be set up like that; the message says why."""


class Option(NamedTuple):
    """Something a table may settle before play. The first value is the default."""

    name: str
    title: str
    values: tuple[str, ...]
    ruling: str  # the ruling whose alternative this offers
    free: bool = False  # any text that the game's `settle_text` accepts is a value, too
    units: tuple[str, ...] = ()  # any number of these is a value, too, written as 45_minutes
    words: tuple[str, ...] = ()  # the values as people read them after the title, if not as written

    @property
    def default(self) -> str:
        return self.values[0]

    def counted(self, text: str) -> str | None:
        """The text as it is kept, if it says from 1 to MOST_UNITS of one of the units."""
        said = re.fullmatch(r"([1-9][0-9]{0,2})[ _]([a-z]+)", text)
        if said is None:
            return None
        number, unit = said.groups()
        several = unit if unit.endswith("s") else f"{unit}s"
        return f"{number}_{several}" if several in self.units else None

    def settle(self, value: str, players: int, texts: FreeOptions) -> str:
        """The value as it is kept, or BadSetup."""
        if value in self.values:
            return value
        known = f"option {self.name} is one of {', '.join(self.values)}"
        if self.units:
            counted = self.counted(value)
            if counted is not None:
                return counted
            known += f", or from 1 to {MOST_UNITS} {' or '.join(self.units)}"
        if not self.free:
            raise BadSetup(f"{known}, not {value[:40]!r}")
        try:
            settled = texts.settle_text(self.name, fitting(value), players)
            return fitting(settled)  # it is settled again when it is read from paper
        except RecursionError:
            raise BadSetup("it is nested too deep") from None
        except BadSetup as error:
            if not NAME.fullmatch(value):
                raise  # who gives a whole text need not hear what else there is
            raise BadSetup(f"{known}, or a text; this one will not do: {error}") from error


def fitting(text: str) -> str:
    """The text, unless it is too long for an option."""
    if len(text.encode(errors="replace")) > LONGEST_TEXT:
        raise BadSetup(f"it is longer than {LONGEST_TEXT} bytes")
    return text
