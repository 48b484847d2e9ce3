"""The page of a report: one file, which needs nothing else."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from parlour.arena.report import charts
from parlour.arena.report.figures import NOBODY, SHARED
from parlour.arena.report.findings import Report
from parlour.arena.report.page_of_options import options_section
from parlour.arena.report.page_of_pieces import pieces_section
from parlour.arena.report.sections import Section, figure_named, paragraph, verdict
from parlour.arena.report.tables import (
    Cell,
    Row,
    count,
    estimated,
    interval,
    listed,
    number,
    share,
    table,
)

HERE = files("parlour.arena.report")


def page(told: Report) -> str:
    sections = [
        short(told),
        played(told),
        length(told),
        who_wins(told),
        scores(told),
        endings(told),
        others(told),
        pieces_section(told),
        options_section(told),
        how_to_read(told),
    ]
    shown = [section for section in sections if section is not None]
    style, script = (HERE.joinpath(f"report.{kind}").read_text("utf-8") for kind in ("css", "js"))
    title = f"{told.title}: how games come out"
    links = "".join(f'<a href="#{each.id}">{escape(each.link)}</a>' for each in shown)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1>{paragraph(what(told))}</header>\n"
        f'<nav aria-label="On this page">{links}</nav>\n<main>\n'
        + "\n".join(section.html() for section in shown)
        + f"\n</main>\n<script>\n{script}</script>\n</body>\n</html>\n"
    )


def what(told: Report) -> str:
    bots = listed(list(dict.fromkeys(told.bots)))
    table_of = count(told.players, "player")
    return f"{count(told.played, 'game')} among bots ({bots}), {table_of} at the table."


def short(told: Report) -> Section:
    """What somebody in a hurry takes along."""
    said = []
    turns, decisions = figure_named(told, "Turns"), figure_named(told, "Decisions")
    if turns is not None and decisions is not None:
        said.append(
            f"A game takes {number(turns.value)} turns and {number(decisions.value)} decisions "
            "on average."
        )
    elif decisions is not None:
        said.append(f"A game takes {number(decisions.value)} decisions on average.")
    first = figure_named(told, "Whoever moves first wins")
    if first is not None:
        said.append(
            f"Whoever moves first wins {number(first.value, 'share')} of games "
            f"({interval(first.low, first.high, 'share')}); {share(told.fair)} would be "
            f"even, so that is {verdict(first, told.fair)}."
        )
    won = figure_named(told, "Games won")
    if won is not None:
        said.append(f"The players win {number(won.value, 'share')} of games.")
    said.append(
        f"All {told.played:,} games came to an end."
        if not told.endless
        else f"{count(told.endless, 'game')} of {told.played:,} never came to an end."
    )
    compared = [c for option in told.table_options for v in option.values for c in v.figures]
    if compared:
        clear = sum(each.change.clear for each in compared)
        said.append(
            f"Table options change {clear} of {count(len(compared), 'compared figure')} clearly; "
            f"about {max(1, round(len(compared) / 20))} would seem to change by chance alone."
        )
    items = "".join(f"<li>{escape(each)}</li>" for each in said)
    return Section("short", "Summary", "In short", f"<ul>{items}</ul>", half=True)


def played(told: Report) -> Section:
    options = [f"{name} = {value}" for name, value in told.options.items()]
    facts = [
        ("Game", f"{told.title}, rules version {told.rules_version}"),
        ("Players", str(told.players)),
        ("Bots", f"{', '.join(told.bots)} (they take turns in the seats)"),
        ("Table options", "; ".join(options) if options else "as usual"),
        ("Games", f"{told.games:,} at this table; {told.played:,} with those for other options"),
        ("Seeds", f"{told.seed}/0 to {told.seed}/{told.games - 1}, the same for every option"),
        ("Made with", f"Parlour {told.parlour}"),
    ]
    rows = "".join(f"<dt>{escape(n)}</dt><dd>{escape(said)}</dd>" for n, said in facts)
    return Section(
        "played",
        "Setup",
        "What was played",
        paragraph("This command makes the same page again, to the last digit:")
        + f"<pre><code>{escape(told.command)}</code></pre><dl>{rows}</dl>",
        half=True,
    )


def length(told: Report) -> Section | None:
    if not told.spreads:
        return None
    rows: list[Row] = []
    for spread in told.spreads:
        average = figure_named(told, spread.name)
        assert average is not None
        parts = [spread.least, spread.low, spread.middle, spread.high, spread.most]
        cells = [Cell(f"{part:,.0f}", order=part) for part in parts]
        rows.append([spread.name, estimated(average), *cells])
    drawn = [charts.histogram(f"{each.name} in a game", each.counts) for each in told.spreads]
    return Section(
        "length",
        "Length",
        "How long games are",
        paragraph(
            "One turn goes from one player to the next, and a decision is every single answer to "
            "a question. Ninety of a hundred games lie between “short” and “long”."
        ),
        drawn,
        table(
            "How long games are",
            ["Length", "Average", "Shortest", "Short", "Median", "Long", "Longest"],
            rows,
        ),
    )


def who_wins(told: Report) -> Section | None:
    """By turn order, if there is one, and by seat."""
    if not told.by_seat:
        return None
    even = share(told.fair)
    chart = told.by_turn or told.by_seat
    lines = [
        charts.Line(each.name, each.estimate.value, each.estimate.low, each.estimate.high)
        for each in chart
    ]
    said = "Games won by turn order" if told.by_turn else f"Games won by {told.contestants}"
    drawn = charts.intervals(said, lines, percent=True, marks=[(f"even: {even}", told.fair)])
    rows: list[Row] = [
        [each.name, estimated(each.estimate), Cell(verdict(each.estimate, told.fair))]
        for each in [*told.by_turn, *told.by_seat]
    ]
    return Section(
        "seats",
        "Seats",
        "Does it matter where you sit?",
        paragraph(
            f"The share of games won, first in the order of the first turns, then by "
            f"{told.contestants}; with nothing in it each would win {even}."
            if told.by_turn
            else f"The share of games won by each {told.contestants}; with nothing in it each "
            f"would win {even}."
        ),
        [drawn],
        table("Games won", ["Who", "Wins", f"Against {even}"], rows),
    )


def scores(told: Report) -> Section | None:
    names = [each for each in told.figures.figures if each.about == "points"]
    if not names or not (told.winner_points or told.other_points):
        return None
    if told.winner_points and told.other_points:
        drawn = charts.two_histograms(
            "Points of winners and of all others",
            ("Winners", told.winner_points),
            ("All others", told.other_points),
        )
    else:
        drawn = charts.histogram("Points", told.winner_points or told.other_points)
    rows: list[Row] = [[each.name, estimated(each.estimate)] for each in names]
    return Section(
        "points",
        "Points",
        "Points",
        paragraph("The points at the end of the game, on average, and how they are spread."),
        [drawn],
        table("Points", ["Points", "Average"], rows),
    )


def endings(told: Report) -> Section:
    rows: list[Row] = [
        [Cell(each.title, each.rule), estimated(each.games)] for each in told.endings
    ]
    if not told.endless:
        said = f"All {told.played:,} games came to an end. "
    else:
        which = ", ".join(f"{told.seed}/{n}" for n in told.figures.endless[:5])
        here = f" (at this table the seeds {which})" if which else ""
        said = f"{count(told.endless, 'game')} of {told.played:,} had no end{here}. "
    shares = [each for each in told.figures.figures if each.name in (SHARED, NOBODY)]
    rows += [[each.name, estimated(each.estimate)] for each in shares]
    return Section(
        "endings",
        "Endings",
        "How games end",
        paragraph(said + "This is how often each rule decides who wins."),
        tables=table("How games end", ["Rule", "Games"], rows),
        half=True,
    )


def others(told: Report) -> Section | None:
    """What the game measures by itself."""
    rows: list[Row] = [
        [each.name, estimated(each.estimate)]
        for each in told.figures.figures
        if each.about == "game"
    ]
    if not rows:
        return None
    return Section(
        "measured",
        "Counts",
        "In the course of a game",
        paragraph("Averages of what else is counted in each game."),
        tables=table("In the course of a game", ["Count", "Average"], rows),
        half=True,
    )


def how_to_read(told: Report) -> Section:
    notes = [
        "The small numbers say between which values the truth lies with 95% confidence. One such "
        "interval in twenty misses it. What is bold or marked is clear: its interval leaves out "
        "“no difference”.",
        "Shares have Wilson's interval. Averages have that of the normal distribution, which is "
        "sound from about 30 games on.",
        "Options are compared by pairs of games with the same seed: averages by the mean "
        "difference of the pairs, shares by Newcombe's interval for paired shares (his method "
        "10). “pp” are percentage points.",
        "Pieces are so many that some would stand out by chance. So those that an option changes "
        "are only named if their interval leaves out 0 even after it has been widened for all "
        "of them together (Bonferroni).",
        "Bots do not play like people. A figure says how these bots fare, and a difference that "
        "another bot shows too means more.",
    ]
    return Section(
        "reading", "Notes", "How to read this", "".join(paragraph(note) for note in notes)
    )
