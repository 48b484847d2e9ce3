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
    marks = (
        f"{UP} and {DOWN} mark what is clearly above or below the average of its group; a press "
        "on a heading sorts a long table."
    )
    if any(piece.wins for piece in told.pieces):
        said = [
            "How often each piece comes up in a game, and how often those who did something with "
            f"it win; {share(told.fair)} is what everybody wins on average.",
            f"Players who are ahead do more of everything, so compare a piece with its group: "
            f"{marks}",
        ]
    else:
        said = [f"How often each piece comes up in a game, and what comes of it. {marks}"]
    parts = "".join(group_of(told, group, len(groups) > 1) for group in groups)
    intro = "".join(map(paragraph, said))
    return Section("pieces", "Pieces", "What each piece is worth", intro, tables=parts)


def group_of(told: Report, group: str, titled: bool) -> str:
    pieces = [piece for piece in told.pieces if piece.group == group]
    average = {each.deed: each for each in told.classes if each.group == group}
    title = group or "All pieces"
    heading = f"<h3>{escape(title)}</h3>" if titled else ""
    names = {piece.name for piece in pieces}
    if len(average) > 1 and len(names) <= LONG:
        return heading + few(told, title, pieces)
    main = next(iter(average.values()))
    drawn = chart_of(told, title, [p for p in pieces if p.deed == main.deed], main)
    shown = table_of(title, by_name(pieces, main.deed), average)
    if len(names) <= LONG:
        return heading + (beside([drawn], shown) if drawn else shown)
    said = f"All {len(names)}, one by one"
    shown = f"<details><summary>{escape(said)}</summary>{shown}</details>"
    return heading + below([drawn] if drawn else [], shown)


def few(told: Report, title: str, pieces: Sequence[Piece]) -> str:
    """Few pieces with which different things are done: a line for each of these."""
    won = [piece.wins for piece in pieces if piece.wins]
    did = sum(found.games for found in won)
    middle = sum(found.value * found.games for found in won) / did if did else None
    headings = ["Piece", "Per game"]
    headings += ["Wins then"] if won else []
    headings += ["Worth"] if len(won) < len(pieces) else []
    rows: list[Row] = [
        [
            f"{piece.name} {piece.deed}" if piece.worth is None else f"{piece.name}, {piece.deed}",
            times(piece),
            *([marked(piece.wins, middle)] if won else []),
            *([marked(piece.worth, None)] if len(won) < len(pieces) else []),
        ]
        for piece in pieces
    ]
    shown = table(title, headings, rows)
    lines = [
        line(f"{piece.name} {piece.deed}", piece.wins, middle)
        for piece in pieces
        if piece.wins and piece.wins.games >= FEW
    ]
    if len(lines) < 2 or middle is None:
        return shown
    lines.sort(key=lambda each: -each.value)
    marks = [("average", middle), ("everybody", told.fair)]
    return beside([charts.intervals("Wins of those who did it", lines, True, marks)], shown)


def by_name(pieces: Sequence[Piece], main: str) -> dict[str, dict[str, Piece]]:
    """What was done with each, the one that is worth the most first."""
    rows: dict[str, dict[str, Piece]] = {}
    for piece in pieces:
        rows.setdefault(piece.name, {})[piece.deed] = piece

    def standing(name: str) -> float:
        found = worth_of(rows[name].get(main))
        return -1.0 if found is None else found.value

    return {name: rows[name] for name in sorted(rows, key=standing, reverse=True)}


def worth_of(piece: Piece | None) -> Estimate | None:
    """What says how much it is worth."""
    return None if piece is None else piece.wins or piece.worth


def table_of(title: str, rows: dict[str, dict[str, Piece]], average: dict[str, Class]) -> str:
    """A line for each piece, with columns for each thing that is done with it."""
    headings = [title]
    found: list[Row] = [[name] for name in rows]
    last: Row = ["Average of the group"]
    for deed, alike in average.items():
        pieces = [of.get(deed) for of in rows.values()]
        name, middle = deed[0].upper() + deed[1:], alike.wins or alike.worth
        worths = [marked(worth_of(piece), middle.value if middle else None) for piece in pieces]
        if alike.worth is None:
            headings.append(f"{name}, per game")
            last.append("")
            for row, piece in zip(found, pieces, strict=True):
                row.append(times(piece))
        if middle is not None:
            headings.append(name if alike.worth else f"Wins when {deed}")
            last.append(estimated(middle))
            for row, cell in zip(found, worths, strict=True):
                row.append(cell)
    if len(found) > 1 and any(each.wins or each.worth for each in average.values()):
        found.append(last)
    return table(title, headings, found)


def times(piece: Piece | None) -> Cell:
    return Cell("0", order=0) if piece is None else estimated(piece.per_game)


def marked(found: Estimate | None, middle: float | None) -> Cell:
    """With a mark if it is clearly off the average of its like."""
    if found is None or found.games == 0:
        return Cell("\N{EN DASH}", order=-1)
    cell = estimated(found)
    if found.games < FEW and found.kind == "share":
        return cell._replace(main=f"{found.value * found.games:.0f} of {found.games}")
    if middle is None or found.games < FEW:
        return cell
    mark = UP if found.low > middle else DOWN if found.high < middle else ""
    return cell._replace(main=f"{mark} {cell.main}", strong=True) if mark else cell


def chart_of(told: Report, title: str, pieces: Sequence[Piece], alike: Class) -> str:
    """Of a long list the best and the worst; "" if there is too little to draw."""
    middle = alike.wins or alike.worth
    shown = [(p.name, found) for p in pieces if (found := worth_of(p)) and found.games >= FEW]
    shown.sort(key=lambda each: -each[1].value)
    if len(shown) < 2 or middle is None:
        return ""
    whole = len(shown) <= 2 * AT_EACH_END
    ends = shown if whole else [*shown[:AT_EACH_END], *shown[-AT_EACH_END:]]
    lines = [line(name, found, middle.value) for name, found in ends]
    what = f"wins when {alike.deed}" if alike.wins else alike.deed
    which = "" if whole else f", the {AT_EACH_END} highest and lowest"
    marks = [("group average", middle.value)]
    if alike.wins:
        marks.append(("everybody", told.fair))
    return charts.intervals(f"{title}: {what}{which}", lines, bool(alike.wins), marks)


def line(name: str, found: Estimate, middle: float | None) -> charts.Line:
    clear = middle is not None and not found.low <= middle <= found.high
    return charts.Line(name, found.value, found.low, found.high, clear)
