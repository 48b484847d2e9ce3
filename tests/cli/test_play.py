"""`parlour play`: a game at the keyboard, to its end or to be gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import Result

from parlour.arena.files import read_file
from parlour.arena.match import PERSON, Match
from parlour.arena.record import dump, seal
from parlour.arena.replaying import verify
from parlour.contract import Box, Consequences
from parlour.kernel.text import text

Run = Callable[..., Result]
Refused = Callable[..., str]
Table = Callable[[int], list[str]]


def typed(match: Match, start: int = 0, stop: int | None = None) -> str:
    """What those people would have typed between two moves: hand-overs and second thoughts too."""
    box, lines = match.box, []
    again = Match(box, match.seats, match.players, match.seed)
    facing = None
    for number, entry in enumerate(match.entries[:stop]):
        move = box.notation.read(entry.move)
        if number >= start:
            if box.about.secrets and entry.seat != facing:
                lines.append("")
            facing = entry.seat
            lines.append(entry.move)
            if box.foresight.foresee(move, again.view(entry.seat)).caution is not None:
                lines.append(entry.move)
        again.play(entry.seat, move)
    return "".join(f"{line}\n" for line in lines)


# ---------------------------------------------------------------------- a game to its end


def test_a_whole_game_is_played_and_kept(
    run: Run, table: Table, box: Box[Any], kept: Path, random_match: Match, quick_boards: None
) -> None:
    result = run(*table(box.about.usual_players), text=typed(random_match))
    assert result.exit_code == 0
    assert read_file(kept) == random_match.record()
    assert f"parlour replay {kept.name}" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("moves", [1, 2, 3, 7, 50])
def test_a_game_left_at_any_move_goes_on_as_if_it_had_not_been(
    run: Run,
    table: Table,
    box: Box[Any],
    kept: Path,
    random_match: Match,
    quick_boards: None,
    moves: int,
) -> None:
    first = run(*table(box.about.usual_players), text=typed(random_match, 0, moves))
    assert first.exit_code == 1
    assert first.stderr.splitlines() == [
        f"Error: the input ended. Go on with: parlour play --resume {kept.name}"
    ]
    assert read_file(kept).entries == random_match.entries[:moves]
    again = run("play", "--resume", kept.name, text=typed(random_match, moves, moves + 6))
    assert again.exit_code == 1
    assert read_file(kept).entries == random_match.entries[: moves + 6]
    verify(box, read_file(kept))


def test_bots_fill_the_other_seats(run: Run, table: Table, box: Box[Any], kept: Path) -> None:
    run(*table(1), text="1\n1\n1\n")
    record = read_file(kept)
    verify(box, record)
    assert record.players == [PERSON, *["random"] * (box.about.usual_players - 1)]


def test_without_seats_one_person_plays_against_bots_on_the_usual_seats(
    run: Run, box: Box[Any], kept: Path
) -> None:
    result = run("play", box.about.name, "--seed", "s", text="1\n")
    assert "Player>" in result.stdout
    assert read_file(kept).players == [PERSON, "random", "random", "random"]


def test_bots_play_among_themselves_to_the_end(
    run: Run, table: Table, box: Box[Any], kept: Path, quick_boards: None
) -> None:
    result = run(*table(0))
    assert result.exit_code == 0
    assert read_file(kept).result is not None


def test_leaving_before_the_first_move_leaves_no_file(
    run: Run, table: Table, box: Box[Any], tmp_path: Path
) -> None:
    result = run(*table(box.about.usual_players), text="\nquit\n")
    assert result.exit_code == 0
    assert "Nothing had been played yet." in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_quitting_is_no_failure_and_says_how_to_go_on(
    run: Run, table: Table, box: Box[Any], kept: Path
) -> None:
    result = run(*table(1), text="1\nquit\n")
    assert result.exit_code == 0
    assert f"parlour play --resume {kept.name}" in result.stdout


def test_a_second_game_with_the_same_seed_does_not_replace_the_first(
    run: Run, table: Table, box: Box[Any], kept: Path
) -> None:
    run(*table(1), text="1\n1\n")
    first = kept.read_bytes()
    run(*table(1), text="2\n")
    assert kept.read_bytes() == first
    assert kept.with_name(f"{box.about.name}-s-2.parlour.json").exists()


# ---------------------------------------------------------------------- taking back


def before_an_undoable_move(box: Box[Any], match: Match) -> tuple[int, str]:
    """The first place in a game where a move can be taken back by who is then still asked."""
    again = Match(box, match.seats, match.players, match.seed)
    for number, entry in enumerate(match.entries):
        again.play(entry.seat, box.notation.read(entry.move))
        if again.may_undo(entry.seat) and entry.seat in again.game.waiting():
            return number, entry.move
    raise AssertionError("nothing can ever be taken back")


@pytest.mark.rule("KERNEL-UNDO")
def test_a_move_taken_back_can_be_made_again(
    run: Run, table: Table, box: Box[Any], kept: Path, random_match: Match, quick_boards: None
) -> None:
    number, move = before_an_undoable_move(box, random_match)
    text = typed(random_match, 0, number + 1)
    result = run(*table(box.about.usual_players), text=f"{text}undo\n")
    assert "Taken back." in result.stdout
    assert read_file(kept).entries == random_match.entries[:number]
    handed_over = "\n" if box.about.secrets else ""
    once_more = run("play", "--resume", kept.name, text=f"{handed_over}{move}\nundo\n{move}\n")
    assert once_more.stdout.count("Taken back.") == 1
    assert read_file(kept).entries == random_match.entries[: number + 1]


@pytest.mark.rule("KERNEL-UNDO")
def test_against_bots_one_goes_back_for_practice_when_one_says_so(
    run: Run, table: Table, box: Box[Any], kept: Path, quick_boards: None
) -> None:
    result = run(*table(1), text="1\n1\n1\n" * 4)
    before = read_file(kept)
    mine = max(step for step, entry in enumerate(before.entries) if entry.seat == 0)
    result = run("play", "--resume", kept.name, text="undo\nundo all\nundo practice\n")
    assert "type undo practice." in result.stdout
    assert "Type undo, or undo practice." in result.stdout
    assert "Player went back to their last decision. This game is practice now." in result.stdout
    after = read_file(kept)
    assert (before.practice, after.practice) == (False, True)
    assert after.entries == before.entries[:mine]
    verify(box, after)
    again = before.entries[mine].move
    run("play", "--resume", kept.name, text=f"{again}\n{again}\n")
    assert read_file(kept).entries[mine] == before.entries[mine]  # its luck is the same
    said = run("replay", kept.name, "--verify").stdout
    assert "verified" in said


def test_what_gives_something_away_is_asked_once(
    run: Run, table: Table, box: Box[Any], kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    regret = Consequences(caution=text("You may regret it."))
    monkeypatch.setattr(box.foresight, "foresee", lambda move, view: regret)
    run(*table(1), text="1\n2\n")
    assert not kept.exists() or all(e.seat for e in read_file(kept).entries)
    kept.unlink(missing_ok=True)
    result = run(*table(1), text="1\n1\n")
    assert "You may regret it." in result.stdout
    assert any(entry.seat == 0 for entry in read_file(kept).entries)


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "human"],
        ["--seats", "human,no_such_bot"],
        ["--seats", ",".join(["human"] * 99)],
        ["--seats", ""],
        ["--seed", "a/b"],
        ["--option", "loud=yes"],
        ["--option", "loud"],
        ["--save", "file/game.json"],
        ["--save", "file"],
        ["--resume", "nothing.json"],
        ["--loud"],
    ],
    ids=" ".join,
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_line(
    refused: Refused, box: Box[Any], tmp_path: Path, wrong: list[str]
) -> None:
    (tmp_path / "file").write_text("something else")
    refused("play", box.about.name, *wrong)
    assert (tmp_path / "file").read_text() == "something else"


def test_a_game_is_kept_where_one_likes(
    run: Run, table: Table, box: Box[Any], tmp_path: Path
) -> None:
    run(*table(1), "--save", "new/folder/mine.json", text="1\nsave other/place.json\n1\n")
    first, last = tmp_path / "new/folder/mine.json", tmp_path / "other/place.json"
    assert 0 < len(read_file(first).entries) < len(read_file(last).entries)


def test_what_is_resumed_cannot_be_given_other_seats(
    run: Run, table: Table, refused: Refused, box: Box[Any], kept: Path
) -> None:
    run(*table(1), text="1\n")
    before = kept.read_bytes()
    for more in (
        [box.about.name],
        ["--seats", "human,human"],
        ["--seed", "x"],
        ["--option", "a=b"],
    ):
        assert "keeps its seats" in refused("play", *more, "--resume", kept)
    assert kept.read_bytes() == before


def test_a_game_whose_bot_is_gone_is_refused(
    run: Run, table: Table, refused: Refused, box: Box[Any], kept: Path
) -> None:
    run(*table(1), text="1\n")
    record = read_file(kept)
    players = [PERSON, *["no_such_bot"] * (len(record.seats) - 1)]
    kept.write_bytes(dump(seal(msgspec.structs.replace(record, players=players))))
    assert "no_such_bot" in refused("play", "--resume", kept)


def test_a_forged_or_secret_game_is_not_resumed(
    run: Run, table: Table, refused: Refused, box: Box[Any], kept: Path
) -> None:
    run(*table(1), text="1\n")
    record = read_file(kept)
    kept.write_bytes(dump(seal(msgspec.structs.replace(record, state="0" * 64))))
    assert "state" in refused("play", "--resume", kept)
    kept.write_bytes(dump(seal(msgspec.structs.replace(record, seed=None))))
    assert "seed" in refused("play", "--resume", kept)


def test_a_finished_game_shows_its_end_again(run: Run, kept: Path, random_match: Match) -> None:
    kept.write_bytes(dump(random_match.record()))
    result = run("play", "--resume", kept)
    assert result.exit_code == 0
    assert random_match.log(None)[-1] in " ".join(result.stdout.split())
