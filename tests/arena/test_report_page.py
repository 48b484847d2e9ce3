"""The page of a report: one file that needs nothing else, for every game."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from parlour.arena.playing import play_out
from parlour.arena.report import charts
from parlour.arena.report.findings import Change
from parlour.arena.report.inquiry import inquire
from parlour.arena.report.keeping import Kept, heading
from parlour.arena.report.page import page
from parlour.arena.report.playing import play_all
from parlour.arena.report.report import report
from parlour.arena.report.tables import Cell, change, number, share, table
from parlour.arena.simulate import Plan
from parlour.bots import bots_for
from parlour.games import shelf

TOYS = Path(__file__).parent.parent / "toys"
GAMES = shelf([TOYS])
EMPTY = {"meta", "link", "br", "hr", "img", "input"}


class Reading(HTMLParser):
    """What a page refers to, and whether all that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.refers: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)
        for name, value in attrs:
            if name.split(":")[-1] in {"href", "src", "srcset", "data", "action"}:
                self.refers.append(value or "")
            if name == "id":
                self.ids.append(value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag


@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_a_page_that_needs_nothing_else(game: str, tmp_path: Path) -> None:
    """A few random games each, or else of its quickest bot; without and with options."""
    box = GAMES[game]
    assert "random" in bots_for(box)
    plan = Plan(game, box.about.usual_players, 2, "page", ("random",), {}, (TOYS,))
    inquiry = inquire(box, plan, options=True)
    inquiry = inquiry._replace(runs=inquiry.runs[:3])
    kept = Kept(tmp_path / "state", heading(box, inquiry))
    play_all(inquiry, kept, 1, lambda games: None)
    told = report(box, inquiry, kept)
    kept.discard()
    shown = page(told)
    read = Reading()
    read.feed(shown)
    assert read.open == []
    assert [to for to in read.refers if not to.startswith("#")] == []
    assert {to.removeprefix("#") for to in read.refers} <= {*read.ids}
    assert not re.search(r"https?:|url\((?!#)|@import", shown)
    assert not re.search(r"\bnan\b|\binf\b|None", shown)
    assert told.command.split(" report ")[1] in shown
    assert box.about.title in shown
    assert f"rules version {box.about.rules_version}" in shown
    assert len(shown) < 500_000
    assert page(told) == shown


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_tells_of_its_pieces_is_in_words_and_by_seat(game: str) -> None:
    box = GAMES[game]
    players = box.about.players[-1]
    measure = box.measures.measure()
    if measure is None:
        return
    match = play_out(box, ["random"] * players, "told", measure=measure)
    tallies = measure.tallies(match.game)
    assert tallies
    for tally in tallies:
        assert len(tally.by_seat) == players
        assert len(tally.out_of) in (0, players)
        assert all(type(times) is int and times >= 0 for times in (*tally.by_seat, *tally.out_of))
        assert tally.piece.strip() == tally.piece != ""
        assert tally.deed.strip() == tally.deed != ""
        if box.codes:
            assert not re.search(box.codes, f"{tally.piece} {tally.deed} {tally.group}")
    named = [(tally.group, tally.piece, tally.deed) for tally in tallies]
    assert len({*named}) == len(named)


def test_a_chart_has_the_colors_of_the_page_and_words_that_can_be_read() -> None:
    drawn = charts.intervals("Wins & <more>", [charts.Line("First", 0.4, 0.3, 0.5)] * 2)
    assert "var(--main)" in drawn
    assert "#0101" not in drawn
    assert ">First</text>" in drawn
    assert 'aria-label="Wins &amp; &lt;more&gt;"' in drawn
    assert "<b>$5$ 石</b>" in unescape(
        charts.intervals("", [charts.Line("<b>$5$ 石</b>", 0, 0, 1)])
    )


def test_bars_stand_on_whole_numbers() -> None:
    assert charts.bins([3, 5]) == [2.5, 3.5, 4.5, 5.5]
    edges = charts.bins([1, 1000])
    assert len(edges) <= charts.MOST_BARS + 1
    assert edges[0] == 0.5
    assert edges[-1] >= 1000.5


def test_what_a_game_says_is_text_on_the_page() -> None:
    shown = table("<b>", ["<i>"], [[Cell("<script>", "&", True)]])
    assert "<script>" not in shown
    assert "&lt;script&gt;" in shown


@pytest.mark.parametrize(
    ("value", "said"), [(1234.5, "1,234"), (-12.34, "\u221212.3"), (0.5, "0.50")]
)
def test_numbers_have_three_digits_or_so(value: float, said: str) -> None:
    assert number(value) == said


def test_changes_have_a_sign_and_shares_are_short() -> None:
    found = change(Change(0.031, 0.01, 0.052, True), "share")
    assert (found.main, found.less, found.strong) == ("+3.1 pp", "+1.0 to +5.2 pp", True)
    assert change(Change(0, 0, 0, False), "mean").main == "no change"
    assert change(Change(-0.001, -1, 1, False), "mean").main == "0.00"
    assert (share(0.5), share(1 / 3)) == ("50%", "33.3%")
