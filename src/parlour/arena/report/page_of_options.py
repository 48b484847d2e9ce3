"""What each table option changes."""

from __future__ import annotations

from html import escape

from parlour.arena.report import charts
from parlour.arena.report.findings import Compared, Kind, OptionFound, Report, Shift, ValueFound
from parlour.arena.report.sections import Section, below, paragraph
from parlour.arena.report.tables import Cell, Row, change, count, estimated, listed, number, table

WIDE = 2  # values; a table of more does not fit beside another
MOST_SHIFTS = 8  # that are told for one value
DRAWN = ("Turns", "Decisions", "Whoever moves first wins", "Games won", "Winner's points", "Points")


def options_section(told: Report) -> Section | None:
    if not told.table_options:
        return None
    said = paragraph(
        "The same games were played again with one option changed at a time. Each column shows "
        "the figure with that value and, in parentheses, by how much it differs; what is bold "
        "differs clearly."
    )
    parts = "".join(option_of(told, option) for option in told.table_options if option.values)
    drawn = below(overview(told), f'<div class="options">{parts}</div>{not_played(told)}')
    return Section("options", "Options", "What the table options change", said, tables=drawn)


def overview(told: Report) -> list[str]:
    """All values of all options in one chart for each of the main figures."""
    drawn = []
    for name in main_figures(told):
        found = [
            (f"{option.title}: {value.said}", compared)
            for option in told.table_options
            for value in option.values
            for compared in value.figures
            if compared.name == name
        ]
        if found:
            drawn.append(changes(name, found))
    return drawn


def main_figures(told: Report) -> list[str]:
    names = [each.name for each in told.figures.figures if each.name in DRAWN]
    return [name for name in names if name != "Decisions" or "Turns" not in names]


def changes(name: str, found: list[tuple[str, Compared]]) -> str:
    percent = found[0][1].estimate.kind == "share"
    lines = [
        charts.Line(said, one.change.value, one.change.low, one.change.high, one.change.clear)
        for said, one in found
    ]
    said = f"{name}: the difference that an option makes"
    return charts.intervals(said, lines, percent=percent, marks=[("", 0.0)])


def option_of(told: Report, option: OptionFound) -> str:
    here = f"This table: {option.here}."
    parts = [f"<h3>{escape(option.title)}</h3>", paragraph(f"{here} ({option.ruling})")]
    if any(not all_alike(value) for value in option.values):
        parts.append(compared_table(told, option))
    else:
        others = listed([f"“{value.said}”" for value in option.values])
        parts.append(paragraph(f"With {others} every game came out just the same."))
    for value in option.values:
        if value.endless:
            parts.append(paragraph(f"With {value.said}, {len(value.endless)} games had no end."))
        parts.append(shifts_of(value))
    broad = ' class="broad"' if len(option.values) > WIDE else ""
    return f"<article{broad}>{''.join(parts)}</article>"


def not_played(told: Report) -> str:
    """What could not be compared, and why."""
    rows: list[Row] = [
        [Cell(option.title, option.ruling), Cell(each.said or "any"), Cell(each.reason)]
        for option in told.table_options
        for each in option.not_played
    ]
    if not rows:
        return ""
    said = "These values could not be compared."
    shown = table("Not compared", ["Option", "Value", "Why"], rows)
    return f"<h3>Not compared</h3>{paragraph(said)}{shown}"


def compared_table(told: Report, option: OptionFound) -> str:
    rows: list[Row] = []
    for figure in told.figures.figures:
        row: Row = [figure.name, estimated(figure.estimate)]
        for value in option.values:
            row.append(cell_of(next((c for c in value.figures if c.name == figure.name), None)))
        rows.append(row)
    headings = ["Figure", option.here, *[value.said for value in option.values]]
    return table(option.title, headings, rows)


def cell_of(compared: Compared | None) -> Cell:
    """The figure, and by how much it differs."""
    if compared is None:
        return Cell("\N{EN DASH}", order=0)
    kind = compared.estimate.kind
    by = change(compared.change, kind)
    return by._replace(main=f"{number(compared.estimate.value, kind)} ({by.main})")


def all_alike(value: ValueFound) -> bool:
    """Whether every game has come out as it did without it."""
    return not value.shifts and all(each.change.value == 0 for each in value.figures)


def shifts_of(value: ValueFound) -> str:
    """The pieces that change the most."""
    if not value.shifts:
        return ""
    more = len(value.shifts) - MOST_SHIFTS
    rest = f" {count(more, 'more change')} are not shown." if more > 0 else ""
    said = f"Pieces that clearly change with “{value.said}”.{rest}"
    rows = [shift_row(shift) for shift in value.shifts[:MOST_SHIFTS]]
    shown = table(
        f"Pieces changed by {value.said}", ["Piece", "What", "From", "To", "Difference"], rows
    )
    return f"<details><summary>{escape(said)}</summary>{shown}</details>"


def shift_row(shift: Shift) -> Row:
    kind: Kind = "share" if shift.what == "wins" else "mean"
    what = {
        "times a game": f"{shift.deed}, per game",
        "wins": f"wins when {shift.deed}",
        "worth": shift.deed,
    }[shift.what]
    by = change(shift.change, kind)
    return [
        Cell(shift.name, shift.group),
        what,
        Cell(number(shift.before, kind), order=shift.before),
        Cell(number(shift.after, kind), order=shift.after),
        by._replace(strong=False),
    ]
