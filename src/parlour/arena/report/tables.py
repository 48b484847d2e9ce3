"""Numbers and tables as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple, TypeAlias

from parlour.arena.report.findings import Change, Estimate, Kind

MINUS = "\N{MINUS SIGN}"


class Cell(NamedTuple):
    """What stands in one place of a table; `less` below it, smaller."""

    main: str
    less: str = ""
    strong: bool = False
    order: float | None = None  # what it is sorted by, if not by its words


Row: TypeAlias = list[Cell | str]


def table(caption: str, headings: Sequence[str], rows: Sequence[Row]) -> str:
    """The first column names the rows. A wide one is moved sideways, and can be sorted."""
    cells = [[cell if isinstance(cell, Cell) else Cell(cell) for cell in row] for row in rows]
    kinds = [kind_of(column) for column in zip(*cells, strict=True)]
    head = "".join(
        f'<th scope="col"{kind}>{escape(heading)}</th>'
        for heading, kind in zip(headings, kinds, strict=True)
    )
    body = "".join(f"<tr>{row_of(row, kinds)}</tr>" for row in cells)
    named = escape(caption, quote=True)
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{named}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def kind_of(column: Sequence[Cell]) -> str:
    """Words begin on the left, and numbers end on the right."""
    words = any(cell.order is None and cell.main for cell in column)
    return ' class="words"' if words else ""


def row_of(row: Sequence[Cell], kinds: Sequence[str]) -> str:
    first, *rest = row
    data = "".join(data_of(cell, kind) for cell, kind in zip(rest, kinds[1:], strict=True))
    return f'<th scope="row">{inside(first)}</th>{data}'


def data_of(cell: Cell, kind: str) -> str:
    by = "" if cell.order is None else f' data-order="{cell.order:.6g}"'
    return f"<td{kind}{by}>{inside(cell)}</td>"


def inside(cell: Cell) -> str:
    main = escape(cell.main)
    if cell.strong:
        main = f"<strong>{main}</strong>"
    return f"{main}<small>{escape(cell.less)}</small>" if cell.less else main


# ---------------------------------------------------------------------- numbers


def number(value: float, kind: Kind = "mean", digits: int | None = None) -> str:
    if kind == "share":
        return f"{100 * value:.1f}%"
    places = digits_of(value) if digits is None else digits
    return f"{value:,.{places}f}".replace("-", MINUS)


def digits_of(*values: float) -> int:
    """After the point, for numbers that stand together."""
    most = max(map(abs, values))
    return 0 if most >= 1000 else 1 if most >= 10 else 2


def share(value: float) -> str:
    """One that is known, and so is no rounder than need be: 50%, 33.3%."""
    return f"{100 * value:.1f}%".replace(".0%", "%")


def interval(low: float, high: float, kind: Kind = "mean") -> str:
    digits = digits_of(low, high)
    return f"{number(low, kind, digits)} to {number(high, kind, digits)}"


def estimated(found: Estimate) -> Cell:
    return Cell(
        number(found.value, found.kind),
        interval(found.low, found.high, found.kind),
        order=found.value,
    )


def change(found: Change, kind: Kind) -> Cell:
    """With its sign; of shares in percentage points."""
    numbers = (found.value, found.low, found.high)
    if not any(numbers):
        return Cell("no change", order=0)
    times = 100 if kind == "share" else 1
    digits = 1 if kind == "share" else digits_of(*numbers)
    value, low, high = (signed(times * each, digits) for each in numbers)
    unit = " pp" if kind == "share" else ""
    return Cell(f"{value}{unit}", f"{low} to {high}{unit}", found.clear, found.value)


def signed(value: float, digits: int) -> str:
    said = number(abs(value), digits=digits)
    if not float(said.replace(",", "")):
        return said
    return f"{'+' if value > 0 else MINUS}{said}"


def listed(words: Sequence[str]) -> str:
    """One, two, and three."""
    if len(words) < 3:
        return " and ".join(words)
    return f"{', '.join(words[:-1])}, and {words[-1]}"


def count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
