"""What the parts of a page have in common."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from parlour.arena.report.findings import Estimate, Report


class Section(NamedTuple):
    """A heading, what there is to say, charts beside each other, and tables."""

    id: str
    link: str  # what leads to it, in a word
    heading: str
    said: str
    charts: Sequence[str] = ()
    tables: str = ""
    half: bool = False  # whether another such one may stand beside it

    def html(self) -> str:
        heading = f"<h2>{escape(self.heading)}</h2>{self.said}"
        half = ' class="half"' if self.half else ""
        found = beside if len(self.charts) == 1 else below
        return f'<section id="{self.id}"{half}>{heading}{found(self.charts, self.tables)}</section>'


def beside(charts: Sequence[str], tables: str) -> str:
    """Where there is room, a table to the right of its charts."""
    return f'<div class="charts"><div>{"".join(charts)}</div><div>{tables}</div></div>'


def below(charts: Sequence[str], tables: str) -> str:
    """A table below its charts, which stand side by side."""
    return f'<div class="charts">{"".join(charts)}</div>{tables}' if charts else tables


def paragraph(said: str) -> str:
    return f"<p>{escape(said)}</p>"


def figure_named(told: Report, name: str) -> Estimate | None:
    return next((each.estimate for each in told.figures.figures if each.name == name), None)


def verdict(found: Estimate, even: float) -> str:
    """Whether a share is clearly more or less than it would be if nothing mattered."""
    if found.low > even:
        return "a clear advantage"
    return "a clear disadvantage" if found.high < even else "no clear difference"
