"""`parlour replay`: watching a recorded game, and trusting it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import Result

from parlour.arena.match import Match
from parlour.arena.playing import play_out
from parlour.arena.record import Record, dump, seal
from parlour.contract import Box
from parlour.kernel.text import plain

Run = Callable[..., Result]
Refused = Callable[..., str]


@pytest.fixture
def match(box: Box[Any]) -> Match:
    return play_out(box, ["random"] * box.about.usual_players, "film")


@pytest.fixture
def short(box: Box[Any]) -> Match:
    """A few moves: boards take their time to draw."""
    match = Match(
        box, ["Ann"] * box.about.usual_players, ["human"] * box.about.usual_players, "film"
    )
    for _ in range(5):
        seat = match.game.waiting()[0]
        match.play(seat, match.game.moves(seat)[0])
    return match


@pytest.fixture
def keep(tmp_path: Path) -> Callable[[Record], Path]:
    def write(record: Record) -> Path:
        path = tmp_path / "film.json"
        path.write_bytes(dump(record))
        return path

    return write


Keep = Callable[[Record], Path]


def test_a_finished_game_is_verified(run: Run, match: Match, keep: Keep) -> None:
    result = run("replay", keep(match.record()), "--verify")
    assert result.exit_code == 0
    assert "verified: finished" in result.stdout
    assert match.record().state[:16] in result.stdout


def test_an_unfinished_game_is_verified(run: Run, box: Box[Any], keep: Keep) -> None:
    match = Match(
        box, ["Ann"] * box.about.usual_players, ["human"] * box.about.usual_players, "film"
    )
    result = run("replay", keep(match.record()), "--verify")
    assert "verified: unfinished, 0 moves" in result.stdout


def test_a_game_whose_seed_is_secret_is_verified_as_far_as_that_goes(
    run: Run, match: Match, keep: Keep
) -> None:
    result = run("replay", keep(match.record(reveal_seed=False)), "--verify")
    assert "its seed is not told" in result.stdout


def test_a_verified_game_is_one_json_document(run: Run, match: Match, keep: Keep) -> None:
    for flags, verified in ((["--verify"], True), ([], False)):
        found = json.loads(run("replay", keep(match.record()), "--json", *flags).stdout)
        assert found["verified"] is verified
        assert found["finished"]
        assert found["moves"] == len(match.entries)
        assert found["state"] == match.record().state


def test_every_move_is_shown(run: Run, match: Match, keep: Keep) -> None:
    printed = run("replay", keep(match.record())).stdout
    for number, entry in enumerate(match.entries, 1):
        assert f"{number}. {match.seats[entry.seat]}: {entry.move}" in printed


def test_a_spectator_hears_only_what_is_public(
    run: Run, box: Box[Any], match: Match, keep: Keep
) -> None:
    watched = Match(box, match.seats, match.players, match.seed)
    for entry in match.entries:
        watched.play(entry.seat, box.notation.read(entry.move))
    private = {
        plain(box.words.describe_event(event), match.seats)
        for event, audience, _ in watched.told
        if audience
    }
    printed = run("replay", keep(match.record())).stdout
    assert not [sentence for sentence in private - set(watched.log(None)) if sentence in printed]


def test_step_by_step_every_move_waits_for_enter(run: Run, short: Match, keep: Keep) -> None:
    result = run("replay", keep(short.record()), "--step", text="\n" * len(short.entries))
    assert result.exit_code == 0
    assert result.stdout.count("Enter goes on") == len(short.entries)


def test_the_end_of_the_input_stops_the_film_in_one_line(
    refused: Refused, match: Match, keep: Keep
) -> None:
    assert "input ended" in refused("replay", keep(match.record()), "--step", text="\n\n")


def test_names_are_shown_as_they_are_and_not_obeyed(run: Run, short: Match, keep: Keep) -> None:
    names = [f"[/]{seat}:bomb:" for seat in range(len(short.seats))]
    record = seal(msgspec.structs.replace(short.record(), seats=names))
    result = run("replay", keep(record), "--step", text="\n" * len(short.entries))
    assert result.exit_code == 0
    assert f"1. [/]{short.entries[0].seat}:bomb:\n" in result.stdout


def test_the_moves_of_an_unfinished_game_are_not_shown(run: Run, short: Match, keep: Keep) -> None:
    result = run("replay", keep(short.record()))
    assert result.exit_code == 0
    assert f"1. {short.seats[short.entries[0].seat]}\n" in result.stdout
    assert short.entries[0].move not in result.stdout


# ---------------------------------------------------------------------- what is refused


def test_a_forged_game_is_refused(refused: Refused, match: Match, keep: Keep) -> None:
    record = match.record()
    assert record.result is not None
    better = msgspec.structs.replace(record.result, points=[99] * len(record.seats))
    forged = seal(msgspec.structs.replace(record, result=better))
    assert "result" in refused("replay", keep(forged), "--verify")
    assert "result" in refused("replay", keep(forged), "--verify", "--json")


def test_a_game_altered_by_hand_is_refused_even_unverified(
    refused: Refused, match: Match, keep: Keep
) -> None:
    path = keep(match.record())
    path.write_bytes(path.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    assert "altered" in refused("replay", path)


def test_an_illegal_move_is_refused_with_its_number_and_the_rule(
    refused: Refused, match: Match, keep: Keep
) -> None:
    record = match.record()
    forged = seal(msgspec.structs.replace(record, entries=[*record.entries, record.entries[0]]))
    line = refused("replay", keep(forged), "--verify")
    assert f"move {len(record.entries) + 1}" in line
    assert "it is not legal: The game is over." in line


def test_a_move_cannot_write_on_the_screen(refused: Refused, match: Match, keep: Keep) -> None:
    record = match.record()
    record.entries[0] = msgspec.structs.replace(record.entries[0], move="\x1b[2J\r\n")
    assert "\x1b" not in refused("replay", keep(seal(record)), "--verify")


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\x00\xff" * 50, b"PK\x03\x04", b"[]", b"[" * 10**5], ids=repr
)
def test_a_file_that_is_no_record_is_refused(refused: Refused, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "odd").write_bytes(data)
    for flags in ([], ["--verify"], ["--json"]):
        assert "odd: " in refused("replay", "odd", *flags)


def test_a_file_cut_off_is_refused(refused: Refused, match: Match, keep: Keep) -> None:
    path = keep(match.record())
    path.write_bytes(path.read_bytes()[:-100])
    assert "cut off" in refused("replay", path)


def test_what_cannot_be_opened_is_refused(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    assert "No such file" in refused("replay", "nothing")
    assert "directory" in refused("replay", ".")
    assert "symbolic links" in refused("replay", "loop")


def test_a_game_that_is_not_on_the_shelf_is_refused(
    refused: Refused, match: Match, keep: Keep
) -> None:
    record = seal(msgspec.structs.replace(match.record(), game="no_such_game"))
    assert "no_such_game" in refused("replay", keep(record), "--verify")


@pytest.mark.parametrize("flags", [[], ["--verify"], ["--json"], ["--step"]], ids=" ".join)
def test_a_game_of_rules_that_are_gone_is_refused_in_one_line(
    refused: Refused,
    box: Box[Any],
    short: Match,
    keep: Keep,
    monkeypatch: pytest.MonkeyPatch,
    flags: list[str],
) -> None:
    path = keep(short.record())
    newer = box.about._replace(rules_version=box.about.rules_version + 1)
    monkeypatch.setattr(box, "about", newer)
    assert "this program plays version" in refused("replay", path, *flags)
