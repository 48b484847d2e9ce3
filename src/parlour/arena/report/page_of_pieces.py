"""What each card or other piece is worth, group by group."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from parlour.arena.report import charts
from parlour.arena.report.findings import Class, Estimate, Piece, Report
from parlour.arena.report.sections import Section, below, beside, paragraph
from parlour.arena.report.tables import Cell, Row, estimated, share, table

AT_EACH_END = 10  # of a long list this many are drawn: the best, and the worst
FEW = 20  # games; of fewer the interval is too wide to draw
LONG = 12  # rows of a table that is only shown when asked for

UP, DOWN = "\N{BLACK UP-POINTING TRIANGLE}", "\N{BLACK DOWN-POINTING TRIANGLE}"


def pieces_section(told: Report) -> Section | None:
    if not told.pieces:
        return None
    groups = list(dict.fromkeys(piece.group for piece in told.pieces))
    marked = (
        f"{UP} and {DOWN} mark what is clearly above or below the average of its group; a press "
        "on a heading sorts a long table."
    )
    if any(piece.wins for piece in told.pieces):
        said = [
            "How often each piece comes up in a game, and how often those who did something with "
            f"it win; {share(told.fair)} is what everybody wins on average.",
            f"Players who are ahead do more of everything, so compare a piece with its group: "
            f"{marked}",
        ]
    else:
        said = [f"How often each piece comes up in a game, and what comes of it. {marked}"]
    parts = "".join(group_of(told, group, len(groups) > 1) for group in groups)
    intro = "".join(map(paragraph, said))
    return Section("pieces", "Pieces", "What each piece is worth", intro, tables=parts)


def group_of(told: Report, group: str, titled: bool) -> str:
    pieces = [piece for piece in told.pieces if piece.group == group]
    deeds = list(dict.fromkeys(piece.deed for piece in pieces))
    deeds.sort(key=lambda deed: -sum(piece.times for piece in pieces if piece.deed == deed))
    average = {each.deed: each for each in told.classes if each.group == group}
    title = group or "All pieces"
    drawn = [
        chart
        for deed in main_deeds(pieces, deeds)
        if (chart := chart_of(told, title, [p for p in pieces if p.deed == deed], average[deed]))
    ]
    by_deed = grouped_rows(pieces, deeds)
    heading = f"<h3>{escape(title)}</h3>" if titled else ""
    shown = table_of(title, by_deed, deeds, average)
    if len(by_deed) > LONG:
        said = f"All {len(by_deed)}, one by one"
        shown = f"<details><summary>{escape(said)}</summary>{shown}</details>"
    return heading + (beside if len(drawn) == len(deeds) == 1 else below)(drawn, shown)


def main_deeds(pieces: Sequence[Piece], deeds: Sequence[str]) -> list[str]:
    """Those that are drawn: each where there are few pieces, else the two that matter most."""
    return list(deeds)[:2] if len({piece.name for piece in pieces}) > 1 else []


def grouped_rows(pieces: Sequence[Piece], deeds: Sequence[str]) -> dict[str, dict[str, Piece]]:
    rows: dict[str, dict[str, Piece]] = {}
    for piece in pieces:
        rows.setdefault(piece.name, {})[piece.deed] = piece
    first = deeds[0]

    def standing(name: str) -> float:
        piece = rows[name].get(first)
        found = None if piece is None else told_of(piece)
        return -1.0 if found is None else found.value

    return {name: rows[name] for name in sorted(rows, key=standing, reverse=True)}


def told_of(piece: Piece) -> Estimate | None:
    """What says how much it is worth."""
    return piece.wins or piece.worth


def table_of(
    title: str,
    rows: dict[str, dict[str, Piece]],
    deeds: Sequence[str],
    average: dict[str, Class],
) -> str:
    headings = [title]
    found: list[Row] = [[name] for name in rows]
    mean_row = [Cell("Average of the group")]
    for deed in deeds:
        pieces = [of.get(deed) for of in rows.values()]
        if any(piece is not None and piece.worth for piece in pieces):
            headings.append(deed[0].upper() + deed[1:])
            columns = [[worth_cell(piece, average[deed].worth)] for piece in pieces]
            mean_row.append(cell_of(average[deed].worth))
        elif any(piece is not None and piece.wins for piece in pieces):
            headings += [f"{deed[0].upper()}{deed[1:]}, per game", f"Wins when {deed}"]
            columns = [[times(piece), worth_cell(piece, average[deed].wins)] for piece in pieces]
            mean_row += [Cell(""), cell_of(average[deed].wins)]
        else:
            headings.append(f"{deed[0].upper()}{deed[1:]}, per game")
            columns = [[times(piece)] for piece in pieces]
            mean_row.append(Cell(""))
        for row, more in zip(found, columns, strict=True):
            row += more
    if any(cell.main for cell in mean_row[1:]) and len(found) > 1:
        found.append([*mean_row])
    return table(title, headings, found)


def times(piece: Piece | None) -> Cell:
    return Cell("0", order=0) if piece is None else estimated(piece.per_game)


def cell_of(found: Estimate | None) -> Cell:
    return Cell("") if found is None else estimated(found)


def worth_cell(piece: Piece | None, average: Estimate | None) -> Cell:
    """With a mark if it is clearly off the average of its like."""
    found = None if piece is None else told_of(piece)
    if found is None or found.games == 0:
        return Cell("\N{EN DASH}", order=-1)
    cell = estimated(found)
    if found.games < FEW and found.kind == "share":
        return cell._replace(main=f"{found.value * found.games:.0f} of {found.games}")
    if average is None or found.games < FEW:
        return cell
    mark = UP if found.low > average.value else DOWN if found.high < average.value else ""
    return cell._replace(main=f"{mark} {cell.main}", strong=True) if mark else cell


def chart_of(told: Report, title: str, pieces: Sequence[Piece], average: Class) -> str:
    shown = [(p, found) for p in pieces if (found := told_of(p)) and found.games >= FEW]
    shown.sort(key=lambda each: -each[1].value)
    if len(shown) < 2:
        return ""
    whole = len(shown) <= 2 * AT_EACH_END
    ends = shown if whole else [*shown[:AT_EACH_END], *shown[-AT_EACH_END:]]
    deed, middle = pieces[0].deed, average.wins or average.worth
    lines = [
        charts.Line(piece.name, found.value, found.low, found.high, is_clear(found, middle))
        for piece, found in ends
    ]
    wins = average.wins is not None
    what = f"wins when {deed}" if wins else deed
    which = "" if whole else f", the {AT_EACH_END} highest and lowest"
    marks = [("group average", middle.value)] if middle else []
    if wins:
        marks.append(("everybody", told.fair))
    said = f"{title}: {what}{which}"
    return charts.intervals(said, lines, percent=wins, marks=marks)


def is_clear(found: Estimate, middle: Estimate | None) -> bool:
    return middle is not None and not found.low <= middle.value <= found.high
