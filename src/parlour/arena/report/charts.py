"""Charts as drawings that stand in a page. Their colors are the page's, light or dark, and their
words are words: they can be read aloud, found and made larger.
"""

from __future__ import annotations

import re
import textwrap
import warnings
from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from typing import Any, Final, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

WIDE: Final = 5.0  # inches of 72 units: on a phone a unit is about a pixel
ROW: Final = 0.26  # inches for each line of a chart with many
MORE: Final = 0.8  # of that for each further line of its label
LABEL: Final = 22  # letters in a line of a label
MOST_BARS: Final = 24

# What is drawn in these colors gets the page's (report.css).
INK, FAINT, LINE, MAIN, OTHER = (f"#01010{n}" for n in range(1, 6))
OF_THE_PAGE: Final = {
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    LINE: "var(--line)",
    MAIN: "var(--main)",
    OTHER: "var(--other)",
}
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "parlour",
    "font.family": "sans-serif",
    "font.size": 11.5,
    "text.color": INK,
    "text.parse_math": False,  # a $ is a $
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
    "figure.facecolor": "none",
}


class Line(NamedTuple):
    """One line of a chart: a name, a number, and how sure it is."""

    name: str
    value: float
    low: float
    high: float
    strong: bool = True


def drawn(height: float, said: str, draw: Callable[[Axes], None]) -> str:
    """A <figure> with its caption."""
    with mpl.rc_context(), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing")  # the page has other letters
        mpl.rcdefaults()
        mpl.rcParams.update(STYLE)
        figure = Figure(figsize=(WIDE, height), layout="constrained")
        FigureCanvasSVG(figure)
        draw(figure.add_subplot())
        written = StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(written, format="svg", metadata=nothing)
    return in_page(written.getvalue(), said)


def in_page(svg: str, said: str) -> str:
    """Without what a drawing needs only where it stands alone, and in the page's colors."""
    svg = svg[svg.index("<svg") :]
    view = re.search(r'viewBox="[^"]*"', svg)
    assert view is not None
    body = svg[svg.index(">") + 1 :]
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    body = re.sub(r'<g id="[^"]*"', "<g", body)
    body = re.sub(r"<!--.*?-->\n?", "", body, flags=re.DOTALL).replace("xlink:href", "href")
    body = re.sub(r"font-family: [^;]*; ", "", body)
    for color, ours in OF_THE_PAGE.items():
        body = body.replace(color, ours)
    body = re.sub(r"\n\s*", "\n", body)
    svg = f'<svg role="img" aria-label="{escape(said)}" {view[0]}>{body}'
    return f"<figure><figcaption>{escape(said)}</figcaption>{svg}</figure>"


# ---------------------------------------------------------------------- the kinds there are


def histogram(said: str, counts: Sequence[tuple[int, int]]) -> str:
    """How many games have which number."""

    def draw(axes: Axes) -> None:
        edges = bins([number for number, _ in counts])
        numbers, games = zip(*counts, strict=True)
        axes.hist(numbers, edges, weights=games, color=MAIN, rwidth=0.9)
        of_numbers(axes, "Games")

    return drawn(2.2, said, draw)


def two_histograms(
    said: str,
    first: tuple[str, Sequence[tuple[int, int]]],
    second: tuple[str, Sequence[tuple[int, int]]],
) -> str:
    """Side by side, as shares of their own, which may be of different size."""

    def draw(axes: Axes) -> None:
        both = [first, second]
        edges = bins([number for _, counts in both for number, _ in counts])
        axes.hist(
            [[number for number, _ in counts] for _, counts in both],
            edges,
            weights=[[n / sum(g for _, g in counts) for _, n in counts] for _, counts in both],
            color=[MAIN, OTHER],
            label=[name for name, _ in both],
            rwidth=0.9,
        )
        of_numbers(axes, "Share")
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        legend_above(axes)

    return drawn(2.4, said, draw)


def legend_above(axes: Axes) -> None:
    figure = axes.get_figure()
    assert figure is not None
    figure.legend(loc="outside upper left", ncols=2)


def bins(numbers: Sequence[int]) -> list[float]:
    """Edges around whole numbers, all the same distance apart."""
    least, most = min(numbers), max(numbers)
    step = max(1, -(-(most - least + 1) // MOST_BARS))
    bars = -(-(most - least + 1) // step)
    return [least - 0.5 + step * n for n in range(bars + 1)]


def of_numbers(axes: Axes, games: str) -> None:
    axes.set_ylabel(games)
    axes.grid(axis="y")
    axes.tick_params(length=0)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=7))
    axes.yaxis.set_major_locator(MaxNLocator(nbins=5, integer=games == "Games"))


def intervals(
    said: str,
    lines: Sequence[Line],
    percent: bool = False,
    marks: Sequence[tuple[str, float]] = (),
) -> str:
    """Each number as a dot with its interval; `marks` are what they are held against."""
    labels = [textwrap.wrap(line.name, LABEL) for line in lines]
    heights = [1 + MORE * (len(label) - 1) for label in labels]
    places = [sum(heights[:n]) + height / 2 for n, height in enumerate(heights)]
    # Each line of a label by itself, so that it ends where it should in whatever font.
    words = {
        place + MORE * (n - (len(label) - 1) / 2): words
        for place, label in zip(places, labels, strict=True)
        for n, words in enumerate(label)
    }

    def draw(axes: Axes) -> None:
        for place, line in zip(places, lines, strict=True):
            color = MAIN if line.strong else FAINT
            axes.plot([line.low, line.high], [place, place], color=color, linewidth=2.2)
            axes.plot([line.value], [place], "o", color=color, markersize=6)
        for (name, at), dashes in zip(marks, ("--", ":"), strict=False):
            axes.axvline(at, color=INK, linewidth=1, linestyle=dashes, label=name)
        axes.set_yticks([*words], [*words.values()])
        axes.set_ylim(sum(heights), 0)
        axes.grid(axis="x")
        axes.tick_params(length=0)
        axes.spines["left"].set_visible(False)
        axes.xaxis.set_major_locator(MaxNLocator(nbins=5, steps=[1, 2, 2.5, 5, 10], min_n_ticks=3))
        if percent:
            axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        if any(name for name, _ in marks):
            legend_above(axes)

    return drawn(0.5 + ROW * max(2, sum(heights)) + 0.2 * bool(marks), said, draw)
