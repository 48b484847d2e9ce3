"""What is found out about a game: the same however it was played, and counted soundly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.arena.playing import Endless, play_out
from parlour.arena.report.figures import Table
from parlour.arena.report.findings import Report
from parlour.arena.report.inquiry import AS_IT_IS, Run, inquire
from parlour.arena.report.keeping import BadState, Kept, heading
from parlour.arena.report.pieces import count, pieces, shifts
from parlour.arena.report.playing import play_all
from parlour.arena.report.report import report
from parlour.arena.report.samples import Sample
from parlour.arena.simulate import Plan
from parlour.contract import Outcome, Tally
from parlour.games import shelf

TOYS = Path(__file__).parent.parent / "toys"
BOXES = shelf([TOYS])
ALONE = ((0,), (1,))
DUEL = Table(ALONE, ("Seat 1", "Seat 2"))


def plan_for(game: str, **otherwise: Any) -> Plan:
    players = BOXES[game].about.usual_players
    return Plan(game, players, 12, "seen", ("random",), {}, (TOYS,))._replace(**otherwise)


class Stop(Exception):
    """What an interrupted run ends with here."""


def found(path: Path, plan: Plan, workers: int = 1, stop_after: int | None = None) -> Report:
    """Play, and tell; `stop_after` so many games it is stopped once, and taken up again."""
    box = BOXES[plan.game]
    inquiry = inquire(box, plan, options=True)

    def progress(games: int) -> None:
        heard.append(games)
        if stop_after is not None and sum(heard) >= stop_after:
            raise Stop

    heard: list[int] = []
    kept = Kept(path, heading(box, inquiry))
    if stop_after is None:
        play_all(inquiry, kept, workers, progress)
        assert sum(heard) == inquiry.games
    else:
        with pytest.raises(Stop):
            play_all(inquiry, kept, workers, progress)
        assert 0 < kept.finished < inquiry.games
        kept.close()
        return found(path, plan, workers)
    told = report(box, inquiry, kept)
    kept.discard()
    assert not path.exists()
    return told


@pytest.fixture(scope="module")
def summit(tmp_path_factory: pytest.TempPathFactory) -> Report:
    return found(tmp_path_factory.mktemp("kept") / "state", plan_for("summit"))


@pytest.fixture(scope="module")
def fists(tmp_path_factory: pytest.TempPathFactory) -> Report:
    return found(tmp_path_factory.mktemp("kept") / "state", plan_for("fists"))


def test_a_run_that_was_stopped_tells_the_same(tmp_path: Path, summit: Report) -> None:
    assert found(tmp_path / "state", plan_for("summit"), stop_after=7) == summit


def test_a_line_that_was_not_written_to_its_end_is_played_again(
    tmp_path: Path, summit: Report
) -> None:
    path, box, plan = tmp_path / "state", BOXES["summit"], plan_for("summit")
    inquiry = inquire(box, plan, options=True)
    kept = Kept(path, heading(box, inquiry))
    play_all(inquiry, kept, 1, lambda games: None)
    kept.close()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 2 // 3])
    assert found(path, plan) == summit


def test_two_processes_find_the_same_as_one(tmp_path: Path, fists: Report) -> None:
    assert found(tmp_path / "state", plan_for("fists"), workers=2) == fists


def test_another_seed_finds_something_else(tmp_path: Path, fists: Report) -> None:
    assert found(tmp_path / "state", plan_for("fists", seed="other")).figures != fists.figures


def test_the_games_of_another_run_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, box = tmp_path / "state", BOXES["fists"]

    def begin(plan: Plan) -> None:
        Kept(path, heading(box, inquire(box, plan, options=True))).close()

    begin(plan_for("fists"))
    for otherwise, said in (
        ({"seed": "other"}, "seed seen, not other"),
        ({"games": 13}, "games 12, not 13"),
        ({"bots": ("random", "random")}, "bots random, not random,random"),
        ({"players": 3}, "players 2, not 3"),
    ):
        with pytest.raises(BadState, match=said):
            begin(plan_for("fists", **otherwise))
    begin(plan_for("fists"))
    monkeypatch.setattr("parlour.arena.report.keeping.program", lambda box: "changed")
    with pytest.raises(BadState, match="another version of the program"):
        begin(plan_for("fists"))
    path.write_text("something else\n")
    with pytest.raises(BadState, match="no state of a report"):
        begin(plan_for("fists"))


def test_every_other_value_of_every_option_is_played(summit: Report) -> None:
    assert [(o.name, o.here, [v.value for v in o.values]) for o in summit.table_options] == [
        ("weather", "fair", ["rough"]),
        ("rope", "none", ["one"]),
    ]
    assert summit.played == 3 * 12
    rough = summit.table_options[0].values[0]
    assert {each.name for each in rough.figures} <= {f.name for f in summit.figures.figures}


def test_what_cannot_be_compared_is_named_with_the_reason() -> None:
    """A heap too small, and seconds that bots do not feel."""
    inquiry = inquire(BOXES["heap"], plan_for("heap"), options=True)
    assert inquiry.runs == (AS_IT_IS, Run("heap", "thirty"))
    reasons = {(each.option, each.value): each.reason for each in inquiry.skipped}
    assert reasons["limit", "an_hour"] == "Bots play without a clock."
    assert inquire(BOXES["heap"], plan_for("heap"), options=False).runs == (AS_IT_IS,)


def test_who_begins_and_how_long_it_takes_is_counted(fists: Report, summit: Report) -> None:
    known = {each.name: each.estimate for each in fists.figures.figures}
    assert (known["Turns"].value, known["Decisions"].value) == (5, 8)
    assert [each.name for each in fists.by_seat] == ["Seat 1", "Seat 2"]
    assert fists.by_turn == []  # all play at once
    assert [each.name for each in summit.by_turn][:2] == ["1st to move", "2nd to move"]
    assert sum(games for _, games in fists.spreads[0].counts) == 12
    assert fists.endless == 0


def test_games_without_an_end_are_counted_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def sometimes(box: Any, bots: Any, seed: str, *more: Any, **named: Any) -> Any:
        if seed.endswith("/3"):
            raise Endless(seed)
        return play_out(box, bots, seed, *more, **named)

    monkeypatch.setattr("parlour.arena.report.samples.play_out", sometimes)
    told = found(tmp_path / "state", plan_for("summit"))
    assert told.figures.endless == [3]
    assert told.endless == 3  # with each of the two options otherwise, too
    assert told.figures.figures[0].estimate.games == 11


def test_the_command_gives_the_same_again(tmp_path: Path) -> None:
    told = found(tmp_path / "state", plan_for("summit", options={"rope": "one"}))
    said = "report summit --players 4 --games 12 --seed seen --bots random --option rope=one"
    assert told.command.endswith(said)
    assert told.options == {"rope": "one"}
    assert [o.here for o in told.table_options] == ["fair", "one"]


def test_a_report_is_plain_data(fists: Report) -> None:
    assert msgspec.json.decode(msgspec.json.encode(fists), type=Report) == fists


# ---------------------------------------------------------------------- counting pieces


def sample(number: int, winner: int, *tallies: Tally) -> Sample:
    places = (1, 2) if winner == 0 else (2, 1)
    return Sample(number, Outcome(places, (0, 0), "X-1"), 1, tallies=tallies)


def test_a_piece_is_counted_where_it_was_and_for_who_won() -> None:
    axe = Tally("Axe", "used", (2, 0)), Tally("Axe", "used", (0, 1)), Tally("Axe", "used", (1, 1))
    games = [sample(0, 0, axe[0]), sample(1, 0, axe[1]), sample(2, 1, axe[2]), sample(3, 1)]
    (found,) = pieces(count(games, DUEL), [0, 1, 2, 3], DUEL)
    assert (found.name, found.times, found.per_game.value) == ("Axe", 5, 1.25)
    assert found.wins is not None
    assert (found.wins.games, found.wins.value) == (4, 0.5)


def test_those_on_one_side_hold_a_piece_together() -> None:
    pair = Table(((0, 1),), ("All",))
    (found,) = pieces(count([sample(0, 0, Tally("Axe", "used", (1, 1)))], pair), [0], pair)
    assert (found.times, found.wins) == (2, None)


def test_a_part_is_told_as_a_part_of_the_whole() -> None:
    told = [Tally("Axe", "of use", (n, 0), "Tools", (4, 0)) for n in (0, 1, 3)]
    games = [sample(number, 0, tally) for number, tally in enumerate(told)]
    (found,) = pieces(count(games, DUEL), [0, 1, 2], DUEL)
    assert found.wins is None
    assert found.worth is not None
    assert found.worth.value == pytest.approx(4 / 12)


def test_only_what_clearly_changes_a_piece_is_told() -> None:
    games = range(40)
    axe, bow = Tally("Axe", "used", (1, 0)), Tally("Bow", "used", (0, 1))
    before = count([sample(n, 0, axe, *[bow] * (n % 2)) for n in games], DUEL)
    after = count([sample(n, 0, *[axe] * (n % 8 == 0), *[bow] * (n % 2)) for n in games], DUEL)
    (found,) = shifts(before, after, list(games), DUEL)
    assert (found.name, found.what, found.before, found.after) == ("Axe", "times a game", 1, 0.125)
