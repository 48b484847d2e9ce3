"""What every box does for its game: setting up, settling options, counting places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.arena.match import PERSON, Match
from parlour.contract import (
    LONGEST_TEXT,
    MOST_PLAYERS,
    BadSetup,
    Consequences,
    Option,
    Outcome,
    View,
    side_of,
)
from parlour.games import BadGame, shelf
from parlour.games.darts import GAME as DARTS
from parlour.games.fists import GAME as FISTS
from parlour.games.heap import GAME as HEAP
from parlour.games.password import GAME as PASSWORD
from parlour.games.summit import GAME as SUMMIT
from parlour.kernel.agenda import Game
from parlour.kernel.codec import agenda_view
from parlour.kernel.luck import Scripted, Seeded
from parlour.kernel.text import Text, text
from parlour.kernel.values import Event, Move
from parlour.server.phrases import Phrases

TOYS = Path(__file__).parent.parent / "toys"


def test_a_game_starts_at_its_first_decision() -> None:
    assert FISTS.start(4, Seeded("start")).waiting() == (0, 1, 2, 3)
    assert FISTS.start(4, Seeded("start")).events is None
    assert DARTS.start(2, Seeded("start"), events=True).events == []


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_table_has_as_many_players_as_the_game_is_for(players: int) -> None:
    with pytest.raises(BadSetup, match=f"Fists is for 2, 3 or 4 players, not {players}"):
        FISTS.start(players, Seeded("start"))


@pytest.mark.parametrize(
    ("players", "usual", "why"),
    [
        (tuple(range(1, MOST_PLAYERS + 2)), 2, "from 1 to 12"),
        ((0, 1, 2), 2, "from 1 to 12"),
        ((), 2, r"not \(\)"),
        ((3, 2), 2, "the smallest first"),
        ((2, 2), 2, "each once"),
        ((2, 3), 4, "usual_players is one of 2, 3, not 4"),
    ],
)
def test_a_game_is_for_one_to_twelve_players_and_says_how_many_are_usual(
    players: tuple[int, ...], usual: int, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = SUMMIT.about._replace(players=players, usual_players=usual)
    monkeypatch.setattr(SUMMIT, "about", about)
    with pytest.raises(BadGame, match=f"{SUMMIT.about.title}: .*{why}"):
        shelf([TOYS])


@pytest.mark.parametrize("goal", ["", "win", "Win", "Win. Or do not."])
def test_a_game_says_its_goal_in_one_sentence(goal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SUMMIT, "about", SUMMIT.about._replace(goal=goal))
    with pytest.raises(BadGame, match=f"{SUMMIT.about.title}: the goal is one sentence"):
        shelf([TOYS])


def test_a_table_may_have_one_player_or_twelve() -> None:
    assert SUMMIT.start(1, Seeded("x")).waiting() == (0,)
    assert len(SUMMIT.start(12, Seeded("x")).table.heights) == 12
    with pytest.raises(BadSetup, match=r"for 1, 2, .*, 11 or 12 players, not 13"):
        SUMMIT.start(13, Seeded("x"))


def test_options_are_settled_by_their_first_value() -> None:
    assert DARTS.settle_options(2, {}) == {"wind": "calm"}
    assert DARTS.settle_options(2, {"wind": "gusty"}) == {"wind": "gusty"}
    assert Option("size", "Size", ("small", "large"), "X-R1").default == "small"


def test_an_option_does_what_it_says() -> None:
    calm, gusty = (
        DARTS.start(2, Scripted([0] * 14 + [300, 0]), {"wind": wind}) for wind in ("calm", "gusty")
    )
    for g in (calm, gusty):
        g.submit(0, DARTS.notation.read("throw 5 5"))
    assert (calm.table.last[0], calm.luck.drawn) == ([5000, 5000], 14)
    assert (gusty.table.last[0], gusty.luck.drawn) == ([5150, 4850], 16)


def test_unknown_options_and_values_are_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"Darts has no option 'rain' \(it has: wind\)"):
        DARTS.start(2, Seeded("x"), {"rain": "yes"})
    with pytest.raises(BadSetup, match="option wind is one of calm, gusty, not 'storm'"):
        DARTS.start(2, Seeded("x"), {"wind": "storm"})
    with pytest.raises(BadSetup, match=r"Fists has no option 'wind' \(it has: none\)"):
        FISTS.start(2, Seeded("x"), {"wind": "calm"})


PACED = Option("pace", "Pace", ("none", "10_rounds"), "X-1", units=("rounds", "minutes"))


def test_a_free_option_takes_a_text_and_keeps_it_as_the_game_writes_it() -> None:
    settled = HEAP.settle_options(2, {"heap": ' { "title": "Own", "stones": 7 } '})
    assert settled == {"heap": '{"stones":7,"title":"Own"}', "limit": "none"}
    assert HEAP.settle_options(2, settled) == settled
    assert HEAP.start(2, Seeded("x"), settled).table.stones == 7
    assert HEAP.settle_options(2, {"heap": "thirty"})["heap"] == "thirty"


VALUES = "option heap is one of twenty, thirty, or a text; this one will not do: "


@pytest.mark.parametrize("text", ["", "forty", "my heap.json", "\ud800"])
def test_what_may_be_meant_as_a_value_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(BadSetup, match=f"^{VALUES}it is not JSON"):
        HEAP.start(2, Seeded("x"), {"heap": text})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{}", "a heap has from 1 to 99 stones"),
        ('{"stones":1}', "1 stones are not enough for 2"),
        ("[" * 60_000, "it is nested too deep"),
        ("é" * (LONGEST_TEXT // 2 + 1), f"it is longer than {LONGEST_TEXT} bytes"),
    ],
)
def test_a_text_that_will_not_do_is_refused_in_the_words_of_the_game(text: str, why: str) -> None:
    with pytest.raises(BadSetup) as error:
        HEAP.start(2, Seeded("x"), {"heap": text})
    assert str(error.value) == why


def test_a_text_that_grows_too_long_when_it_is_settled_is_refused() -> None:
    title = "\u2028" * 20_000  # three bytes each, but six as the game writes them
    with pytest.raises(BadSetup, match="longer than"):
        HEAP.settle_options(2, {"heap": f'{{"stones":7,"title":"{title}"}}'})


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("none", "none"),
        ("10_rounds", "10_rounds"),
        ("1_rounds", "1_rounds"),
        ("1 round", "1_rounds"),
        ("999 minutes", "999_minutes"),
        ("45_minutes", "45_minutes"),
    ],
)
def test_an_option_with_units_takes_any_number_of_them(text: str, kept: str) -> None:
    assert PACED.settle(text, 2, FISTS.free_options) == kept
    assert PACED.settle(kept, 2, FISTS.free_options) == kept


@pytest.mark.parametrize(
    "text",
    [
        *("0_rounds", "1000_rounds", "-5_rounds", "05_rounds", "4.5_minutes", "10_hours"),
        *("rounds", "10", "10_", "10__rounds", "10_rounds\n", "", "\u0661_rounds", "9" * 9_999),
    ],
)
def test_what_is_no_such_number_is_refused_with_those_there_are(text: str) -> None:
    known = "option pace is one of none, 10_rounds, or from 1 to 999 rounds or minutes, not "
    with pytest.raises(BadSetup, match=known) as error:
        PACED.settle(text, 2, FISTS.free_options)
    assert len(str(error.value)) < 200


def test_without_units_a_number_is_no_value() -> None:
    with pytest.raises(BadSetup, match="option wind is one of calm, gusty, not '5_gusts'"):
        DARTS.start(2, Seeded("x"), {"wind": "5_gusts"})


class Riddles:
    """Words that say nothing."""

    def describe_move(self, move: Move, view: View) -> Text:
        return text("a move")

    def describe_event(self, event: Event) -> Text:
        return text("Something happened.")

    def prompt(self, view: View, moves: Sequence[Move] = ()) -> Text:
        return text("Guess.")


def test_a_box_may_differ_from_another_in_one_part() -> None:
    """Whoever shows the game uses the other part; all the rest is as it was."""
    riddle = replace(FISTS, words=Riddles())
    match = Match(riddle, ["Ann", "Ben"], [PERSON, PERSON], "riddle")
    match.submit(0, riddle.notation.read("show 3"))
    view, move = match.view(0), FISTS.notation.read("show 2")
    assert match.log(1) == ["Something happened."] * 2  # a round began, and Ann was ready
    assert Phrases(riddle).offer(move, view).label.words == ["a move"]
    assert riddle.words.prompt(view) == text("Guess.")
    assert FISTS.words.prompt(view) != text("Guess.")
    assert riddle.rules is FISTS.rules


def test_a_view_is_its_parts_and_bots_get_one_more() -> None:
    class Hint:
        def for_bots(self, game: Game[Any], bots: Mapping[int, str]) -> View:
            return {"round": len(game.table.shown[0]), "others": sorted(bots.values())}

    box = replace(FISTS, bot_views=Hint())
    game = box.start(2, Seeded("parts"))
    public, private = box.views.public(game), box.views.private(game, 1)
    assert box.view(game, 1) == {**public, **private} == FISTS.bot_view(game, 1)
    assert box.bot_view(game, 1) == {**public, **private, "round": 0, "others": []}
    assert box.bot_view(game, 1, {0: "wise"})["others"] == ["wise"]


def test_options_that_do_not_go_together_are_refused() -> None:
    class Calm:
        def check_setup(self, players: int, options: Mapping[str, str]) -> None:
            if players > 2 and options["wind"] == "gusty":
                raise BadSetup("three darts in a storm")

    box = replace(DARTS, setup_check=Calm())
    assert box.settle_options(2, {"wind": "gusty"}) == {"wind": "gusty"}
    with pytest.raises(BadSetup, match="three darts in a storm"):
        box.start(3, Seeded("x"), {"wind": "gusty"})


def test_what_a_game_does_not_have_is_as_usual() -> None:
    game = DARTS.start(2, Seeded("x"))
    view, move = DARTS.view(game, 0), DARTS.notation.read("throw 5 5")
    assert DARTS.clock.time_up() is None
    assert DARTS.sides.sides(3, {}) == ()
    assert side_of((), 1).seats == (1,)
    assert DARTS.listing.grouped(move, view) is None
    assert DARTS.listing.apart(move, view) == ""
    assert DARTS.listing.kind_of(move) == ""
    assert DARTS.foresight.foresee(move, view) == Consequences()
    assert DARTS.glossary.explain("dart") is None
    assert DARTS.bot_view(game, 0) == view


def test_a_game_that_says_nothing_of_texts_takes_none() -> None:
    with pytest.raises(BadSetup, match="takes none"):
        Option("free", "Free", ("a",), "X-1", free=True).settle("b", 2, FISTS.free_options)
    assert FISTS.free_options.inspect("free", "b") == {}
    assert FISTS.clock.time_limit({}) is None


def test_whoever_shares_the_first_place_has_won() -> None:
    assert Outcome((1, 3, 1), (5, 2, 5), "X-1").winners == (0, 2)


def test_where_nobody_has_the_first_place_nobody_has_won() -> None:
    assert Outcome((2, 3), (5, 2), "X-1").winners == ()
    assert Outcome((2,), (5,), "X-1").winners == ()


def test_a_view_of_the_agenda_lists_what_is_due_last_and_who_is_waited_for() -> None:
    shown = agenda_view(PASSWORD.start(6, Seeded("agenda")), None)
    assert [frame["kind"] for frame in shown["agenda"]] == [
        "Turn",
        "Guessing",
        "Judge",
        "GiveClue",
        "LookUp",
    ]
    assert shown["agenda"][1] == {"kind": "Guessing", "seats": [2, 4], "left": 3}
    assert shown["waiting"] == [0]
